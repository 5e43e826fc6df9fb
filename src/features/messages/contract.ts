import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { MESSAGES_PAGE_SIZE, THREADS_PAGE_SIZE } from './rules.ts'

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
})
export type Message = z.output<typeof message>

/** A conversation (spec 3 §3). `admin` is who of the team holds it, or null; a job seeker reads 'Admin' as the name. */
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

const paging = (size: number) =>
  z.object({
    page: z.prefault(wholeNumber(1, 1000), '1'),
    per_page: z.prefault(wholeNumber(1, 100), String(size)),
  })
const params = z.object({ id: pathId })

/** Reading the inbox, and the news that something came in (spec 1 §7, spec 3 §7). */
export const messages = {
  threads: endpoint({
    method: 'GET',
    path: '/messages/threads/',
    access: 'user',
    summary: 'Your conversations, newest first; unread is how many of all of them wait for you',
    query: paging(THREADS_PAGE_SIZE),
    response: z.extend(paged(thread), { unread: z.number() }),
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
    summary: 'What was written in a conversation: page 1 has the newest, each page reads from old to new',
    params,
    query: paging(MESSAGES_PAGE_SIZE),
    response: paged(message),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/messages/threads/{id}/mark_read/',
    access: 'user',
    summary: 'You have seen everything the other side wrote',
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
