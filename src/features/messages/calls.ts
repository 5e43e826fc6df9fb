import { calls } from '#contract/calls.ts'
import type { messages as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const messages = calls<typeof contract>({
  threads: 'GET /messages/threads/',
  begin: 'POST /messages/threads/',
  thread: 'GET /messages/threads/{id}/',
  list: 'GET /messages/threads/{id}/messages/',
  send: 'POST /messages/threads/{id}/messages/',
  markRead: 'POST /messages/threads/{id}/mark_read/',
  archive: 'POST /messages/threads/{id}/archive/',
  edit: 'PATCH /messages/messages/{id}/',
  unsend: 'DELETE /messages/messages/{id}/',
  events: 'GET /events/',
})
