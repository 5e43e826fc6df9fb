import { isBehindFigure } from '../periods/rules.ts'

const MONTHS = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const CODE = String.raw`(?:usd|php|aud|cad|nzd|sgd|hkd|aed|sar|qar|kwd|jpy|eur|euros?|gbp|dhs?|sr|qr|kd)`
const CLOCK = String.raw`(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)?`

/** Counts of other things: people, places, times of the day, dates, years. */
const COUNTS: readonly RegExp[] = [
  /\b401\s?\(?k\)?/g,
  /\bno\.\s?\d{1,2}\b|#\s?\d{1,3}\b/g,
  // The numbers of a list whose lines were lost.
  /(?<=[a-z]\.?)\d\.\s(?=[a-z])/g,
  /\b24\s?\/\s?7\b|\b[4-9][\s-]figures?\b/g,
  new RegExp(
    String.raw`(?<![$₱€£\d,.]\s?)\b(?:${CLOCK}\s?(?:am|pm|[ap]\.m\.)?\s?(?:-|to)\s?)?${CLOCK}\s?(?:am|[ap]\.m\.|pm)(?![a-z])`,
    'g',
  ),
  /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/g,
  /\b(?:since|founded|established|est\.?|in|by|until|year|fy|of)\s(?:in\s)?(?:19|20)\d\d\b/g,
  new RegExp(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s${MONTHS}\b(?:,?\s20\d\d)?|\b${MONTHS}\s\d{1,2}\b(?![,.]?\d)(?:,?\s20\d\d)?`,
    'g',
  ),
  /\b(?:team|group|staff|family|crew|pool|company|agency)\sof\s(?:over\s|about\s|around\s)?\d{1,5}\b\+?/g,
  /\b(?:slots?|openings?|vacanc(?:y|ies)|positions?|headcount|pax|age|ages|aged|grade|band|sg|level|tier|batch|wave|floor|unit|suite|room|block|lot)\s?[:#-]?\s?\d{1,3}\b(?!,\d)(?:\s?-\s?\d{1,3}\b)?/g,
  /(?<![$₱€£\d,.]\s?|\b(?:per|every|each|for|usd|php|aud|cad|nzd|sgd|hkd|aed|sar|qar|kwd|eur|gbp|p)\s?|\/\s?)\b\d[\d,]{0,7}\b\s?\+?\s(?:(?!for|per|and|plus|with|usd|php|pesos|dollars|month|week|dai|hour|year)[a-z-]{3,14}\s)?(?:employees|people|persons?|staffs?|members?|agents?|vas|virtual assistants?|slots?|openings?|positions?|vacanc(?:y|ies)|pax|clients?|customers?|users?|followers|subscribers|stars?|seats?|workers|applicants?|hires|candidates|calls|leads|tickets|emails|words|videos|articles|products|orders|stores|branches|countries|cities|offices|languages|reviews|listings|properties|mins|minutes|wpm|mbps|leaves|awards|companies|businesses|venues|suppliers)\b/g,
  /\bhours?(?:\sper\sweek)?\s?[:=-]\s?\d{1,2}\b(?!,\d)(?:\s?-\s?\d{1,2}\b)?(?:\s?\+)?(?:\s?(?:hours|hrs|h)\b)?(?:\s?(?:per|an?|\/)\s?(?:week|wk|day)\b)?/g,
  /\b\d{1,2}\s?(?:x|times)\s(?:a|per|every)\s(?:day|week|month)\b/g,
]

export const withoutCounts = (plain: string): string => COUNTS.reduce((text, count) => text.replace(count, ' '), plain)

/** Figures that are not pay: hours, years, percentages, the thirteenth month. */
const OTHER_FIGURES: readonly RegExp[] = [
  /\b13th[\s-]*month(?:\s*pay)?\b|\b1[34][\s-]months\b/g,
  /\b(?:training|trial|probation\w*|internship)\s(?:period\s)?(?:of|is|for)\s(?:\d{1,2}|one|two|three|four|five|six)[\s-](?:days?|weeks?|months?)\b/g,
  /\b\d{1,3}(?:\s*-\s*\d{1,3})?\s*(?:\+\s*)?(?:hours?|hrs?\.?|h)\s*(?:\/|per|an?|each)\s*(?:week|wk|day|month|shift)\b/g,
  /\b\d{1,3}(?:\s*-\s*\d{1,3})?\s*(?:\+\s*)?(?:hours?|hrs?)\s*(?:weekly|daily|monthly)\b/g,
  /\b\d{1,3}[\s-]hours?\s(?:work\s?)?(?:weeks?|days?|shifts?)\b/g,
  /\b\d{1,2}[\s-]*(?:\+\s*)?(?:years?|yrs?|taon)\b/g,
  /(?<![\d,.])\d+(?:\.\d+)?\s*%/g,
  /\b[1-7](?:\s*-\s*[1-7])?\s*days?\s*(?:\/|per|a)\s*(?:week|wk)\b/g,
  /\bcontract(?:\slength)?\s?[:=-]\s?\d{1,2}\+?\s(?:days?|weeks?|months?)\b|\b\d{1,2}\s(?:weeks?|months?)\sinitial\b/g,
  // How and when it is paid out.
  new RegExp(
    String.raw`\bpaid\s(?:out\s)?(?:via|by|through|thru|on|in|once|twice|every|each|daily|weekly|monthly|fortnightly|(?:bi|semi)[\s-]*(?:weekly|monthly))\b(?!\s?(?:[:-]|at\b|is\b)?\s?(?:[$₱€£]|${CODE}\b|p)?\s?\d)(?:(?!\b${CODE}\s?\d)(?:[^,;$₱€£\d]|\d{1,2}(?:st|nd|rd|th)?\b(?![,.]?\d)))*`,
    'g',
  ),
  /\b(?:weekly|monthly)\s(?:pay|payments?|payouts?)\s(?:via|by|through|thru|on)\b[^,;$₱€£]*/g,
  // bounded: the text was cut before it came here
  /\b(?:weekly|monthly)\s(?:pay|payments?|payouts?)\b(?=.*(?:\/|\bper|\ban)\s?(?:hour|hr)\b)/g,
  // Periods that are none of the pay.
  /\b(?:work(?:ing)? )?hours\s?[:=-]/g,
  /\b(?:rest days?|days?[\s-]?offs?|day (?:shift|one|1|position|job)|(?:on|from) day|birthday|(?:flexible|working|work|business|office|us|au|uk|est|pst|ph|manila|night|weekend|weekly|overtime|training|daytime|time zone) hours?|work ?weeks?|years?[\s-](?:end|round)|years? (?:of )?exp\w*|month[\s-]to[\s-]month)\b/g,
  // bounded: the text was cut before it came here
  /(?<=\b(?:hour|hr|hourly)\b.*)\b(?:weekly|monthly|fortnightly)\s(?:pay|payments?|payouts?|salary)\b/g,
  /\b\d{1,2}[\s-]*(?:weeks?|months?|days?)[\s-]*(?:(?:internship|fixed|initial|project)\s)?(?:contract|assignment|internship|trial|training|probation\w*|term)\b/g,
  /\bfor\s\d{1,3}\s?(?:hours?|hrs?)\b/g,
  /\b1099\b|\b401\s?k\b/g,
  /\bpayments?\s(?:is|are|will be|every)\b[^,;.$₱€£]*/g,
  /\bx\s?\d{1,3}\s?(?:days?|hours?|hrs?|weeks?)\b/g,
]

export const withoutHours = (plain: string): string =>
  OTHER_FIGURES.reduce((text, figures) => text.replace(figures, ' '), plain)

const PERIOD = String.raw`(?:hour|hr|h|day|d|week|wk|w|month|mo|mn?th|m|year|yr|y|annum|oras|araw|linggo|semana|buwan|taon|fortnight|halfmonth)s?(?![a-z])`
const NUMBER = /(?<![\d,.a-z])\d[\d,.]*(?<=\d)(?:\s?k(?![a-z])|m(?![a-z]))?/g
const MONEY_BEFORE = new RegExp(String.raw`(?:[$₱€£¥]|\b${CODE}|\bp)[\s.:]*$`)
const MONEY_BEHIND = new RegExp(
  String.raw`^\+*\s?(?:[$₱€£¥]|(?:${CODE}|pesos?|piso|dollars?|pounds?)(?![a-z])|p?\/\s?${PERIOD}|(?:per|an?|kada|bawat|every|isang)\s${PERIOD}|ph\b|(?:hourly|daily|weekly|monthly|yearly|annually|arawan|buwanan|lingguhan|halfmonth|fortnightly)\b)`,
)
/** From one end of a range to the other, or a list of figures for one thing. */
const JOINED =
  // bounded: what stands between two figures of a text that was cut
  /^\+?\s?(?:\/?\s?[a-z]{1,9}\s?){0,3},?\s?(?:-|\bto\b|\bup to\b|\/|\bor\b)[\s:]*(?:[$₱€£¥]|[a-z]{1,3}(?=[\s$]*$))*[\s$₱]*$/

type Place = { from: number; to: number; isMoney: boolean }
function placesOf(plain: string): Place[] {
  const places = [...plain.matchAll(NUMBER)].map(({ 0: text, index }) => {
    const [before, behind] = [plain.slice(Math.max(0, index - 8), index), plain.slice(index + text.length)]
    const isMoney = text.endsWith('k') || MONEY_BEFORE.test(before) || MONEY_BEHIND.test(behind.slice(0, 24))
    return { from: index, to: index + text.length, isMoney }
  })
  const isJoined = (one: Place | undefined, other: Place | undefined): boolean =>
    one !== undefined && other !== undefined && JOINED.test(plain.slice(one.to, other.from))
  return places.map((place, at) => {
    const [before, after] = [places[at - 1], places[at + 1]]
    const near = (before?.isMoney && isJoined(before, place)) || (after?.isMoney && isJoined(place, after))
    return { ...place, isMoney: place.isMoney || near === true }
  })
}

const LATER = /\b(?:then|after\w*|upon|once|raise[sd]?|pag|kapag|tapos|magiging)\b/
/** What belongs to a figure that is no money: up to the end of its clause, or to money. */
const ITS_WORDS = new RegExp(String.raw`^[a-z]*(?:(?!\b${CODE}\s?\d|\bp\s?\d|\b(?:at|for|@)\s)[^,;.!?$₱€£¥\d])*`)

/**
 * A text without figures that are no money, where some of its figures are marked as money. Before the first amount
 * all go that no later pay is told for; behind it those of a clause of their own.
 */
export function withoutUnmarked(plain: string): string {
  const places = placesOf(plain)
  const first = places.find(({ isMoney }) => isMoney)
  if (!first || places.every(({ isMoney }) => isMoney)) return plain
  let [text, end] = ['', 0]
  for (const { from, to, isMoney } of places) {
    if (isMoney || from < end) continue
    if (from < first.from && LATER.test(plain.slice(to, first.from).split(/[.;!?]/)[0] ?? '')) continue
    if (BY_SO_MANY.test(plain.slice(0, from)) || (FOR_SO_MANY.test(plain.slice(0, from)) && !isBehindFigure(plain)))
      continue
    if (from > first.from && LIST.test(plain.slice(first.to, from))) continue
    text += `${plain.slice(end, from)} `
    end = to + (ITS_WORDS.exec(plain.slice(to))?.[0].length ?? 0)
  }
  return text + plain.slice(end)
}
const BY_SO_MANY = /(?:\b(?:per|every|each)\s?|\/\s?)$/
const FOR_SO_MANY = /\bfor\s(?:an?\s)?$/
/** A further figure of a list may be another pay. */
// bounded: what stands between two figures of a text that was cut
const LIST = /^[^a-z.;!?]*(?:and|or)?[^a-z.;!?]*$/

const OF_PAY = new Set(
  (
    'a an the and or of for is are be at in on to up from per our we pay pays paying paid offer offers offering around about approx ' +
    'approximately roughly salary salaries pay rate rates range wage compensation budget basic base gross net starting start starts ' +
    'begin beginning initial min minimum max maximum least most only plus with negotiable nego neg doe depending depends depend based ' +
    'experience exp skill skills level full part time fulltime parttime month monthly months hour hourly hours day daily week weekly ' +
    'year yearly annual annually annum bi fortnight fortnightly halfmonth hr hrs wk mo mos mth mnth m h d w y pm ph pw pd k fixed ' +
    'package total all all-in usd php peso pesos dollars cash take home take-home work project as low high guaranteed expected ' +
    'entry trial probation regular final output can you will your would i am im it this role position'
  ).split(' '),
)
const BARE_SPAN = /(?<![$₱€£])\b\d[\d,.]*\s(?:hours|hrs|days|weeks|wks|months|mos|years|yrs)\b/

/** Whether a figure without a currency stands among words that tell of anything: `2019`, `500+ happy agents`. */
export function isAmongWords(plain: string, hasPeriod: boolean): boolean {
  if (BARE_SPAN.test(plain)) return true
  if (hasPeriod || /\dk\b/.test(plain)) return false
  return (plain.match(/[a-z][a-z-]*/g) ?? []).some((word) => !OF_PAY.has(word))
}
