import { grouped } from '#contract/number.ts'

/** `₱1,050.00`: centavos as an amount with its centavos. */
export const pesos = (centavos: number): string =>
  `₱${grouped(Math.floor(centavos / 100))}.${String(centavos % 100).padStart(2, '0')}`

/** `Visa •••• 4345`, or what of it is known. */
export function cardText(card: string | null, last4: string | null): string {
  const brand = card === null ? 'Card' : card.charAt(0).toUpperCase() + card.slice(1)
  return last4 === null ? brand : `${brand} •••• ${last4}`
}
