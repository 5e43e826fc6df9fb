import { plainWords } from '../../rules.ts'
import { otherNames, spellingDistance } from '../../wording/rules.ts'

/** What a posting states beside its prose. Pay is a month in US dollars, at the rate of the day it was read. */
export type Stated = {
  title: string
  job_types: string[]
  hours_per_week: number | null
  monthly_usd_min: number | null
  monthly_usd_max: number | null
}

/** What a posting's own words say that tells it from another one of the same template. */
export type Marks = {
  /** Numbers a client or an agency gives the vacancy. */
  refs: ReadonlySet<string>
  /** Amounts of money, without currency: `700`, `1100`. */
  money: ReadonlySet<string>
  /** Times of the day: `9:00`, `17:30`. */
  clock: ReadonlySet<string>
  /** Hours a week. */
  weekly: ReadonlySet<string>
  /** Years of experience asked for. */
  years: ReadonlySet<string>
  /** Languages that have to be spoken, beside those of the country. */
  languages: ReadonlySet<string>
  /** Times the text calls by a name: `night`, `day`. */
  shifts: ReadonlySet<string>
  /** Levels the text gives the job. */
  levels: ReadonlySet<string>
  /** Who the work is for, where an agency says it. */
  clients: ReadonlySet<string>
  /** The work can be done from anywhere. */
  remote: boolean
}

const LONGEST_TEXT = 6000

/** Every pattern looks at a bounded stretch, so that no text makes it slow. */
const REF =
  /\b(?:ref(?:erence)?|requisition|req|job|vacancy|posting|position|order)[ .]{0,2}(?:id|no|nr|number|code|#)?[ .]{0,2}[:#-]{1,2} {0,2}([a-z]{0,6}[-_/]?\d[\w-]{0,14})/gi
const MONEY = /(?:[$₱€£]|\b(?:php|usd|aud|gbp|eur|p)) ?(\d[\d,]{0,9}(?:\.\d{1,2})?)( ?k\b)?/gi
const CLOCK = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/gi
const CLOCK_24 = /\b([01]\d|2[0-3]):([0-5]\d)(?! ?[ap]\.?m)\b/gi
const WEEKLY = /\b(\d{1,2})(?: ?[-–] ?(\d{1,2}))?\+? ?(?:hours?|hrs?)\.? ?(?:per|a|each|\/|every)? ?(?:week|wk)/gi
const YEARS = /\b(\d{1,2})(?: ?(?:\+|or more|-|–|to) ?\d{0,2})? ?(?:years?|yrs?)\b/gi
const CLIENT =
  /\b(?:[Oo]ur|[Tt]he|[Tt]heir) (?:(?:end|valued|key|new) )?client,? (?:is )?(?:an? )?([A-Z][\w&.'-]{1,30}(?: [A-Z][\w&.'-]{1,30}){0,2})/g
const ACCOUNT = /\b(?:client|account|campaign|project) ?: {0,2}([\w&.'-]{2,30}(?: [\w&.'-]{2,30})?)/gi
const LANGUAGES =
  /\b(spanish|french|german|italian|portuguese|dutch|mandarin|cantonese|japanese|korean|thai|vietnamese|arabic|hebrew|russian|polish|swedish|norwegian|danish|bahasa)\b/gi
const SHIFTS = /\b(night|graveyard|overnight|day|morning|mid|afternoon|weekend)[- ]?shifts?\b/gi
const LEVEL = /\b(senior|junior|entry|mid)[- ]?(?:level|role|position|post)\b/gi
const REMOTE =
  /\b(?:remote(?:ly)?|work from (?:home|anywhere)|wfh|home[- ]based|fully online|telecommut\w+|anywhere in the|mbps|quiet (?:room|work ?space|place)|back-?up (?:internet|power|line))\b/i

const found = (text: string, pattern: RegExp, read: (match: RegExpMatchArray) => string): Set<string> =>
  new Set([...text.matchAll(pattern)].map(read).filter((mark) => mark !== ''))

const languagesOf = (text: string): Set<string> => found(text, LANGUAGES, ([language]) => language.toLowerCase())

/** The words say that the work is done from anywhere, or ask for the line and the room one needs at home. */
export const saysRemote = (text: string): boolean => REMOTE.test(text)

/** What the words of a posting say of its pay, its times and whom it is for; the first 6,000 signs of them. */
export function marksOf(description: string): Marks {
  const text = description.slice(0, LONGEST_TEXT)
  const clocks = found(text, CLOCK, ([, hour, minute, half]) => clockOf(hour, minute, half))
  return {
    refs: found(text, REF, ([, ref]) => (ref ?? '').toLowerCase()),
    money: found(text, MONEY, ([, amount, thousands]) => amountOf(amount, thousands)),
    clock: new Set([...clocks, ...found(text, CLOCK_24, ([, hour, minute]) => `${Number(hour)}:${minute}`)]),
    weekly: found(text, WEEKLY, ([, from, to]) => to ?? from ?? ''),
    years: found(text, YEARS, ([, years]) => years ?? ''),
    languages: languagesOf(text),
    shifts: found(text, SHIFTS, ([, shift = '']) => LEVELS[shift.toLowerCase()] ?? shift.toLowerCase()),
    levels: found(text, LEVEL, ([, level = '']) => LEVELS[level.toLowerCase()] ?? level.toLowerCase()),
    clients: new Set(
      [...found(text, CLIENT, ([, name]) => name ?? ''), ...found(text, ACCOUNT, ([, name]) => name ?? '')].map(
        plainWords,
      ),
    ),
    remote: saysRemote(text),
  }
}

function amountOf(amount: string | undefined, thousands: string | undefined): string {
  const value = Number((amount ?? '').replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)
  return Number.isFinite(value) && value > 0 ? String(value) : ''
}

const clockOf = (hour = '', minute = '00', half = '') =>
  `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`

const LEVELS: Record<string, string> = {
  senior: 'senior',
  sr: 'senior',
  junior: 'junior',
  jr: 'junior',
  entry: 'junior',
  trainee: 'junior',
  intern: 'intern',
  internship: 'intern',
  lead: 'lead',
  leader: 'lead',
  head: 'head',
  chief: 'head',
  principal: 'principal',
  manager: 'manager',
  supervisor: 'supervisor',
  director: 'director',
  associate: 'associate',
  assistant: 'assistant',
  mid: 'mid',
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  night: 'night',
  graveyard: 'night',
  overnight: 'night',
  day: 'day',
  morning: 'day',
  weekend: 'weekend',
  weekends: 'weekend',
}

/** Words of a title about place, urgency and contract: they are compared by the fields that hold them. */
const LOOSE_WORDS = new Set(
  'remote wfh home based work from anywhere urgent urgently hiring hire needed wanted now asap immediate immediately start full part time fulltime parttime permanent contract job opening position opportunity new a an the for and or in at of to with our'.split(
    ' ',
  ),
)

const OPENINGS = /\b\d{1,3} ?(?:openings?|vacanc(?:y|ies)|slots?|positions?|pax|heads?|headcounts?)\b/gi

const LONGEST_TITLE = 300
/** `$900/month`, `PHP 45,000`, `$6-8/hr`. */
const TITLE_PAY =
  /(?:[$₱€£]|\b(?:php|usd|aud|gbp|eur|p) ?)\d[\d,.]{0,9} ?k?(?: ?(?:-|–|to) ?[$₱€£]? ?\d[\d,.]{0,9} ?k?)?(?: ?(?:\/|per|an?|a) ?)?(?:hour|hr|h|day|week|wk|month|mo|year|yr)?(?:ly)?\b\.?/gi

/** The words of a title that say what the work is, with its bracketed parts, without those of the employer and the place. */
function titleWords({ title, employer_name, location }: Named): Set<string> {
  const known = new Set([...plainWords(employer_name ?? '').split(' '), ...placeWords(location ?? '')])
  const words = plainWords(title.slice(0, LONGEST_TITLE).replace(TITLE_PAY, ' ').replace(OPENINGS, ' '))
    .split(' ')
    .filter((word) => word !== '' && !LOOSE_WORDS.has(word) && !known.has(word))
  // `CSR` and "Customer Service Representative" are one name, the plainest of its list.
  const { rest, names } = otherNames(words.map((word) => WRITTEN_OUT[word] ?? word))
  return new Set([...rest, ...names.map((list) => list.map((name) => name.replaceAll(' ', '')).toSorted()[0] ?? '')])
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior', mgr: 'manager', asst: 'assistant' }

/** Numbers of a vacancy in a title: `(Req 20418)`. */
const REF_NUMBER = /^\d{4,}$/

/** What a title is read with. */
export type Named = { title: string; employer_name: string | null; location: string | null }

/** Words of a place that many places share. */
const COMMON_PLACE = new Set(
  'city town province region metro national capital ncr of the de philippines philippine ph remote hybrid onsite on site wfh home based anywhere nationwide united kingdom states and greater area'.split(
    ' ',
  ),
)

const placeWords = (place: string): string[] =>
  plainWords(place)
    .split(' ')
    .filter((word) => word !== '' && !COMMON_PLACE.has(word))

/**
 * One place, as far as is said: `Lipa City` and `Lipa, Batangas`. The first name counts, wherever it stands in the other;
 * what names a country or nothing at all is no other place.
 */
export function isSamePlace(one: string, other: string): boolean {
  const [words, others] = [placeWords(one), placeWords(other)]
  const [first, theirFirst] = [placeWords(one.split(',')[0] ?? ''), placeWords(other.split(',')[0] ?? '')]
  if (words.length === 0 || others.length === 0) return true
  const holds = (all: string[], some: string[]) => some.some((word) => all.includes(word))
  return holds(others, first) || holds(words, theirFirst)
}

const levelsOf = (words: ReadonlySet<string>): Set<string> =>
  new Set([...words].flatMap((word) => (/^\d{1,3}$/.test(word) ? word : (LEVELS[word] ?? []))))

const missingIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((word) => !other.has(word))

const LEAST_MISTYPED = 6

/** The same for words somebody typed: `Apointment` is no other word than `Appointment`. */
const otherWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  missingIn(one, other).filter(
    (word) => word.length < LEAST_MISTYPED || ![...other].some((their) => spellingDistance(word, their) <= 1),
  )

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && missingIn(one, other).length === 0

/** Both say something of it, and nothing of what they say is the same. */
const disjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && missingIn(one, other).length === one.size

const refsOf = (words: ReadonlySet<string>) => new Set([...words].filter((word) => REF_NUMBER.test(word)))
const withoutRefs = (words: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !REF_NUMBER.test(word) && !REF_WORDS.has(word)))
const REF_WORDS = new Set('req ref id no account client team'.split(' '))

/**
 * How two titles stand to each other: `same` words, one with `more` words than the other, `other` work altogether, or
 * `apart`, another level, number or kind of the same work: "Virtual Assistant (Real Estate)", "Virtual Assistant (Dental)".
 */
export function compareTitles(one: Named, other: Named): 'same' | 'more' | 'other' | 'apart' {
  const [pay, theirPay] = [one.title, other.title].map((title) =>
    found(title.slice(0, LONGEST_TITLE), MONEY, ([, amount, thousands]) => amountOf(amount, thousands)),
  )
  if (pay && theirPay && disjoint(pay, theirPay)) return 'apart'
  const [spoken, theirSpoken] = [languagesOf(one.title), languagesOf(other.title)]
  if (!equal(spoken, theirSpoken)) return 'apart'
  const [all, allTheirs] = [titleWords(one), titleWords(other)]
  if (disjoint(refsOf(all), refsOf(allTheirs))) return 'apart'
  const [words, others] = [withoutRefs(all), withoutRefs(allTheirs)]
  if (!equal(levelsOf(words), levelsOf(others))) return 'apart'
  const [own, theirs] = [otherWords(words, others), otherWords(others, words)]
  if (own.length === 0 || theirs.length === 0) return own.length === theirs.length ? 'same' : 'more'
  return own.length < words.size ? 'apart' : 'other'
}

const WEEKLY_HOURS_ALIKE = 5
/** A month's pay at two days' rates is hardly ever the same to the cent. */
const PAY_ALIKE = 0.03

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= PAY_ALIKE * Math.max(one, other)

type Range = { min: number; max: number } | null

function rangeOf({ monthly_usd_min: min, monthly_usd_max: max }: Stated): Range {
  const [from, to] = [min ?? max, max ?? min]
  return from === null || to === null ? null : { min: from, max: to }
}

/** Two stated pays that differ. Another board may round a range or give one end of it: there it is enough that they meet. */
function paysDiffer(one: Range, other: Range, sameBoard: boolean): boolean {
  if (!one || !other) return false
  if (sameBoard) return !isNear(one.min, other.min) || !isNear(one.max, other.max)
  return one.max * (1 + PAY_ALIKE) < other.min || other.max * (1 + PAY_ALIKE) < one.min
}

const TYPES = [/full[- ]?time/i, /part[- ]?time/i, /intern/i] as const

const typesOf = (types: string[]): Set<string> =>
  new Set(TYPES.flatMap((type, at) => (types.some((one) => type.test(one)) ? String(at) : [])))

/** What two postings state in their fields that makes them two jobs, whatever their texts say. */
export function fieldsDiffer(one: Stated, other: Stated, sameBoard: boolean): boolean {
  const [hours, theirHours] = [one.hours_per_week, other.hours_per_week]
  if (hours !== null && theirHours !== null && Math.abs(hours - theirHours) > WEEKLY_HOURS_ALIKE) return true
  return (
    paysDiffer(rangeOf(one), rangeOf(other), sameBoard) ||
    disjoint(typesOf([...one.job_types, one.title]), typesOf([...other.job_types, other.title]))
  )
}

/** What two texts say that makes them two jobs, however much of a template they share. */
export function marksDiffer(one: Marks, other: Marks): boolean {
  return (['refs', 'money', 'clock', 'weekly', 'years', 'languages', 'shifts', 'levels', 'clients'] as const).some(
    (kind) => disjoint(one[kind], other[kind]),
  )
}
