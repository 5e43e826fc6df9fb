import { manilaDate } from '#contract/time.ts'
import type { Deps } from '#server/deps.ts'
import { taskKind } from '#server/platform/tasks.ts'
import type { Applied, JobMetrics, JobsAdded, Registrations, UserMetrics } from '../contract.ts'
import { bucketsOf, growthSince, labelOf, type Span } from '../rules.ts'
import { countRunningPlans, foldFigures, listPoints, sumFigures } from './queries.ts'

type Given = Pick<Deps, 'db' | 'clock'>

export const foldFiguresTask = taskKind<Record<never, never>>('dashboard.fold')
/** Keeps what is to be summed short; changes no figure. */
export const fold = (deps: Pick<Deps, 'db'>): Promise<void> => foldFigures(deps.db)

const KINDS_OF_PEOPLE = ['users.jobseeker', 'users.employer', 'users.admin']

/** How many accounts there are and were opened this week, try, pay, and completed onboarding. */
export async function userMetrics({ db, clock }: Given): Promise<UserMetrics> {
  const now = clock.now()
  const [sums, plans] = await Promise.all([
    sumFigures(db, [...KINDS_OF_PEOPLE, 'onboarded'], growthSince(now)),
    countRunningPlans(db, now),
  ])
  const all = (pick: 'total' | 'recent') =>
    KINDS_OF_PEOPLE.reduce((sum, kind) => sum + (sums.get(kind)?.[pick] ?? 0), 0)
  return {
    total_users: all('total'),
    user_growth_7_days: all('recent'),
    trial_users: plans.trying,
    paid_subscribers: plans.paying,
    onboarding_completed: sums.get('onboarded')?.total ?? 0,
  }
}

/** How many postings are known, and how many of them are neither held nor hidden. */
export async function jobMetrics({ db, clock }: Given): Promise<JobMetrics> {
  const sums = await sumFigures(db, ['jobs.olj', 'jobs.linkedin', 'jobs.approved'], growthSince(clock.now()))
  const of = (figure: string) => sums.get(figure)?.total ?? 0
  return { total_jobs: of('jobs.olj') + of('jobs.linkedin'), approved_jobs: of('jobs.approved') }
}

/** One number of each figure for each point of a chart, empty ones filled. */
async function seriesOf<Name extends string>({ db, clock }: Given, span: Span, figures: Record<Name, string>) {
  const now = clock.now()
  const buckets = bucketsOf(span, now)
  const tomorrow = manilaDate(new Date(now.getTime() + 86_400_000))
  const asked = Object.values<string>(figures)
  const points = await listPoints(db, { span, figures: asked, since: buckets[0] ?? tomorrow, until: tomorrow })
  const found = new Map(points.map(({ figure, bucket, n }) => [`${figure} ${bucket}`, n]))
  const lists = Object.entries<string>(figures).map(([name, figure]) => [
    name,
    buckets.map((bucket) => found.get(`${figure} ${bucket}`) ?? 0),
  ])
  return {
    labels: buckets.map((bucket) => labelOf(span, bucket)),
    ...(Object.fromEntries(lists) as Record<Name, number[]>),
  }
}

export const registrations = (deps: Given, span: Span): Promise<Registrations> =>
  seriesOf(deps, span, { jobseekers: 'users.jobseeker', employers: 'users.employer' })

export const jobsAdded = (deps: Given, span: Span): Promise<JobsAdded> =>
  seriesOf(deps, span, { olj_jobs: 'jobs.olj', linkedin_jobs: 'jobs.linkedin' })

/** Who applied and to what is counted once in a day, a week or a month, so each span has figures of its own. */
export const applied = (deps: Given, span: Span): Promise<Applied> =>
  seriesOf(deps, span, {
    total_applications: 'applications',
    unique_applicants: `applicants.${span}`,
    jobs_applied_to: `applied.${span}`,
  })
