import * as z from 'zod/mini'
import { LONGEST_REASON, MOST_TRIAL_DAYS } from './rules.ts'

/** Why something is done to a person; kept in the audit trail. */
const reason = z
  .string('Say why.')
  .check(
    z.trim(),
    z.minLength(1, 'Say why.'),
    z.maxLength(LONGEST_REASON, `Use ${LONGEST_REASON} characters or fewer.`),
  )

export const reasonBody = z.object({ reason })

/** What the form asks; the end that is seen goes along unasked. */
export const trialForm = z.object({
  days: z.string().check(z.regex(/^([1-9]|[12]\d|30)$/, `Enter a whole number from 1 to ${MOST_TRIAL_DAYS}.`)),
  reason,
})

export const trialBody = z.object({
  days: z
    .int('Enter a whole number.')
    .check(z.gte(1, 'Must be at least 1.'), z.lte(MOST_TRIAL_DAYS, 'Must be at most 30.')),
  ends_at: z.iso.datetime('Say which end is meant.'),
  reason,
})
