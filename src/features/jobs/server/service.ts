import { COUNT_CAP, neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Job, SearchAnswer, SearchQuery } from '../contract.ts'
import { LIST_DESCRIPTION_LENGTH } from '../rules.ts'
import { rememberCount, rememberedCount } from './counts.ts'
import * as queries from './queries.ts'
import { filterQuestion, firstDay, splitTyped, tagKeys } from './question.ts'
import { asJob, CARD_TEXT, WHOLE_TEXT, type Viewer } from './wire.ts'

const SEARCH_PATH = '/api/jobs/search/'
const LIST_PATH = '/api/jobs/'
const SEARCH_TIMEOUT_MS = 2000
const POPULAR_TAGS = 30

/**
 * Searches open postings (spec 2 §7 `/jobs/search/`): one row per real job. Every filter works for everybody; what a
 * plan unlocks is decided before this is called.
 * @throws AppError 503 when the search took longer than two seconds
 */
export async function searchJobs(deps: Deps, query: SearchQuery, viewer: Viewer): Promise<SearchAnswer> {
  const search = query.search?.trim() ? query.search : (query.q ?? '')
  const sorted = query.sort_by ?? (search.trim() === '' ? 'date_desc' : 'relevance')
  const { cards, ...found } = await findPage(deps, { ...query, search, sort_by: sorted }, viewer)
  const counted = Math.ceil(found.total / query.per_page)
  // Where not everything was counted, a full page says that there may be another one.
  const pages = found.capped && cards.length === query.per_page ? Math.max(counted, query.page + 1) : counted
  return {
    results: cards.map((card) => asJob(card, LIST_DESCRIPTION_LENGTH)),
    count: found.total,
    count_is_capped: found.capped,
    ...neighbours(SEARCH_PATH, query, query.page, pages),
    page: query.page,
    sort_by: sorted,
  }
}

/** Small counts are cheap, and a wrong small number is seen. */
const WORTH_REMEMBERING = 200

async function findPage(
  deps: Deps,
  query: SearchQuery & { search: string; sort_by: SearchAnswer['sort_by'] },
  viewer: Viewer,
) {
  const keys = tagKeys(query)
  const filters = filterQuestion(query, keys.length === 0 ? null : await queries.findTagIds(deps.db, keys))
  const now = deps.clock.now()
  const fromDay = firstDay(query.date_posted, now)
  const { typed, last } = splitTyped(query.search)
  const key = JSON.stringify([typed, last, filters, fromDay])
  const kept = rememberedCount(deps.db, key, now)
  const skip = (query.page - 1) * query.per_page
  const terms = { typed, last, filters, fromDay, sorted: query.sort_by, skip, take: query.per_page }
  const found = await withinTime(deps.db, { ...terms, count: kept === undefined }, viewer)
  if (found.total < 0) return { ...found, ...(kept ?? { total: 0, capped: false }) }
  // A count that stopped short grows with the pages that are turned.
  if (!kept && found.total >= WORTH_REMEMBERING && (!found.capped || found.total === COUNT_CAP))
    rememberCount(deps.db, key, now, { total: found.total, capped: found.capped })
  return found
}

async function withinTime(db: Db, terms: queries.SearchTerms, viewer: Viewer): Promise<queries.FoundPage> {
  // The index answers everything but phrases, and words that are not wanted, in bounded time.
  const unbounded = /["-]/.test(terms.typed)
  try {
    const viewerId = viewer?.id ?? null
    return await (unbounded
      ? queries.findPageWithin(SEARCH_TIMEOUT_MS, db, terms, viewerId, CARD_TEXT)
      : queries.findPage(db, terms, viewerId, CARD_TEXT))
  } catch (error) {
    if (!queries.tookTooLong(error)) throw error
    throw new AppError(
      503,
      'search_too_slow',
      'This search took too long. Please try fewer or rarer words.',
      {},
      {
        retryAfter: 5,
        cause: error,
      },
    )
  }
}

/** Lists open postings, newest first (spec 2 §7 `/jobs/`). */
export async function listJobs(
  deps: Deps,
  query: Pick<SearchQuery, 'page' | 'per_page' | 'search' | 'job_type' | 'tags'>,
  viewer: Viewer,
): Promise<Omit<SearchAnswer, 'page' | 'sort_by'>> {
  const { page, sort_by: _sorted, ...answer } = await searchJobs(deps, { ...query, sort_by: 'date_desc' }, viewer)
  return { ...answer, ...neighbours(LIST_PATH, query, page, Math.ceil(answer.count / query.per_page)) }
}

/**
 * One posting with its whole description, also when it is closed.
 * @throws AppError 404 when there is none or it is held back for review
 */
export async function getJob(deps: Deps, id: number, viewer: Viewer): Promise<Job> {
  const [card] = await queries.findPostingCards(deps.db, [id], viewer?.id ?? null, WHOLE_TEXT)
  if (!card) throw new AppError(404, 'job_not_found', 'Job not found.')
  return asJob(card, null)
}

/** The tags that most postings carry, for the filter (spec 2 §7). */
export async function popularTags(deps: Deps) {
  const results = await queries.listPopularTags(deps.db, POPULAR_TAGS)
  return { results, count: results.length, next: null, previous: null }
}

export { ingestNow, ingestTask, listRuns, listSources, markClosed, setSource } from '../ingest/server/service.ts'
export type { Viewer } from './wire.ts'
