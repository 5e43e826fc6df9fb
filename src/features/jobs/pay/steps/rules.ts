/** What is paid later. */
const LATER =
  /\b(?:then|tapos|magiging|rais(?:e[sd]?|ing)|after|increas\w+|rising|once|upon|(?:pag|kapag|pagka)[\s-]?(?:na[\s-]?)?regular\w*|(?:for|during) (?:the |a |your )?(?:trial|training|probation\w*|first|1st))\b|(?<=\bto start)[,;]|(?<=\b(?:1st|first) (?:month|week))[,;]/

/** An amount of money that is paid later: `after 3 months $600`, but no `3 months`. */
const AMOUNT =
  /(?<![\d,.])[$₱£€]?\s?(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)(k)?(?![\d,.]*\d)(?![a-z])(?![\s-]?(?:%|days?|weeks?|months?|mos?\b|years?|hours?|hrs?))/g
/** A raise is no more than that of the first pay; a higher figure is something else. */
const HIGHEST_RAISE = 2

/** For more hours more is paid, which is no raise. */
const SO_MANY_HOURS = /\b(?:for|at) \d{1,3}\s?(?:hours?|hrs?)\b/
const ALL_HOURS = new RegExp(SO_MANY_HOURS, 'g')
const OVERTIME =
  /\b(?:overtime|ot|holidays?)\b|\bfull[\s-]?time\b.*\bpart[\s-]?time\b|\bpart[\s-]?time\b.*\bfull[\s-]?time\b/
/** Two rates for one period, by the time of the day or of the work: `$12 per hour days, $14 per hour nights`. */
const RATE = /([$₱£€])\s?(\d{1,6}(?:\.\d{1,2})?)\s?(?:\/\s?|per\s|an?\s|p)(hour|hr|h|day|d|week|wk|month|mo|m)\b/g

const UNITS: Record<string, number> = { k: 1000, m: 1_000_000 }

/** The figure of `25,000`, `25k` and `1.2m`. */
export const amount = (digits: string, unit: string | undefined): number =>
  Number(digits.replaceAll(',', '')) * (UNITS[unit ?? ''] ?? 1)

/** `18,000 starting, 20,000 upon regularization`: the second figure says when it is paid. */
const NEXT_PAY =
  // bounded: a salary text is cut before it comes here
  /(\d[\d,.]*k?(?:\s?\/?(?:[a-z]{1,12}|\d-[a-z]{1,12})){0,4}?)(?:,(?!\d)|;|\sand\b)\s?(?=(?:[$₱£€p]|php|usd|aud|sgd)?\s?\d[\d,.]*k?(?:\s?(?:usd|php|pesos?))?(?:\s?\/\s?[a-z]+|\sa\s[a-z]+)?\s(?:upon|after|once|pag|kapag|when|if|as)\b)/g

/** What is paid at first, as a range up to what is paid later where that is told: `$500 a month, then $700`. */
export function withRaise(text: string): string {
  const plain = text.replace(NEXT_PAY, '$1 then ')
  const now = plain.split(LATER)[0] ?? ''
  const later = plain.slice(now.length)
  if (SO_MANY_HOURS.test(now) && SO_MANY_HOURS.test(later)) return plain
  if (now.search(AMOUNT) >= 0) return raised(now, later)
  // `3 days of training, then $25 a day`
  return /\d/.test(now) && /^\W*then\b/.test(later) ? later : plain
}

function raised(now: string, later: string): string {
  const first = [...now.matchAll(AMOUNT)]
  const last = first.at(-1)
  const most = last === undefined ? 0 : valueOf(last)
  const [then, ...more] = [...later.matchAll(AMOUNT)].filter(
    (found) => valueOf(found) > most && valueOf(found) <= most * HIGHEST_RAISE,
  )
  if (last === undefined || then === undefined || more.length > 0) return now
  const end = last.index + last[0].length
  const top = `-${then[0].trim()}`
  // Not as a pattern of replacement: `$1,400` is money.
  const range =
    first.length > 1
      ? now.replace(LAST_AMOUNT, (_, low: string) => `${low}${top}`)
      : `${now.slice(0, end)}${top}${now.slice(end)}`
  return HAS_PERIOD.test(now) ? range : `${range} ${PERIOD_BEHIND.exec(later)?.[0] ?? ''}`
}
/** A period named only behind the later pay holds for the first one too. */
const PERIOD_BEHIND = /(?<=\d)\s?(?:\/|per\s|an?\s|p\/?)\s?(?:hour|hr|h|day|d|week|wk|w|month|mo|m|year|yr)\b/
const HAS_PERIOD = new RegExp(PERIOD_BEHIND.source + String.raw`|\b(?:hourly|daily|weekly|monthly|yearly)\b`)
const valueOf = ([, figure = '', thousands]: RegExpExecArray): number => amount(figure, thousands)
/** Of a range, up to its lower end. */
const LAST_AMOUNT = /^(.*\d(?:k\b)?)\s?(?:-|to)\s?[$₱£€]?\s?\d[\d,.]*(?:k\b)?/

/** Two rates for one period as a range from the lower one to the higher. */
export function twoRates(plain: string): string {
  if (OVERTIME.test(plain) || (plain.match(ALL_HOURS)?.length ?? 0) > 1) return plain
  const [one, other, ...more] = [...plain.matchAll(RATE)]
  if (!one || !other || more.length > 0 || one[1] !== other[1] || one[3] !== other[3]) return plain
  const [low = 0, high = 0] = [Number(one[2]), Number(other[2])].toSorted((a, b) => a - b)
  return low > 0 && high <= low * HIGHEST_RAISE ? `${one[1]}${low} - ${one[1]}${high} per ${one[3]}` : plain
}
