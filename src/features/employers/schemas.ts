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

/** What the dialog of the team has: the other name's id as a list of choices gives it. */
export const mergeForm = z.object({
  name: z.string().check(z.minLength(1, 'Choose the other name.')),
  reason: text(LONGEST_REASON),
})

const noLoneReply = (note: { text: string; reply: string }) => note.text !== '' || note.reply === ''
const LONE_REPLY = { error: 'A reply stands beside a note. Write the note first.', path: ['reply'] }
const note = { text: text(LONGEST_NOTE), reply: z.prefault(text(LONGEST_NOTE), '') }

export const noteForm = z.object(note).check(z.refine(noLoneReply, LONE_REPLY))

/** `version` is the one that was edited, 0 for the first; an empty text takes the note away. */
export const noteBody = z.object({ version: z.int().check(z.gte(0)), ...note }).check(z.refine(noLoneReply, LONE_REPLY))
