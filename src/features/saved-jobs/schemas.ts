import * as z from 'zod/mini'
import { cleanTags, NOTES_MAX, TAG_MAX, TAGS_MAX } from './rules.ts'

/** Text as it can be stored: no half characters, no zero bytes, nothing around it. */
const storable = z.overwrite<string>((text) => text.toWellFormed().replaceAll('\0', '').trim())
const tooLong = (max: number) => `Ensure this field has no more than ${max} characters.`

/** Notes of a person's own. */
export const notes = z.string('Enter a text.').check(storable, z.maxLength(NOTES_MAX, tooLong(NOTES_MAX)))
/** Tags of a person's own, cleaned. */
export const tags = z.pipe(
  z.array(z.string('Enter a text.').check(storable, z.maxLength(TAG_MAX, tooLong(TAG_MAX))), 'Enter a list of tags.'),
  z.pipe(
    z.transform((given: string[]) => cleanTags(given)),
    z.array(z.string()).check(z.maxLength(TAGS_MAX, `Use at most ${TAGS_MAX} tags.`)),
  ),
)

/** The form of both, with the tags as they are typed. */
export const notesForm = z.object({ notes, tags: z.pipe(z.transform(typedTags), tags) })

/** Tags as typed, with commas between them. */
export function typedTags(typed: string): string[] {
  return cleanTags(typed.split(','))
}
