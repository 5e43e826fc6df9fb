import { manilaExact } from '#contract/time.ts'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SplitItem } from '../contract.ts'
import { LONGEST_REASON, REVIEW_PAGE_SIZE, type RowDecision } from '../rules.ts'
import { NO_REASON, reasonForm } from '../schemas.ts'
import { useDecideSplit, useSplits } from './api.ts'
import { QueueSkeleton } from './review-queue.tsx'
import { DECISION_NAMES, SAFETY_TEXTS as say } from './texts.ts'

type SplitListProps = { page: number; hrefOf: (page: number) => string; boards: Record<'olj' | 'linkedin', string> }

/** Pairs of postings that somebody told apart or joined, against what everybody sees. */
export function SplitList({ page, hrefOf, boards }: SplitListProps) {
  const { data, isError, isFetching, refetch } = useSplits(page)
  if (!data && isError)
    return <ErrorState message={say.queueFailed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <QueueSkeleton />
  if (data.results.length === 0) return <EmptyState title={say.splitsEmpty} />
  return (
    <>
      <ul>
        {data.results.map((item) => (
          <li key={item.id} className="border-b border-line py-5">
            <p className="text-soft">
              <strong>{SAYS[item.choice]}</strong>
              {item.people === 1 ? ', says 1 person' : `, say ${item.people} people`}, first on{' '}
              {manilaExact(item.asked_at)}
              {item.reason ? `. Counted as one because: ${item.reason}` : ''}
            </p>
            <div className="my-3 grid gap-4 md:grid-cols-2">
              <Side side={item.one} board={boards[item.one.source]} />
              <Side side={item.other} board={boards[item.other.source]} />
            </div>
            <Decision item={item} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / REVIEW_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}

const SAYS = { split: 'These are different jobs', join: 'These are the same job' } as const
const CONFIRM = { split: 'Make two jobs for everybody', join: 'Make one job for everybody' } as const

function Side({ side, board }: { side: SplitItem['one']; board: string }) {
  return (
    <article className="min-w-0">
      <h2 className="text-lg break-words">{side.title}</h2>
      <p className="text-soft">
        {side.employer ?? 'Employer not named'} · <OutsideLink href={side.link}>On {board}</OutsideLink>
      </p>
      <p className="mt-2 text-sm break-words whitespace-pre-line">{side.text}</p>
    </article>
  )
}

function Decision({ item }: { item: SplitItem }) {
  const { mutateAsync } = useDecideSplit()
  const form = useForm({
    initial: NO_REASON,
    draft: { name: `split:${item.id}` },
    schema: reasonForm,
    onFailure: (error) =>
      void toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed),
  })
  const { busy } = form
  const make = (decision: RowDecision) =>
    void form.submit({
      send: ({ reason }) => mutateAsync({ id: item.id, decision, reason: reason.trim() }),
      onSent: () => {
        form.reset(NO_REASON)
        toast.success(`${DECISION_NAMES[decision]}: ${item.one.title}`)
      },
    })
  return (
    <div className="flex flex-col gap-2">
      <TextField label="Why (kept with the decision)" field={form.field('reason')} maxLength={LONGEST_REASON} />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => make(item.choice)}>
          {CONFIRM[item.choice]}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => make('keep')}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
