import { plainWords } from '../../rules.ts'
import { LEVELS } from '../levels/rules.ts'
import { disjoint } from '../sets/rules.ts'
import { type Amount, amountsOf, moneyDiffers } from './money/rules.ts'

/** What a posting states beside its prose. Pay is a month in US dollars, at the rate of the day it was read. */
export type Stated = {
  title: string
  job_types: string[]
  hours_per_week: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
  /** What the pay is stated for: `hour`, `month`. */
  pay_period?: string | null
}

/** What a posting's own words say that tells it from another one of the same template. */
export type Marks = {
  /** Numbers a client or an agency gives the vacancy. */
  refs: ReadonlySet<string>
  money: readonly Amount[]
  /** Times of the day: `9:00`, `17:30`. */
  clock: ReadonlySet<string>
  /** When the day begins, where the text says from when to when. */
  starts: ReadonlySet<string>
  /** Whose times of the day: `us`, `manila`. */
  zones: ReadonlySet<string>
  /** First and last of the days one works: `mon`, `fri`. */
  days: ReadonlySet<string>
  /** Hours a week. */
  weekly: ReadonlySet<string>
  /** Years of experience asked for. */
  years: ReadonlySet<string>
  /** Languages that have to be spoken, beside those of the country. */
  languages: ReadonlySet<string>
  /** Times the text calls by a name: `night`, `day`. */
  shifts: ReadonlySet<string>
  /** `lasting` or `passing` work. */
  terms: ReadonlySet<string>
  /** `full` or `part` time. */
  types: ReadonlySet<string>
  /** Levels the text gives the job. */
  levels: ReadonlySet<string>
  /** Who the work is for, where an agency says it. */
  clients: ReadonlySet<string>
  /** Forms to fill in, by their address. */
  links: ReadonlySet<string>
  /** The work can be done from anywhere. */
  remote: boolean
}

const LONGEST_TEXT = 6000
const LONGEST_TITLE = 300

/** Every pattern looks at a bounded stretch, so that no text makes it slow. */
const REF =
  /\b(?:ref(?:erence)?|requisition|req|job|vacancy|posting|position|order)[ .]{0,2}(?:id|no|nr|number|code|#)?[ .]{0,2}[:#-]{1,2} {0,2}([a-z]{0,6}[-_/]?\d[\w-]{0,14})/gi
const CLOCK = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/gi
const CLOCK_24 = /\b([01]\d|2[0-3]):([0-5]\d)(?! ?[ap]\.?m)\b/gi
const WEEKLY = /\b(\d{1,2})(?: ?[-–] ?(\d{1,2}))?\+? ?(?:hours?|hrs?)\.? ?(?:per|a|each|\/|every)? ?(?:week|wk)/gi
const YEARS = /\b(\d{1,2})(?: ?(?:\+|or more|-|–|to) ?\d{0,2})? ?(?:years?|yrs?)\b/gi
/** The name an agency gives its client. */
const CLIENT =
  /\b(?:[Oo]ur|[Tt]he|[Tt]heir) (?:(?:end|valued|key|new) )?client,? (?:is )?(?:an? )?([A-Z][\w&.'-]{1,30}(?: [A-Z][\w&.'-]{1,30}){0,2})/g
const ACCOUNT = /\b(?:client|account|campaign|project) ?: {0,2}([\w&.'-]{2,30}(?: [\w&.'-]{2,30})?)/gi
const LANGUAGES =
  /\b(spanish|french|german|italian|portuguese|dutch|mandarin|cantonese|japanese|korean|thai|vietnamese|arabic|hebrew|russian|polish|swedish|norwegian|danish|bahasa)\b/gi
const HOURS =
  /\b(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m\.?)? ?(?:-|–|to|til|till|until) ?(\d{1,2})(?::\d{2})? ?([ap])\.?m\b/gi
const ZONES =
  /\b(est|edt|eastern|new york|cst|cdt|central time|mst|mountain|pst|pdt|pacific|gmt|bst|utc|uk time|uk hours|london|aest|aedt|sydney|melbourne|brisbane|awst|perth|nzst|nzdt|auckland|cet|cest|gst|dubai|pht|ph time|philippine time|manila)\b/gi
const ONE_ZONE = [
  /^e[sd]t$|eastern|york/,
  /^c[sd]t$|central/,
  /^m[sd]t$|mountain/,
  /^p[sd]t$|pacific/,
  /gmt|bst|utc|uk|london/,
  /aest|aedt|sydney|melbourne|brisbane/,
  /awst|perth/,
  /nz[sd]t|auckland/,
  /ce(?:s)?t/,
  /^gst$|dubai/,
  /ph|manila/,
]
const zoneOf = (zone: string): string => String(ONE_ZONE.findIndex((names) => names.test(zone)))
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}'
const DAYS = new RegExp(String.raw`\b${DAY} ?(?:to|-|–|thru|through|and|&) ?${DAY}\b`, 'gi')
const SHIFTS =
  /\b(?:(night|overnight|day|morning|mid|afternoon|evening|weekend)[- ]?(?:shifts?|schedule|duty)|(graveyard))\b/gi
const TERMS =
  /\b(?:(permanent|regular) (?:position|post|role|job|employment|seat)|(temporary|seasonal|fixed[- ]term|project[- ]based|maternity cover|reliever))\b/gi
const TYPE_WORDS = /\b(full|part)[- ]?time\b/gi
const LEVEL = /\b(senior|junior|entry|mid)[- ]?(?:level|role|position|post)\b/gi
const LINK = /\b[a-z0-9-]{2,30}(?:\.[a-z0-9-]{2,20}){1,3}\/[\w/-]{3,60}/gi
const REMOTE =
  /\b(?:remote(?:ly)?|work from (?:home|anywhere)|wfh|home[- ]based|fully online|telecommut\w+|anywhere in the|mbps|quiet (?:room|work ?space|place)|back-?up (?:internet|power|line))\b/i

/** What a pattern finds, each once. */
export const found = (text: string, pattern: RegExp, read: (match: RegExpMatchArray) => string): Set<string> =>
  new Set([...text.matchAll(pattern)].map(read).filter((mark) => mark !== ''))

/** Languages a text names, beside those of the country. */
export const languagesOf = (text: string): Set<string> => found(text, LANGUAGES, ([language]) => language.toLowerCase())

/** The words say that the work is done from anywhere, or ask for the line and the room one needs at home. */
export const saysRemote = (text: string): boolean => REMOTE.test(text)

const TITLED_CLIENT = /\b[Cc]lient ?: {0,2}([A-Z][\w&.'-]{1,30}(?: [A-Z][\w&.'-]{1,30}){0,3})/

/** Whom an agency names as its client, in the title or first in the text; null where none is named. */
export function clientOf(title: string, description: string): string | null {
  const titled = TITLED_CLIENT.exec(title.slice(0, LONGEST_TITLE))
  return titled?.[1] ?? [...description.slice(0, LONGEST_TEXT).matchAll(CLIENT)][0]?.[1] ?? null
}

const timeOf = (time: string): string => LEVELS[time.toLowerCase()] ?? time.toLowerCase()

/** What the words of a posting say of its pay, its times and whom it is for; the first 6,000 signs of them. */
export function marksOf(description: string): Marks {
  const text = description.slice(0, LONGEST_TEXT)
  const clocks = found(text, CLOCK, ([, hour, minute, half]) => clockOf(hour, minute, half))
  return {
    refs: found(text, REF, ([, ref]) => (ref ?? '').toLowerCase()),
    money: amountsOf(text),
    clock: new Set([...clocks, ...found(text, CLOCK_24, ([, hour, minute]) => `${Number(hour)}:${minute}`)]),
    starts: found(text, HOURS, startOf),
    zones: found(text, ZONES, ([zone]) => zoneOf(zone.toLowerCase())),
    days: new Set([...text.matchAll(DAYS)].flatMap(([, from = '', to = '']) => [from.toLowerCase(), to.toLowerCase()])),
    weekly: found(text, WEEKLY, ([, from, to]) => to ?? from ?? ''),
    years: found(text, YEARS, ([, years]) => years ?? ''),
    languages: languagesOf(text),
    shifts: found(text, SHIFTS, ([, shift, always]) => timeOf(shift ?? always ?? '')),
    terms: found(text, TERMS, ([, lasting]) => (lasting === undefined ? 'passing' : 'lasting')),
    types: found(text, TYPE_WORDS, ([, type = '']) => type.toLowerCase()),
    levels: found(text, LEVEL, ([, level = '']) => LEVELS[level.toLowerCase()] ?? level.toLowerCase()),
    clients: new Set(
      [...found(text, CLIENT, ([, name]) => name ?? ''), ...found(text, ACCOUNT, ([, name]) => name ?? '')].map(
        plainWords,
      ),
    ),
    links: found(text, LINK, ([link]) => link.toLowerCase()),
    remote: saysRemote(text),
  }
}

/** `4-8pm` begins at 16:00, `9-5pm` at 9:00. */
function startOf([, hour = '', minute = '00', half, end = '', endHalf = '']: RegExpMatchArray): string {
  const isBefore = Number(hour) % 12 < Number(end) % 12
  return clockOf(hour, minute, half ?? (isBefore ? endHalf : endHalf.toLowerCase() === 'p' ? 'a' : 'p'))
}

const clockOf = (hour = '', minute = '00', half = '') =>
  `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`

const WEEKLY_HOURS_ALIKE = 5
/** A month's pay at two days' rates is hardly ever the same to the cent. */
const PAY_ALIKE = 0.03
/** A month counted as four weeks and as the twelfth part of a year. */
const MONTHS_ALIKE = 0.085

type Pay = { min: number; max: number }
type Range = Pay | null

function rangeOf({ monthly_usd_min: min, monthly_usd_max: max }: Stated): Range {
  const [from, to] = [min ?? max, max ?? min]
  return from === null || to === null ? null : { min: from, max: to }
}

/**
 * Two stated pays that differ. Another board may round a range or give one end of it: there it is enough that they meet. On
 * one board one may lie within the other.
 */
function paysDiffer(one: Stated, other: Stated, sameBoard: boolean): boolean {
  const [own, theirs] = [rangeOf(one), rangeOf(other)]
  if (!own || !theirs) return false
  const samePeriod = !one.pay_period || !other.pay_period || one.pay_period === other.pay_period
  const slack = 1 + (samePeriod ? PAY_ALIKE : MONTHS_ALIKE)
  if (sameBoard) return !lies(own, theirs, slack) && !lies(theirs, own, slack)
  return own.max * slack < theirs.min || theirs.max * slack < own.min
}

const lies = (one: Pay, other: Pay, slack: number): boolean =>
  one.min * slack >= other.min && one.max <= other.max * slack

const TYPES = [/full[- ]?time/i, /part[- ]?time/i, /intern/i] as const
const [FULL, PART] = ['0', '1']
/** Hours a week that nobody calls full time, and that nobody calls part time. */
const TOO_FEW = 25
const TOO_MANY = 38

const typesOf = ({ job_types, title }: Stated): Set<string> =>
  new Set(TYPES.flatMap((type, at) => ([...job_types, title].some((one) => type.test(one)) ? String(at) : [])))

/** One calls itself full time, the other states the hours of part time; or the other way round. */
function hoursDeny(types: ReadonlySet<string>, hours: number | null): boolean {
  if (hours === null || types.size !== 1) return false
  return (types.has(FULL) && hours <= TOO_FEW) || (types.has(PART) && hours >= TOO_MANY)
}

/** What two postings state in their fields that makes them two jobs, whatever their texts say. */
export function fieldsDiffer(one: Stated, other: Stated, sameBoard: boolean): boolean {
  const [hours, theirHours] = [one.hours_per_week, other.hours_per_week]
  if (hours !== null && theirHours !== null && Math.abs(hours - theirHours) > WEEKLY_HOURS_ALIKE) return true
  const [types, theirTypes] = [typesOf(one), typesOf(other)]
  if (hoursDeny(types, theirHours) || hoursDeny(theirTypes, hours)) return true
  return paysDiffer(one, other, sameBoard) || disjoint(types, theirTypes)
}

const SETS = ['refs', 'weekly', 'years', 'days', 'languages', 'shifts', 'terms', 'types', 'levels', 'clients'] as const

/** What two texts say that makes them two jobs, however much of a template they share. */
export function marksDiffer(one: Marks, other: Marks): boolean {
  // The same hours are other times of the day elsewhere.
  const clocksDiffer =
    !disjoint(one.zones, other.zones) && (disjoint(one.clock, other.clock) || disjoint(one.starts, other.starts))
  return clocksDiffer || moneyDiffers(one.money, other.money) || SETS.some((kind) => disjoint(one[kind], other[kind]))
}
