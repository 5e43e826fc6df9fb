import { COUNT_CAP } from '#contract/paging.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SearchAnswer, SearchQuery } from '../contract.ts'
import { firstDay } from '../filters/rules.ts'
import type { Intent } from '../intent/rules.ts'
import { bothOf, offersWork } from './as-work.ts'
import { rememberCount, rememberedCount } from './counts.ts'
import * as queries from './queries.ts'
import {
  filterQuestion,
  orUnsaid,
  partlyQuestion,
  sureQuestion,
  tagKeys,
  type TypedWords,
  typedWords,
} from './question.ts'
import { CARD_TEXT } from './wire.ts'

const SEARCH_TIMEOUT_MS = 2000

/** A search with what was understood in its words, which `search` has no longer. */
export type Asked = SearchQuery & {
  search: string
  understood: Intent['understood']
  sort_by: SearchAnswer['sort_by']
}

/** For whom a page is looked for, and whether they hide anything; null where nobody's own view matters. */
export type Seer = { id: number; hides: boolean } | null

/** By date only what has the words is listed: a newer posting is not better because it is near. */
export const NO_KIN = { plain: '', core: [], kin: [] }

/** Small counts are cheap, and a wrong small number is seen. */
const WORTH_REMEMBERING = 200

/**
 * One page of what a search finds; for other words in the place of its own, `near`, whatever has them.
 * @throws AppError 503 when the search took longer than two seconds
 */
export async function findPage(
  deps: Deps,
  query: Asked,
  seer: Seer,
  near?: TypedWords,
): Promise<queries.FoundPage & { shown?: string }> {
  const words = near ?? typedWords(query.search)
  const keys = tagKeys(query)
  const tagIds = keys.length === 0 ? null : await queries.findTagIds(deps.db, keys)
  // Beside words, a posting that is silent about the rest comes after those that say so; only what says otherwise is left out.
  const lenient =
    query.sort_by === 'relevance' &&
    [words.typed, words.last, ...words.alternatives, ...words.kin].some((text) => text.trim() !== '')
  const understood = lenient ? orUnsaid(query.understood) : query.understood
  const work = near === undefined ? await offersWork(deps.db, query.search) : null
  const filters = bothOf(filterQuestion(query, tagIds, understood), work)
  const sure = lenient ? sureQuestion(query.understood) : null
  const partly = lenient ? partlyQuestion(query.understood) : null
  const now = deps.clock.now()
  const fromDay = firstDay(query.date_posted, now)
  const kin = query.sort_by === 'relevance' ? { plain: words.plain, core: words.core, kin: words.kin } : NO_KIN
  const key = JSON.stringify([words.typed, words.last, words.alternatives, kin, filters, fromDay])
  const keeps = deps.config.ANSWERS_KEPT_SECONDS > 0
  const kept = keeps ? rememberedCount(deps.db, key, now) : undefined
  const skip = (query.page - 1) * query.per_page
  const terms = { ...words, ...kin, filters, sure, partly, fromDay, sorted: query.sort_by, skip, take: query.per_page }
  const found = await withinTime(deps.db, { ...terms, count: kept === undefined }, seer)
  if (found.hidden !== undefined) return withoutHidden(found, kept)
  if (found.total < 0) return { ...found, ...(kept ?? { total: 0, capped: false }) }
  // A count that stopped short grows with the pages that are turned.
  if (keeps && !kept && found.total >= WORTH_REMEMBERING && (!found.capped || found.total === COUNT_CAP))
    rememberCount(deps.db, key, now, { total: found.total, capped: found.capped })
  return found
}

/** Who hides something is told how many are left; a remembered count is everybody's and does not know. */
function withoutHidden(found: queries.FoundPage, kept: { total: number; capped: boolean } | undefined) {
  const { total, capped } = found.total < 0 ? (kept ?? { total: 0, capped: false }) : found
  return { ...found, capped, total: capped ? total : Math.max(0, total - (found.hidden ?? 0)) }
}

async function withinTime(db: Db, terms: queries.SearchTerms, seer: Seer): Promise<queries.FoundPage> {
  // The index answers everything but phrases, and words that are not wanted, in bounded time.
  const unbounded = /["-]/.test(terms.typed)
  try {
    const viewerId = seer?.id ?? null
    const find = seer?.hides ? findVisiblePage : queries.findPage
    return await (unbounded
      ? queries.within(SEARCH_TIMEOUT_MS, db, (trx) => find(trx, terms, viewerId, CARD_TEXT))
      : find(db, terms, viewerId, CARD_TEXT))
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

/** How many more than a page needs are looked at first; four times as many whenever too few of them are to be seen. */
const LOOK_FURTHER = 30
const MOST_LOOKED_AT = 50_000

/** A page without what the person hides, filled up with what follows. */
async function findVisiblePage(...[db, terms, viewerId, text]: Parameters<typeof queries.findPage>) {
  const need = terms.skip + terms.take
  let look = need + LOOK_FURTHER
  // Ends when the page is full, nothing follows, or enough was looked at.
  while (true) {
    const found = await queries.findVisiblePage(db, terms, viewerId, text, look)
    const isAll = found.looked < look
    // Of what was looked at to its end the number of rows is known, with what the person joined and told apart.
    if (isAll && !found.capped) return { ...found, total: found.visible + found.hidden }
    if (isAll || found.visible >= need || look >= MOST_LOOKED_AT) return found
    look *= 4
  }
}
