/** Amounts are whole centavos (₱1.00 = 100), so that sums never round. */
export type Centavos = number

/** `₱1,234.00` from centavos (look: money). */
export function formatPesos(centavos: Centavos): string {
  const sign = centavos < 0 ? '-' : ''
  const [whole, rest] = (Math.abs(centavos) / 100).toFixed(2).split('.')
  return `${sign}₱${(whole ?? '0').replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** `$1,200` or `₱65,000`: whole units, for pay estimates where centavos would be false precision. */
export function formatWhole(symbol: '$' | '₱', amount: number): string {
  return `${symbol}${Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}`
}
