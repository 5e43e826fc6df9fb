import { dashboard } from '#features/dashboard/contract.ts'
import { bucketsOf, labelOf, type Span } from '#features/dashboard/rules.ts'
import { server } from './server.ts'

/** The morning the tests live in. */
const NOW = new Date('2026-11-23T02:00:00Z')
const labels = (span: Span) => bucketsOf(span, NOW).map((start) => labelOf(span, start))
const steps = (span: Span, factor: number) => labels(span).map((_, at) => at * factor)

export const someRegistrations = (span: Span) => ({
  labels: labels(span),
  jobseekers: steps(span, 3),
  employers: steps(span, 0),
})
const someJobs = (span: Span) => ({ labels: labels(span), olj_jobs: steps(span, 100), linkedin_jobs: steps(span, 40) })
const someApplications = (span: Span) => ({
  labels: labels(span),
  total_applications: steps(span, 9),
  unique_applicants: steps(span, 4),
  jobs_applied_to: steps(span, 6),
})

/** A platform that grew with every month. */
export function answerDashboard(): void {
  server.on(dashboard.userMetrics, {
    total_users: 1234,
    user_growth_7_days: 33,
    trial_users: 210,
    paid_subscribers: 45,
    onboarding_completed: 823,
  })
  server.on(dashboard.jobMetrics, { total_jobs: 98_765, approved_jobs: 98_700 })
  server.on(dashboard.registrationsByMonth, someRegistrations('month'))
  server.on(dashboard.jobsByMonth, someJobs('month'))
  server.on(dashboard.applicationsByMonth, someApplications('month'))
}
