import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { toldNote } from '#features/jobs/safety-notes/contract.ts'
import { FILTERS, MESSAGES_PAGE_SIZE, THREADS_PAGE_SIZE } from './rules.ts'
import { archiving, editedMessage, newMessage, newThread, readUpTo, search } from './schemas.ts'

/**
 * A message as one of the two sides sees it (spec 3 §3). `is_read` is true as soon as nothing is left to read for the
 * caller's side, so what the own side sent always counts as read; `sender` is null once that account is gone.
 */
export const message = z.object({
  id: z.number(),
  body: z.string(),
  sender: z.nullable(z.number()),
  sender_name: z.string(),
  sender_account_type: z.enum(['admin', 'jobseeker']),
  sent_at: z.string(),
  edited_at: z.nullable(z.string()),
  is_read: z.boolean(),
  reply_to: z.nullable(z.number()),
  /** The beginning of what it replies to; null once that was unsent. */
  quote: z.optional(z.nullable(z.object({ sender_name: z.string(), body: z.string() }))),
  /** What the browser that wrote it called it; told to the sender alone. */
  client_id: z.optional(z.string()),
  /** What in the other side's words should make careful. */
  notes: z.optional(z.array(z.pick(toldNote, { kind: true, quote: true, title: true, advice: true }))),
})
export type Message = z.output<typeof message>

/**
 * A conversation (docs/product/inbox.md). `admin` is who of the team holds it, or null; a job seeker reads 'Admin' as the name. Of a
 * long last message the beginning stands here.
 */
export const thread = z.object({
  id: z.number(),
  jobseeker: z.number(),
  jobseeker_name: z.string(),
  jobseeker_username: z.string(),
  admin: z.nullable(z.number()),
  admin_name: z.nullable(z.string()),
  is_archived_by_jobseeker: z.boolean(),
  is_archived_by_admin: z.boolean(),
  last_message: z.nullable(message),
})
export type Thread = z.output<typeof thread>

const paging = (size: number) => ({
  page: z.prefault(wholeNumber(1, 1000), '1'),
  per_page: z.prefault(wholeNumber(1, 100), String(size)),
})
const params = z.object({ id: pathId })

/** The inbox, and the news that something came in; docs/product/inbox.md. */
export const messages = {
  threads: endpoint({
    method: 'GET',
    path: '/messages/threads/',
    access: 'user',
    summary:
      'Your conversations, newest first; unread is how many of all of them wait for you. search: a part of the job seeker’s name or username for the team, of a name or a message for anybody else',
    query: z.object({ ...paging(THREADS_PAGE_SIZE), filter: z.optional(z.enum(FILTERS)), search }),
    response: z.extend(paged(thread), { unread: z.number() }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/messages/threads/',
    access: 'user',
    summary: 'Your conversation with the team, or the team’s with a job seeker; 200 when it was there already',
    body: newThread,
    status: 201,
    response: thread,
  }),
  thread: endpoint({
    method: 'GET',
    path: '/messages/threads/{id}/',
    access: 'user',
    summary: 'One conversation',
    params,
    response: thread,
  }),
  list: endpoint({
    method: 'GET',
    path: '/messages/threads/{id}/messages/',
    access: 'user',
    summary:
      'What was written in a conversation: page 1 has the newest, each page reads from old to new; before: those older than this message',
    params,
    query: z.object({ ...paging(MESSAGES_PAGE_SIZE), before: z.optional(wholeNumber(1, 999_999_999)) }),
    response: z.extend(paged(message), {
      /** Grows whenever any message of the conversation is edited or unsent. */
      revision: z.optional(z.number()),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/messages/threads/{id}/messages/',
    access: 'user',
    summary: 'Writes a message; 200 when the browser’s client_id was sent before',
    params,
    body: newMessage,
    status: 201,
    response: message,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/messages/threads/{id}/mark_read/',
    access: 'user',
    summary: 'You have seen everything the other side wrote, or everything up to a message',
    params,
    body: readUpTo,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/messages/threads/{id}/archive/',
    access: 'user',
    summary: 'Puts a conversation into your side’s archive, or back',
    params,
    body: archiving,
    response: thread,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/messages/messages/{id}/',
    access: 'user',
    summary: 'Changes the words of a message of your own',
    params,
    body: editedMessage,
    response: message,
  }),
  unsend: endpoint({
    method: 'DELETE',
    path: '/messages/messages/{id}/',
    access: 'user',
    summary: 'Takes a message of your own back, for everybody and for good',
    params,
  }),
  events: endpoint({
    method: 'GET',
    path: '/events/',
    access: 'user',
    summary:
      'News as server-sent events: message (with the id of its conversation), refresh (look at everything again)',
    stream: true,
  }),
}
