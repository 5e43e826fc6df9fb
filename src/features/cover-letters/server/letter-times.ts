import { hoursFit, inManila, ownHours, type PostedHours, postedHours } from './letter-hours.ts'
import { pick } from './letter-opening.ts'
import { line, start } from './letter-person.ts'
import type { Addressee, Writer } from './writer.ts'

type Say = (own: string) => string
const FITS: readonly [Say, ...Say[]] = [
  (own) => `That fits what I can offer: ${own}.`,
  (own) => `It goes together with my own hours, ${own}.`,
  (own) => `On my side it is ${own}, so the times should work.`,
]
const APART: readonly [Say, ...Say[]] = [
  (own) =>
    `My own hours are ${own}. That does not match as it stands, so please tell me early whether a part of it would help you.`,
  (own) => `I can offer ${own}. The two do not meet yet, and I would rather ask now than after a call.`,
  (own) => `Mine are ${own}. If yours are fixed, just say so, and neither of us loses time.`,
]
const UNKNOWN: readonly [string, ...string[]] = [
  'Let us settle those hours first when we talk.',
  'Whether those hours work on both sides should be the first point of our call.',
  'I make no promise about those hours in a letter, so please put them first on a call.',
  'Before we speak of anything else, I would like to go through those hours with you.',
  'Please tell me on the call how fixed those hours are.',
  'Those hours are a point to agree on before we go further.',
  'I would rather talk about those hours than tick them off in a letter.',
]

const SPREAD: readonly [string, ...string[]] = [
  'how they fall over the day is something to settle on a call.',
  'please tell me when in the day they are.',
  'on a call we can see which hours suit both sides.',
]

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
  if (fit === 'unsaid') return opened
  const theirs = theirHours(posted)
  // "Full time" alone names no hours to settle.
  if (posted.zone === null && posted.week === null && fit !== 'apart') return opened
  if (fit === 'unknown' && posted.zone === null)
    return [opened, `${theirs.replace(/\.$/, '')}; ${pick(SPREAD, seed, 'hours')}`].filter(Boolean).join(' ')
  if (own === '' || fit === 'unknown') return [opened, theirs, pick(UNKNOWN, seed, 'hours')].filter(Boolean).join(' ')
  return [theirs, pick(fit === 'fits' ? FITS : APART, seed, 'hours')(own)].filter(Boolean).join(' ')
}

/** What the posting wants, said back with the time in Manila, which shows that it was worked out. */
function theirHours(posted: PostedHours): string {
  const manila = inManila(posted)
  if (manila !== '') return `${manila}.`
  if (posted.text !== '') return `Your shift is ${posted.text}${posted.full ? ', full time' : ''}.`
  if (posted.zone !== null) return zoneSaid(posted.zone)
  if (posted.week !== null) return `You need ${posted.week} hours a week.`
  return posted.full ? 'You need somebody full time.' : ''
}

const OVERNIGHT = 12
/** What a place's working day is in Manila. */
function zoneSaid({ name, ahead }: NonNullable<PostedHours['zone']>): string {
  const place = name.replace(/ time$/, '')
  if (place === 'Manila') return ''
  if (ahead >= OVERNIGHT) return `Your ${place} hours are night hours in Manila.`
  if (ahead === 0) return `Your ${place} hours are the same hours in Manila.`
  return ahead > 0 ? `Your ${place} hours are late ones in Manila.` : `Your ${place} hours are early ones in Manila.`
}
