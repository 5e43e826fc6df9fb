import type { Subscription } from '../../subscriptions/contract.ts'
import { isExpired } from '../../subscriptions/rules.ts'
import type { PaymentMethod } from '../rules.ts'
import type { Status } from './follow.ts'
import type { Rest } from './texts.ts'

export type Current = Subscription

/** Whether the plan has run out: the trial also where the server says that it is over. */
export const isLapsed = (current: Current, now: Date): boolean =>
  isExpired(current, now) || (current.plan?.plan_type === 'free' && !current.is_trial_active)

/** What is left of the plan, for saying what happens to it. */
export function restOf(current: Current | undefined, now: Date): Rest {
  if (!current?.plan || current.end_date === null || isLapsed(current, now)) return null
  return { plan_type: current.plan.plan_type, ms: new Date(current.end_date).getTime() - now.getTime() }
}

/** A payment whose end is not known yet; `plan_id` and `status` are unknown until the server tells them. */
export type UnderWay = {
  payment_id: string
  plan_id: number | undefined
  status: Status | null
  method: PaymentMethod
}
