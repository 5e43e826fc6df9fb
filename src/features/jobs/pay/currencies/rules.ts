import { type Currency, CURRENCIES } from '#contract/money.ts'

/** Currencies that are not converted here: such pay is shown in the board's words. */
export const OTHER_CURRENCY =
  /[₹₩฿₫]|\b(?:inr|rupees?|rs|chf|myr|idr|thb|twd|krw|vnd|cny|rmb|mxn|brl|cop|zar|ngn|kes|pkr|bdt|sek|nok|dkk|pln|omr|bhd|ringgit|rupiah|baht|yuan)\b|(?<![a-z])(?:nt|r)\$|(?<![a-z])(?:rm|rp|kr|bd|ro)\s?(?=\d)/
/** How the currencies beside dollars and pesos are written; those of dollars may have a mere `$` beside their name. */
export const NAMED: Partial<Record<Currency, RegExp>> = {
  AUD: /(?<![a-z])aud(?![a-z])|(?<![a-z])a\$|(?<![a-z])au\s?\$|\baustralian (?:dollars?\b|\$)|\bdollars? australian\b/g,
  CAD: /(?<![a-z])cad(?<!\b(?:auto|using|with|of|keywords:)\s?cad)(?![a-z]|\s?\/\s?(?:auto|revit|sketch|solid|cam\b|bim|draft|design)|\s(?:design\w*|draft\w*|operator|software|technician|drawings?|files?|skills|modell?er|knowledge|engineer|and|or)\b)|(?<![a-z])c\$|(?<![a-z])ca\s?\$|\bcanadian (?:dollars?\b|\$)|\bdollars? canadian\b/g,
  NZD: /(?<![a-z])nzd(?![a-z])|(?<![a-z])nz\s?\$/g,
  SGD: /(?<![a-z])sgd(?![a-z])|(?<![a-z])s\$|\bsingapore (?:dollars?\b|\$)/g,
  HKD: /(?<![a-z])hkd(?![a-z])|(?<![a-z])hk\s?\$|\bhong kong dollars?\b/g,
  AED: /(?<![a-z])aed(?![a-z])|(?<![a-z])dhs?\.?(?=\s?\d)|\b(?:uae )?dirhams?\b/g,
  SAR: /(?<![a-z])sar(?![a-z])|(?<![a-z])sr(?=\s?\d)|\b(?:saudi )?riyals?\b/g,
  QAR: /(?<![a-z])qar(?![a-z])|(?<![a-z])qr(?=\s?\d)/g,
  KWD: /(?<![a-z])kwd(?![a-z])|(?<![a-z])kd(?=\s?\d)|\b(?:kuwaiti )?dinars?\b/g,
  JPY: /¥|(?<![a-z])jpy(?![a-z])|\byen\b/g,
  EUR: /€|(?<![a-z])eur(?:os?)?(?![a-z])/g,
  GBP: /£|(?<![a-z])gbp(?![a-z])|\bpounds?\b/g,
}
const DOLLAR_SIGN = /\$|\bdollars?\b/
const USD_SIGN = /us\s?\$|(?<![a-z])usd(?![a-z])|\bus dollars?\b/
const PHP_SIGN = /₱|(?<![a-z])php(?![a-z])|\bpesos?\b|(?<![a-z])p(?=\s?\d)/

/** The currency a text in small letters names; null where it names none. */
export function currencyOf(plain: string): Currency | null | 'unclear' {
  const named = CURRENCIES.filter((currency) => plain.search(NAMED[currency] ?? NEVER) >= 0)
  if (USD_SIGN.test(plain)) named.push('USD')
  if (PHP_SIGN.test(plain)) named.push('PHP')
  const [only] = named
  if (named.length > 1) return 'unclear'
  if (!DOLLAR_SIGN.test(plain)) return only ?? null
  return only === undefined ? 'USD' : only.endsWith('D') ? only : 'unclear'
}
const NEVER = /(?!)/

/** `$22 - $24 /hour (CAD)`: what stands in brackets is the currency alone. */
const IN_BRACKETS =
  /\((?:in\s)?(usd|php|aud|cad|eur|gbp|nzd|sgd|hkd|pesos?|(?:us|australian|canadian|singapore) dollars?)\)/g
/** `$20 AU an hour`: the country behind the figure. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/(\d\s?k?)\s?(?:aus?|aussie)\b/g, '$1 aud'],
  [/(\d\s?k?)\s?nz\b/g, '$1 nzd'],
  [/(\d\s?k?)\s?cdn\b/g, '$1 cad'],
  [/(\d\s?k?)\s?sg\b/g, '$1 sgd'],
]

/** A text with its currency outside of brackets, and by its name. */
export function withCurrency(plain: string): string {
  const text = plain.replace(IN_BRACKETS, ' $1 ')
  return text.includes('$') ? COUNTRIES.reduce((all, [country, name]) => all.replace(country, name), text) : text
}
