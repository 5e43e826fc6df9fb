import { kindOf } from '#features/jobs/facts/hours/rules.ts'
import type { Availability } from './letter-availability.ts'
import { clock, plainTimes, type Range, rangesIn, type Time, timesIn } from './letter-clock.ts'
import { aheadIn, clockNamed, firstZone, isMoved, lastZone, MANILA, type Zone } from './letter-zones.ts'
import type { Addressee } from './writer.ts'

type Texts = Pick<Addressee, 'title' | 'description'>

/** One time of a call the posting wants somebody to join. */
export type Meeting = { what: string; text: string; zone: Zone; at: number }
/** What a posting says of its hours, as far as it can be read: from and to as minutes of a day in Manila on the day of writing. */
export type PostedHours = {
  /** `8:30am to 1pm`, as the place has it; empty where only the place's clock is named. */
  text: string
  zone: Zone | null
  from: number | null
  to: number | null
  /** `mornings`, where a part of the day stands for the hours. */
  part: string
  /** Hours a week; null where nothing is said. */
  week: number | null
  full: boolean
  /** Whether a day there is as long as a full-time one, though nobody says so. */
  shift: boolean
  /** Whether the person may choose some of them. */
  some: boolean
  meeting: Meeting | null
  /** Minutes by which they move in Manila when the place moves its clock; 0 where it does not. */
  moves: number
}

const [DAY, HOUR] = [1440, 60]
const WEEK = /\b(\d{1,2}) ?(?:\+ ?)?(?:hours|hrs?)(?: an?| per|\/| each)? ?w(?:ee)?k/i
/** In a title, hours are a week's: "Designer - 30 hours". */
const TITLE_WEEK = /\b([1-5]\d) ?(?:hours|hrs)\b(?! ?(?:an?|per|\/) ?day)/i
const FULL = /(?<!\b(?:second|other|another) )\bfull[- ]?time\b|\b4 days x 10 hours\b|\b40 ?(?:hours|hrs)\b/i
const PART = /\bpart[- ]?time\b/i
const DAILY_FOUR = /\b4 hours (?:each|every|a|per) (?:morning|day|afternoon|evening)/i
const [FULL_WEEK, HALF_WEEK] = [40, 20]

/** The hours a week a posting says; null where it says none. */
export function weekIn({ title, description }: Texts): number | null {
  const said = `${title}\n${description}`
  const week = Number((WEEK.exec(said) ?? TITLE_WEEK.exec(title))?.[1] ?? 0)
  return week || (DAILY_FOUR.test(said) ? HALF_WEEK : null)
}

/** The part of a line between two full stops that a place in it belongs to. */
type Around = { before: string; behind: string; whole: string; at: number; end: number }
const STOP = /[.!?;] |\n/g
function around(text: string, { at, end }: { at: number; end: number }): Around {
  const stops = [...text.matchAll(STOP)].map((match) => match.index)
  const begin = Math.max(0, ...stops.filter((stop) => stop < at).map((stop) => stop + 1))
  const stop = Math.min(text.length, ...stops.filter((one) => one >= end))
  return { before: text.slice(begin, at), behind: text.slice(end, stop), whole: text.slice(begin, stop), at: begin, end: stop }
}

/** What stands right behind a time is whose it is: up to the next number. */
const OWN_BEHIND = /^[^\d]*?(?:GMT|UTC) ?[+−-] ?\d{1,2}|^[^\d]*/i
const ownBehind = (behind: string): string => OWN_BEHIND.exec(behind)?.[0] ?? ''
const ownBefore = (before: string): string => before.split(/\d/).at(-1) ?? ''
const LINE_BELOW = /^\s*\n\s*\(?[^\n\d]{1,30}/

/** Two numbers alone are hours only right beside a place. */
const BESIDE = 3
function placeOf(text: string, one: Range | Time): Zone | null {
  const { before, behind, whole } = around(text, one)
  const between = 'between' in one ? one.between : ''
  const [after, ahead] = [firstZone(ownBehind(behind)), lastZone(ownBefore(before))]
  if ('bare' in one && one.bare) {
    if (after && after.at <= BESIDE + (/^[\s,(]*(?:us|here in|in) /i.exec(behind)?.[0].length ?? 0)) return after.zone
    const rest = ahead === null ? '' : ownBefore(before).slice(ahead.end)
    return ahead && /^ ?(?:(?:time|hours|shift|business|office|working)[ ,:(-]*)*$/i.test(rest) ? ahead.zone : null
  }
  const below = LINE_BELOW.exec(text.slice(one.end))?.[0] ?? ''
  return (
    after?.zone ??
    firstZone(between)?.zone ??
    ahead?.zone ??
    firstZone(below)?.zone ??
    firstZone(whole.slice(one.end - around(text, one).at))?.zone ??
    lastZone(before)?.zone ??
    clockNamed(text)?.zone ??
    null
  )
}

const YOURS = /\b(?:you|your|shifts?|schedule|work(?:ing)?|overlap|available|availability|core)\b/i
/** Hours of a business, of those who hire or of a conversation before anything begins. */
const NOT_YOURS =
  /\bopen(?:ing)?(?: hours| from| \d| daily|:)|\bstore hours\b|\binterviews?\b|\b(?:call|text|message|reach|contact|ring) (?:us|me)\b/i
const MEETING =
  /\b(?:call|meeting|stand-?up|huddle|webinar|sync|demo|check-?in|one-on-one|scrum|session|catch-?up)s?\b/i
/** When to be there. */
const THERE =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|online|available|log(?:ged)?[ -]?(?:in|on)|clock(?:ed)? in|ready|on duty|at your desk|be there|shift|you work|work from|working from)\b[^,;]{0,12}$/i
const LONGEST_MEETING = 120
const CLAUSE = /, |\bbut\b/
const isMeeting = (said: string, long: number): boolean => MEETING.test(said) && long <= LONGEST_MEETING

type Stated = { from: number; to: number; zone: Zone; at: number; end: number; role: 'shift' | 'call' | 'none' }
function stated(text: string): Stated[] {
  const ranges = rangesIn(text)
  const withPlace = ranges.flatMap((range): Stated[] => {
    const zone = placeOf(text, range)
    const { before, behind, whole } = around(text, range)
    const long = (range.to - range.from + DAY) % DAY
    const clause = `${before.split(CLAUSE).at(-1) ?? ''}${behind.split(CLAUSE)[0] ?? ''}`
    const call = isMeeting(clause, long) && !YOURS.test(clause)
    const role = call ? 'call' : NOT_YOURS.test(whole) && !YOURS.test(whole) ? 'none' : 'shift'
    return zone ? [{ ...range, zone, role }] : []
  })
  const times = timesIn(text)
    .filter(({ at }) => !ranges.some((range) => at >= range.at && at < range.end))
    .flatMap((time): Stated[] => {
      const zone = placeOf(text, time)
      const { before, whole } = around(text, time)
      const role = THERE.test(before) ? 'shift' : MEETING.test(whole) ? 'call' : 'none'
      return zone ? [{ ...time, from: time.minutes, to: time.minutes, zone, role }] : []
    })
  return [...joined(text, withPlace), ...times]
}

const LUNCH = 120
/** "9am-12pm and 1pm-5pm" is one day with a break. */
const joined = (text: string, all: readonly Stated[]): Stated[] =>
  all.reduce<Stated[]>((kept, one) => {
    const last = kept.at(-1)
    const isBreak =
      last !== undefined &&
      /^ ?(?:,|and|&|\+) ?(?:then )?$/i.test(text.slice(last.end, one.at)) &&
      (one.from - last.to + DAY) % DAY <= LUNCH &&
      one.zone.name === last.zone.name
    return isBreak ? [...kept.slice(0, -1), { ...last, to: one.to, end: one.end }] : [...kept, one]
  }, [])

/** Hours to choose some of: "any four hours between 9am and 6pm". */
const WITHIN = /\b(?:any(?: ?time| \w+ hours?)|within|at least \w+ hours?|\w+ hours? (?:of )?overlap|hours? (?:\w+ )?(?:\w+ )?between)\b/i
const FULL_DAY = [8 * HOUR, 10 * HOUR + HOUR / 2] as const
const isFullDay = (long: number, some: boolean, said: string): boolean =>
  long >= FULL_DAY[0] && long <= FULL_DAY[1] && !some && !PART.test(said)

/** The one of several that is the job's: Manila's own, the one that is right on the day where there are several. */
function chosen(all: readonly Stated[], on: Date): Stated | undefined {
  const shifts = all.filter(({ role }) => role === 'shift')
  const sums = new Set(
    shifts.filter(({ zone }) => zone.name !== MANILA).map(({ from, zone }) => (from + aheadIn(zone, on) + DAY) % DAY),
  )
  const here = shifts.filter(({ zone }) => zone.name === MANILA)
  return here.find(({ from }) => sums.has(from)) ?? here[0] ?? shifts.find(({ from, to }) => from !== to) ?? shifts[0]
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [8 * HOUR, 12 * HOUR],
  afternoon: [12 * HOUR, 17 * HOUR],
  evening: [17 * HOUR, 22 * HOUR],
  night: [22 * HOUR, 30 * HOUR],
}
/** A place's working day where only the place is named. */
const OFFICE = [9 * HOUR, 17 * HOUR] as const
const PART_OF_DAY = /\b(morning|afternoon|evening|night)s?\b/i

/** Reads what a posting says of its hours, on a day; null and empty where it says nothing. */
export function postedHours({ title, description }: Texts, on: Date): PostedHours {
  const said = plainTimes(`${title}\n${description}`)
  const all = stated(said)
  const call = all.find(({ role }) => role === 'call')
  const terms = {
    week: weekIn({ title, description }),
    full: FULL.test(said),
    meeting: call ? meetingOf(said, call, on) : null,
    part: '',
  }
  const shift = chosen(all, on)
  if (shift) {
    const some = WITHIN.test(around(said, shift).before)
    const long = (shift.to - shift.from + DAY) % DAY
    const text = shift.from === shift.to ? clock(shift.from) : `${clock(shift.from)} to ${clock(shift.to)}`
    return { ...terms, ...hoursHere(shift, on), text, some, shift: isFullDay(long, some, said) }
  }
  return { ...terms, ...clockOf(all.reduceRight(withoutTime, said), on) }
}

function meetingOf(said: string, { from, zone, at, end }: Stated, on: Date): Meeting {
  const [what = ''] = MEETING.exec(around(said, { at, end }).whole) ?? []
  return { what: what.toLowerCase(), text: clock(from), zone, at: from + aheadIn(zone, on) }
}

/** What is no shift says nothing of the clock that is worked by. */
const withoutTime = (text: string, one: Stated): string => {
  const { at, end } = around(text, one)
  return `${text.slice(0, at)}${' '.repeat(end - at)}${text.slice(end)}`
}

function hoursHere({ from, to, zone }: Pick<Stated, 'from' | 'to' | 'zone'>, on: Date) {
  const [ahead, long] = [aheadIn(zone, on), from === to ? 0 : (to - from + DAY) % DAY]
  const isSummer = ahead < aheadIn({ ...zone, saves: '' }, on)
  return { zone, from: from + ahead, to: from + ahead + long, moves: isMoved(zone) ? (isSummer ? HOUR : -HOUR) : 0 }
}

/** A clock that is named without hours, with the part of the day that stands beside it. */
function clockOf(said: string, on: Date): Pick<PostedHours, 'text' | 'zone' | 'from' | 'to' | 'part' | 'some' | 'shift' | 'moves'> {
  const named = clockNamed(said)
  const none = { text: '', part: '', some: false, shift: false }
  if (named === null) return { ...none, zone: null, from: null, to: null, moves: 0 }
  const [, part = ''] = PART_OF_DAY.exec(around(said, named).whole) ?? []
  const [from, to] = PARTS[part.toLowerCase()] ?? OFFICE
  return { ...none, ...hoursHere({ from, to, zone: named.zone }, on), part: part === '' ? '' : `${part.toLowerCase()}s` }
}

/** Hours a week a posting wants; null where it says nothing. */
const hoursWanted = ({ week, full }: PostedHours): number | null => week ?? (full ? FULL_WEEK : null)

export type Fit = 'unsaid' | 'unknown' | 'fits' | 'short' | 'apart'
type Own = Pick<Availability, 'week' | 'slots' | 'exact' | 'any' | 'part'>
/**
 * How somebody's hours go with a posting's: `unsaid` where the posting has none, `unknown` where the
 * person has none, `short` where they have fewer hours a week.
 */
export function hoursFit(posted: PostedHours, own: Own): Fit {
  const wanted = hoursWanted(posted)
  if (wanted === null && posted.zone === null) return 'unsaid'
  const week = own.week ?? (own.part ? HALF_WEEK : null)
  if (week !== null && wanted !== null && week < wanted) return 'short'
  const fits = posted.shift && wanted === null && week !== null && week < FULL_WEEK ? 'short' : 'fits'
  if (own.any) return fits
  if (posted.zone === null) return week === null ? 'unknown' : 'fits'
  if (own.slots === null) return 'unknown'
  const [from, to] = spanOf(posted)
  const enough = posted.some && to - from > SOME ? SOME : to - from
  return own.slots.some((slot) => shared([from, to], slot).long >= enough && (enough > 0 || isWithin(from, to, slot)))
    ? fits
    : 'apart'
}
/** So many of the hours one may choose from are enough. */
const SOME = 3 * HOUR
type Span = readonly [number, number]
const isWithin = (from: number, to: number, [begin, end]: Span): boolean =>
  [-DAY, 0, DAY].some((shift) => from + shift >= begin && to + shift <= end)

/** The longest stretch two spans of the day share. */
function shared([from, to]: Span, [begin, end]: Span): { from: number; to: number; long: number } {
  return [-DAY, 0, DAY]
    .map((shift) => [Math.max(from + shift, begin), Math.min(to + shift, end)] as const)
    .map(([first, last]) => ({ from: first, to: last, long: Math.max(0, last - first) }))
    .reduce((best, one) => (one.long > best.long ? one : best))
}

/** So little of a shift is worth no offer. */
const LEAST = 2 * HOUR
/** The part of the posting's hours that falls in somebody's own: "6am to 8am"; empty where it is next to nothing. */
export function overlapOf(posted: PostedHours, { slots, exact }: Own): string {
  if (posted.zone === null || posted.text === '' || slots === null || !exact) return ''
  const best = slots.map((slot) => shared(spanOf(posted), slot)).toSorted((a, b) => b.long - a.long)[0]
  return best && best.long >= LEAST ? `${clock(best.from)} to ${clock(best.to)}` : ''
}

const [DAYTIME, AWAKE]: readonly [Span, Span] = [
  [6 * HOUR, 20 * HOUR],
  [5 * HOUR, 22 * HOUR],
]
const spanOf = ({ from, to }: PostedHours): Span => [from ?? 0, to ?? 0]
/** Whether most of the hours lie in the night in Manila. */
export function isNight(posted: PostedHours): boolean {
  const [from, to] = spanOf(posted)
  return posted.zone !== null && from !== to && kindOf(((from % DAY) + DAY) % DAY, ((to % DAY) + DAY) % DAY) === 'graveyard'
}

const isWithinAlways = (posted: PostedHours, slot: Span): boolean => {
  const [from, to] = spanOf(posted)
  return posted.zone !== null && [0, posted.moves].every((moved) => isWithin(from + moved, to + moved, slot))
}
/** Whether they are hours of the day in Manila, in summer too. */
export const isDaytime = (posted: PostedHours): boolean => isWithinAlways(posted, DAYTIME)
/** Whether nobody has to be up at night for them. */
export const isAwake = (posted: PostedHours): boolean => isWithinAlways(posted, AWAKE)

/** "9pm to 6am", or the one hour that is named. */
export const manilaHours = (posted: PostedHours): string => [...new Set(spanOf(posted).map(clock))].join(' to ')

/** "is currently 9pm to 6am in Manila": "currently" where that changes with the seasons. */
export const inManila = (zone: Zone, hours: string): string =>
  `is ${isMoved(zone) ? 'currently ' : ''}${hours} in Manila`
