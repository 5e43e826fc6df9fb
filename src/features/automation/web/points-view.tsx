import { manilaDate, manilaExact } from '#contract/time.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#web/ui/states.tsx'
import type { AutomationPoints } from '../contract.ts'
import { usePoints } from './api.ts'
import { many, PLAN_TEXTS as say } from './texts.ts'

/** The points as they went, whether the board agrees, and what tomorrow brings. */
export function PointsView() {
  const { data, isError, isFetching, refetch } = usePoints()
  if (!data && isError) {
    return <ErrorState message={say.pointsFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading your points" className="flex flex-col gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-16 w-full" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </Loading>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Balance points={data} />
      {data.agreement.state === 'unknown' ? null : (
        <Notice tone={data.agreement.state === 'differs' ? 'mangga' : 'plain'}>
          <p>{data.agreement.sentence}</p>
        </Notice>
      )}
      {data.forecast.points === null ? null : <p>{data.forecast.sentence}</p>}
      <Entries entries={data.entries} />
    </div>
  )
}

function Balance({ points }: { points: AutomationPoints }) {
  const { board, free, reserved, reserve, spendable } = points
  const kept = reserve === 0 ? '' : ` You keep ${many(reserve, 'point')} for yourself.`
  // Before the board is asked, nought would be a guess.
  if (board === null) return <p>{`We have not asked OLJ for your points yet.${kept}`}</p>
  return (
    <div>
      <dl className="grid grid-cols-2 gap-y-3 border-y border-line py-3 sm:grid-cols-4">
        <Figure term="On the board" value={String(board.points)} />
        <Figure term="Free" value={String(free)} />
        <Figure term="Set aside for a plan" value={String(reserved)} />
        <Figure term="A plan may use" value={String(spendable)} />
      </dl>
      <p className="mt-2 text-sm text-soft">{`The board said so ${manilaExact(board.read_at)}, Manila time.${kept}`}</p>
    </div>
  )
}

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className="text-sm text-soft">{term}</dt>
    <dd className="tabular text-2xl font-semibold">{value}</dd>
  </div>
)

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

function Entries({ entries }: Pick<AutomationPoints, 'entries'>) {
  if (entries.length === 0) {
    return (
      <EmptyState title="No entries yet">Each point that comes and goes stands here from the first plan on.</EmptyState>
    )
  }
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className="border-b border-line pb-2 text-xl">
        Entries
      </h2>
      <ul>
        {entries.map(({ id, points, free_after: after, sentence, happened_at: at }) => (
          <li key={id} className="flex items-start gap-4 border-b border-line py-2">
            <span className="tabular w-10 shrink-0 text-end font-semibold">{signed(points)}</span>
            <span className="min-w-0 flex-1 break-words">
              {sentence}
              <span className="block text-sm text-soft">
                <time dateTime={manilaDate(at)}>{manilaExact(at)}</time> · {after} free afterwards
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
