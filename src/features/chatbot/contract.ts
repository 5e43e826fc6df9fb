import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { LONGEST_MESSAGE, LONGEST_TIME, MOST_MESSAGES } from './rules.ts'

const REQUIRED = 'This field is required.'
const atMost = (max: number) => `Ensure this field has no more than ${max} characters.`

const sessionId = z
  .string('Enter a text.')
  .check(z.regex(/^[\w-]{1,64}$/, 'Enter 1 to 64 letters, digits, underscores or hyphens.'))

/** One message (spec 1 §3); `time` is a short time string such as `9:41 AM`. */
const chatMessage = z.object({
  text: z.string(REQUIRED).check(z.minLength(1, REQUIRED), z.maxLength(LONGEST_MESSAGE, atMost(LONGEST_MESSAGE))),
  isUser: z.boolean('Enter true or false.'),
  time: z.string(REQUIRED).check(z.maxLength(LONGEST_TIME, atMost(LONGEST_TIME))),
})

const conversationId = z.int('Enter a valid id.').check(z.gte(1, 'Enter a valid id.'))

const which = z.object({ conversation_id: z.optional(pathId), session_id: z.optional(sessionId) })

/** The assistant's memory: only its owner's, anybody else's is a 404 (spec 1 §7; product "Chat history"). */
export const chatbot = {
  history: endpoint({
    method: 'GET',
    path: '/chatbot/history/',
    access: 'user',
    summary: 'The named conversation; without a query the latest one, empty when there is none',
    query: which,
    response: z.object({
      messages: z.array(chatMessage),
      conversation_id: z.nullable(z.number()),
      session_id: z.nullable(z.string()),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/chatbot/history/',
    access: 'user',
    summary: 'Put these messages in place of what the conversation holds; without an id a new conversation is begun',
    body: z.object({
      messages: z
        .array(chatMessage, REQUIRED)
        .check(z.maxLength(MOST_MESSAGES, `Ensure this field has no more than ${MOST_MESSAGES} messages.`)),
      session_id: z.optional(z.nullable(sessionId)),
      conversation_id: z.optional(z.nullable(conversationId)),
    }),
    response: z.object({ session_id: z.string(), conversation_id: z.number() }),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/chatbot/history/',
    access: 'user',
    summary: 'Forget the named conversation; without a query all of them',
    query: which,
  }),
}
