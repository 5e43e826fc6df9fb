import { lowered } from './nouns.ts'
import { isPast, mayBeThing, wasOf } from './verbs.ts'

const ABOUT = String.raw`(?:(?:about|around|over|under|less than|more than|almost|nearly|only|up to|down to) )*`
const FIGURE = String.raw`(?:[A-Z]{3} )?[$₱€£]?\d[\d,.:]*(?:[%kKMx+]|(?:s|ms)(?![\p{L}]))*`
const AMOUNT = String.raw`${ABOUT}(?:${FIGURE}|none\b|zero\b|nothing\b)`
// bounded: seven words at most before the number
const THING = String.raw`((?:(?!(?:and|that|which|who|from|to|was|were|is|are|now|I)\b)[\p{L}\d/&'’-]+ ){0,6}?(?!(?:and|from|to|was|were|is|are|now|I|at|of|in|on|for)\b)[\p{L}\d/&'’-]*\p{L}[\p{L}/&'’-]*)`

/** What is counted by one: "the page", "the rate". */
const ONE_OF =
  /(?:\bof|(?:rate|page|score|account|channel|profile|site|website|list|inbox|store|shop|average|ratio|backlog|cost|price|balance|group|count|duration|load|size|margin|budget)(?: (?:per|of|for|on|in|with) .*)?)$/i
/** What somebody's number is said of, with its article where it has one. */
export function theThing(thing: string): string {
  const what = lowered(thing.trim()).replace(/^(?:the|my|our|an?) /i, '')
  return /^(?:the|my|our) /i.test(thing) || ONE_OF.test(what) || /^[^ ]+ of /.test(what) ? `the ${what}` : what
}
/** Whether a line names a thing, and not what somebody did with it; a label before a colon is one, and what is surely none of theirs (`isSure`). */
function isThing(thing: string, isLabel = false, isSure = false): boolean {
  const words = thing.toLowerCase().split(' ')
  const [first = ''] = words
  // "Demurrage paid" is a thing still.
  return (
    !/^(?:\d|an? |one |team\b|staff\b)/i.test(thing) &&
    (isLabel || wasOf(first) === undefined || (isSure && mayBeThing(first))) &&
    (isLabel || !words.slice(0, words.length > 1 ? -1 : 1).some(isPast))
  )
}

const valueOf = (figure: string): number => {
  const number = Number(/\d[\d,.]*/.exec(figure)?.[0].replace(/,/g, '').replace(/\.$/, '') ?? Number.NaN)
  return number * (/\dk/i.test(figure) ? 1000 : /\dM/.test(figure) ? 1_000_000 : 1)
}
const FROM_TO = new RegExp(String.raw`^${THING}(?::|,)? (${AMOUNT})( (?:down |up )?to )(${AMOUNT})`, 'u')
/** What says of two numbers that one came after the other, and no range is meant. */
const OVER_TIME =
  /^[^,;]{0,60}?\b(?:(?:in|within|after|over) (?:(?:the )?(?:first|last|about|only|just|less than|under) )*(?:an?|\d+|one|two|three|four|five|six) (?:months?|years?|weeks|quarters?|semesters?)\b|(?:after|since|from when) I\b)|^ (?:[\p{L}]+ )?(?:followers|subscribers|likes|fans|members)\b/u
const RATE =
  /^ (?:[\p{L}-]+ ){0,3}(?:per|an?|each|every) (?:hour|day|shift|week|month)\b|^ (?:[\p{L}-]+ ){0,2}(?:daily|weekly|monthly)$/u
/** Of whom and when: what has two numbers and does not change. */
const NO_CHANGE =
  /\b(?:ages?|aged|old|grades?|levels?|years?|batch|hours?|shifts?|schedule|salary|mondays?|fridays?|weekdays?)\b/i
/** "9 to 5", "2019 to 2021" */
const isOfClock = (before: string, after: string, rest: string): boolean =>
  [before, after].every((figure) => /^(?:19|20)\d\d$/.test(figure)) ||
  ([before, after].every((figure) => /^(?:\d|1[0-2])(?::[0-5]0)?$/.test(figure)) && !/^ \p{Ll}/u.test(rest))
/** "Page 900 to 11k clicks in 9 months": a thing, and its number before and after. */
function fromTo(line: string): string | null {
  const [whole, thing = '', before = '', link = '', after = ''] = FROM_TO.exec(line) ?? []
  if (whole === undefined || !isThing(thing)) return null
  const rest = line.slice(whole.length)
  const isArrow = /down|up/.test(link)
  const fell = valueOf(before) > valueOf(after)
  const isRange = !isArrow && !fell && (RATE.test(rest) || !OVER_TIME.test(rest))
  if (isRange || Number.isNaN(valueOf(before)) || NO_CHANGE.test(thing) || isOfClock(before, after, rest)) return null
  const [to = ' to '] = / (?:down |up )?to /.exec(link) ?? []
  return `brought ${theThing(thing)} from ${before}${to}${after}${rest.replace(/ from when I joined\b/, ' since I joined')}`
}

const TIME = String.raw`in \d{4}|(?:in )?(?:the )?(?:first|second|third|last|1st|2nd|3rd|final) (?:run|quarter|month|year|week|semester|round|batch)|before|when new|at first|last year|this year`
const RATED = String.raw`(?: (?:per|an?|each|every) (?:hour|day|shift|week|month|year))?`
const TWO_TIMES = new RegExp(
  String.raw`^${THING.replace('(?:and|', '(?:').replace('(?:and|', '(?:')}:? (${AMOUNT}(?: or ${FIGURE})?${RATED}) (${TIME}),? (?:and |then |but )?((?:now )?)(${AMOUNT}(?: or (?:none|${FIGURE}))?${RATED})(?: (${TIME}|now))?$`,
  'u',
)
const when = (time: string): string =>
  /^(?:before|now)?$/.test(time)
    ? ''
    : ` ${/^(?:the )?(?:first|second|third|last|1st|2nd|3rd|final) (?!year$)/.test(time) ? `in the ${time.replace(/^the /, '')}` : time}`
/** "Fees paid: $900 in 2022, $200 in 2023": a thing at two times. */
function twoTimes(line: string): string | null {
  const [whole, thing = '', before = '', first = '', now = '', after = '', second = ''] = TWO_TIMES.exec(line) ?? []
  if (whole === undefined || (now === '' && second === '') || !isThing(thing, line.startsWith(`${thing}:`), true))
    return null
  const what = theThing(thing)
  return `saw ${what} go from ${before}${when(first)} to ${after}${when(second)}`
}

const NOW = new RegExp(
  String.raw`^${THING} (?:was |were |is |used to be )?(${AMOUNT}${RATED})((?: when I [^,]{3,40})?)(?: before)?,? (?:and |but )?now (?:is |are |it is |at |plays |only |it plays )*(${AMOUNT}(?: or none|-\d[\d.,]*)?)$`,
  'u',
)
/** "Errors about 20 a day before, now 1 or none": how it was, and how it is. */
function nowAt(line: string): string | null {
  const [whole, thing = '', before = '', started = '', after = ''] = NOW.exec(line) ?? []
  return whole === undefined || !isThing(thing, false, true)
    ? null
    : `brought ${theThing(thing)} from ${before}${started === '' ? '' : `,${started},`} to ${after}`
}

const LIMIT = String.raw`((?:less|more) than|below|under|above|within|at least)`
const HELD = new RegExp(
  String.raw`^${THING} (?:always |consistently |kept |is |was )*${LIMIT} (?=${FIGURE}(?:%| percent\b))`,
  'u',
)
/** "Waste less than 9%": where a number was kept. */
export function heldAt(line: string): string | null {
  const [whole, thing = '', limit = ''] = HELD.exec(line) ?? []
  if (whole === undefined || !isThing(thing)) return null
  return `kept ${theThing(thing)} ${/than|least/.test(limit) ? 'at ' : ''}${limit} ${line.slice(whole.length)}`
}

// bounded: three words
/** "My estimate was within 3% of the cost" */
const MINE = /^my ((?:[\p{L}-]+ ){1,3}?)(was|were) (?=(?:within|below|above|under|over|never|always|only|at) [^,]*\d)/iu
/** "Highest show rate on the floor" */
const HIGHEST =
  /^(?:the )?(highest|lowest|best|fastest|most) ((?:[\p{L}/-]+ ){0,3}?)(rate|score|scores|sales|CSAT|QA|AHT|time|revenue|average|attendance|productivity|accuracy|number|volume|bookings|closings)\b/iu

const BY_ITSELF = new RegExp(
  String.raw`(?<=\p{L} )(dropped|fell|rose|grew|improved|increased|decreased|lessened|shortened|went up|went down),? (?=${FIGURE}(?: \p{L}+)? to ${FIGURE})`,
  'u',
)
/** "Shrinkage dropped, 2.6 to 1.1 percent" with its "from". */
export const fromNumbers = (line: string): string => line.replace(BY_ITSELF, '$1 from ')

/** A number of somebody's work and how it changed or where it was kept, as a deed; null where a line tells none. */
export function figured(line: string): string | null {
  const [mine, thing = '', was = ''] = MINE.exec(line) ?? []
  if (mine !== undefined)
    return `had ${was === 'were' ? '' : /^[aeiou]/i.test(thing) ? 'an ' : 'a '}${thing.toLowerCase()}that ${was} ${line.slice(mine.length)}`
  if (HIGHEST.test(line)) return `had the ${lowered(line.replace(/^the /i, ''))}`
  return twoTimes(line) ?? nowAt(line) ?? fromTo(line)
}
