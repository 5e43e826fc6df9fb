/** An amount a text names, as a range, in a currency and for a period where the text says it. */
export type Amount = { from: number; to: number; currency: string; period: string }

const SIGN = String.raw`(?:[$₱€£]|\b(?:php|usd|aud|gbp|eur|p))`
const FIGURE = String.raw`(\d[\d,]{0,9}(?:\.\d{1,2})?)( ?k\b)?`
const MONEY = new RegExp(
  String.raw`(${SIGN}) ?${FIGURE}(?: ?(?:-|–|—|to) ?${SIGN}? ?${FIGURE})?(?: ?(?:usd|php|aud)\b)?(?: ?(?:\/|per|an?|each|every) ?)? ?\b(hour|hr|h|day|week|wk|month|mo|year|yr|annum|hourly|daily|weekly|monthly|yearly|annually)?\b`,
  'gi',
)
const PERIODS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year', a: 'year' }
const CURRENCIES: Readonly<Record<string, string>> = { '₱': 'php', p: 'php', php: 'php', '€': 'eur', '£': 'gbp' }

/** `650 US dollars`, `1,600 pesos`: the currency behind the figure is written before it. */
const NAMED_BEHIND =
  /(?<![$₱€£\d,.] ?)(\d[\d,]{0,9}(?:\.\d{1,2})? ?k?)( ?(?:-|–|to) ?\d[\d,]{0,9}(?:\.\d{1,2})? ?k?)? ?(us dollars|dollars|pesos?|piso)\b/gi
/** Millions are what a firm turns over or has raised. */
const MILLIONS = /[$₱€£]? ?\d[\d,.]{0,9} ?(?:million|billion|mn?|bn)\b/gi
const HAS_NAMED = /\d ?k? ?(?:us dollars|dollars|pesos?|piso|million|billion|mn?|bn)\b/i

const withSigns = (text: string): string =>
  HAS_NAMED.test(text)
    ? text
        .replace(MILLIONS, ' ')
        .replace(
          NAMED_BEHIND,
          (_, low: string, high: string | undefined, name: string) =>
            `${/p/i.test(name) ? '₱' : '$'}${low}${high ?? ''}`,
        )
    : text

/** The amounts of money a text names. */
export function amountsOf(text: string): Amount[] {
  return [...withSigns(text).matchAll(MONEY)].flatMap(([, sign = '', low, lowK, high, highK, period = '']) => {
    const to = amountOf(high ?? low, highK ?? (high === undefined ? lowK : undefined))
    const least = amountOf(low, lowK)
    // `$80-$130,000` and `$25-30k` leave the thousands of the first out.
    const from = high !== undefined && least * 100 <= to ? least * 1000 : least
    if (!(from > 0 && to >= from)) return []
    const currency = CURRENCIES[sign.toLowerCase()] ?? sign.toLowerCase().replace('eur', '€')
    return [
      {
        from,
        to,
        currency: currency === '$' ? 'usd' : currency,
        period: PERIODS[period.charAt(0).toLowerCase()] ?? '',
      },
    ]
  })
}

const amountOf = (figure = '', thousands?: string): number =>
  Number(figure.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)

const FULL_TIME = 40
/** A month in these periods, by the hour in that of one weekly hour: two ends where people count differently. */
const TO_MONTH: Readonly<Record<string, readonly [number, number]>> = {
  hour: [4, 4.4],
  day: [20, 26],
  week: [4, 4.35],
  month: [1, 1],
  year: [1 / 13, 1 / 12],
}
const ALIKE = 0.03

function monthly({ from, to, period }: Amount, hours: number): readonly [number, number] | null {
  const rates = TO_MONTH[period]
  const times = period === 'hour' ? hours : 1
  return rates ? [from * times * rates[0], to * times * rates[1]] : null
}

const meet = ([from, to]: readonly [number, number], [theirs, theirTo]: readonly [number, number]): boolean =>
  from <= theirTo * (1 + ALIKE) && theirs <= to * (1 + ALIKE)

function isSame(one: Amount, other: Amount, hours: number): boolean {
  if (one.currency !== other.currency) return false
  const [month, theirMonth] = [monthly(one, hours), monthly(other, hours)]
  if (month && theirMonth && one.period !== other.period) return meet(month, theirMonth)
  return meet([one.from, one.to], [other.from, other.to])
}

/**
 * Both texts name money and never the same: for a period that both name, or else anywhere. Amounts in two currencies, and
 * none at all, are no contradiction.
 * @param hours a week, where a text tells them
 */
export function moneyDiffers(one: readonly Amount[], other: readonly Amount[], hours = FULL_TIME): boolean {
  for (const period of Object.keys(TO_MONTH)) {
    const [own, theirs] = [one, other].map((all) => all.filter((amount) => amount.period === period))
    if (own && theirs && neverMeet(own, theirs, hours)) return true
  }
  return neverMeet(one, other, hours)
}

/** The most that two amounts for one thing differ by; a bonus and a wage are further apart. */
const OF_ONE_KIND = 3

function areComparable(one: Amount, other: Amount): boolean {
  if (one.currency !== other.currency) return false
  if (one.period !== '' && other.period !== '') return true
  return one.from <= other.to * OF_ONE_KIND && other.from <= one.to * OF_ONE_KIND
}

function neverMeet(one: readonly Amount[], other: readonly Amount[], hours: number): boolean {
  const isAnyComparable = one.some((amount) => other.some((theirs) => areComparable(amount, theirs)))
  return isAnyComparable && !one.some((amount) => other.some((theirs) => isSame(amount, theirs, hours)))
}
