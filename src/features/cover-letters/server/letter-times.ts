import {
  clock,
  type Fit,
  hoursFit,
  inManila,
  isDaytime,
  isNight,
  manilaHours,
  OFFICE,
  ownHours,
  type PostedHours,
  postedHours,
} from './letter-hours.ts'
import { gapFor } from './letter-instructions.ts'
import { line, start } from './letter-person.ts'
import { capital, pick } from './letter-words.ts'
import type { Addressee, Writer } from './writer.ts'

type Say = (theirs: string, own: string) => string
type Ways = readonly [Say, ...Say[]]
// What names the employer's place says nothing of the person: each side has a sentence of its own.
const FITS: Ways = [
  (theirs, own) => `${theirs}. That works for me, as I am available ${own}.`,
  (theirs, own) => `${theirs}. That suits me; my availability is ${own}.`,
  (theirs, own) => `${theirs}. This fits my schedule (${own}).`,
]
const SHORT: Ways = [
  (theirs, own) => `${theirs}; at the moment I can offer ${own}. Would that still be useful to you?`,
  (theirs, own) => `${theirs}; what I can offer at the moment is ${own}, and I hope we can discuss it.`,
  (theirs, own) => `${theirs}; what I have free at the moment is ${own}, so please tell me if that could work.`,
]
const APART: Ways = [
  (theirs, own) => `${theirs}. That is outside my current hours (${own}); is there any flexibility?`,
  (theirs, own) => `${theirs}. My current hours are different (${own}), so I would like to ask if this can work.`,
]
/** Where an answer has told the person's hours already. */
const ABOVE = {
  fits: 'That fits my hours.',
  short: 'My hours are fewer, so please tell me if that could work.',
  apart: 'This is outside my hours, so I would like to ask if there is any flexibility.',
}
const WAYS = { fits: FITS, short: SHORT, apart: APART }

/** Work at night, in a line of a resume. */
const NIGHTS = /\b(?:night|graveyard) shifts?\b|\bovernight\b/i
/** An employer's weekend, where it is not said to be free. */
const WEEKEND =
  /(?<!\b(?:no|without|free|never)\b[^.!?\n]{0,20})(?:(?<!\b(?:her|his|my|our|their) )\b(?:weekends?|saturdays?|sundays?)\b(?! (?:off|free|back))|(?<=\bmon(?:day)? ?(?:-|–|to|thru|through) ?)(?:sat|sun)\b)/i

// bounded: a few words between a start and its day
/** The day or the month a posting wants somebody to begin. */
const BEGINS =
  /\b(?:start(?:ing)?(?: date)?|begin(?:ning)?)(?: is| will be)? (?:on |in |by |from |this |as of )?((?:the )?(?:1st of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?: \d{1,2}\b)?|(?:next )?monday|next (?:week|month)|asap|immediately|right away)/i
const IN_MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i
/** A place for when somebody can begin, where the posting names a day and they have told none. */
function beginAsked(description: string, begin: string, replies: string): string {
  const [, day = ''] = BEGINS.exec(description) ?? []
  if (day === '' || begin.startsWith('I can start') || /\bstart\b|\bbegin\b/i.test(replies)) return ''
  const named = IN_MONTH.test(day)
    ? `in ${capital(day.toLowerCase())}`
    : /^\d|^\w+ \d/.test(day)
      ? `on ${capital(day)}`
      : day
  return gapFor(`can you start ${named.replace(/^asap$/i, 'as soon as possible').replace(/monday/i, 'Monday')}?`)
}

/** Whether a place for the person's hours is there already. */
const isOpen = (replies: string): boolean =>
  replies.split('[').some((place) => /\bhours\b/i.test(place.split(']')[0] ?? '') && place.includes(']'))
/** The person decides when: there is nothing to agree on. */
const FREE = /\byou (?:choose|pick|decide) (?:when|your)\b|\b(?:choose|set|make) your own (?:hours|schedule|time)\b/i

/**
 * When the person can begin and how their hours go with the posting's: what does not match is said with both sides.
 * Hours outside a day in Manila that the person never spoke of are theirs to answer.
 */
export function timesOf(writer: Writer, posting: Addressee, replies: string, seed: string): string {
  const posted = postedHours(posting)
  const own = line(writer.custom_availability ?? '').replace(/(?<![.])[.]+$/, '')
  const begin = start(writer)
  const asked = beginAsked(posting.description, begin, replies)
  const opened = [replies.includes(begin) ? '' : begin, asked].filter(Boolean).join(' ')
  const did = (writer.results ?? []).join('\n')
  const open = WEEKEND.test(posting.description) && !WEEKEND.test(own)
  const weekend = onWeekend(posting.description)
  const days = !open
    ? ''
    : WEEKEND.test(did)
      ? 'On weekends I have worked before, too.'
      : gapFor(`can you work ${weekend}?`)
  const fit = hoursFit(posted, ownHours(writer))
  const said = hoursSaid({
    posted,
    own,
    fit,
    replies,
    seed,
    nights: NIGHTS.test(did),
    night: NIGHTS.test(`${posting.title}\n${posting.description}`),
  })
  // Who chooses when to work may still have too few hours.
  const free = posted.zone === null && fit !== 'short' && FREE.test(posting.description)
  if (said === '' || free) return [opened, days].filter(Boolean).join(' ')
  const first = own !== '' && said.includes(own) ? asked : opened
  // One place for all that is asked of somebody's hours.
  return said.endsWith('?]') && days.startsWith('[')
    ? [first, said.replace(/\?\]$/, `, also ${weekend}?]`)].filter(Boolean).join(' ')
    : [first, said, days].filter(Boolean).join(' ')
}

/** The day of the weekend a posting names, else all of it. */
function onWeekend(description: string): string {
  const [day = ''] = WEEKEND.exec(description) ?? []
  if (/^(?:sat|sun)$/i.test(day)) return `on ${capital(day.toLowerCase()).replace('Sat', 'Satur')}days`
  return /^s/i.test(day) ? `on ${capital(day.toLowerCase()).replace(/s?$/, 's')}` : 'on weekends'
}

type Hours = {
  posted: PostedHours
  own: string
  fit: Fit
  replies: string
  seed: string
  nights: boolean
  night: boolean
}
function hoursSaid({ posted, own, fit, replies, seed, nights, night }: Hours): string {
  const theirs =
    fit === 'short' ? shortOf(posted.zone === null ? '' : theirHours(posted), weekAsked(posted)) : theirHours(posted)
  if (posted.zone === null && night && !isOpen(replies))
    return nights ? 'Night shifts are not new to me.' : own === '' ? gapFor('can you work night shifts?') : ''
  if (fit === 'unsaid' || theirs === '') return ''
  if (fit === 'unknown' || own === '') {
    if (posted.zone === null) return ''
    if (nights && isNight(posted)) return `${theirs}. Night shifts are not new to me.`
    // A place for the hours is there already: they are asked for once.
    return isOpen(replies) ? `${theirs}.` : unspoken(posted, theirs)
  }
  return own !== '' && replies.includes(own) ? `${theirs}. ${ABOVE[fit]}` : pick(WAYS[fit], seed, 'hours')(theirs, own)
}

/** Hours of the day need no answer from somebody who said nothing against them. */
function unspoken(posted: PostedHours, theirs: string): string {
  if (isDaytime(posted)) return theirs.includes('the same ') ? `${theirs}.` : `${theirs}, which is daytime here.`
  const hours = manilaHours(posted)
  const asked = hours.includes(' to ') ? `can you work ${hours} in Manila` : `can you be online at ${hours} in Manila`
  return `${theirs}. ${gapFor(`${asked}${isNight(posted) ? ', at night' : ''}?`)}`
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
  return `A day from ${clock(from)} to ${clock(to)} ${name} is ${day} in Manila${summer ? ' (an hour earlier in your summer)' : ''}`
}
