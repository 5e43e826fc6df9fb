import { manilaDate, manilaDay, manilaTime } from '#contract/time.ts'
import type { DayLine } from '../schemas.ts'

const DAY_MS = 86_400_000

/** Behind home's address: the day is what somebody came for. */
export const DAY_HASH = '#day'

export const DAY_TEXTS = {
  title: 'Your day',
  nothing: 'Nothing is waiting for you right now.',
  failed: 'Your day could not be loaded.',
  more: (lines: number, all: boolean) =>
    all ? `${lines} ${lines === 1 ? 'thing' : 'things'} for you today` : `${lines} more for today`,
}

/** `today`, `tomorrow`, or the day. */
function dayWord(at: string, now: Date): string {
  if (manilaDate(at) === manilaDate(now)) return 'today'
  return manilaDate(at) === manilaDate(new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : `on ${manilaDay(at)}`
}

/** `2 PM`, `2:30 PM`: a line has little room. */
const shortTime = (at: string): string => manilaTime(at).replace(':00', '')

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** A line in words: what is the matter, and what it is about. */
export function wordsOf(line: DayLine, now: Date): { said: string; about: string } {
  switch (line.kind) {
    case 'automation': {
      const [said = '', ...rest] = line.sentence.split(/(?<=\.) /)
      return { said: said.replace(/\.$/, ''), about: rest.join(' ') }
    }
    case 'interview': {
      const more = line.more === 0 ? '' : `, and ${line.more} more this week`
      const said = `Interview ${dayWord(line.starts_at, now)}, ${shortTime(line.starts_at)}`
      return { said, about: (line.employer_name || line.job_title) + more }
    }
    case 'follow_ups': {
      const late = line.overdue === 0 ? '' : `${line.overdue} overdue`
      if (line.application_id === null)
        return { said: many(line.count, 'follow-up due', 'follow-ups due'), about: late }
      return { said: line.overdue === 0 ? 'Follow-up due today' : 'Follow-up overdue', about: line.job_title }
    }
    case 'messages':
      return { said: line.count === 1 ? 'Unread message' : `${line.count} unread conversations`, about: '' }
    case 'matches':
      return { said: many(line.count, 'new job fits you well', 'new jobs fit you well'), about: '' }
    case 'quiet':
      if (line.application_id === null) return { said: `${line.count} applications without a reply`, about: '' }
      return { said: `No reply for ${line.days} days`, about: line.job_title }
    default:
      return { said: many(line.points, 'apply point left', 'apply points left'), about: '' }
  }
}

/** Where the tap leads. */
export function placeOf(line: DayLine): string {
  switch (line.kind) {
    case 'automation':
      return line.state === 'plan' || line.state === 'running' ? '/automation' : `/automation/runs/${line.run_id}`
    case 'interview':
      return `/applications/${line.application_id}`
    case 'follow_ups':
      return line.application_id === null ? '/applications' : `/applications/${line.application_id}`
    case 'messages':
      return '/inbox'
    case 'matches':
      return `/jobs?sort_by=match&min_match=${line.least}`
    case 'quiet':
      return line.application_id === null ? '/applications?status=quiet' : `/applications/${line.application_id}`
    default:
      return '/settings?section=integrations'
  }
}
