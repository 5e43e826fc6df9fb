import { NUMBERS } from '#features/phrases/numbers/rules.ts'
import { clock, plainTimes, type Range, rangesIn, type Time, timesIn } from './clock.ts'
import { aheadIn, clockNamed, firstZone, isMoved, lastZone, MANILA, MANILA_ZONE, type Zone } from './zones.ts'
import type { Addressee } from '../../writer.ts'

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
  /** The one day of a week they are on in Manila, from 0 for Sunday; null where that is not said. */
  day: number | null
  /** `mornings`, where a part of the day stands for the hours. */
  part: string
  /** Hours a week, the most of them where a range is named, and the least; null where nothing is said. */
  week: number | null
  weekFrom: number | null
  full: boolean
  /** Whether a day there is as long as a full-time one, though nobody says so. */
  shift: boolean
  /** Whether the person may choose some of them. */
  some: boolean
  /** How many of them are wanted, `four hours`; empty where nobody says it. */
  least: string
  meeting: Meeting | null
  /** Minutes by which they move in Manila when the place moves its clock; 0 where it does not. */
  moves: number
  /** Minutes to add to the place's time for Manila's. */
  ahead?: number
}

const [DAY, HOUR] = [1440, 60]
const WEEK = /\b(?:(\d{1,2}) ?(?:-|–|to) ?)?(\d{1,2}) ?(?:\+ ?)?(?:hours|hrs?)(?: an?| per|\/| each)? ?w(?:ee)?k/i
/** In a title, hours are a week's: "Designer - 30 hours". */
const TITLE_WEEK = /\b([1-5]\d) ?(?:hours|hrs)\b(?! ?(?:an?|per|\/) ?day)/i
const FULL = /(?<!\b(?:second|other|another) )\bfull[- ]?time\b|\b4 days x 10 hours\b|\b40 ?(?:hours|hrs)\b/i
/** Either will do: "part time or full time", "part time pwede". */
const EITHER =
  /\bpart[- ]?time (?:or|\/|and|o) (?:a )?full[- ]?time\b|\bfull[- ]?time (?:or|\/|and|o) (?:a )?part[- ]?time\b|\bpart[- ]?time (?:(?:is|are|also|din|rin|applicants?|workers?) )*(?:pwede|puwede|ok|okay|fine|possible|welcome|considered|available|accepted|works)\b|\b(?:pwede|puwede|okay|ok) (?:ang |din |rin |also |lang )*part[- ]?time\b|\b(?:become|grow(?:ing)? (?:in)?to|potential(?:ly)?|later|turn into|move to) (?:\w+ ){0,2}full[- ]?time\b/i
const PART = /\bpart[- ]?time\b/i
const DAILY_FOUR = /\b4 hours (?:each|every|a|per) (?:morning|day|afternoon|evening)/i
const HALF_WEEK = 20

/** The hours a week a posting says; null where it says none. */
export function weekIn({ title, description }: Texts): number | null {
  const said = `${title}\n${description}`
  const week = Number(WEEK.exec(said)?.[2] ?? TITLE_WEEK.exec(title)?.[1] ?? 0)
  return week || (DAILY_FOUR.test(said) ? HALF_WEEK : null)
}

/** The least hours a week of a range, "25-30 hours"; null where there is no range. */
function weekFromIn({ title, description }: Texts): number | null {
  const [, from = '', to = ''] = WEEK.exec(`${title}\n${description}`) ?? []
  return from === '' || Number(from) >= Number(to) ? null : Number(from)
}

/** The part of a line between two full stops that a place in it belongs to. */
type Around = { before: string; behind: string; whole: string; at: number; end: number }
const STOP = /[.!?;] |\n/
/** A sentence is read no further than this, and of a text no more times. */
const [WINDOW, MOST_TIMES] = [300, 30]
function around(text: string, { at, end }: { at: number; end: number }): Around {
  const before =
    text
      .slice(Math.max(0, at - WINDOW), at)
      .split(STOP)
      .at(-1) ?? ''
  const behind = text.slice(end, end + WINDOW).split(STOP)[0] ?? ''
  const whole = `${before}${text.slice(at, end)}${behind}`
  return { before, behind, whole, at: at - before.length, end: end + behind.length }
}

/** What stands right behind a time is whose it is: up to the next number. */
const OWN_BEHIND = /^[^\d]*?(?:GMT|UTC) ?[+−-] ?\d{1,2}|^[^\d]*/i
const ownBehind = (behind: string): string => OWN_BEHIND.exec(behind)?.[0] ?? ''
const ownBefore = (before: string): string => before.split(/\d/).at(-1) ?? ''
const LINE_BELOW = /^[ )]?\n ?\(?[^\n\d]{1,30}/

/** Two numbers alone are hours only right beside a place. */
const BESIDE = 3
/** A night shift that names no place is one in Manila, where the reader is. */
const NIGHT_SHIFT = /\b(?:night|graveyard|gy)\b/i
const EVENING = 18 * HOUR
function placeOf(text: string, one: Range | Time, usual: Zone | null): Zone | null {
  const { before, behind, whole } = around(text, one)
  const between = 'between' in one ? one.between : ''
  const [after, ahead] = [firstZone(ownBehind(behind)), lastZone(ownBefore(before))]
  if ('bare' in one && one.bare) {
    if (after && after.at <= BESIDE + (/^[\s,(]*(?:us|here in|in) /i.exec(behind)?.[0].length ?? 0)) return after.zone
    const rest = ahead === null ? '' : ownBefore(before).slice(ahead.end)
    return ahead && /^ ?(?:(?:time|hours|shift|business|office|working)[ ,:(-]*)*$/i.test(rest) ? ahead.zone : null
  }
  const below = LINE_BELOW.exec(text.slice(one.end, one.end + WINDOW))?.[0] ?? ''
  return (
    after?.zone ??
    firstZone(between)?.zone ??
    ahead?.zone ??
    firstZone(below)?.zone ??
    firstZone(behind)?.zone ??
    lastZone(before)?.zone ??
    usual ??
    (NIGHT_SHIFT.test(whole) && 'from' in one && one.from >= EVENING ? MANILA_ZONE : null)
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
  const [ranges, usual] = [rangesIn(text).slice(0, MOST_TIMES), clockNamed(text)?.zone ?? null]
  const withPlace = ranges.flatMap((range): Stated[] => {
    const zone = placeOf(text, range, usual)
    const { before, behind, whole } = around(text, range)
    const long = (range.to - range.from + DAY) % DAY
    const clause = `${before.split(CLAUSE).at(-1) ?? ''}${behind.split(CLAUSE)[0] ?? ''}`
    const call = isMeeting(clause, long) && !YOURS.test(clause)
    const role = call ? 'call' : NOT_YOURS.test(whole) && !YOURS.test(whole) ? 'none' : 'shift'
    return zone ? [{ ...range, zone, role }] : []
  })
  const times = timesIn(text)
    .slice(0, MOST_TIMES + ranges.length * 2)
    .filter(({ at }) => !ranges.some((range) => at >= range.at && at < range.end))
    .flatMap((time): Stated[] => {
      const zone = placeOf(text, time, usual)
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
const WITHIN =
  /\b(?:any(?: ?time| \w+ (?:hours?|hrs?))|within(?! \w+ (?:hours?|hrs?|minutes?|mins?|days?)\b)|(?:at least|minimum of|min\.?) \w+ (?:hours?|hrs?)|\w+[ -](?:hours?|hrs?) (?:of )?(?:daily )?overlap|overlap (?:of )?(?:at least )?\w+ (?:hours?|hrs?)|(?:hours?|hrs?) (?:\w+ )?(?:\w+ )?between)\b/i
/** So many of them: "at least 4 hours". */
const LEAST = /(?<!\bwithin )\b([2-6]|two|three|four|five|six)(?:[-–]\d)?[ -](?:hours?|hrs?)\b/i
/** "9am to 5pm London time, at least three hours of overlap" */
const OVERLAP = /^[^.;\n]{0,40}\b(?:hours?|hrs?) (?:of )?(?:daily )?overlap\b/i
function leastIn(text: string): string {
  const [, count = ''] = LEAST.exec(text) ?? []
  return count === '' ? '' : `${NUMBERS[Number(count)] ?? count.toLowerCase()} hours`
}
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
    weekFrom: weekFromIn({ title, description }),
    full: FULL.test(said) && !EITHER.test(said),
    meeting: call ? meetingOf(said, call, on) : null,
    part: '',
  }
  const shift = chosen(all, on)
  if (shift) {
    const { before, behind } = around(said, shift)
    const some = WITHIN.test(before) || OVERLAP.test(behind)
    const least = some ? leastIn(before) || leastIn(behind) : ''
    const long = (shift.to - shift.from + DAY) % DAY
    const text = shift.from === shift.to ? clock(shift.from) : `${clock(shift.from)} to ${clock(shift.to)}`
    const here = hoursHere(shift, on)
    const day = dayOf(before, here.from)
    return { ...terms, ...here, text, some, least, day, shift: isFullDay(long, some, said) }
  }
  return { ...terms, ...clockOf(all.reduceRight(withoutTime, said), on) }
}

function meetingOf(said: string, { from, zone, at, end }: Stated, on: Date): Meeting {
  const [what = ''] = MEETING.exec(around(said, { at, end }).whole) ?? []
  return { what: what.toLowerCase(), text: clock(from), zone, at: from + aheadIn(zone, on) }
}

const ONE_DAY =
  /(?<!(?:[-–,&]|\b(?:to|and|through|thru|or)) ?)\b(sun|mon|tue|wed|thu|fri|sat)(?:s|rs|day|sday|nesday|rsday|urday)?s?,? (?:at |from |between )?$/i
const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** The day right before a time, as it is in Manila. */
function dayOf(before: string, from: number): number | null {
  const [, name = ''] = ONE_DAY.exec(before) ?? []
  return name === ''
    ? null
    : (WEEK_DAYS.indexOf(name.toLowerCase()) + Math.floor(from / DAY) + WEEK_DAYS.length) % WEEK_DAYS.length
}

/** What is no shift says nothing of the clock that is worked by. */
const withoutTime = (text: string, one: Stated): string => {
  const { at, end } = around(text, one)
  return `${text.slice(0, at)}${' '.repeat(end - at)}${text.slice(end)}`
}

function hoursHere({ from, to, zone }: Pick<Stated, 'from' | 'to' | 'zone'>, on: Date) {
  const [ahead, long] = [aheadIn(zone, on), from === to ? 0 : (to - from + DAY) % DAY]
  const isSummer = ahead < aheadIn({ ...zone, saves: '' }, on)
  const moves = isMoved(zone) ? (isSummer ? HOUR : -HOUR) : 0
  return { zone, from: from + ahead, to: from + ahead + long, moves, ahead }
}

/** A clock that is named without hours, with the part of the day that stands beside it. */
function clockOf(
  said: string,
  on: Date,
): Pick<
  PostedHours,
  'text' | 'zone' | 'from' | 'to' | 'day' | 'part' | 'some' | 'least' | 'shift' | 'moves' | 'ahead'
> {
  const named = clockNamed(said)
  const none = { text: '', day: null, part: '', some: false, least: '', shift: false }
  // Who asks for somebody's own hours in a place's time names no hours of the job.
  if (named === null || /\byour (?:availab|time ?zone)/i.test(around(said, named).whole))
    return { ...none, zone: null, from: null, to: null, moves: 0 }
  const { whole } = around(said, named)
  const [, part = ''] = PART_OF_DAY.exec(whole) ?? []
  const [from, to] = PARTS[part.toLowerCase()] ?? OFFICE
  return {
    ...none,
    ...hoursHere({ from, to, zone: named.zone }, on),
    some: WITHIN.test(whole),
    least: WITHIN.test(whole) ? leastIn(whole) : '',
    part: part === '' ? '' : `${part.toLowerCase()}s`,
  }
}
