import * as z from 'zod/mini'
import { hiddenWord, isTelling, WORD_LENGTH } from './rules.ts'

const word = z.pipe(
  z.pipe(z.string(), z.transform(hiddenWord)),
  z
    .string()
    .check(
      z.maxLength(WORD_LENGTH.max, `Use ${WORD_LENGTH.max} characters or fewer.`),
      z.refine(isTelling, `Type a word of at least ${WORD_LENGTH.min} letters.`),
    ),
)

/** What is hidden: exactly one of the two. */
export const toHide = z
  .object({ employer_id: z.optional(z.int().check(z.positive())), word: z.optional(word) })
  .check(
    z.refine((body) => (body.employer_id === undefined) !== (body.word === undefined), 'Name an employer or a word.'),
  )
