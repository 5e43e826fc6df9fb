import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Span } from './rules.ts'

const counts = z.array(z.number())
const series = <Names extends string>(...names: Names[]) =>
  z.object({
    /** What each bucket is called; the other lists have one number for each. */
    labels: z.array(z.string()),
    ...(Object.fromEntries(names.map((name) => [name, counts])) as Record<Names, typeof counts>),
  })

const registrations = series('jobseekers', 'employers')
export type Registrations = z.output<typeof registrations>
const jobs = series('olj_jobs', 'linkedin_jobs')
export type JobsAdded = z.output<typeof jobs>
const applications = series('total_applications', 'unique_applicants', 'jobs_applied_to')
export type Applied = z.output<typeof applications>

const userMetrics = z.object({
  total_users: z.number(),
  user_growth_7_days: z.number(),
  trial_users: z.number(),
  paid_subscribers: z.number(),
  onboarding_completed: z.number(),
})
export type UserMetrics = z.output<typeof userMetrics>
const jobMetrics = z.object({ total_jobs: z.number(), approved_jobs: z.number() })
export type JobMetrics = z.output<typeof jobMetrics>

const SPAN_WORDS: Record<Span, string> = {
  day: 'of the last 30 days',
  week: 'of the last 12 weeks',
  month: 'of the last 12 months',
}
const read = <const Path extends `/${string}`, R extends z.core.$ZodType>(path: Path, summary: string, response: R) =>
  endpoint({ method: 'GET', path, access: 'admin', summary, response })
const people = (span: Span) => `People who registered, by day, week or month: ${SPAN_WORDS[span]}`
const postings = (span: Span) => `Postings that came in, by board: ${SPAN_WORDS[span]}`
const applying = (span: Span) => `Applications the board confirmed, who made them and where: ${SPAN_WORDS[span]}`

/** What the team's dashboard counts; every figure is right at the moment it is asked for (docs/product/admin.md). */
export const dashboard = {
  userMetrics: read('/admin-dashboard/user-metrics/', 'How many people there are, try, pay and are ready', userMetrics),
  jobMetrics: read('/admin-dashboard/job-metrics/', 'How many postings there are, and how many are listed', jobMetrics),
  registrationsByMonth: read('/admin-dashboard/user-registration-monthly/', people('month'), registrations),
  registrationsByWeek: read('/admin-dashboard/user-registration-week/', people('week'), registrations),
  registrationsByDay: read('/admin-dashboard/user-registration-day/', people('day'), registrations),
  jobsByMonth: read('/admin-dashboard/jobs-monthly/', postings('month'), jobs),
  jobsByWeek: read('/admin-dashboard/jobs-week/', postings('week'), jobs),
  jobsByDay: read('/admin-dashboard/jobs-day/', postings('day'), jobs),
  applicationsByMonth: read('/admin-dashboard/job-applications-monthly/', applying('month'), applications),
  applicationsByWeek: read('/admin-dashboard/job-applications-week/', applying('week'), applications),
  applicationsByDay: read('/admin-dashboard/job-applications-day/', applying('day'), applications),
}
