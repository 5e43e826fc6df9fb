import type { ReactNode } from 'react'
import { manilaExact } from '#contract/time.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { ReviewItem } from '../contract.ts'
import { LONGEST_REASON, REVIEW_PAGE_SIZE, type ReviewDecision } from '../rules.ts'
import { NO_REASON, reasonForm } from '../schemas.ts'
import { type QueueName, useDecide, useReviews } from './api.ts'
import { DECISION_NAMES, heldText, REASON_NAMES, SAFETY_TEXTS as say, STATE_NAMES } from './texts.ts'

type QueueProps = { state: QueueName; page: number; hrefOf: (page: number) => string }

/** Postings that wait for the team, or that it hid, each with why, the reports and what was decided before. */
export function ReviewQueue({ state, page, hrefOf }: QueueProps) {
  const { data, isError, isFetching, refetch } = useReviews(state, page)
  if (!data && isError)
    return <ErrorState message={say.queueFailed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <QueueSkeleton />
  if (data.results.length === 0) return <EmptyState title={state === 'waiting' ? say.queueEmpty : say.hiddenEmpty} />
  return (
    <>
      <p role="status" className="tabular py-3 text-soft">
        {data.count} {data.count === 1 ? 'job' : 'jobs'}
      </p>
      <ul className="border-t border-line">
        {data.results.map((item) => (
          <li key={item.id} className="border-b border-line py-5">
            <Item item={item} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.count / REVIEW_PAGE_SIZE)} hrefOf={hrefOf} />
    </>
  )
}

function Item({ item }: { item: ReviewItem }) {
  return (
    <article className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg break-words">{item.title}</h2>
        <p className="text-soft">
          {item.employer ?? 'Employer not named'} · first seen {manilaExact(item.first_seen)} ·{' '}
          <OutsideLink href={item.link}>On the board</OutsideLink>
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <StatusPill tone={item.state === 'approved' ? 'success' : 'danger'}>{STATE_NAMES[item.state]}</StatusPill>
          {item.closed ? <Badge>Job Closed</Badge> : null}
          {item.held_for.map((kind) => (
            <Badge key={kind} className="whitespace-normal">
              {heldText(kind)}
            </Badge>
          ))}
        </p>
      </div>
      <Notes item={item} />
      <Reports item={item} />
      <details>
        <summary className="inline-flex min-h-11 items-center font-medium text-dagat hover:underline">
          The whole text{item.salary ? `, pay: ${item.salary}` : ''}
        </summary>
        <p className="max-w-[68ch] break-words whitespace-pre-line">{item.description}</p>
      </details>
      <Decision item={item} />
      <Past item={item} />
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">{children}</ul>
    </section>
  )
}

function Notes({ item }: { item: ReviewItem }) {
  if (item.notes.length === 0) return null
  return (
    <Part title="What the rules found">
      {item.notes.map((note) => (
        <li key={note.kind}>
          {NOTE_TEXTS[note.kind].title}: <q className="break-words">{note.quote}</q>
        </li>
      ))}
    </Part>
  )
}

function Reports({ item }: { item: ReviewItem }) {
  if (item.reports.length === 0) return null
  return (
    <Part title={item.reports.length === 1 ? '1 report' : `${item.reports.length} reports`}>
      {item.reports.map((report) => (
        <li key={`${report.reported_at} ${report.reason} ${report.note}`} className="break-words">
          {REASON_NAMES[report.reason]}
          {report.note === '' ? '' : `: ${report.note}`}{' '}
          <span className="text-sm text-soft">({manilaExact(report.reported_at)})</span>
        </li>
      ))}
    </Part>
  )
}

function Past({ item }: { item: ReviewItem }) {
  if (item.history.length === 0) return null
  return (
    <Part title="Decided before">
      {item.history.map((made) => (
        <li key={made.decided_at} className="text-sm break-words text-soft">
          {DECISION_NAMES[made.decision]} by {made.by ?? 'a former member of the team'}, {manilaExact(made.decided_at)}
          {made.reason === '' ? '' : `: ${made.reason}`}
        </li>
      ))}
    </Part>
  )
}

function Decision({ item }: { item: ReviewItem }) {
  const { mutateAsync } = useDecide()
  const form = useForm({
    initial: NO_REASON,
    draft: { name: `review:${item.id}` },
    schema: reasonForm,
    onFailure: (error) =>
      void toast.error(error instanceof ApiError && error.detail !== '' ? error.detail : say.failed),
  })
  const { busy } = form
  const make = (decision: ReviewDecision) =>
    void form.submit({
      send: ({ reason }) => mutateAsync({ id: item.id, decision, reason: reason.trim() }),
      onSent: () => {
        // The reason of one decision is not that of the next.
        form.reset(NO_REASON)
        toast.success(`${DECISION_NAMES[decision]}: ${item.title}`)
      },
    })
  return (
    <div className="flex flex-col gap-2">
      <TextField label="Why (kept with the decision)" field={form.field('reason')} maxLength={LONGEST_REASON} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={() => make('approve')}>
          List it
        </Button>
        {item.state === 'held' ? null : (
          <Button look="secondary" busy={busy} onClick={() => make('hold')}>
            Hold it
          </Button>
        )}
        {item.state === 'hidden' ? null : (
          <Button look="danger" busy={busy} onClick={() => make('hide')}>
            Hide for good
          </Button>
        )}
      </div>
    </div>
  )
}

export function QueueSkeleton() {
  return (
    <Loading label="Loading the queue" className="flex flex-col gap-4 pt-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </Loading>
  )
}
