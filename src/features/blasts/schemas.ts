import * as z from 'zod/mini'
import { MAX_BLAST, MOST_NAMED } from './rules.ts'
import { BLAST_SENTENCES as say } from './texts.ts'

/** What is written, kept without spaces around it and without the null character the database refuses. */
const message = z.pipe(
  z.pipe(
    z.string(say.noMessage),
    z.transform((text: string) => text.replaceAll('\0', '').toWellFormed().trim()),
  ),
  z.string().check(z.minLength(1, { error: say.noMessage, abort: true }), z.maxLength(MAX_BLAST, say.tooLong)),
)

const userId = z.int().check(z.positive(), z.lte(Number.MAX_SAFE_INTEGER))
const ids = z.array(userId, say.noUsers).check(z.maxLength(MOST_NAMED, `Choose at most ${MOST_NAMED} people by name.`))
const search = z.string().check(z.maxLength(200, 'Use 200 characters or fewer.'))

/** Whether it is about the service itself is a choice of two words, as the form has it. */
export const PURPOSES = ['news', 'service'] as const

/** What the form holds beside the people. */
export const blastForm = z.object({ message, purpose: z.enum(PURPOSES, 'Choose what it is about.') })

/** People one by one, or all that a search finds without some of them; they are frozen when the blast is queued. */
export const blastBody = z
  .object({
    user_ids: z.optional(ids),
    all: z.prefault(z.boolean(), false),
    search: z.prefault(search, ''),
    except_ids: z.prefault(ids, []),
    message,
    about_service: z.prefault(z.boolean('Must be true or false.'), false),
    request_key: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/, 'Must be 8 to 100 letters and digits.'))),
  })
  .check(
    z.refine(({ all, user_ids }) => all || (user_ids ?? []).length > 0, { error: say.noUsers, path: ['user_ids'] }),
  )
