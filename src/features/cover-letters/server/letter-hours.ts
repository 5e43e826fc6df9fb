import type { Addressee, Writer } from './writer.ts'

/** Hours to add to a place's winter time for Manila's; `summer` says whether the place moves its clock an hour on. */
type Zone = { near: RegExp; named: RegExp; name: string; ahead: number; summer: boolean }
const zone = (source: string, name: string, ahead: number, summer: boolean): Zone => ({
  near: new RegExp(String.raw`\b(?:${source})\b`),
  // A place alone is no time zone: "Sydney hours", "10am EST".
  named: new RegExp(String.raw`\b(?:${source}) (?:hours|time|shift|business)|\d ?[ap]m (?:${source})\b`, 'i'),
  name,
  ahead,
  summer,
})
const ZONES: readonly Zone[] = [
  zone('Arizona|Phoenix', 'Arizona time', 15, false),
  zone('EST|EDT|ET|Eastern|New York|Atlanta|Miami|Toronto', 'Eastern time', 13, true),
  zone('CST|CDT|CT|Central|Chicago|Texas|Dallas|Houston', 'Central time', 14, true),
  zone('MST|MDT|Mountain|Denver', 'Mountain time', 15, true),
  zone('PST|PDT|PT|Pacific|California|Los Angeles|Seattle', 'Pacific time', 16, true),
  zone('AEST|Brisbane|Queensland', 'Brisbane time', -2, false),
  zone('Perth|AWST', 'Perth time', 0, false),
  zone('Melbourne', 'Melbourne time', -2, true),
  zone('AEDT|Sydney', 'Sydney time', -2, true),
  zone('NZT|NZST|NZ|Auckland|New Zealand', 'New Zealand time', -4, true),
  zone('London|GMT(?! ?[+-] ?\\d)|BST|UK|Ireland|Dublin', 'UK time', 8, true),
  zone('Manila|PHT?|Philippine', 'Manila time', 0, false),
]
const MANILA_AHEAD = 8
/** "GMT+2": a place by its distance from Greenwich, without summer time. */
function offsetIn(text: string): Zone | undefined {
  const [, sign, hours] = /\b(?:GMT|UTC) ?([+-]) ?(\d{1,2})\b/.exec(text) ?? []
  if (sign === undefined) return undefined
  const ahead = MANILA_AHEAD - Number(`${sign}${hours}`)
  return zone(String.raw`(?:GMT|UTC) ?\${sign} ?${hours}`, ahead === 0 ? 'Manila time' : 'local time', ahead, false)
}
const [DAY, NOON, HALF] = [24, 12, 12]

/** What a posting says of its hours, as far as it can be read: from and to as hours of a day in Manila in winter. */
export type PostedHours = {
  /** `9am to 1pm`, as the place has it; empty where only a time zone is named. */
  text: string
  zone: Zone | null
  from: number | null
  to: number | null
  /** Hours a week; null where nothing is said. */
  week: number | null
  full: boolean
  /** Whether a day there is as long as a full-time one, though nobody says so. */
  shift: boolean
}

const RANGE =
  /(?<![\d$₱.,])(\d{1,2})(?::\d\d)? ?(am|pm)? ?(?:-|–|to|(?<=\bbetween \d{1,2}(?::\d\d)? ?(?:am|pm)? ?)and) ?(\d{1,2})(?::\d\d)? ?(am|pm)?\b(?! ?(?:\+|years?|yrs?|hours?|hrs?|days?|k\b|%|\$|minutes?|calls))/gi
/** One hour to be there at: "online by 10am EST". */
const HOUR = /\b(\d{1,2}) ?(am|pm) \w+/i
const WEEK = /\b(\d{1,2}) ?(?:\+ ?)?(?:hours|hrs?)(?: an?| per|\/| each)? ?w(?:ee)?k/i
/** In a title, hours are a week's: "Designer - 30 hours". */
const TITLE_WEEK = /\b([1-5]\d) ?(?:hours|hrs)\b(?! ?(?:an?|per|\/) ?day)/i
const FULL = /\bfull[- ]?time\b|\b4 days x 10 hours\b|\b40 ?(?:hours|hrs)\b/i
const PART = /\bpart[- ]?time\b/i
const DAILY_FOUR = /\b4 hours (?:each|every|a|per) (?:morning|day|afternoon|evening)/i
const [FULL_WEEK, HALF_WEEK, ZONE_NEAR, ZONE_BEHIND] = [40, 20, 30, 12]
/** A place's working day where only the place is named. */
export const OFFICE = [9, 17] as const

export const clock = (hour: number): string => {
  const at = ((hour % DAY) + DAY) % DAY
  if (at === 0) return 'midnight'
  if (at === NOON) return 'noon'
  return at < NOON ? `${at}am` : `${at - HALF}pm`
}
const hourOf = (digits: string, half: string): number => (Number(digits) % HALF) + (half === 'pm' ? HALF : 0)

const FULL_DAY = [8, 10] as const
/** Hours to choose some of: "any four hours between 9am and 6pm". */
const WITHIN = /\b(?:between|within|any(?:time| \w+ hours)?)\b[^.\n]{0,30}$/i
const isFullDay = ({ said, at, span }: { said: string; at: number; span: number }): boolean =>
  span >= FULL_DAY[0] && span <= FULL_DAY[1] && !WITHIN.test(said.slice(Math.max(0, at - 60), at)) && !PART.test(said)

/** Reads what a posting says of its hours; null and empty where it says nothing. */
export function postedHours({ title, description }: Pick<Addressee, 'title' | 'description'>): PostedHours {
  const said = `${title}\n${description}`
  const week = Number((WEEK.exec(said) ?? TITLE_WEEK.exec(title))?.[1] ?? 0) || (DAILY_FOUR.test(said) ? HALF_WEEK : 0)
  const terms = { week: week || null, full: FULL.test(said), shift: false }
  for (const match of said.matchAll(RANGE)) {
    const around = said.slice(Math.max(0, match.index - ZONE_NEAR), match.index + match[0].length + ZONE_NEAR)
    // "CST, 9pm to 6am Manila": what stands right behind the hours is whose they are.
    const behind = said.slice(match.index + match[0].length, match.index + match[0].length + ZONE_BEHIND)
    const place =
      [behind, around].flatMap((text) => ZONES.find(({ near }) => near.test(text)) ?? [])[0] ?? offsetIn(around)
    // "8-5" alone may be anything; beside a place it is a working day.
    if (!place || Number(match[1]) > NOON || Number(match[3]) > NOON) continue
    const from = hourOf(match[1] ?? '', match[2]?.toLowerCase() ?? 'am')
    const to = hourOf(match[3] ?? '', match[4]?.toLowerCase() ?? 'pm')
    const text = `${clock(from)} to ${clock(to)}`
    const shift = isFullDay({ said, at: match.index, span: (to - from + DAY) % DAY })
    return { ...terms, shift, text, zone: place, from: from + place.ahead, to: to + place.ahead }
  }
  const hour = HOUR.exec(said)
  const place = hour && ZONES.find(({ near }) => near.test(hour[0]))
  if (hour && place) {
    const at = hourOf(hour[1] ?? '', hour[2]?.toLowerCase() ?? 'am')
    return { ...terms, text: clock(at), zone: place, from: at + place.ahead, to: at + place.ahead }
  }
  return {
    ...terms,
    text: '',
    zone: ZONES.find(({ named }) => named.test(said)) ?? offsetIn(said) ?? null,
    from: null,
    to: null,
  }
}

/** "After 5pm" is the evening and the night. */
const UNTIL_MORNING = 14
/** What somebody says of their own hours. */
type OwnHours = { week: number | null; slots: readonly [number, number][] | null; any: boolean }
const SLOTS: readonly [RegExp, readonly [number, number][]][] = [
  [/\bUS\b|night|graveyard/i, [[20, 34]]],
  [/evening/i, [[17, 25]]],
  [/morning/i, [[5, 12]]],
  [/afternoon/i, [[12, 18]]],
  [/day ?shift|daytime|office hours|AU\b|Australian/i, [[6, 19]]],
]
export function ownHours({ custom_availability: own }: Pick<Writer, 'custom_availability'>): OwnHours {
  const said = own ?? ''
  const week = Number(/\b(\d{1,2}) ?(?:hours|hrs)/i.exec(said)?.[1] ?? 0) || null
  const [, after = '', half] = /\bafter (\d{1,2}) ?(am|pm)\b/i.exec(said) ?? []
  const begin = after === '' ? null : hourOf(after, half?.toLowerCase() ?? 'pm')
  const slots = SLOTS.flatMap(([says, hours]) => (says.test(said) ? hours : []))
  if (begin !== null) slots.push([begin, begin + UNTIL_MORNING])
  return {
    week,
    slots: slots.length === 0 ? null : slots,
    any: /\bany (?:shift|time|hours)\b(?! (?:after|before|from|until))|\bflexible\b/i.test(said),
  }
}

/** Hours a week a posting wants; null where it says nothing. */
const hoursWanted = ({ week, full }: PostedHours): number | null => week ?? (full ? FULL_WEEK : null)

export type Fit = 'unsaid' | 'unknown' | 'fits' | 'short' | 'apart'
/**
 * How somebody's hours go with a posting's: `unsaid` where the posting has none, `unknown` where the
 * person has none, `short` where they have fewer hours a week.
 */
export function hoursFit(posted: PostedHours, own: OwnHours): Fit {
  const wanted = hoursWanted(posted)
  if (wanted === null && posted.zone === null) return 'unsaid'
  if (own.week !== null && wanted !== null && own.week < wanted) return 'short'
  const fits = posted.shift && wanted === null && own.week !== null && own.week < FULL_WEEK ? 'short' : 'fits'
  if (own.any) return fits
  if (posted.zone === null) return own.week === null ? 'unknown' : 'fits'
  if (own.slots === null) return 'unknown'
  const from = posted.from ?? OFFICE[0] + posted.zone.ahead
  const to = posted.to ?? OFFICE[1] + posted.zone.ahead
  return own.slots.some((slot) => isWithin(from, to, slot)) ? fits : 'apart'
}

const isWithin = (from: number, to: number, [begin, end]: readonly [number, number]): boolean =>
  [-DAY, 0, DAY].some((shift) => from + shift >= begin && (to < from ? to + DAY : to) + shift <= end)

const [NIGHT, MORNING] = [24, 28]
const DAYTIME = [6, 20] as const
/** The posting's hours as those of a day in Manila in winter; nine to five where it names a place alone. */
function hoursThere({ from, to, zone: place }: PostedHours): [number, number] {
  const [begin, end] = [from ?? OFFICE[0] + (place?.ahead ?? 0), to ?? OFFICE[1] + (place?.ahead ?? 0)]
  return [begin, end < begin ? end + DAY : end]
}
/** Whether the hours go through the night in Manila. */
export const isNight = (posted: PostedHours): boolean =>
  posted.zone !== null &&
  (posted.from === null || posted.from !== posted.to) &&
  isWithin(NIGHT, MORNING, hoursThere(posted))

/** Whether they are hours of the day in Manila, in summer too. */
export const isDaytime = (posted: PostedHours): boolean =>
  posted.zone !== null && isWithin(...hoursThere(posted), DAYTIME)

/** "9pm to 6am", or the one hour that is named. */
export const manilaHours = (posted: PostedHours): string => [...new Set(hoursThere(posted).map(clock))].join(' to ')

/** The posting's hours as they are in Manila; empty where it says none or says them in Manila's time already. */
export function inManila({ text, zone: place, from, to }: PostedHours): string {
  if (!place || from === null || to === null || text === '' || place.name === 'Manila time') return ''
  if (place.ahead === 0 && !place.summer) return `Your ${text} is the same hour in Manila`
  return `Your ${text} ${place.name} is ${from === to ? clock(from) : `${clock(from)} to ${clock(to)}`} in Manila${place.summer ? ' (an hour earlier in your summer)' : ''}`
}
