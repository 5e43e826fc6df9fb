import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { BLAST_STATES, MISSED_REASONS, MOST_SHOWN } from './rules.ts'
import { blastBody } from './schemas.ts'

/** Somebody a conversation can be begun with. */
export const jobseeker = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  onboarding_completed: z.boolean(),
  date_joined: z.string(),
})
export type Jobseeker = z.output<typeof jobseeker>

/** Somebody a blast can reach. */
export const blastUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(['jobseeker', 'admin', 'employer']),
})
export type BlastUser = z.output<typeof blastUser>

/**
 * A blast and how far it has come. `left` are those still to be written to (of a cancelled one: who never will be);
 * `read` counts whoever opened it.
 */
export const blast = z.object({
  id: z.number(),
  /** Null once that account is gone. */
  sender_name: z.nullable(z.string()),
  message: z.string(),
  about_service: z.boolean(),
  state: z.enum(BLAST_STATES),
  paused_for: z.nullable(z.enum(['asked', 'late'])),
  total: z.number(),
  sent: z.number(),
  skipped: z.object({ not_wanted: z.number(), gone: z.number(), disabled: z.number(), failed: z.number() }),
  left: z.number(),
  read: z.number(),
  queued_at: z.string(),
  ended_at: z.nullable(z.string()),
})
export type Blast = z.output<typeof blast>

/** Somebody who did not get a blast. Who is gone has no name; `reachable` is whoever would get it now. */
const missedPerson = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  reason: z.enum([...MISSED_REASONS, 'cancelled']),
  reachable: z.boolean(),
})
export type MissedPerson = z.output<typeof missedPerson>

const params = z.object({ id: pathId })
/** Without `per_page` the answer holds everybody. */
const some = {
  search: z.optional(z.string()),
  page: z.prefault(wholeNumber(1, 100_000), '1'),
  per_page: z.optional(wholeNumber(1, MOST_SHOWN)),
}
const change = { method: 'POST', access: 'admin', params, response: blast } as const

/** What the team says to many at once, and whom it can begin a conversation with; all of it is the team's. */
export const blasts = {
  jobseekersWithoutThread: endpoint({
    method: 'GET',
    path: '/messages/jobseekers-without-thread/',
    access: 'admin',
    summary: 'Job seekers nobody has a conversation with yet, by name; all of them, or a page with per_page.',
    query: z.object(some),
    response: z.array(jobseeker),
  }),
  users: endpoint({
    method: 'GET',
    path: '/messages/all-users-for-blast/',
    access: 'admin',
    summary: 'Everybody a blast can reach, by name, without yourself; all of them, or a page with per_page.',
    query: z.object({ ...some, within: z.optional(z.string()) }),
    response: z.array(blastUser),
  }),
  audience: endpoint({
    method: 'GET',
    path: '/messages/blasts/audience/',
    access: 'admin',
    summary: 'How many people a search finds for a blast.',
    query: z.object({ search: z.optional(z.string()) }),
    response: z.object({ count: z.number() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/messages/send-blast/',
    access: 'admin',
    summary: 'Queues a message to many people; a repeated request_key is answered as the first time.',
    body: blastBody,
    response: z.object({
      message: z.string(),
      details: z.object({ blast_id: z.number(), total_users: z.number(), skipped_users: z.number() }),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/messages/blasts/',
    access: 'admin',
    summary: 'Blasts, the newest first, with how far each has come.',
    query: z.object({ page: z.prefault(wholeNumber(1, 1000), '1') }),
    response: paged(blast),
  }),
  pause: endpoint({ ...change, path: '/messages/blasts/{id}/pause/', summary: 'Stops a blast until it is resumed.' }),
  resume: endpoint({ ...change, path: '/messages/blasts/{id}/resume/', summary: 'Lets a paused blast go on.' }),
  missed: endpoint({
    method: 'GET',
    path: '/messages/blasts/{id}/missed/',
    access: 'admin',
    summary: 'Who did not get a blast and why, in the order of their ids; next is the after of what follows.',
    params,
    query: z.object({ after: z.prefault(wholeNumber(0, 999_999_999), '0') }),
    response: z.object({
      results: z.array(missedPerson),
      next: z.nullable(z.number()),
      /** How many of all of them would get it now. */
      reachable: z.number(),
    }),
  }),
  again: endpoint({
    ...change,
    path: '/messages/blasts/{id}/again/',
    summary: 'Sends a blast again, only to those who did not get it and would get it now.',
  }),
  cancel: endpoint({
    ...change,
    path: '/messages/blasts/{id}/cancel/',
    summary: 'Ends a blast; whoever was not written to yet never is.',
  }),
}
