import { manilaExact } from '#contract/time.ts'
import { countdown, PLANS, type PlanType } from '../../subscriptions/rules.ts'
import type { Quoted } from '../contract.ts'

/** What is said while a plan is paid, word for word as promised. */
export const SAID = {
  plansFailed: 'Failed to load subscription plans. Please try again later.',
  callFailed: 'Failed to process payment. Please try again.',
  refused: 'Payment failed. Please try again.',
  failed: 'Payment failed. Please try again or contact support.',
  succeeded: 'Payment successful! Your subscription has been upgraded.',
  processing: 'Payment is processing. Your subscription will be updated shortly.',
  confirmed: 'Payment confirmed! Your subscription is now active.',
  takenBack: 'The payment was taken back. Nothing was charged.',
  codeExpired: 'The code has expired. Nothing was charged.',
} as const

/** Beside every price, before anything is paid. */
export const NO_REFUND = '1 month of access, no cancellation, no refund'
export const CHECKING = 'We are checking your payment'
export const NOT_TWICE = 'You are not charged twice: paying again goes on with the same payment.'
export const BASIC_WAITS = 'Premium is still running. You can choose Basic when it ends.'

/** A moment on Manila's clock with the zone named. */
export const inManila = (at: string): string => `${manilaExact(at)}, Manila time`

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Milliseconds as `12 days 3 hours`, under a day `5 hours 10 minutes`; begun minutes do not count. */
export function spanOf(ms: number): string {
  const { days, hours, minutes } = countdown(new Date(ms), new Date(0))
  if (days === 0) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`
  return hours === 0 ? counted(days, 'day') : `${counted(days, 'day')} ${counted(hours, 'hour')}`
}

/** `13 days`: for the trial, which counts in begun days. */
export const daysOf = (days: number): string => counted(days, 'day')

/** What is left of the present plan, in milliseconds; 0 without one. */
export type Rest = { plan_type: PlanType; ms: number } | null

/** What happens to the plan that still runs when this is paid now; empty where none does. */
export function restSentence({ kind, plan_type }: Quoted, rest: Rest): string {
  const name = PLANS[plan_type].name
  if (rest === null || rest.ms <= 0) return ''
  const left = spanOf(rest.ms)
  if (kind === 'renewal') return `The month is added to the ${left} you still have.`
  if (kind === 'first') return `You have ${name} at once. The ${left} left of your trial are kept and added.`
  const worth = (rest.ms * PLANS[rest.plan_type].price_centavos) / PLANS[plan_type].price_centavos
  const old = PLANS[rest.plan_type].name
  return `You have ${name} at once. The ${left} left of ${old} become ${spanOf(worth)} of ${name} and are added.`
}

/** The word on the button of a plan. */
export function choiceLabel({ kind, plan_type }: Quoted, lapsed: boolean): string {
  if (lapsed) return 'Renew Now'
  if (kind === 'renewal') return 'Add 1 month'
  return `${kind === 'upgrade' ? 'Upgrade to' : 'Choose'} ${PLANS[plan_type].name}`
}
