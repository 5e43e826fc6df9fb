import type { ResponseOf } from '#contract/endpoint.ts'
import { formatAmount } from '#contract/money.ts'
import { manilaExact } from '#contract/time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import type { subscriptions, Subscription } from '../contract.ts'
import { useCurrentSubscription, usePlans } from './api.ts'
import { PLANS_FAILED, PLANS_SOON } from './texts.ts'

type Plan = ResponseOf<typeof subscriptions.plans>[number]

/** The plans side by side with the person's own marked (spec 3 §2); paying comes with card payments. */
export function PlanList() {
  const plans = usePlans()
  const current = useCurrentSubscription()
  if (plans.isError) {
    return <ErrorState message={PLANS_FAILED} onRetry={() => void plans.refetch()} retrying={plans.isFetching} />
  }
  return (
    <>
      <Notice>{PLANS_SOON}</Notice>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {plans.data?.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} current={current.data} />
          </li>
        )) ??
          [1, 2, 3].map((key) => (
            <li key={key}>
              <Skeleton className="h-64" />
            </li>
          ))}
      </ul>
    </>
  )
}

function PlanCard({ plan, current }: { plan: Plan; current: Subscription | undefined }) {
  const own = current?.plan?.plan_type === plan.plan_type
  const expired = own && current.status === 'expired'
  return (
    <Card className="flex h-full flex-col gap-3" aria-label={plan.name}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        {own ? <Badge tone={expired ? 'danger' : 'success'}>{expired ? 'Expired' : 'Current'}</Badge> : null}
      </div>
      <p className="text-2xl font-semibold tabular-nums">{formatAmount(plan.price_centavos / 100, plan.currency)}</p>
      <p className="text-soft">
        {plan.plan_type === 'free'
          ? `${plan.duration_days} days, no credit card required`
          : '1 month of access, no cancellation, no refund'}
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>{plan.max_saved_jobs} saved jobs</li>
        <li>{plan.has_advanced_filtering ? 'Advanced filters' : 'Search and apply'}</li>
      </ul>
      {own && current.end_date !== null ? (
        <p className="mt-auto text-sm text-soft">
          {expired ? 'Ended' : 'Until'} {manilaExact(current.end_date)}, Manila time
        </p>
      ) : null}
    </Card>
  )
}
