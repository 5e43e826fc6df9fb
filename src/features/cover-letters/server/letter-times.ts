import { clock, hoursFit, inManila, isNight, OFFICE, ownHours, type PostedHours, postedHours } from './letter-hours.ts'
import { line, start } from './letter-person.ts'
import { pick } from './letter-words.ts'
import type { Addressee, Writer } from './writer.ts'

type Say = (theirs: string, own: string) => string
type Ways = readonly [Say, ...Say[]]
const FITS: Ways = [
  (theirs, own) => `${theirs}. That works with my availability: ${own}.`,
  (theirs, own) => `${theirs}. My availability is ${own}, so this suits me.`,
  (theirs, own) => `${theirs}. This fits my schedule, as I am available ${own}.`,
]
const SHORT: Ways = [
  (theirs, own) => `${theirs}. At the moment I can offer ${own}. Would that still be useful to you?`,
  (theirs, own) => `${theirs}. What I can offer at the moment is ${own}, and I hope we can discuss it.`,
  (theirs, own) => `${theirs}. What I have free at the moment is ${own}, so please tell me if that could work.`,
]
const APART: Ways = [
  (theirs, own) =>
    `${theirs}. This is outside my current hours (${own}), so I would like to ask if there is any flexibility.`,
  (theirs, own) =>
    `${theirs}. My current hours are different (${own}), and I would like to discuss with you whether this can work.`,
]
const UNKNOWN: Ways = [
  (theirs) => `${theirs}. I would like to confirm the exact schedule with you.`,
  (theirs) => `${theirs}. Before I promise it, I would like to go through the schedule with you.`,
  (theirs) => `${theirs}. I would be glad to go through the exact schedule with you.`,
]
/** Where an answer has told the person's hours already. */
const ABOVE = {
  fits: 'That fits the hours I gave above.',
  short: 'The hours I gave above are fewer, so please tell me if that could work.',
  apart: 'This is outside the hours I gave above, so I would like to ask if there is any flexibility.',
  unknown: 'I would like to confirm the exact schedule with you.',
}
const WAYS = { fits: FITS, short: SHORT, apart: APART, unknown: UNKNOWN }

const weekend = (own: string): string =>
  own === ''
    ? 'Your schedule has weekend days, and I would like to settle them with you before I start.'
    : 'Your schedule has weekend days, which my hours do not name, so I would like to settle them with you before I start.'
/** An employer's weekend, where it is not said to be free. */
const WEEKEND = /(?<!\b(?:no|without|free) )\b(?:weekends?|saturdays?|sundays?)\b(?! (?:off|free))/i

/**
 * When the person can begin and how their hours go with the posting's: what does not match is said, and hours they
 * never spoke of are not promised.
 */
export function timesOf(writer: Writer, posting: Addressee, replies: string, seed: string): string {
  const posted = postedHours(posting)
  const own = line(writer.custom_availability ?? '').replace(/(?<![.])[.]+$/, '')
  const fit = hoursFit(posted, ownHours(writer))
  const begin = start(writer)
  const opened = replies.includes(begin) ? '' : begin
  const days = WEEKEND.test(posting.description) && !WEEKEND.test(own) ? weekend(own) : ''
  const theirs =
    fit === 'short' ? shortOf(posted.zone === null ? '' : theirHours(posted), weekAsked(posted)) : theirHours(posted)
  if (fit === 'unsaid' || theirs === '') return [opened, days].filter(Boolean).join(' ')
  const way = own === '' ? 'unknown' : fit
  const told = way === 'unknown' && isNight(posted) ? `${theirs}. That is night work here` : theirs
  const said =
    own !== '' && replies.includes(own) ? `${theirs}. ${ABOVE[way]}` : pick(WAYS[way], seed, 'hours')(told, own)
  return [own !== '' && said.includes(own) ? '' : opened, said, days].filter(Boolean).join(' ')
}

const shortOf = (hours: string, week: string): string => (hours === '' ? week : `${hours}. ${week}`)
const weekAsked = ({ week }: PostedHours): string =>
  week === null ? 'You are looking for somebody full time' : `You ask for ${week} hours a week`

/** What the posting wants, said back with the time in Manila, which shows that it was worked out. */
function theirHours(posted: PostedHours): string {
  const manila = inManila(posted)
  if (manila !== '') return manila
  if (posted.text !== '')
    return posted.from === posted.to
      ? `You name ${posted.text} Manila time`
      : `Your shift is ${posted.text} Manila time`
  if (posted.zone !== null) return zoneSaid(posted.zone)
  return posted.week === null ? '' : `You ask for ${posted.week} hours a week`
}

/** What a place's working day is in Manila. */
function zoneSaid({ name, ahead, summer }: NonNullable<PostedHours['zone']>): string {
  if (name === 'Manila time') return ''
  if (ahead === 0 && !summer) return `Your hours are in ${name}, which is the same as in Manila`
  const [from, to] = OFFICE
  const day = `${clock(from + ahead)} to ${clock(to + ahead)}`
  return `A day from ${clock(from)} to ${clock(to)} ${name} is ${day} in Manila${summer ? ', an hour earlier in your summer' : ''}`
}
