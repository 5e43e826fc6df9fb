import { type Availability, availabilityOf } from './availability.ts'
import { weekendOf } from './days.ts'
import { type PostedHours, postedHours } from './posted.ts'
import { hoursFit } from './fit.ts'
import { gapFor } from '../answers/gaps.ts'
import { hoursSaid, isOpen, isSaid, meetingSaid, NIGHTS_SAID, saysHours } from './shift.ts'
import { capital } from '../deeds/words.ts'
import { MANILA } from './zones.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** Work at night, where a posting does not promise that there is none. */
const NIGHTS =
  /(?<!\b(?:no|not|without|never|instead of|non)\b[^.!?,\n]{0,20})\b(?:(?:night|graveyard) shifts?|overnight|graveyard)\b/i

// bounded: a few words between a start and its day
/** The day or the month a posting wants somebody to begin. */
const BEGINS =
  /\b(?:start(?:ing)?(?: date)?|begin(?:ning)?)(?: is| will be)? (?:on |in |by |from |this |as of )?((?:the )?(?:1st of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?: \d{1,2}\b)?|(?:next )?monday|next (?:week|month)|asap|immediately|right away)/i
const IN_MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i
/** A place for when somebody can begin, where the posting names a day and they have told none. */
function beginAsked(description: string, begin: string, replies: string): string {
  const [, day = ''] = BEGINS.exec(description) ?? []
  if (day === '' || begin !== '' || /\bstart\b|\bbegin\b|\bmag(?:si|u)?(?:simula|umpisa)\b/i.test(replies)) return ''
  const named = IN_MONTH.test(day)
    ? `in ${capital(day.toLowerCase())}`
    : /^\d|^\w+ \d/.test(day)
      ? `on ${capital(day)}`
      : day
  return gapFor(`can you start ${named.replace(/^asap$/i, 'as soon as possible').replace(/monday/i, 'Monday')}?`)
}

/** The person decides when: there is nothing to agree on. */
const FREE =
  /\bwhen(?:ever)? you (?:like|want|prefer)\b|\byou (?:choose|pick|decide) (?:when|your)\b|\b(?:choose|set|make) your own (?:hours|schedule|time)\b/i
const said = (all: readonly string[]): string => all.filter((text) => text !== '').join(' ')

/**
 * When the person can begin and how their hours go with the posting's, on the day of writing: what does not match is
 * said with both sides. Hours outside a day in Manila that the person never spoke of are theirs to answer.
 */
export function timesOf(writer: Writer, posting: Addressee, replies: string, seed: string, on: Date): string {
  const [posted, mine] = [postedHours(posting, on), untold(availabilityOf(writer), replies)]
  const asked = beginAsked(posting.description, mine.start, replies)
  const start = replies.includes(mine.start) ? '' : mine.start
  const own = replies.includes(mine.hours) ? '' : mine.hours
  const weekend = weekendOf(`${posting.title}\n${posting.description}`)
  const days = daysSaid(weekend, mine, replies)
  const hours = shiftSaid(posted, mine, { posting, replies, seed })
  const call = posted.zone === null && posted.meeting ? meetingSaid(posted.meeting, mine) : ''
  // Who chooses when to work may still have too few hours.
  const free = posted.zone === null && hoursFit(posted, mine) !== 'short' && FREE.test(posting.description)
  if (hours === '' || free) return said([start, own, asked, call, days])
  const begin = saysHours(hours, mine) ? said([start, asked]) : said([start, own, asked])
  if (call !== '') return said([begin, hours, call, days])
  // One place for all that is asked of somebody's hours.
  return hours.endsWith('?]') && days.startsWith('[')
    ? said([begin, hours.replace(/\?\]$/, `, also ${weekend}?]`)])
    : said([begin, hours, days])
}

/** The days of a weekend a posting wants: what the person says of them, else a place for it. */
function daysSaid(weekend: string, { weekends, own }: Availability, replies: string): string {
  if (weekend === '' || /\b(?:saturday|sunday|weekend)/i.test(`${own} ${replies}`)) return ''
  if (weekends === 'yes') return `${capital(weekend.replace(/^on /, ''))} are fine with me, too.`
  if (weekends === 'no') return `I do not work ${weekend}, so I would like to ask if that can be arranged.`
  // That they once did says nothing of whether they will.
  return gapFor(`can you work ${weekend}?`)
}

/** Of what stands behind the hours, what an answer has told is not told again. */
const untold = (mine: Availability, replies: string): Availability => ({
  ...mine,
  hours: mine.hours.replace(/, and (I (?:\p{Ll}|['’])[^.]*)\.$/u, (whole, beside: string) =>
    replies.includes(beside) ? '.' : whole,
  ),
})

type Given = { posting: Addressee; replies: string; seed: string }
/** The hours of a posting, or its night shifts where it names no hours. */
function shiftSaid(posted: PostedHours, mine: Availability, { posting, replies, seed }: Given): string {
  const unnamed = posted.zone === null || (posted.text === '' && posted.zone.name === MANILA)
  const night = unnamed && NIGHTS.test(`${posting.title}\n${posting.description}`)
  if (!night || isOpen(replies)) return hoursSaid({ posted, mine, replies, seed })
  if (mine.nights === 'yes' && /\b(?:night|graveyard)/i.test(mine.own)) return ''
  if (mine.nights === 'yes' || mine.nights === 'did') return isSaid(replies, NIGHTS_SAID[mine.nights])
  if (mine.nights === 'no') return 'I cannot work at night, so I would like to ask if there are other shifts.'
  return mine.own === '' ? gapFor('can you work night shifts?') : ''
}
