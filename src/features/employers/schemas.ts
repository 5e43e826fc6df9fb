import * as z from 'zod/mini'
import { LONGEST_NOTE, LONGEST_REASON } from './rules.ts'

const text = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.replaceAll('\0', '').toWellFormed().trim()),
    ),
    z.string().check(z.maxLength(most, `Use ${most} characters or fewer.`)),
  )

const reason = z.prefault(text(LONGEST_REASON), '')

export const mergeBody = z.object({
  into: z.int('Choose an employer.').check(z.positive('Choose an employer.')),
  reason,
})
export const unmergeBody = z.object({ reason })

/** `version` is the one that was edited, 0 for the first; an empty text takes the note away. */
export const noteBody = z
  .object({ version: z.int().check(z.gte(0)), text: text(LONGEST_NOTE), reply: z.prefault(text(LONGEST_NOTE), '') })
  .check(
    z.refine((note) => note.text !== '' || note.reply === '', {
      error: 'A reply stands beside a note. Write the note first.',
      path: ['reply'],
    }),
  )
