import type { ResponseOf } from '#contract/endpoint.ts'
import { useNow } from '#web/lib/now.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { subscriptions } from '../../subscriptions/contract.ts'
import type { Quoted } from '../contract.ts'
import { pesos } from '../receipt.ts'
import { type Current, isLapsed, restOf } from './standing.ts'
import { BASIC_WAITS, CHECKING, choiceLabel, inManila, NO_REFUND, restSentence } from './texts.ts'

type Plan = ResponseOf<typeof subscriptions.plans>[number]

type PlanCardsProps = {
  plans: readonly Plan[] | undefined
  current: Current | undefined
  /** What each plan would give now; undefined until it is known. */
  quotes: readonly Quoted[] | undefined
  /** A payment is under way: nothing else is paid meanwhile. */
  waits: boolean
  onChoose: (quote: Quoted) => void
}

/** The three plans with the person's own marked, what paying now would give, and the button. On a phone what can be paid for comes first. */
export function PlanCards({ plans, ...rest }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans?.map((plan) => (
        <li key={plan.id} className={plan.plan_type === 'free' ? 'max-md:order-last' : undefined}>
          <PlanCard plan={plan} {...rest} />
        </li>
      )) ??
        [1, 2, 3].map((key) => (
          <li key={key}>
            <Skeleton className="h-64" />
          </li>
        ))}
    </ul>
  )
}

type PlanCardProps = Omit<PlanCardsProps, 'plans'> & { plan: Plan }

function PlanCard({ plan, current, quotes, waits, onChoose }: PlanCardProps) {
  const now = useNow()
  const own = current?.plan?.plan_type === plan.plan_type
  const lapsed = own && isLapsed(current, now)
  const free = plan.plan_type === 'free'
  const quote = quotes?.find(({ plan_id }) => plan_id === plan.id)
  return (
    <Card className="flex h-full flex-col gap-3" aria-label={plan.name}>
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        {own ? <Badge tone={lapsed ? 'danger' : 'success'}>{lapsed ? 'Expired' : 'Current'}</Badge> : null}
      </div>
      <div>
        <p className="text-3xl font-bold tracking-tight tabular-nums">{pesos(plan.price_centavos)}</p>
        <p className="text-soft">{free ? `${plan.duration_days} days, no credit card required` : NO_REFUND}</p>
      </div>
      <ul className="list-disc space-y-1 ps-5 marker:text-edge">
        <li>{plan.max_saved_jobs} saved jobs</li>
        <li>{plan.has_advanced_filtering ? 'Advanced filters' : 'Search, apply and keep track'}</li>
      </ul>
      {quote ? <Offer {...{ quote, current, now, lapsed, onChoose }} waiting={waits} /> : null}
      {!quote && !free && quotes ? <p className="mt-auto text-soft">{BASIC_WAITS}</p> : null}
      {free && lapsed ? <p className="mt-auto text-soft">The trial is for the first 14 days.</p> : null}
    </Card>
  )
}

type OfferProps = Pick<PlanCardsProps, 'current' | 'onChoose'> & {
  quote: Quoted
  now: Date
  lapsed: boolean
  waiting: boolean
}

/** What paying now would give, then the button. */
function Offer({ quote, current, now, lapsed, waiting, onChoose }: OfferProps) {
  const rest = restSentence(quote, restOf(current, now))
  return (
    <div className="mt-auto flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-sm">
        Paid now, it ends on <strong className="tabular">{inManila(quote.ends_at)}</strong>.
        {rest === '' ? null : <span className="mt-1 block text-soft">{rest}</span>}
      </p>
      <Button
        look={quote.kind === 'renewal' || waiting ? 'secondary' : 'primary'}
        wide
        busy={waiting}
        busyLabel={CHECKING}
        onClick={() => onChoose(quote)}
      >
        {choiceLabel(quote, lapsed)}
      </Button>
    </div>
  )
}
