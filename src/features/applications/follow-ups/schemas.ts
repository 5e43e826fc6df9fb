import * as z from 'zod/mini'
import { readMoment } from '../rules.ts'
import { FOLLOW_UP_TEXT_MAX, PREPARED_TEXT_MAX } from './rules.ts'

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
const text = required(FOLLOW_UP_TEXT_MAX)

/** What to do about an application, and when. */
export const followUpBody = z.object({ due_on: dueOn, text })
/** The same with what is not mentioned staying as it is; `done` marks it. */
export const followUpChange = z.object({
  due_on: z.optional(dueOn),
  text: z.optional(text),
  done: z.optional(z.boolean('Enter true or false.')),
})
/** The prepared follow-up as the person sent it. */
export const sentBody = z.object({ text: required(PREPARED_TEXT_MAX) })
