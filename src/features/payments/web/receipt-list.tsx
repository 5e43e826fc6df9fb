import ChevronRight from 'lucide-react/icons/chevron-right'
import { manilaDay } from '#contract/time.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { PLANS } from '../../subscriptions/rules.ts'
import type { PaymentDetails } from '../contract.ts'
import { paidWithText, pesos } from '../receipt.ts'
import { useReceipts } from './api.ts'

/** Past payments; each opens its receipt. */
export function ReceiptList({ onOpen }: { onOpen: (receipt: PaymentDetails) => void }) {
  const { data, isError, isFetching, refetch } = useReceipts()
  if (isError && !data) {
    return (
      <ErrorState message="Your receipts could not be loaded." onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading your receipts">
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  if (data.results.length === 0) return <p className="text-soft">You have not paid for a plan yet.</p>
  return (
    <ul className="max-w-3xl border-t border-line">
      {data.results.map((receipt) => (
        <li key={receipt.id} className="border-b border-line">
          <button
            type="button"
            onClick={() => onOpen(receipt)}
            className="flex min-h-16 w-full items-center gap-3 px-1 py-2 text-start hover:bg-dagat-wash"
          >
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-3 font-semibold">
                <span>
                  {PLANS[receipt.plan_type].name}, {manilaDay(receipt.paid_at)}
                </span>
                <span className="tabular-nums">{pesos(Math.round(receipt.amount * 100))}</span>
              </span>
              <span className="block text-sm text-soft">
                Receipt {receipt.receipt_number} · {paidWithText(receipt)}
                {receipt.status === 'REFUNDED' ? ' · Refunded' : ''}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
