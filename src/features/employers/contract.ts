import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { board, employerFacts, replies, shownNote } from './facts/schemas.ts'
import { EMPLOYER_PAGE_SIZE, EMPLOYER_SORTS } from './rules.ts'
import { mergeBody, noteBody, unmergeBody } from './schemas.ts'

/** An employer as the boards show it; `total_posts` counts real jobs, `open_posts` those that are listed now. */
export const employer = z.object({
  id: z.number(),
  name: z.string(),
  total_posts: z.number(),
  open_posts: z.number(),
  sources: z.array(board),
  first_seen: z.string(),
  last_seen: z.string(),
  /** Names that are merged into this one. */
  other_names: z.array(z.string()),
})

export const employerPosting = z.object({
  id: z.number(),
  title: z.string(),
  source: board,
  link: z.string(),
  date_posted: z.string(),
  last_seen_open: z.string(),
  closed: z.boolean(),
  state: z.enum(['approved', 'held', 'hidden']),
  /** How often this posting, or the same job on the same board, came again. */
  reposted: z.boolean(),
})

const counted = <S extends z.core.$ZodType>(what: S) => z.array(z.object({ kind: what, count: z.number() }))

/** One version of a note, for the team. */
const noteVersion = z.extend(shownNote, { version: z.number(), by: z.nullable(z.string()), saved_at: z.string() })
export const teamNote = z.object({
  employer_id: z.number(),
  name: z.string(),
  /** The latest first. */
  versions: z.array(noteVersion),
})

/** All the team sees of an employer. */
export const employerDetail = z.extend(employer, {
  ...employerFacts.shape,
  merged_into: z.nullable(z.object({ id: z.number(), name: z.string() })),
  names: z.array(z.object({ id: z.number(), name: z.string(), merged_at: z.string() })),
  /** Jobs that were posted again as a new posting of the same board, and times one was moved to the top. */
  reposts: z.object({ posted_again: z.number(), moved_up: z.number() }),
  safety: z.object({
    held: z.number(),
    hidden: z.number(),
    notes: counted(z.string()),
    reports: counted(z.string()),
    open_reports: z.number(),
  }),
  /** Applications sent through Hanap, by how they stand at the board. */
  applications: z.object({ confirmed: z.number(), unconfirmed: z.number(), failed: z.number() }),
  replies,
  /** Of ten people who are counted, how many came how far; null while too few are. */
  outcomes: z.nullable(z.object({ interview: z.number(), offer: z.number(), rejected: z.number() })),
  notes: z.array(teamNote),
  postings: paged(employerPosting),
})

export type Employer = z.output<typeof employerDetail>

const paging = {
  page: z.prefault(wholeNumber(1, 1000), '1'),
  per_page: z.prefault(wholeNumber(1, 100), String(EMPLOYER_PAGE_SIZE)),
}
const params = z.object({ id: pathId })

/** Who posts, for admins (docs/product/employers.md). */
export const employers = {
  list: endpoint({
    method: 'GET',
    path: '/employers/',
    access: 'admin',
    summary: 'Employers by name, postings or last seen, with their boards.',
    query: z.object({ ...paging, search: z.optional(z.string()), sort: z.prefault(z.enum(EMPLOYER_SORTS), 'name') }),
    response: paged(employer),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/employers/{id}/',
    access: 'admin',
    summary: 'One employer with all that is known of it and a page of its postings, newest first.',
    params,
    query: z.object(paging),
    response: employerDetail,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/employers/{id}/merge/',
    access: 'admin',
    summary: 'Makes a name count for another employer.',
    params,
    body: mergeBody,
    response: z.object({ id: z.number(), merged_into: z.number() }),
  }),
  unmerge: endpoint({
    method: 'POST',
    path: '/employers/{id}/unmerge/',
    access: 'admin',
    summary: 'Takes a merge back: what came under the name counts for the name again.',
    params,
    body: unmergeBody,
    response: z.object({ id: z.number(), merged_into: z.null() }),
  }),
  note: endpoint({
    method: 'PUT',
    path: '/employers/{id}/note/',
    access: 'admin',
    summary: 'Writes the next version of the note on an employer’s public page, with its reply.',
    params,
    body: noteBody,
    response: teamNote,
  }),
}
