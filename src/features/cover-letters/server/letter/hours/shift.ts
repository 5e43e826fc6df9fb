import type { Availability } from './availability.ts'
import { clock } from './clock.ts'
import type { Meeting, PostedHours } from './posted.ts'
import { type Fit, hoursFit, inManila, isAwake, isDaytime, isNight, manilaHours, overlapOf } from './fit.ts'
import { gapFor } from '../answers/gaps.ts'
import { pick } from '../deeds/words.ts'
import { isMoved, MANILA, type Zone } from './zones.ts'

/** `mine` is the person's hours as a sentence without its full stop. */
type Say = (theirs: string, own: string, mine: string) => string
type Ways = readonly [Say, ...Say[]]
/** Within brackets there are no others. */
const inBrackets = (own: string): string =>
  own.replace(/ \(([^()]*)\)/g, ', $1').replace(/^(?:Full|Part|Any|Flexible)\b/, (first) => first.toLowerCase())
// What names the employer's place says nothing of the person: each side has a sentence of its own.
const FITS: Ways = [
  (theirs, _, mine) => `${theirs}. That works for me, as ${mine}.`,
  (theirs, _, mine) => `${theirs}. That suits me, as ${mine}.`,
  (theirs, own) => `${theirs}. This fits my schedule (${inBrackets(own)}).`,
]
const SHORT: Ways = [
  (theirs, own) => `${theirs}; at the moment I can offer ${own}. Would that still be useful to you?`,
  (theirs, own) => `${theirs}; what I can offer at the moment is ${own}, and I hope we can discuss it.`,
  (theirs, own) => `${theirs}; what I have free at the moment is ${own}, so please tell me if that could work.`,
]
const APART: Ways = [
  (theirs, own) => `${theirs}. That is outside my current hours (${inBrackets(own)}); is there any flexibility?`,
  (theirs, own) =>
    `${theirs}. My current hours are different (${inBrackets(own)}), so I would like to ask if this can work.`,
]
/** Where an answer has told the person's hours already. */
const ABOVE = {
  fits: 'That fits my hours.',
  short: 'My hours are fewer, so please tell me if that could work.',
  apart: 'This is outside my hours, so I would like to ask if there is any flexibility.',
}
const WAYS = { fits: FITS, short: SHORT, apart: APART }

export const NIGHTS_SAID = { yes: 'Night shifts are no problem for me.', did: 'Night shifts are not new to me.' }

/** Nothing where an answer has said it already. */
export const isSaid = (replies: string, text: string): string =>
  replies.toLowerCase().includes(text.slice(0, -1).toLowerCase()) ? '' : text

/** Asks whether somebody can work at night or on weekends, which their own words may answer: the answer, or nothing. */
export function workAnswered(
  question: string,
  { nights, weekends }: Pick<Availability, 'nights' | 'weekends'>,
): string {
  const [, day = ''] = /\b(night|graveyard|overnight|weekend|saturday|sunday)s?\b/.exec(question) ?? []
  const isNightAsked = /^(?:night|graveyard|overnight)$/.test(day)
  const word = isNightAsked ? nights : weekends
  if (day === '' || word === null) return ''
  if (isNightAsked) return word === 'no' ? 'No, I cannot work at night.' : `Yes, ${lower(NIGHTS_SAID[word])}`
  if (word === 'did') return 'On weekends I have worked before.'
  return word === 'yes' ? 'Yes, I can work on weekends.' : 'No, I do not work on weekends.'
}
/** "Are you able to work Eastern hours permanently?" */
const ABROAD_ASKED =
  /^(?:(?:that )?you (?:can|are) |are you |can you |could you |will you |would you |do you |ok |okay |willing |able |amenable )(?:.* )?(?:us|usa|est|edt|et|pst|pdt|pt|cst|cdt|eastern|pacific|central|mountain|american)\b.*\b(?:hours|time|shift|schedule|time ?zone)\b/
/** Office hours in America, in Manila's time. */
const OFFICE_ABROAD = [23 * 60, 30 * 60] as const
/** Whether somebody can work an American day, as far as their words or their hours say it; else nothing. */
export function abroadAnswered(question: string, mine: Availability): string {
  if (!ABROAD_ASKED.test(question)) return ''
  if (mine.nights === 'no') return 'No, I cannot work at night.'
  if (mine.nights === 'yes') return `Yes, ${lower(NIGHTS_SAID.yes)}`
  if (mine.any) return `Yes. ${mine.hours}`.trim()
  if (mine.slots === null || mine.hours === '') return ''
  const [from, to] = OFFICE_ABROAD
  const whole = mine.slots.some(([begin, end]) => begin <= from && end >= to)
  return whole ? `Yes, ${lowerI(mine.hours)}` : `Not in full at the moment: ${lowerI(mine.hours)}`
}
const lowerI = (text: string): string => (/^I\b/.test(text) ? text : lower(text))
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

type Hours = { posted: PostedHours; mine: Availability; replies: string; seed: string }

/** What a posting wants of hours and how the person's go with them; empty where there is nothing to say. */
export function hoursSaid(hours: Hours): string {
  const { posted, mine, replies, seed } = hours
  const fit = hoursFit(posted, mine)
  const theirs = fit === 'short' ? shortOf(posted) : theirHours(posted)
  if (fit === 'unsaid' || theirs === '') return ''
  if (mine.meanwhile && fit === 'fits' && posted.zone !== null)
    return `${theirs}. That would suit me from the beginning.`
  if (fit === 'unknown' || mine.own === '') return posted.zone === null ? '' : unspoken(hours, theirs)
  if (!saysHours(replies, mine)) return bothSides(hours, fit, theirs, seed)
  const part = fit === 'apart' && posted.text !== '' ? overlapOf(posted, mine) : ''
  return `${theirs}. ${part === '' ? ABOVE[fit] : `Of these I can offer ${part}.`}`
}

/** Whether a text tells the person's hours already, in either way. */
export const saysHours = (text: string, { own, hours }: Pick<Availability, 'own' | 'hours'>): boolean =>
  own !== '' && ([own, inBrackets(own)].some((said) => text.includes(said)) || text.includes(hours.slice(0, -1)))

function bothSides(
  { posted, mine }: Hours,
  fit: Exclude<Fit, 'unsaid' | 'unknown'>,
  theirs: string,
  seed: string,
): string {
  const part = fit === 'apart' ? overlapOf(posted, mine) : ''
  const there = fit === 'apart' ? onTheirClock(posted, mine) : ''
  if (there !== '') return `${theirs}. ${mine.hours} ${there}`
  // A part of the day names no hours: only that some of it can be worked is known.
  if (part !== '' && posted.text === '') return `${theirs}. Part of that fits my hours (${mine.own}).`
  return part === ''
    ? pick(WAYS[fit], seed, 'hours')(theirs, mine.own, mine.hours.slice(0, -1))
    : `${theirs}. Of these hours I can offer ${part}, as ${mine.hours.slice(0, -1)}. Is there any flexibility?`
}

const [LEAST_SHARED, A_DAY] = [4 * 60, 1440]
/** The person's hours by the clock of a place whose hours nobody named: "7am to 3pm in Manila is 10am to 6pm there. */
function onTheirClock(
  { zone, text, part, from, to, ahead }: PostedHours,
  { slots, exact, week }: Availability,
): string {
  const [slot] = slots ?? []
  if (zone === null || text !== '' || part !== '' || !exact || slot === undefined || slots?.length !== 1) return ''
  if (ahead === undefined || from === null || to === null) return ''
  const shared = Math.max(
    ...[-A_DAY, 0, A_DAY].map((moved) => Math.min(to + moved, slot[1]) - Math.max(from + moved, slot[0])),
  )
  if (shared < LEAST_SHARED || (week ?? A_DAY) < 1 || zone.name === 'local time') return ''
  const there = [slot[0] - ahead, slot[1] - ahead].map(clock).join(' to ')
  return `By your clock, ${slot.map(clock).join(' to ')} here is ${isMoved(zone) ? 'currently ' : ''}${there}.`
}

/** "Are you ok with 9-5 Pacific for the long run?" */
const HOURS_ASKED =
  /\bhours\b|\b(?:ok|okay|fine|comfortable|able|willing|amenable|work|available|commit)\b.{0,60}(?:\b\d{1,2} ?(?:am|pm)?(?:-| - | to |–)\d{1,2}\b|\b(?:Pacific|Eastern|Central|Mountain|[ECPM][SD]?T|UK|US|AEST) (?:time|shift|schedule)|\b(?:night|graveyard) ?shift)/i
/** Whether a place for the person's hours is there already. */
export const isOpen = (replies: string): boolean =>
  replies.split('[').some((place) => HOURS_ASKED.test(place.split(']')[0] ?? '') && place.includes(']'))

/** Of hours the person never spoke of: what their words on nights say, what needs no answer by day, else a place for it. */
function unspoken({ posted, mine, replies }: Hours, theirs: string): string {
  const night = isNight(posted)
  if (night && (mine.nights === 'yes' || mine.nights === 'did'))
    return [`${theirs}.`, isSaid(replies, NIGHTS_SAID[mine.nights])].join(' ').trim()
  if (night && mine.nights === 'no')
    return `${theirs}. I cannot work at night, so I would like to ask if there is any flexibility.`
  const local = posted.zone?.name === MANILA
  if (mine.nights === 'yes' || mine.any || (mine.free && isAwake(posted)))
    return local ? `I can work ${manilaHours(posted)} Manila time.` : `${theirs}. I can work these hours.`
  // Hours of the day in Manila's own time are no news to anybody.
  if (isDaytime(posted) && !local && posted.some && posted.least !== '')
    return `${theirs}. That is ${isLate(posted) ? 'early evening' : 'daytime'} here.`
  if (isDaytime(posted))
    return local
      ? ''
      : `${theirs}${posted.text === '' || isSame(posted) ? '' : `, which is ${isLate(posted) ? 'early evening' : 'daytime'} here`}.`
  // A place for the hours is there already: they are asked for once.
  if (isOpen(replies)) return local ? '' : `${theirs}.`
  return `${local ? '' : `${theirs}. `}${gapFor(asked(posted, night))}`
}

function asked(posted: PostedHours, night: boolean): string {
  const some = posted.some && posted.least !== ''
  if (some && posted.text === '') return `which ${posted.least} of these can you work?`
  if (posted.text === '')
    return night ? 'can you work at night in Manila?' : `can you work ${kindOf(posted)} hours in Manila?`
  const hours = manilaHours(posted)
  if (some) return `which ${posted.least} between ${hours.replace(' to ', ' and ')} in Manila can you work?`
  const work = posted.from === posted.to ? 'can you be online at' : 'can you work'
  return `${work} ${hours} in Manila${night ? ', at night' : ''}?`
}

const weekSaid = ({ week, weekFrom }: PostedHours): string =>
  `You ask for ${weekFrom === null || weekFrom === week ? '' : `${weekFrom} to `}${week} hours a week`
const weekAsked = (posted: PostedHours): string =>
  posted.week === null ? 'You are looking for somebody full time' : weekSaid(posted)
function shortOf(posted: PostedHours): string {
  const hours = posted.zone === null ? '' : theirHours(posted)
  return hours === '' ? weekAsked(posted) : `${hours}. ${weekAsked(posted)}`
}

const isSame = ({ zone, from }: PostedHours): boolean =>
  zone !== null && from !== null && !isMoved(zone) && zone.utc === 480
/** What the posting wants, said back with the time in Manila, which shows that it was worked out. */
export function theirHours(posted: PostedHours): string {
  const { zone, text, week } = posted
  if (zone === null) return week === null ? '' : weekSaid(posted)
  if (text === '') return zoneSaid(posted, zone)
  if (posted.some && posted.least !== '') {
    const where = zone.name === MANILA ? 'in Manila' : `${zone.name}, which ${inManila(zone, manilaHours(posted))}`
    return `You ask for ${posted.least} within ${text} ${where}`
  }
  if (zone.name === MANILA)
    return posted.from === posted.to ? `You name ${text} Manila time` : `Your hours are ${text} in Manila`
  if (isSame(posted)) return `Your ${text} ${zone.name} is the same in Manila`
  return `Your ${text} ${zone.name} ${inManila(zone, manilaHours(posted))}`
}

const [NOON, EVENING] = [12 * 60, 16 * 60]
const isLate = ({ from }: PostedHours): boolean => ((from ?? 0) + 1440) % 1440 >= EVENING
/** What part of a day in Manila hours are. */
function kindOf(posted: PostedHours): string {
  if (isNight(posted)) return 'night'
  if (isDaytime(posted)) return 'daytime'
  const from = (((posted.from ?? 0) % 1440) + 1440) % 1440
  return from < NOON ? 'early morning' : from < EVENING ? 'afternoon and evening' : 'evening'
}
/** What a place's working day is in Manila, without hours nobody named. */
function zoneSaid(posted: PostedHours, { name, saves }: Zone): string {
  if (name === MANILA) return ''
  if (isSame(posted)) return `Your hours are in ${name}, which is the same as in Manila`
  // "UK office hours", but "Central time office hours".
  const where = name === 'local time' ? 'local' : saves === 'US Eastern time' ? name : name.replace(/ time$/, '')
  return `Your ${where} ${posted.part || 'office hours'} are ${kindOf(posted)} hours in Manila`
}

const [LATE, EARLY] = [23 * 60, 6 * 60]
const isIn = ({ slots }: Availability, hour: number): boolean =>
  (slots ?? []).some(([from, to]) => [hour, hour + 1440].some((at) => at >= from && at <= to))
/** A call somebody is to join, which is no shift: noted, and asked about only at night. */
export function meetingSaid({ what, text, zone, at }: Meeting, mine: Availability): string {
  const hour = ((at % 1440) + 1440) % 1440
  const [begins, here] = [`Your ${text} ${zone.name} ${what}`, clock(at)]
  const is = zone.name === MANILA ? begins : `${begins} ${inManila(zone, here)}`
  if (mine.nights === 'yes' || mine.any || isIn(mine, hour))
    return zone.name === MANILA
      ? `${begins} ${/[^s]s$/.test(what) ? 'are' : 'is'} no problem for me.`
      : `${is}. That is no problem for me.`
  if (mine.slots !== null) return `${is}. This is outside my usual hours; could it be moved?`
  if (hour < EARLY || hour >= LATE) return `${is}. ${gapFor(`can you join it at ${here} in Manila?`)}`
  return zone.name === MANILA ? '' : `${begins} (${isMoved(zone) ? 'currently ' : ''}${here} in Manila) is noted.`
}
