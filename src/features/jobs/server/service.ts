import { neighbours } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/binder.ts'
import { Written, written } from '#server/platform/http/written.ts'
import { type FilterQuery, type Job, type JobDetail, jobs, type SearchAnswer, type SearchQuery } from '../contract.ts'
import { advancedAsked, firstDay } from '../filters/rules.ts'
import { readIntent } from '../intent/rules.ts'
import { kindsTitled } from '../kinds/rules.ts'
import { LIST_DESCRIPTION_LENGTH } from '../rules.ts'
import { withFailures } from './failed-applications.ts'
import * as queries from './queries.ts'
import { meantSearch } from '../wording/server/service.ts'
import { looksNear } from './near.ts'
import { wordsBeside } from './as-work.ts'
import { type Asked, findPage, NO_KIN, type Seer } from './page.ts'
import { filterQuestion, typedWords } from './question.ts'
import { termsOf, typedIn } from './search-terms.ts'
import { asSeenBy, shared } from './shared-answers.ts'
import { asDetail, asJob, CARD_TEXT, WHOLE_TEXT, type Viewer } from './wire.ts'

const SEARCH_PATH = '/api/jobs/search/'
const LIST_PATH = '/api/jobs/'
const POPULAR_TAGS = 30

/** Longer pages would hold too much memory. */
const LONGEST_SHARED = 20

/**
 * Searches open postings (spec 2 §7 `/jobs/search/`): one row per real job. Every filter works for everybody; what a
 * plan unlocks is decided before this is called. Signed-in people who hide nothing share one answer for some seconds, as
 * long as nothing changed, with their own applications marked in it (decision 015).
 * @throws AppError 503 when the search took longer than two seconds
 */
export async function searchJobs(
  deps: Deps,
  query: SearchQuery,
  user: SignedIn | null,
): Promise<SearchAnswer | Written<SearchAnswer>> {
  if (user === null) return searchAs(deps, query, null)
  const { hides, revision } = user.view
  if (hides || query.per_page > LONGEST_SHARED) return searchAs(deps, query, { id: user.id, hides })
  const key = `search ${revision} ${JSON.stringify(query)}`
  const page = await shared(deps, key, async () => written(jobs.search, await searchAs(deps, query, null)))
  return asSeenBy(deps, page, user)
}

async function searchAs(deps: Deps, query: SearchQuery, seer: Seer): Promise<SearchAnswer> {
  const search = typedIn(query)
  const sorted = query.sort_by ?? (search.trim() === '' ? 'date_desc' : 'relevance')
  const { asked, shown, cards, ...found } = await findMeant(deps, { ...query, search, sort_by: sorted }, seer)
  const counted = Math.ceil(found.total / query.per_page)
  // Where not everything was counted, a full page says that there may be another one.
  const pages = found.capped && cards.length === query.per_page ? Math.max(counted, query.page + 1) : counted
  const close =
    query.page === 1 ? await findClose(deps, { ...asked, search: asked.meant ?? asked.search }, cards, seer) : []
  const unused = unusedOf(asked, found)
  const asJobs = (some: queries.PostingCard[]) =>
    withFailures(
      deps.db,
      some.map((card) => asJob(card, LIST_DESCRIPTION_LENGTH)),
      seer?.id ?? null,
    )
  return {
    results: await asJobs(cards),
    count: found.total,
    ...(found.hidden === undefined ? {} : { hidden_count: found.hidden }),
    count_is_capped: found.capped,
    ...neighbours(SEARCH_PATH, query, query.page, pages),
    page: query.page,
    sort_by: sorted,
    ...(shown === undefined ? {} : { showing_results_for: shown }),
    ...(close.length === 0 ? {} : { close_matches: await asJobs(close) }),
    ...(asked.understood.length === 0
      ? {}
      : { understood: asked.understood.map(({ kind, label, without }) => ({ kind, label, without })) }),
    ...(unused.length === 0 ? {} : { unused }),
  }
}

/** A search read as `readIntent` does; `typed` is what was read. */
type Question = Asked & { typed: string; meant: string | undefined; unused: string[] }

function questionOf({ config }: Deps, query: Omit<Asked, 'understood'>): Question {
  const { words, understood, unused = [], meant } = readIntent(query.search, config.USD_PHP_RATE)
  return { ...query, search: words, understood, unused, typed: query.search, meant }
}

/** Where titles were found that name the work, and none with the other words, those were not used either. */
const unusedOf = ({ unused, search }: Question, { worded, total }: { worded: boolean; total: number }): string[] => [
  ...unused,
  ...(worded || total === 0 ? [] : wordsBeside(search)),
]

/**
 * A page; where nothing has the words as they were typed, that of what was meant, and `shown` says what that is. A slip may
 * hide what is understood as well, so what was meant is read from the start.
 */
async function findMeant(deps: Deps, query: Omit<Asked, 'understood'>, seer: Seer) {
  const asked = questionOf(deps, query)
  const found = { ...(await findPage(deps, asked, seer)), asked, shown: asked.meant }
  const meant = found.worded || found.hidden ? null : await meantSearch(deps, query.search, asked.search)
  if (meant === null) return found
  const other = questionOf(deps, { ...query, search: meant })
  const better = await findPage(deps, other, seer)
  const isBetter =
    better.worded ||
    (better.total > 0 && (isUnderstood(other) || kindsTitled(other.search).length > kindsTitled(asked.search).length))
  return isBetter ? { ...better, asked: other, shown: other.search.trim() || meant } : found
}

const isUnderstood = ({ search, understood }: Question): boolean => search.trim() === '' && understood.length > 0

/**
 * What comes near where a first page is not full: first parts of the search with what was understood beside them, then all of
 * its words in postings that say otherwise, then its parts in such. Filters the person set hold for all of it.
 */
async function findClose(deps: Deps, asked: Question, found: queries.PostingCard[], seer: Seer) {
  const room = asked.per_page - found.length
  const seen = new Set(found.map(({ id }) => id))
  const close: queries.PostingCard[] = []
  for (const { understood, words, rescue } of room > 0 ? looksNear(asked) : []) {
    if (close.length >= room || (rescue && seen.size > 0)) continue
    const { cards } = await findPage(deps, { ...asked, understood }, seer, words)
    for (const card of cards) if (!seen.has(card.id) && seen.add(card.id)) close.push(card)
  }
  return close.slice(0, room)
}

/**
 * Ids of the newest open postings that words and filters leave, one per real job. What a plan unlocks is decided before
 * this is called.
 */
export async function newestIds(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  query: FilterQuery,
  take: number,
): Promise<number[]> {
  const { words, filters } = await termsOf(deps, query)
  const fromDay = firstDay(query.date_posted, deps.clock.now())
  return queries.findIds(deps.db, {
    ...words,
    ...NO_KIN,
    filters,
    sure: null,
    partly: null,
    fromDay,
    sorted: 'date_desc',
    skip: 0,
    take,
    count: false,
  })
}

/** A search as the database takes it, but for the days it asks for, and whether only some plans may ask it. */
export async function readSearch(deps: Pick<Deps, 'db' | 'config'>, query: Partial<FilterQuery>) {
  const { words, filters } = await termsOf(deps, query)
  const { typed, last, alternatives } = words
  return { typed, last, alternatives, filters, advanced: advancedAsked(query).length > 0 }
}

/** Of these postings those the person hides, by employer or word. */
export const hiddenAmong = (db: Db, ids: number[], viewerId: number): Promise<Set<number>> =>
  queries.findHiddenAmong(db, ids, viewerId)

/** A list of real jobs as this person sees it: with what they joined and told apart. */
export const ownListing = async (db: Db, ids: number[], user: SignedIn): Promise<number[]> =>
  user.view.hides ? queries.findOwnListing(db, ids, user.id) : ids

/** Words of postings, so that every function a search goes through is loaded, with and without filters. */
const REHEARSED: Pick<SearchQuery, 'search' | 'source' | 'job_type' | 'salary_range' | 'date_posted'>[] = [
  { search: 'virtual assistant' },
  { search: 'manager', job_type: 'Full-time', date_posted: 'month' },
  { source: 'olj', salary_range: '500-1000' },
  {},
]

/**
 * Searches once for each kind of question on a connection that nobody uses yet. What PostgreSQL loads and plans once per
 * connection costs 30 to 50 ms, which the first person to search would wait for.
 */
export async function prepareSearch({ clock }: Pick<Deps, 'clock'>, connection: Db): Promise<void> {
  for (const query of REHEARSED) {
    const days = firstDay(query.date_posted, clock.now())
    const terms = {
      ...typedWords(query.search ?? ''),
      filters: filterQuestion(query, null),
      sure: null,
      partly: null,
      fromDay: days,
    }
    const page = { sorted: 'relevance', skip: 0, take: 10, count: true } as const
    await queries.findPage(connection, { ...terms, ...page }, null, CARD_TEXT)
  }
}

/** Lists open postings, newest first (spec 2 §7 `/jobs/`). */
export async function listJobs(
  deps: Deps,
  query: Pick<SearchQuery, 'page' | 'per_page' | 'search' | 'job_type' | 'tags'>,
  user: SignedIn | null,
): Promise<Omit<SearchAnswer, 'page' | 'sort_by'>> {
  const found = await searchJobs(deps, { ...query, sort_by: 'date_desc' }, user)
  const whole = found instanceof Written ? found.answer : found
  const {
    page,
    sort_by: _sorted,
    showing_results_for: _shown,
    understood: _understood,
    unused: _unused,
    ...answer
  } = whole
  return { ...answer, ...neighbours(LIST_PATH, query, page, Math.ceil(answer.count / query.per_page)) }
}

/**
 * One posting with its whole description, also when it is closed.
 * @throws AppError 404 when there is none or it is held back for review
 */
export async function getJob(deps: Deps, id: number, viewer: Viewer): Promise<JobDetail> {
  const [card] = await queries.findPostingCards(deps.db, [id], viewer?.id ?? null, WHOLE_TEXT)
  if (!card) throw new AppError(404, 'job_not_found', 'Job not found.')
  const [job = asDetail(card)] = await withFailures(deps.db, [asDetail(card)], viewer?.id ?? null)
  if (viewer === null || job.application_state === null) return job
  const application = await queries.findApplicationTo(deps.db, id, viewer.id)
  return application ? { ...job, application } : job
}

/** Approved postings as lists show them, open or closed, in the order of `ids`; others are left out. */
export async function getJobs(deps: Pick<Deps, 'db'>, ids: number[], viewer: Viewer): Promise<Job[]> {
  const cards = await queries.findPostingCards(deps.db, ids, viewer?.id ?? null, CARD_TEXT)
  const found = cards.map((card) => asJob(card, LIST_DESCRIPTION_LENGTH))
  return withFailures(deps.db, found, viewer?.id ?? null)
}

/** The tags that most postings carry, for the filter (spec 2 §7). */
export async function popularTags(deps: Deps) {
  const results = await queries.listPopularTags(deps.db, POPULAR_TAGS)
  return { results, count: results.length, next: null, previous: null }
}

export { isKnownEmployer } from './queries.ts'
export { rereadPosting } from '../ingest/server/reread.ts'
export { requireFilters } from '../filters/server/gate.ts'
export {
  ingestNow,
  ingestTask,
  listRuns,
  listRunsOf,
  listSources,
  markClosed,
  setSource,
} from '../ingest/server/service.ts'
export type { Viewer } from './wire.ts'
