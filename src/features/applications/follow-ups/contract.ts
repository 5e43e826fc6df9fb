import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { followUpBody, followUpChange, sentBody } from './schemas.ts'

/** What the person means to do about an application; `due_on` is a day in Manila. */
export const followUp = z.object({
  id: z.number(),
  due_on: z.string(),
  text: z.string(),
  done_at: z.nullable(z.string()),
})
export type FollowUp = z.output<typeof followUp>

const ofApplication = z.object({ id: pathId })
const one = z.object({ id: pathId, follow_up_id: pathId })

/** What the person wants to be reminded of, and the one prepared follow-up of a quiet application. */
export const followUps = {
  addFollowUp: endpoint({
    method: 'POST',
    path: '/job-applications/{id}/follow-ups/',
    access: 'user',
    summary: 'Sets a follow-up for a day',
    params: ofApplication,
    body: followUpBody,
    status: 201,
    response: followUp,
  }),
  updateFollowUp: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/follow-ups/{follow_up_id}/',
    access: 'user',
    summary: 'Changes a follow-up, or marks it as done or not done',
    params: one,
    body: followUpChange,
    response: followUp,
  }),
  removeFollowUp: endpoint({
    method: 'DELETE',
    path: '/job-applications/{id}/follow-ups/{follow_up_id}/',
    access: 'user',
    summary: 'Removes a follow-up',
    params: one,
  }),
  markFollowUpSent: endpoint({
    method: 'POST',
    path: '/job-applications/{id}/follow-up-sent/',
    access: 'user',
    summary: 'Notes that the prepared follow-up was sent by the person, once; its text is kept in the history',
    params: ofApplication,
    body: sentBody,
    response: z.object({ follow_up_sent_at: z.string() }),
  }),
}
