import * as z from 'zod/mini'
import { ANSWER_MAX, ANSWERS_AT_ONCE, QUESTION_MAX } from './rules.ts'

const filledUpTo = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Answers a letter is kept with: each question as the letter asked it, each answer as it stands in the letter. */
export const answersGiven = z
  .array(z.object({ question: filledUpTo(QUESTION_MAX), answer: filledUpTo(ANSWER_MAX) }))
  .check(z.maxLength(ANSWERS_AT_ONCE))

/** An answer the person gave once; `employer_name` is null where the posting named nobody, or is gone. */
export const letterAnswer = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  employer_name: z.nullable(z.string()),
  answered_at: z.string(),
})
