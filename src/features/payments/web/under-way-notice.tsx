import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { PLANS } from '../../subscriptions/rules.ts'
import { paidPlan, type PaymentMethod } from '../rules.ts'
import { CHECKING } from './texts.ts'
import type { UnderWay } from './standing.ts'

const WAITS: Record<PaymentMethod, { says: string; way: string }> = {
  card: { says: 'Your bank has not confirmed it yet. Nothing is charged until it does.', way: 'Go on to your bank' },
  gcash: { says: 'GCash has not confirmed it yet. Nothing is charged until it does.', way: 'Go on to GCash' },
  qrph: { says: 'The code has not been paid yet. Nothing is charged until you confirm it.', way: 'Show the code' },
}

type UnderWayNoticeProps = {
  payment: UnderWay
  /** Leads on to where it waits for the person. */
  onGoOn: () => Promise<void>
  /** Takes it back, so that another way to pay can be chosen. */
  onCancel: () => Promise<void>
}

/** What is known of a payment whose end is not known yet. */
export function UnderWayNotice({ payment, onGoOn, onCancel }: UnderWayNoticeProps) {
  const [busy, setBusy] = useState<'go on' | 'cancel' | null>(null)
  const plan = paidPlan(payment.plan_id ?? 0)
  const waits = payment.status === 'awaiting_next_action' ? WAITS[payment.method] : null
  const press = (what: 'go on' | 'cancel', run: () => Promise<void>) => () => {
    setBusy(what)
    void run().finally(() => setBusy(null))
  }
  return (
    <Notice tone="mangga" role="status">
      <p className="font-semibold">
        {CHECKING}
        {plan ? ` for ${PLANS[plan.plan_type].name}` : ''}.
      </p>
      <p>{waits?.says ?? 'You can wait here or come back later: you are not charged twice.'}</p>
      {waits === null ? null : (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button look="secondary" onClick={press('go on', onGoOn)} busy={busy === 'go on'} busyLabel="One moment…">
            {waits.way}
          </Button>
          <Button look="quiet" onClick={press('cancel', onCancel)} busy={busy === 'cancel'} busyLabel="Taking it back…">
            Pay another way
          </Button>
        </p>
      )}
    </Notice>
  )
}
