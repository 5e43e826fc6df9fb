/** Sentences of the card form, word for word and in this order (docs/product/payments.md); the last three are ours and come after them. */
export const CARD_SENTENCES = {
  number: 'Card number is required',
  date: 'Expiration date is required',
  cvc: 'CVC is required',
  name: 'Name on card is required',
  email: 'Email is required',
  digits: 'Card number should only contain digits',
  month: 'Invalid expiration month',
  year: 'Invalid expiration year',
  badCvc: 'Invalid CVC',
  luhn: 'This card number has a typo. Please check it.',
  past: 'This card has expired',
  short: 'This card number is too short',
} as const

/** The payment form as it is typed. */
export type CardForm = {
  cardNumber: string
  expMonth: string
  expYear: string
  cvc: string
  name: string
  email: string
  phone: string
}

/** The first thing missing of who pays with a wallet or a code, or null. */
export function payerProblem({ name, email }: Pick<CardForm, 'name' | 'email'>): CardProblem | null {
  if (name.trim() === '') return { field: 'name', message: 'Name is required' }
  return email.trim() === '' ? { field: 'email', message: CARD_SENTENCES.email } : null
}

export type CardProblem = { field: keyof CardForm; message: string }

/** Spaces taken out. */
export const bareNumber = (text: string): string => text.replace(/\s+/g, '')

const isWhole = (text: string): boolean => /^\d+$/.test(text)

/** The check digit of a card number (ISO/IEC 7812): every second digit from the right doubled, all summed to a ten. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, sign, place) => {
      const doubled = Number(sign) * (place % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return digits.length > 0 && sum % 10 === 0
}

/**
 * The first thing wrong with a card, or null: the spec's checks in its order, then length, check digit and expiry, so that
 * a slip of the finger is told before anything is sent. A card is good until the end of its month in Manila.
 */
export function cardProblem(form: CardForm, now: Date): CardProblem | null {
  const said = (field: keyof CardForm, message: string): CardProblem => ({ field, message })
  const filled = (field: keyof CardForm) => form[field].trim() !== ''
  const number = bareNumber(form.cardNumber)
  const [month, year] = [form.expMonth.trim(), form.expYear.trim()]
  const cvc = form.cvc.trim()
  if (number === '') return said('cardNumber', CARD_SENTENCES.number)
  if (!filled('expMonth')) return said('expMonth', CARD_SENTENCES.date)
  if (!filled('expYear')) return said('expYear', CARD_SENTENCES.date)
  if (cvc === '') return said('cvc', CARD_SENTENCES.cvc)
  if (!filled('name')) return said('name', CARD_SENTENCES.name)
  if (!filled('email')) return said('email', CARD_SENTENCES.email)
  if (!isWhole(number)) return said('cardNumber', CARD_SENTENCES.digits)
  if (!isWhole(month) || Number(month) < 1 || Number(month) > 12) return said('expMonth', CARD_SENTENCES.month)
  if (!isWhole(year) || Number(year) > 99) return said('expYear', CARD_SENTENCES.year)
  if (!isWhole(cvc) || cvc.length < 3) return said('cvc', CARD_SENTENCES.badCvc)
  if (number.length < 13) return said('cardNumber', CARD_SENTENCES.short)
  if (!passesLuhn(number)) return said('cardNumber', CARD_SENTENCES.luhn)
  if (!isGood(Number(month), Number(year), now)) return said('expMonth', CARD_SENTENCES.past)
  return null
}

function isGood(month: number, year: number, now: Date): boolean {
  const manila = new Date(now.getTime() + 8 * 3_600_000)
  const [thisYear, thisMonth] = [manila.getUTCFullYear() % 100, manila.getUTCMonth() + 1]
  return year > thisYear || (year === thisYear && month >= thisMonth)
}

/** Digits in blocks of four, from the first run of 4 to 16 digits; what is typed before there are four stays. */
export function groupedNumber(typed: string): string {
  const bare = bareNumber(typed).replace(/\D/g, '')
  const run = /\d{4,16}/.exec(bare)?.[0]
  return run === undefined ? bare : (run.match(/\d{1,4}/g) ?? []).join(' ')
}

/** The mark of a card, as its first digits tell it. */
export function cardBrand(typed: string): 'visa' | 'mastercard' | null {
  const number = bareNumber(typed)
  if (number.startsWith('4')) return 'visa'
  const first = Number(number.slice(0, 4).padEnd(4, '0'))
  if (/^5[1-5]/.test(number) || (number.length >= 4 && first >= 2221 && first <= 2720)) return 'mastercard'
  return null
}
