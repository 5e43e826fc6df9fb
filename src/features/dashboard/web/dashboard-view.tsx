import { type ReactNode, useEffect } from 'react'
import { grouped } from '#contract/number.ts'
import { manilaTime } from '#contract/time.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { statusOf } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { rateOf } from '../rules.ts'
import { CHARTS, useDashboard } from './api.ts'
import { ChartSection } from './chart-section.tsx'
import { DASHBOARD_TEXTS as say } from './texts.ts'

/** The four cards and the three charts. A failure keeps what was there before and says so. */
export function DashboardView() {
  const { data, error, isFetching, updatedAt, reload } = useDashboard()
  const navigate = useNavigate()
  const denied = statusOf(error) === 403
  useEffect(() => {
    if (!denied) return
    toast.error(say.denied)
    navigate('/', { replace: true })
  }, [denied, navigate])
  if (denied) return null
  if (!data && error) return <Failed onRetry={() => void reload()} retrying={isFetching} />
  if (!data) return <Waiting />
  const refresh = async () => {
    const answers = await reload()
    if (answers.some((one) => one.isError && statusOf(one.error) !== 403)) toast.error(say.failed)
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="tabular text-soft">Last updated: {manilaTime(new Date(updatedAt))} (Manila)</p>
        <Button look="secondary" busy={isFetching} busyLabel="Refreshing…" onClick={() => void refresh()}>
          Refresh
        </Button>
      </div>
      <Cards {...data} />
      <ChartSection
        name="User Registrations"
        kind="line"
        endpoints={CHARTS.registrations}
        byMonth={data.registrations}
        lists={[
          ['jobseekers', 'Job seekers'],
          ['employers', 'Employers'],
        ]}
      />
      <ChartSection
        name="Jobs Added by Source"
        kind="bar"
        endpoints={CHARTS.jobs}
        byMonth={data.added}
        lists={[
          ['olj_jobs', 'OnlineJobs.ph'],
          ['linkedin_jobs', 'LinkedIn'],
        ]}
      />
      <ChartSection
        name="Job Seeker Applications"
        kind="line"
        endpoints={CHARTS.applications}
        byMonth={data.applications}
        lists={[
          ['total_applications', 'Total applications'],
          ['unique_applicants', 'Unique applicants'],
          ['jobs_applied_to', 'Jobs applied to'],
        ]}
      />
    </div>
  )
}

type CardsProps = Pick<NonNullable<ReturnType<typeof useDashboard>['data']>, 'users' | 'jobs'>

const Cards = ({ users, jobs }: CardsProps) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-box border border-line bg-line lg:grid-cols-4">
    <Stat name="Total Users" count={users.total_users}>
      {grouped(users.user_growth_7_days)} this week
    </Stat>
    <Stat name="Total Jobs" count={jobs.total_jobs}>
      {grouped(jobs.approved_jobs)} approved
    </Stat>
    <Stat name="Trial Users" count={users.trial_users}>
      {grouped(users.paid_subscribers)} converted
    </Stat>
    <Stat name="Onboarding Complete" count={users.onboarding_completed}>
      {rateOf(users.onboarding_completed, users.total_users)}% rate
    </Stat>
  </dl>
)

const Stat = ({ name, count, children }: { name: string; count: number; children: ReactNode }) => (
  <div className="bg-surface p-4">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="tabular text-2xl font-semibold">{grouped(count)}</dd>
    <dd className="tabular text-sm text-soft">{children}</dd>
  </div>
)

const Failed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <div role="alert" className="flex flex-col items-start gap-3 border-y border-line py-10">
    <h2 className="text-xl">{say.failedTitle}</h2>
    <p className="text-soft">{say.failed}</p>
    <Button look="secondary" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
      Retry
    </Button>
  </div>
)

const Waiting = () => (
  <div>
    <p className="mb-4 text-soft" aria-hidden="true">
      {say.loading}
    </p>
    <Loading label={say.loading} className="flex flex-col gap-6">
      <Skeleton className="h-48 lg:h-24" />
      <Skeleton className="h-72" />
    </Loading>
  </div>
)
