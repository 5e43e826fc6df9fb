import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { CURRENCIES } from '#contract/money.ts'
import { paged, pathId, wholeNumber } from '#contract/paging.ts'
import { jobFacts } from './facts/contract.ts'
import { DATE_POSTED_VALUES, PAGE_SIZE, SALARY_RANGES, SORT_VALUES, SOURCES, UNDERSTOOD } from './rules.ts'
import { toldNote } from './safety-notes/contract.ts'

export const source = z.enum(SOURCES)
export type Source = z.output<typeof source>

/** Where one real job is posted: the board, the address there, and our id of that posting. */
export const sourceChip = z.object({ source, url: z.string(), job_id: z.number() })

/** Null when the board does not tell who posted. */
export const employerRef = z.nullable(z.object({ id: z.number(), name: z.string(), total_posts: z.number() }))

export const tagRef = z.object({ id: z.number(), name: z.string() })

/**
 * Pay as parsed: `min`/`max` in `currency` per `period`, and the monthly value in both currencies (40 hours a week
 * where the period is an hour, exchange rate of `rate_date`). The whole is null when pay is not stated or unclear.
 */
export const pay = z.object({
  min: z.number(),
  max: z.number(),
  currency: z.enum(CURRENCIES),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']),
  monthly_usd_min: z.number(),
  monthly_usd_max: z.number(),
  monthly_php_min: z.number(),
  monthly_php_max: z.number(),
  rate_date: z.string(),
})
export type Pay = z.output<typeof pay>

const applicationError = z.object({
  message: z.string(),
  details: z.object({
    reason: z.string(),
    possible_causes: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
})
export type ApplicationError = z.output<typeof applicationError>

/**
 * A posting (spec 2 §3). Moments are ISO strings. `description` is plain text with line breaks: whole on the detail,
 * the first 300 characters in lists; `preview` is cut at 150 with an ellipsis (spec 2 §9).
 */
export const job = z.object({
  id: z.number(),
  title: z.string(),
  employer: employerRef,
  description: z.string(),
  preview: z.string(),
  /** As text; a linkedin posting may hold a comma-separated list. */
  job_type: z.string(),
  job_types: z.array(z.string()),
  /** The board's own words, null when it has none. */
  salary: z.nullable(z.string()),
  pay: z.nullable(pay),
  date_posted: z.string(),
  /** `day` when the board tells no hour. */
  date_posted_precision: z.enum(['time', 'day']),
  tags: z.array(tagRef),
  source,
  /** Every open posting of the same real job, this one first. */
  sources: z.array(sourceChip),
  /** Address of the posting on the board. */
  link: z.string(),
  closed: z.boolean(),
  closed_reason: z.nullable(z.string()),
  last_seen_open: z.string(),
  first_seen: z.string(),
  location: z.nullable(z.string()),
  hours_per_week: z.nullable(z.number()),
  min_id_proof: z.nullable(z.number()),
  /** True only after the board confirmed this person's application. */
  applied: z.boolean(),
  userHasApplied: z.boolean(),
  application_state: z.nullable(z.enum(['sending', 'confirmed', 'failed', 'unconfirmed'])),
  /** Why the person's last application to it failed; only there when it did. */
  applicationError: z.optional(applicationError),
  /** The board moved this posting to the top again after we first saw it. */
  reposted: z.boolean(),
})
export type Job = z.output<typeof job>

/**
 * A posting with what its words say, and what in it should make a seeker careful. `application`: the person's own, whatever
 * board it went through and however it stands; `own` when they noted it themselves. Absent when there is none.
 */
export const jobDetail = z.extend(job, {
  facts: jobFacts,
  safety_notes: z.array(toldNote),
  application: z.optional(z.object({ id: z.number(), own: z.boolean() })),
})
export type JobDetail = z.output<typeof jobDetail>

export const similarJob = z.extend(job, {
  similarityScore: z.number(),
  similarityLabel: z.enum(['Highly Similar', 'Very Similar', 'Similar', 'Related']),
  similaritySource: z.enum(['tags', 'jobType', 'title', 'latest']),
})
export type SimilarJob = z.output<typeof similarJob>

/**
 * How many postings that belong here are left out because the person hides them (10,001 means more than 10,000); absent
 * for who hides nothing.
 */
const hiddenCount = { hidden_count: z.optional(z.number()) }

/** One of `values`; an empty parameter, as a plain form sends it, counts as absent. */
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (text === '' ? undefined : text)),
      ),
      z.optional(z.enum(values, 'Select a valid choice.')),
    ),
  )

const paging = {
  page: z.prefault(wholeNumber(1, 1000), '1'),
  per_page: z.prefault(wholeNumber(1, 100), String(PAGE_SIZE)),
}

const narrowing = {
  search: z.optional(z.string()),
  q: z.optional(z.string()),
  job_type: z.optional(z.string()),
  salary_range: choice(SALARY_RANGES),
  date_posted: choice(DATE_POSTED_VALUES),
  source: choice(SOURCES),
  tags: z.optional(z.string()),
}

/** What narrows a list: words and filters. */
export const filterQuery = z.object(narrowing)
export type FilterQuery = z.output<typeof filterQuery>

/**
 * `job_type` and `tags` are comma lists (any of them matches); `salary_range` matches pay in USD a month that overlaps
 * it; `q` is another name of `search`. Without `sort_by` a search is sorted by relevance and a plain list by date. Type, pay,
 * date and tags need a plan with `has_advanced_filtering`: 403 otherwise (decision 017).
 */
export const searchQuery = z.object({
  ...paging,
  sort_by: choice(SORT_VALUES),
  ...narrowing,
})
export type SearchQuery = z.output<typeof searchQuery>

/**
 * `count` is exact up to 10,000. With `count_is_capped` there are more than `count`: more than 10,000, or for a phrase, which
 * has to be read in each posting, more than were found among the nearest postings that have its words.
 */
export const searchAnswer = z.extend(paged(job), {
  page: z.number(),
  sort_by: z.enum(SORT_VALUES),
  /** What was searched for instead, where nothing has the words as they were typed and a slip of the pen explains it. */
  showing_results_for: z.optional(z.string()),
  /** What was understood in the words beside the work itself; `without` is the search without those words. */
  understood: z.optional(z.array(z.object({ kind: z.enum(UNDERSTOOD), label: z.string(), without: z.string() }))),
  /** Words that say something and were not used to find these postings, as they were typed. */
  unused: z.optional(z.array(z.string())),
  /** On the first page, where fewer were found than it holds: postings with some of what was asked for, the nearest first. */
  close_matches: z.optional(z.array(job)),
  ...hiddenCount,
})
export type SearchAnswer = z.output<typeof searchAnswer>

export const listQuery = z.object({
  ...paging,
  search: z.optional(z.string()),
  job_type: z.optional(z.string()),
  tags: z.optional(z.string()),
})

/** Finding and reading postings (spec 2 §7). */
export const jobs = {
  search: endpoint({
    method: 'GET',
    path: '/jobs/search/',
    access: 'public',
    sameForVisitors: true,
    summary: 'Searches open postings: full text, filters, newest first or by relevance.',
    query: searchQuery,
    response: searchAnswer,
  }),
  list: endpoint({
    method: 'GET',
    path: '/jobs/',
    access: 'public',
    sameForVisitors: true,
    summary: 'Lists open postings, newest first.',
    query: listQuery,
    response: z.extend(paged(job), hiddenCount),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/jobs/{id}/',
    access: 'public',
    sameForVisitors: true,
    summary: 'One posting, also when it is closed.',
    params: z.object({ id: pathId }),
    response: jobDetail,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/jobs/{id}/similar/',
    access: 'public',
    sameForVisitors: true,
    summary: 'Up to ten open postings like this one, the most similar first.',
    params: z.object({ id: pathId }),
    response: z.extend(paged(similarJob), hiddenCount),
  }),
  popularTags: endpoint({
    method: 'GET',
    path: '/tags/popular/',
    access: 'public',
    sameForVisitors: true,
    summary: 'The tags that most postings carry.',
    response: paged(tagRef),
  }),
}
