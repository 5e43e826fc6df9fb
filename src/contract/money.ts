import { grouped } from './number.ts'

export type Currency = 'USD' | 'PHP'

const SYMBOLS: Record<Currency, string> = { USD: '$', PHP: '₱' }

/** `$8`, `$8.50`, `₱65,000`: an amount in whole units of the currency; cents only where there are any. */
export function formatAmount(value: number, currency: Currency): string {
  const [head = '0', cents] = value.toFixed(Number.isInteger(value) ? 0 : 2).split('.')
  return `${SYMBOLS[currency]}${grouped(Number(head))}${cents === undefined ? '' : `.${cents}`}`
}
