import { grouped } from '#contract/number.ts'
import type { PaymentMethod } from './rules.ts'

/** `₱1,050.00`: centavos as an amount with its centavos. */
export const pesos = (centavos: number): string =>
  `₱${grouped(Math.floor(centavos / 100))}.${String(centavos % 100).padStart(2, '0')}`

/** Names of what a plan is paid with. */
export const METHOD_NAMES: Record<PaymentMethod, string> = { card: 'Card', gcash: 'GCash', qrph: 'QR Ph' }

type PaidWith = { method: PaymentMethod; card: string | null; card_last4: string | null }

/** `Visa •••• 4345`, or what of it is known; `GCash` where it was no card. */
export function paidWithText({ method, card, card_last4: last4 }: PaidWith): string {
  if (method !== 'card') return METHOD_NAMES[method]
  const brand = card === null ? 'Card' : card.charAt(0).toUpperCase() + card.slice(1)
  return last4 === null ? brand : `${brand} •••• ${last4}`
}
