import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { interviewBody, interviewChange } from './schemas.ts'

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
    body: interviewBody,
    status: 201,
    response: interview,
  }),
  updateInterview: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/interviews/{interview_id}/',
    access: 'user',
    summary: 'Changes an interview; what is not mentioned stays, and calendars learn of it by its sequence',
    params: one,
    body: interviewChange,
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
