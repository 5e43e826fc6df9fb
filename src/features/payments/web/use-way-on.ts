import { useState } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { PLANS } from '../../subscriptions/rules.ts'
import type { Created } from '../contract.ts'
import { paidPlan } from '../rules.ts'
import { cancelPayment, resumePayment } from './api.ts'
import type { Code } from './code-dialog.tsx'
import { SAID } from './texts.ts'
import type { UnderWay } from './standing.ts'
import { goTo, readWay } from './way.ts'

type GoOn = (created: Created, planId: number | undefined) => void

/** Where a payment waits for the person: leads to the bank or the wallet, or shows a code. */
export function useWayOn() {
  const { search } = useLocation()
  const [code, setCode] = useState<Code | null>(null)
  const [codeIsOver, setCodeIsOver] = useState(false)
  const goOn: GoOn = ({ payment_id, next_action_url, qr }, planId) => {
    if (payment_id === null) return
    const back = readWay(payment_id)?.search ?? search
    if (next_action_url !== null) goTo({ payment_id, url: next_action_url, search: back })
    if (qr === null) return
    setCodeIsOver(false)
    setCode({ ...qr, amount_centavos: priceOf(planId) })
  }
  return { goOn, code, codeIsOver, closeCode: () => setCode(null), onCodeOver: () => setCodeIsOver(true) }
}

const priceOf = (planId: number | undefined): number => {
  const plan = paidPlan(planId ?? 0)
  return plan ? PLANS[plan.plan_type].price_centavos : 0
}

type Doing = { goOn: GoOn; leave: (paymentId: string) => void; reread: () => Promise<unknown> }

/** What a person can do about a payment under way: go on with it, or take it back; null where there is none. */
export function waitingOf(payment: UnderWay | null, { goOn, leave, reread }: Doing) {
  if (payment === null) return null
  const { payment_id, plan_id } = payment
  const saying = (run: () => Promise<void>) => () => run().catch(() => void toast.error(SAID.callFailed))
  return {
    payment,
    onGoOn: saying(async () => goOn(await resumePayment(payment_id), plan_id)),
    onCancel: saying(async () => {
      const { status } = await cancelPayment(payment_id)
      if (status === 'failed') {
        leave(payment_id)
        toast.info(SAID.takenBack)
      }
      await reread()
    }),
  }
}
