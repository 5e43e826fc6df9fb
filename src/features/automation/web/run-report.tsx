import { manilaExact } from '#contract/time.ts'
import { statusOf } from '#web/lib/query.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { AutomationRun } from '../contract.ts'
import { useRun } from './api.ts'
import { type ItemParts, PlanItemCard } from './plan-item.tsx'
import { groupsOf, ItemGroup } from './plan-list.tsx'
import { dayName, many, PLAN_TEXTS as say, RUN_WORDS } from './texts.ts'

/** The report of a run: what was sent, with receipts, what was not and why, and the points it took. */
export function RunReport({ id, ...parts }: ItemParts & { id: string }) {
  const { data, error, isError, isFetching, refetch } = useRun(id)
  if (statusOf(error) === 404) return <ErrorState message={say.noRun} level={1} />
  if (!data && isError) {
    return <ErrorState message={say.runFailed} onRetry={() => void refetch()} retrying={isFetching} level={1} />
  }
  if (!data) {
    return (
      <Loading label="Loading the run" className="flex flex-col gap-3">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-24 w-full" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-28 w-full" />
        ))}
      </Loading>
    )
  }
  return (
    <>
      <Head run={data} />
      {data.items.length === 0 ? (
        <p className="mt-6">No job came close enough to your rules for this run.</p>
      ) : (
        groupsOf(data).map((group) => (
          <ItemGroup key={group.title} {...group}>
            {(item) => <PlanItemCard key={item.id} item={item} {...parts} />}
          </ItemGroup>
        ))
      )}
      <Events run={data} />
    </>
  )
}

function Head({ run }: { run: AutomationRun }) {
  const { word, tone } = RUN_WORDS[run.state]
  const { sent, planned } = run.counts
  const { spent, left } = run.points
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-3xl">Run of {dayName(run.run_date)}</h1>
        <StatusPill tone={tone}>{word}</StatusPill>
      </div>
      {run.reason === null ? null : <p className="mt-2 max-w-prose">{run.reason}</p>}
      <dl className="mt-4 grid grid-cols-3 divide-x divide-line border-y border-line">
        <Figure term="Sent" value={String(sent)} note={`of ${Math.max(planned, sent)} planned`} />
        <Figure term="Spent" value={String(spent)} note={spent === 1 ? 'point' : 'points'} />
        <Figure term="Left" value={left === null ? '–' : String(left)} note={left === null ? 'not known' : 'points'} />
      </dl>
      <p className="mt-2 text-sm text-soft">
        Planned {manilaExact(run.planned_at)}
        {run.started_at === null ? '' : `, begun ${manilaExact(run.started_at)}`}
        {run.ended_at === null ? '' : `, ended ${manilaExact(run.ended_at)}`}. Manila time.
      </p>
    </>
  )
}

const Figure = ({ term, value, note }: { term: string; value: string; note: string }) => (
  <div className="px-3 py-3 first:ps-0">
    <dt className="text-sm text-soft">{term}</dt>
    <dd>
      <span className="tabular text-2xl font-semibold">{value}</span>{' '}
      <span className="block text-sm text-soft">{note}</span>
    </dd>
  </div>
)

const ACTORS = { person: 'You', hanap: 'Hanap', board: 'The board', operator: 'The team' }

function Events({ run: { events } }: { run: AutomationRun }) {
  if (events.length === 0) return null
  return (
    <Fold
      title={`Everything that happened: ${many(events.length, 'entry', 'entries')}`}
      className="mt-8 border-y border-line"
    >
      <ol className="flex flex-col gap-2 pb-3">
        {events.map(({ id, actor, sentence, happened_at: at }) => (
          <li key={id}>
            <span className="tabular text-sm text-soft">
              {manilaExact(at)}, {ACTORS[actor]}
            </span>
            <span className="block">{sentence}</span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
