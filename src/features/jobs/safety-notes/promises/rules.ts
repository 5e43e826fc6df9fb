import { quoteOf, sentencesOf } from '../../facts/quotes/rules.ts'

/** Work that asks for nothing: nobody pays much for it. */
const EASY =
  /\b(?:no (?:prior |previous |work )?experience|without experience|inexperienced|(?:won't|don't|not|never) (?:required?|need) (?:any )?experience|walang experience|kahit walang|captchas?|copy[\s-]?paste|(?<!\bby )clicking(?! (?:on )?(?:the\b|["“'‘]?apply))|lik(?:e|ing) (?:videos|posts|and)|watch(?:ing)? (?:ads|videos)|post(?:ing)? ads|app reviews?|(?:answer\w*|fill\w*|tak(?:e|ing)|paid|online|simple|short) (?:\w+ )?surveys?|free time|(?:1|2|one|two)(?: (?:to|or) (?:2|3|two|three)|-[23])? (?:hours?|hrs?) (?:of work )?(?:a|per|each|every|daily)|30 minutes|(?:read|forward)(?:ing)? (?:\w+ )?e-?mails?|from your phone|at your own place|anyone can|suitable for (?:both|all|everyone)|students? (?:and|or|,) (?:housewi|mother)|no (?:interview|skills?))/i

/** Duties of honest clerks as well, some of whom are well paid: here it takes more. */
const CLERICAL = /\b(?:typing|typists?|encod(?:ers?|ing)|data entry)\b/i
const CLERICAL_TIMES = 2

const AMOUNT = String.raw`(₱|php|p|\$|usd|us\$)?\s?(\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.00)?(?!\.\d)(k)?\s?(php|pesos?|piso|usd|dollars?)?`
const PERIOD = String.raw`\W{0,3}(?:extra |guaranteed |in cash )?(?:(?:per|an?|every|each|kada|isang|bawat)\s|/\s?)?(hourly|hour|hr|h|day|daily|everyday|araw|week|weekly|wk|linggo)\b`
const PROMISE = new RegExp(
  String.raw`(?<![\w.,])${AMOUNT}(?:\s?(?:-|–|to|up to|hanggang)\s?(?:₱|php|p|\$|usd)?\s?[\d,.]+k?)?${PERIOD}`,
  'gi',
)

/** From so much on nobody believes it: US dollars and pesos by the hour, the day and the week. */
const MOST = { hour: [26, 1200], day: [100, 4000], week: [700, 25_000] } as const
const PERIODS: Readonly<Record<string, keyof typeof MOST>> = {
  hourly: 'hour',
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  day: 'day',
  daily: 'day',
  everyday: 'day',
  araw: 'day',
  week: 'week',
  weekly: 'week',
  wk: 'week',
  linggo: 'week',
}
const PESOS = /₱|p|php|pesos?|piso/i

/** Whom the sum belongs to: a client's budget and goods have prices too. */
const OTHERS_MONEY =
  /\b(?:budget|ad spend|revenue|sales of|worth|orders?|invoices?|transactions?|clients?|customers?|insurance|saved?|penalt\w+|fines?|fake|peke\w*|scams?|listings?|tatanggalin|remove\w*)\b/i

/** The words of a promise of pay that no easy work brings; null where there is none. `text` is all of a posting. */
export function promisedTooMuch(text: string): string | null {
  const times = EASY.test(text) ? 1 : CLERICAL_TIMES
  if (times > 1 && !CLERICAL.test(text)) return null
  for (const sentence of sentencesOf(text)) {
    for (const match of sentence.text.matchAll(PROMISE)) {
      const [all, sign, digits = '', thousands, name, period = ''] = match
      const currency = sign ?? name
      const most = MOST[PERIODS[period.toLowerCase()] ?? 'hour']
      const isPesos = currency !== undefined && PESOS.test(currency) && !/\$|usd/i.test(currency)
      const sum = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)
      if (currency === undefined || sum < most[isPesos ? 1 : 0] * times || OTHERS_MONEY.test(sentence.text)) continue
      return quoteOf(sentence, match.index, all.length)
    }
  }
  return null
}
