import { kindOf } from '#features/jobs/facts/hours/rules.ts'
import type { Availability } from './availability.ts'
import { clock } from './clock.ts'
import type { PostedHours } from './posted.ts'
import { isMoved, type Zone } from './zones.ts'

const [DAY, HOUR, FULL_WEEK, HALF_WEEK] = [1440, 60, 40, 20]

/** Hours a week a posting wants; null where it says nothing. */
const hoursWanted = ({ week, weekFrom, full }: PostedHours): number | null =>
  weekFrom ?? week ?? (full ? FULL_WEEK : null)

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
  if (posted.zone === null || (posted.text === '' && posted.part === '') || slots === null || !exact) return ''
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
  return (
    posted.zone !== null && from !== to && kindOf(((from % DAY) + DAY) % DAY, ((to % DAY) + DAY) % DAY) === 'graveyard'
  )
}

const isWithinAlways = (posted: PostedHours, slot: Span): boolean => {
  const [from, to] = spanOf(posted)
  return posted.zone !== null && [0, posted.moves].every((moved) => isWithin(from + moved, to + moved, slot))
}
/** Whether they are hours of the day in Manila, in summer too. */
export const isDaytime = (posted: PostedHours): boolean => isWithinAlways(posted, DAYTIME)
/** Whether nobody has to be up at night for them. */
export const isAwake = (posted: PostedHours): boolean => isWithinAlways(posted, AWAKE)

const NAMES = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const
/** "9pm to 6am", or the one hour that is named; with the day where it is on one only. */
export const manilaHours = (posted: PostedHours): string =>
  `${[...new Set(spanOf(posted).map(clock))].join(' to ')}${posted.day === null ? '' : ` on ${NAMES[posted.day]}`}`

/** "is currently 9pm to 6am in Manila": "currently" where that changes with the seasons. */
export const inManila = (zone: Zone, hours: string): string =>
  `is ${isMoved(zone) ? 'currently ' : ''}${hours} in Manila`
