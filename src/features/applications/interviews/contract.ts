import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { INTERVIEW_NOTES_MAX, isZone, LINK_MAX, MINUTES_MAX, MINUTES_MIN, MINUTES_USUAL, PLACE_MAX } from './rules.ts'

/** `employer_zone`: the zone the employer named, null for Manila's. `sequence` counts the changes. */
export const interview = z.object({
  id: z.number(),
  starts_at: z.string(),
  minutes: z.number(),
  employer_zone: z.nullable(z.string()),
  place: z.string(),
  link: z.string(),
  notes: z.string(),
  sequence: z.number(),
})
export type Interview = z.output<typeof interview>

const text = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
/** A local time on the employer's clocks, or an instant. */
const startsAt = z.string('Enter a valid date.').check(z.maxLength(40, 'Enter a valid date.'))
const minutes = z
  .int('Enter a whole number.')
  .check(z.gte(MINUTES_MIN, `Must be at least ${MINUTES_MIN}.`), z.lte(MINUTES_MAX, `Must be at most ${MINUTES_MAX}.`))
const zone = z.nullable(z.string('Choose a time zone.').check(z.refine(isZone, 'Choose a time zone.')))
const link = text(LINK_MAX).check(
  z.refine((given) => given === '' || /^https?:\/\/[^\s/?#]+\S*$/i.test(given), 'Enter a link that begins with http.'),
)
const ofApplication = z.object({ id: pathId })
const one = z.object({ id: pathId, interview_id: pathId })

/** The interviews of an application (issue: several, in Manila time, with a calendar file). */
export const interviews = {
  addInterview: endpoint({
    method: 'POST',
    path: '/job-applications/{id}/interviews/',
    access: 'user',
    summary: "Adds an interview; a local time is read on the employer's clocks, Manila's unless another zone is named",
    params: ofApplication,
    body: z.object({
      starts_at: startsAt,
      minutes: z.prefault(minutes, MINUTES_USUAL),
      employer_zone: z.prefault(zone, null),
      place: z.prefault(text(PLACE_MAX), ''),
      link: z.prefault(link, ''),
      notes: z.prefault(text(INTERVIEW_NOTES_MAX), ''),
    }),
    status: 201,
    response: interview,
  }),
  updateInterview: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/interviews/{interview_id}/',
    access: 'user',
    summary: 'Changes an interview; what is not mentioned stays, and calendars learn of it by its sequence',
    params: one,
    body: z.object({
      starts_at: z.optional(startsAt),
      minutes: z.optional(minutes),
      employer_zone: z.optional(zone),
      place: z.optional(text(PLACE_MAX)),
      link: z.optional(link),
      notes: z.optional(text(INTERVIEW_NOTES_MAX)),
    }),
    response: interview,
  }),
  removeInterview: endpoint({
    method: 'DELETE',
    path: '/job-applications/{id}/interviews/{interview_id}/',
    access: 'user',
    summary: 'Removes an interview; the history keeps that it was there',
    params: one,
  }),
  interviewCalendar: endpoint({
    method: 'GET',
    path: '/job-applications/{id}/interviews/{interview_id}/calendar/',
    access: 'user',
    summary: 'An interview as a calendar file (text/calendar) with alarms a day and an hour before',
    params: one,
    file: true,
  }),
}
