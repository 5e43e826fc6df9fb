import { statusOf } from '#web/lib/query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ColumnsPicture } from '#web/ui/pictures.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { Figures } from '../contract.ts'
import { shareText } from '../rules.ts'
import { useFigures } from './api.ts'
import { SourceChart } from './source-chart.tsx'
import { firstAnswerSentences, likelySentence } from './texts.ts'
import { WeekChart } from './week-chart.tsx'

/** The person's own figures: what was sent and what came of it, without claiming more than the numbers carry. */
export function FiguresView() {
  const { data, isError, error, isFetching, refetch } = useFigures()
  if (data) return data.totals.sent === 0 ? <NothingSent /> : <Shown figures={data} />
  if (isError) {
    const status = statusOf(error)
    return (
      <ErrorState
        message={`Failed to load your figures. Please try again.${status === undefined ? '' : ` (Status: ${status})`}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <Loading label="Loading your figures" className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-6 h-64 w-full" />
    </Loading>
  )
}

const NothingSent = () => (
  <EmptyState
    picture={<ColumnsPicture />}
    title="No figures yet"
    action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
  >
    They begin with the first application that was sent.
  </EmptyState>
)

function Shown({ figures: { totals, weeks, sources, first_answer: first } }: { figures: Figures }) {
  return (
    <div className="flex flex-col gap-10">
      <section aria-label="Altogether" className="flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          <Total term="Sent">{totals.sent}</Total>
          <Total term="Replies">{shareText(totals.replies, totals.sent)}</Total>
          <Total term="Interviews">{shareText(totals.interviews, totals.sent)}</Total>
          <Total term="Offers">{shareText(totals.offers, totals.sent)}</Total>
        </dl>
        <p className="max-w-prose">{likelySentence(totals)}</p>
      </section>
      <WeekChart weeks={weeks} />
      <SourceChart sources={sources} />
      <section aria-labelledby="first-answer" className="flex flex-col gap-2 border-t border-line pt-6">
        <h2 id="first-answer" className="text-2xl">
          Days to the first answer
        </h2>
        {firstAnswerSentences(first).map((sentence) => (
          <p key={sentence} className="max-w-prose">
            {sentence}
          </p>
        ))}
      </section>
      <p className="max-w-prose border-t border-line pt-6 text-soft">
        An answer is the first time you moved an application away from Applied. The figures are as good as what you
        write down: keep the status of each application up to date.
      </p>
    </div>
  )
}

const Total = ({ term, children }: { term: string; children: string | number }) => (
  <div className="border-t border-line pt-3">
    <dt className="text-soft">{term}</dt>
    <dd className="tabular text-xl font-semibold sm:text-2xl">{children}</dd>
  </div>
)
