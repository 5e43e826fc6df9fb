import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { source } from '#features/jobs/contract.ts'
import { SOURCE_STATES } from './rules.ts'
import { reasonBody } from './schemas.ts'

const run = z.object({
  id: z.number(),
  kind: z.enum(['scheduled', 'manual', 'recheck']),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  fetched: z.number(),
  new: z.number(),
  changed: z.number(),
  closed: z.number(),
  failed: z.number(),
  message: z.nullable(z.string()),
})
const sourceRow = z.object({
  source,
  state: z.enum(SOURCE_STATES),
  enabled: z.boolean(),
  stopped_reason: z.nullable(z.string()),
  stopped_at: z.nullable(z.string()),
  last_run_at: z.nullable(z.string()),
  runs: z.array(run),
})
export type SourceRow = z.output<typeof sourceRow>
const sources = z.object({ sources: z.array(sourceRow) })

const dead = z.object({ id: z.string(), queue: z.string(), died_at: z.string(), reason: z.string() })
const queues = z.object({
  queues: z.array(
    z.object({ name: z.string(), waiting: z.number(), running: z.number(), oldest_at: z.nullable(z.string()) }),
  ),
  dead: z.array(dead),
})
export type QueueRows = z.output<typeof queues>
const taskId = z.object({ id: z.string().check(z.uuid('Not found.')) })

/** Mails that came to nothing. Addresses are shortened, in what the server answered too; what a mail said is never told. */
const mails = z.object({
  mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      to: z.string(),
      state: z.enum(['refused', 'given-up']),
      settled_at: z.string(),
      answer: z.nullable(z.string()),
      can_resend: z.boolean(),
    }),
  ),
  count: z.number(),
})
export type RefusedMails = z.output<typeof mails>
const mailId = z.object({ id: pathId })

/** What the team looks at in the morning; docs/product/admin.md. */
export const operations = {
  sources: endpoint({
    method: 'GET',
    path: '/admin/operations/sources/',
    access: 'admin',
    summary: 'The boards with their latest runs',
    response: sources,
  }),
  switchSource: endpoint({
    method: 'POST',
    path: '/admin/operations/sources/{source}/',
    access: 'admin',
    summary: 'Switches a board on or off; on forgets why it was stopped',
    params: z.object({ source }),
    body: z.extend(reasonBody, { enabled: z.boolean('Must be true or false.') }),
    response: sources,
  }),
  queues: endpoint({
    method: 'GET',
    path: '/admin/operations/queues/',
    access: 'admin',
    summary: 'Queues of background work, and tasks that were given up on',
    response: queues,
  }),
  retryTask: endpoint({
    method: 'POST',
    path: '/admin/operations/tasks/{id}/retry/',
    access: 'admin',
    summary: 'Puts a task that was given up on back into its queue',
    params: taskId,
    body: reasonBody,
    response: queues,
  }),
  dropTask: endpoint({
    method: 'POST',
    path: '/admin/operations/tasks/{id}/drop/',
    access: 'admin',
    summary: 'Throws a task away that was given up on',
    params: taskId,
    body: reasonBody,
    response: queues,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/admin/operations/mails/',
    access: 'admin',
    summary: 'Mails that were refused or given up on, the latest first',
    response: mails,
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/admin/operations/mails/{id}/resend/',
    access: 'admin',
    summary: 'Sends a refused mail again, while its text is kept',
    params: mailId,
    body: reasonBody,
    response: mails,
  }),
  dropMail: endpoint({
    method: 'POST',
    path: '/admin/operations/mails/{id}/drop/',
    access: 'admin',
    summary: 'Takes a refused mail off the list, with its text',
    params: mailId,
    body: reasonBody,
    response: mails,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/admin/operations/waiting/',
    access: 'admin',
    summary: 'Mails, payments and postings that wait for somebody',
    response: z.object({
      mails: z.object({ waiting: z.number(), oldest_at: z.nullable(z.string()), refused_7_days: z.number() }),
      payments: z.object({ waiting: z.number(), held: z.number(), oldest_at: z.nullable(z.string()) }),
      review: z.object({ held: z.number(), reported: z.number() }),
    }),
  }),
}
