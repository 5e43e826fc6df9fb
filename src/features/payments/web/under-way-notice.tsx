import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { PLANS } from '../../subscriptions/rules.ts'
import { paidPlan } from '../rules.ts'
import { CHECKING } from './texts.ts'
import type { UnderWay } from './use-paying.ts'
import { goTo, readWay } from './way.ts'

/** What is known of a payment whose end is not known yet. */
export function UnderWayNotice({ payment }: { payment: UnderWay }) {
  const plan = paidPlan(payment.plan_id ?? 0)
  const what = plan ? ` for ${PLANS[plan.plan_type].name}` : ''
  const atBank = payment.status === 'awaiting_next_action'
  const way = atBank ? readWay(payment.payment_id) : null
  return (
    <Notice tone="mangga" role="status">
      <p className="font-semibold">
        {CHECKING}
        {what}.
      </p>
      <p>
        {atBank
          ? 'Your bank has not confirmed it yet. Nothing is charged until it does.'
          : 'You can wait here or come back later: you are not charged twice.'}
      </p>
      {way === null ? null : (
        <Button look="secondary" className="mt-2" onClick={() => goTo(way)}>
          Go on to your bank
        </Button>
      )}
    </Notice>
  )
}
