import { calls } from '#contract/calls.ts'
import type { messages as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const messages = calls<typeof contract>({
  threads: 'GET /messages/threads/',
  thread: 'GET /messages/threads/{id}/',
  list: 'GET /messages/threads/{id}/messages/',
  markRead: 'POST /messages/threads/{id}/mark_read/',
  events: 'GET /events/',
})
