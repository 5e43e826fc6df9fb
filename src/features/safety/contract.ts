import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { source } from '#features/jobs/contract.ts'
import { safetyNote } from '#features/jobs/safety-notes/contract.ts'
import { REPORT_REASONS, REVIEW_DECISIONS, REVIEW_LISTS, ROW_CHOICES, ROW_DECISIONS } from './rules.ts'
import { decideBody, reportBody, splitBody } from './schemas.ts'

const id = z.object({ id: pathId })
const report = z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), reported_at: z.string() })

/** What this person said about a posting: their report, and of which postings it is not the same job, or is. */
export const saidOfPosting = z.object({
  report: z.nullable(report),
  not_same_as: z.array(z.number()),
  same_as: z.array(z.number()),
})
export type SaidOfPosting = z.output<typeof saidOfPosting>

const decisionMade = z.object({
  decision: z.enum([...REVIEW_DECISIONS, ...ROW_DECISIONS]),
  reason: z.string(),
  /** Null once the account is gone. */
  by: z.nullable(z.string()),
  decided_at: z.string(),
})

/** A posting as the team judges it. `state` is what is listed now; reports that were looked at before do not count. */
export const reviewItem = z.object({
  id: z.number(),
  title: z.string(),
  employer: z.nullable(z.string()),
  source,
  link: z.string(),
  description: z.string(),
  salary: z.nullable(z.string()),
  first_seen: z.string(),
  closed: z.boolean(),
  state: z.enum(['approved', 'held', 'hidden']),
  held_for: z.array(z.string()),
  notes: z.array(safetyNote),
  reports: z.array(report),
  history: z.array(decisionMade),
})
export type ReviewItem = z.output<typeof reviewItem>

const splitSide = z.object({
  id: z.number(),
  title: z.string(),
  employer: z.nullable(z.string()),
  source,
  link: z.string(),
  text: z.string(),
})
/**
 * Two postings that count as one job and that somebody says are two (`split`), or the other way round (`join`). `reason` is
 * why they count as one.
 */
export const splitItem = z.object({
  id: z.number(),
  choice: z.enum(ROW_CHOICES),
  people: z.number(),
  asked_at: z.string(),
  reason: z.nullable(z.string()),
  one: splitSide,
  other: splitSide,
})
export type SplitItem = z.output<typeof splitItem>

const otherBody = z.object({ other_id: z.int().check(z.positive()) })

/** A listed job that may be the same as another one. */
export const joinableJob = z.object({
  id: z.number(),
  title: z.string(),
  employer: z.nullable(z.string()),
  source,
  date_posted: z.string(),
})
export type JoinableJob = z.output<typeof joinableJob>

const page = z.prefault(wholeNumber(1, 1000), '1')

/** What people say about postings, and what the team decides (decision 016). */
export const safety = {
  said: endpoint({
    method: 'GET',
    path: '/jobs/{id}/report/',
    access: 'user',
    summary: 'What this person said about a posting.',
    params: id,
    response: saidOfPosting,
  }),
  report: endpoint({
    method: 'POST',
    path: '/jobs/{id}/report/',
    access: 'user',
    summary: 'Reports a posting; a second report of the same person replaces the first.',
    params: id,
    body: reportBody,
    response: saidOfPosting,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/jobs/{id}/report/',
    access: 'user',
    summary: 'Takes the own report of a posting back.',
    params: id,
    response: saidOfPosting,
  }),
  notSame: endpoint({
    method: 'POST',
    path: '/jobs/{id}/not-same/',
    access: 'user',
    summary:
      'Tells two postings apart that are shown as one; for this person at once, for everybody when the team agrees.',
    params: id,
    body: otherBody,
    response: saidOfPosting,
  }),
  sameAfterAll: endpoint({
    method: 'DELETE',
    path: '/jobs/{id}/not-same/{other}/',
    access: 'user',
    summary: 'Takes it back that two postings are not the same job.',
    params: z.object({ id: pathId, other: pathId }),
    response: saidOfPosting,
  }),
  joinable: endpoint({
    method: 'GET',
    path: '/jobs/{id}/same/',
    access: 'user',
    summary: 'Listed jobs that may be the same as this one, the likeliest first.',
    params: id,
    response: z.object({ results: z.array(joinableJob) }),
  }),
  same: endpoint({
    method: 'POST',
    path: '/jobs/{id}/same/',
    access: 'user',
    summary: 'Joins two rows into one; for this person at once, for everybody when the team agrees.',
    params: id,
    body: otherBody,
    response: saidOfPosting,
  }),
  notSameAfterAll: endpoint({
    method: 'DELETE',
    path: '/jobs/{id}/same/{other}/',
    access: 'user',
    summary: 'Takes it back that two postings are the same job.',
    params: z.object({ id: pathId, other: pathId }),
    response: saidOfPosting,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/admin/reviews/',
    access: 'admin',
    summary: 'Postings that wait for a decision (held or reported), or that were hidden for good.',
    query: z.object({ page, state: z.prefault(z.enum(REVIEW_LISTS, 'Select a valid choice.'), 'waiting') }),
    response: paged(reviewItem),
  }),
  review: endpoint({
    method: 'GET',
    path: '/admin/reviews/{id}/',
    access: 'admin',
    summary: 'One posting with its notes, reports and history.',
    params: id,
    response: reviewItem,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/reviews/{id}/',
    access: 'admin',
    summary: 'Lists a posting again, holds it, or hides it for good, on every board that carries it.',
    params: id,
    body: decideBody,
    response: reviewItem,
  }),
  splits: endpoint({
    method: 'GET',
    path: '/admin/splits/',
    access: 'admin',
    summary: 'Postings that people told apart or joined, those of most people first.',
    query: z.object({ page }),
    response: paged(splitItem),
  }),
  decideSplit: endpoint({
    method: 'POST',
    path: '/admin/splits/{id}/',
    access: 'admin',
    summary: 'Makes two jobs, or one, of two postings for everybody, or dismisses what people said.',
    params: id,
    body: splitBody,
  }),
}
