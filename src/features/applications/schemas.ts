import * as z from 'zod/mini'
import { NOTES_MAX, readMoment, STATUSES } from './rules.ts'

/** `details` of an error body: what the application error modal shows (spec 2 §2). */
export const applyErrorDetails = z.object({
  message: z.string(),
  reason: z.string(),
  possible_causes: z.array(z.string()),
  suggestions: z.array(z.string()),
})
export type ApplyErrorDetails = z.output<typeof applyErrorDetails>

/** Why a submission failed, as it was told. */
export type Failure = { code: string; error: string; details: ApplyErrorDetails | null }

const moment = z.nullable(
  z.pipe(
    z
      .string('Enter a valid date.')
      .check(z.refine((text) => text === '' || readMoment(text) !== null, 'Enter a valid date.')),
    z.transform((text: string) => readMoment(text)),
  ),
)

/** What a person says of an application of theirs; a date belongs to its status. */
export const statusChange = z.object({
  status: z.enum(STATUSES, 'Choose one of the statuses.'),
  notes: z.optional(
    z
      .string('Enter a text.')
      .check(z.maxLength(NOTES_MAX, `Ensure this field has no more than ${NOTES_MAX} characters.`)),
  ),
  interview_date: z.optional(moment),
  offer_date: z.optional(moment),
})
