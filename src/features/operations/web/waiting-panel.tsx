import type { ReactNode } from 'react'
import { manilaExact } from '#contract/time.ts'
import { grouped } from '#contract/number.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { useWaiting } from './api.ts'
import { OPERATIONS_TEXTS as say } from './texts.ts'

/** Mails, payments and postings that wait for somebody. */
export function WaitingPanel() {
  const { data, isError, isFetching, refetch } = useWaiting()
  if (!data && isError) {
    return <ErrorState message={say.waitingFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-36" />
  const { mails, payments, review } = data
  return (
    <dl className="border-t border-line">
      <Row label="Mails waiting" count={mails.waiting}>
        {mails.oldest_at === null ? null : `the oldest since ${manilaExact(mails.oldest_at)}`}
      </Row>
      <Row label="Mails refused in 7 days" count={mails.refused_7_days} />
      <Row label="Payments whose end is not known" count={payments.waiting}>
        {payments.oldest_at === null ? null : `the oldest since ${manilaExact(payments.oldest_at)}`}
      </Row>
      <Row label="Payments held" count={payments.held}>
        {payments.held === 0 ? null : 'Look into them with npm run hanap -- payments --waiting'}
      </Row>
      <Row label="Postings held" count={review.held}>
        {review.held === 0 ? null : <TextLink to="/admin/review">Review them</TextLink>}
      </Row>
      <Row label="Postings reported" count={review.reported}>
        {review.reported === 0 ? null : <TextLink to="/admin/review">Review them</TextLink>}
      </Row>
    </dl>
  )
}

const Row = ({ label, count, children }: { label: string; count: number; children?: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-1.5">
    <dt className="min-w-72">{label}</dt>
    <dd className="flex flex-wrap items-center gap-x-4">
      <span className={count === 0 ? 'tabular text-soft' : 'tabular font-semibold'}>{grouped(count)}</span>
      <span className="text-soft">{children}</span>
    </dd>
  </div>
)
