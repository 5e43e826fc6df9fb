import { grouped } from './number.ts'

/** Currencies pay is read in and kept in. */
export const CURRENCIES = [
  'USD',
  'PHP',
  'AUD',
  'CAD',
  'EUR',
  'GBP',
  'NZD',
  'SGD',
  'HKD',
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'JPY',
] as const
export type Currency = (typeof CURRENCIES)[number]
/** How much of each currency one US dollar is worth. */
export type Rates = Readonly<Record<Currency, number>>

const SYMBOLS: Record<Currency, string> = {
  USD: '$',
  PHP: '₱',
  AUD: 'A$',
  CAD: 'C$',
  EUR: '€',
  GBP: '£',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  AED: 'AED ',
  SAR: 'SAR ',
  QAR: 'QAR ',
  KWD: 'KWD ',
  JPY: '¥',
}

/** `$8`, `$8.50`, `₱65,000`: an amount in whole units of the currency; cents only where there are any. */
export function formatAmount(value: number, currency: Currency): string {
  const [head = '0', cents] = value.toFixed(Number.isInteger(value) ? 0 : 2).split('.')
  return `${SYMBOLS[currency]}${grouped(Number(head))}${cents === undefined ? '' : `.${cents}`}`
}
