import * as z from 'zod/mini'
import { cleanMessage, MAX_MESSAGE, MAX_SEARCH } from './rules.ts'

export const BAD_MESSAGE = `A message needs 1 to ${MAX_MESSAGE} characters.`

/** What somebody writes, as it is kept. */
export const messageText = z.string(BAD_MESSAGE).check(z.refine((text) => cleanMessage(text) !== null, BAD_MESSAGE))

/** Given by the browser that wrote it, and by nobody else again. */
const clientId = z.optional(z.uuid('Must be a UUID.'))
const id = z.int('Enter an id.').check(z.positive('Enter an id.'))

export const newMessage = z.object({
  body: messageText,
  reply_to: z.optional(z.nullable(id)),
  client_id: clientId,
})

/** An edit changes the words alone. */
export const editedMessage = z.object({ body: messageText })

/** The team says for whom; `admin`, and a job seeker's own id, are known from who asks. */
export const newThread = z.object({
  admin: z.optional(z.unknown()),
  jobseeker: z.optional(z.unknown()),
  first_message: z.optional(z.union([z.literal(''), messageText])),
  client_id: clientId,
})
export const jobseekerId = id

/** Seen up to a message; everything without one. */
export const readUpTo = z.object({ up_to: z.optional(id) })

/** Into the archive or out of it; the other way without a word. */
export const archiving = z.object({ archived: z.optional(z.boolean('Must be true or false.')) })

export const search = z.optional(
  z.string().check(
    z.overwrite<string>((text) => text.toWellFormed().replaceAll('\0', '').trim()),
    z.maxLength(MAX_SEARCH, `Ensure this field has no more than ${MAX_SEARCH} characters.`),
  ),
)
