import { createEvent } from 'ics'
import { manilaDate } from '#contract/time.ts'
import type { FileAnswer } from '#server/platform/http/binder.ts'
import { timeInZone } from '../rules.ts'
import type { InterviewRow } from './queries.ts'

type Interview = InterviewRow & { posting_snapshot: { title: string; employer_name: string } }

/** Control characters end a line of the file early or are refused by calendars; line ends and tabs may stay. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F\u2028\u2029]/g
const plain = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, ' ')
const line = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim()

/**
 * An interview as a calendar file (RFC 5545): in UTC, under a UID that stays and a SEQUENCE that grows with every change,
 * so that a calendar replaces the older one, with alarms a day and an hour before. `address`: where Hanap shows it.
 * @throws Error when the file cannot be made, which is a bug
 */
export function calendarFile(interview: Interview, { address }: { address: string }): FileAnswer {
  const { title, employer_name: employer } = interview.posting_snapshot
  const { error, value } = createEvent({
    uid: `${interview.uid}@hanap`,
    sequence: interview.sequence,
    productId: '-//Hanap//Interviews//EN',
    method: 'PUBLISH',
    title: line(employer === '' ? `Interview: ${title}` : `Interview: ${title}, ${employer}`),
    description: plain(descriptionOf(interview, address)),
    ...(interview.place === '' && interview.link === '' ? {} : { location: line(interview.place || interview.link) }),
    start: interview.starts_at.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: interview.minutes },
    created: interview.created_at.getTime(),
    lastModified: interview.updated_at.getTime(),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    alarms: [alarm(24), alarm(1)],
  })
  if (value === null) throw error ?? new Error('The calendar file could not be made.')
  const day = manilaDate(interview.starts_at)
  return {
    name: `interview-${day}-${interview.id}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: Buffer.from(value, 'utf8'),
  }
}

/** In hours: a duration of days alone is written in a way not every calendar reads. */
const alarm = (hours: number) =>
  ({ action: 'display', description: 'Interview', trigger: { hours, before: true } }) as const

function descriptionOf(interview: Interview, address: string): string {
  const { employer_zone: zone, starts_at: at } = interview
  // The narrow space of newer formatters is shown as a box by some calendars.
  const theirs = zone === null ? '' : `For the employer: ${timeInZone(at, zone).replaceAll('\u202F', ' ')}`
  return [interview.link, theirs, interview.notes, address].filter((text) => text !== '').join('\n')
}
