import * as z from 'zod/mini'
import { CLAIM_KINDS } from './claims/rules.ts'
import { INSTRUCTIONS_MAX } from './rules.ts'

/** A text of at most so many characters; it may be empty. */
export const upTo = (max: number) =>
  z.string('Enter a text.').check(z.trim(), z.maxLength(max, `Ensure this field has no more than ${max} characters.`))

/** What the person tells the letter writer. */
export const instructionsBody = z.object({ instructions: upTo(INSTRUCTIONS_MAX) })

/** A claim with its place in the letter; -1 when it stands in the subject. */
export const claim = z.object({
  kind: z.enum(CLAIM_KINDS),
  text: z.string(),
  key: z.string(),
  can_confirm: z.boolean(),
  start: z.number(),
  end: z.number(),
  sentence_start: z.number(),
  sentence_end: z.number(),
})

/** The last word of a stream of a letter: what stands in the editor from then on. */
export const writtenLetter = z.object({
  writer: z.enum(['ai', 'template']),
  subject: z.string(),
  content: z.string(),
  claims: z.array(claim),
})
export type WrittenLetter = z.output<typeof writtenLetter>
