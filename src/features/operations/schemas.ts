import * as z from 'zod/mini'
import { LONGEST_REASON } from './rules.ts'

/** Why something of the operation is changed; kept in the audit trail. */
export const reasonBody = z.object({
  reason: z
    .string('Say why.')
    .check(
      z.trim(),
      z.minLength(1, 'Say why.'),
      z.maxLength(LONGEST_REASON, `Use ${LONGEST_REASON} characters or fewer.`),
    ),
})
