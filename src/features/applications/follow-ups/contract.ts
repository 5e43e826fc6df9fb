import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { readMoment } from '../rules.ts'
import { FOLLOW_UP_TEXT_MAX, PREPARED_TEXT_MAX } from './rules.ts'

/** What the person means to do about an application; `due_on` is a day in Manila. */
export const followUp = z.object({
  id: z.number(),
  due_on: z.string(),
  text: z.string(),
  done_at: z.nullable(z.string()),
})
export type FollowUp = z.output<typeof followUp>

const dueOn = z
  .string('Enter a valid date.')
  .check(z.refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && readMoment(day) !== null, 'Enter a valid date.'))
const required = (max: number) =>
  z
    .string('This field is required.')
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(max, `Ensure this field has no more than ${max} characters.`),
    )
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
    body: z.object({ due_on: dueOn, text: required(FOLLOW_UP_TEXT_MAX) }),
    status: 201,
    response: followUp,
  }),
  updateFollowUp: endpoint({
    method: 'PATCH',
    path: '/job-applications/{id}/follow-ups/{follow_up_id}/',
    access: 'user',
    summary: 'Changes a follow-up, or marks it as done or not done',
    params: one,
    body: z.object({
      due_on: z.optional(dueOn),
      text: z.optional(required(FOLLOW_UP_TEXT_MAX)),
      done: z.optional(z.boolean('Enter true or false.')),
    }),
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
    body: z.object({ text: required(PREPARED_TEXT_MAX) }),
    response: z.object({ follow_up_sent_at: z.string() }),
  }),
}
