import { ConnectorError } from '../../../platform/errors.ts'
import { createHttpClient } from '../../../platform/http-client/http-client.ts'
import type { Clock, HttpAnswer, HttpClient, HttpLog, Sleep } from '../../../platform/http-client/http-client.ts'
import type { Board, FoundPosting, PostingPage, PostingRef, SearchCursor, SearchPage } from '../board.ts'
import { understood } from '../parsed.ts'
import { blocked, findBlock, isTinyBody, wall } from './blocks.ts'
import { parseJobFragment } from './job-fragment.ts'
import { cardText, parseSearchFragment, sharesWord } from './search-fragment.ts'

/** Settings of the LinkedIn connector; times in milliseconds. */
export type LinkedinConfig = {
  /** Such as `https://www.linkedin.com`. */
  origin: string
  userAgent: string
  /** Place to search in. Default "Philippines". */
  location?: string
  /** The site's number of the place; wins over `location`. */
  geoId?: string
  /** Only postings of the last seconds (`f_TPR`). */
  postedWithinSeconds?: number
  /** `f_WT` list: 1 on-site, 2 remote, 3 hybrid. The site may ignore it: nothing is concluded from it. */
  workplace?: string
  /** Pause between two calls. Default 3,000. */
  crawlDelayMs?: number
  /** Random addition to the pause. Default 4,000. */
  crawlJitterMs?: number
  /** Deadline of a call. Default 30,000. */
  totalMs?: number
  clock?: Clock
  sleep?: Sleep
  random?: () => number
  log?: HttpLog
}

/** The site answers 400 from here on. */
const lastOffset = 1000

/** Reads LinkedIn's guest job pages (no account, no cookies). */
export function createLinkedinBoard(config: LinkedinConfig): Board {
  const origin = new URL(config.origin).origin
  const http = createHttpClient({
    crawlDelayMs: 3000,
    crawlJitterMs: 4000,
    totalMs: 30_000,
    // Somebody who asks for no pause, such as a stand-in, may be read side by side.
    serial: config.crawlDelayMs !== 0,
    ...config,
    allowedOrigins: [origin],
    headers: { accept: 'text/html', 'accept-language': 'en-US,en;q=0.9' },
    judge: findBlock,
  })
  return {
    id: 'linkedin',
    searchPage: (cursor) => readSearchPage(http, config, origin, cursor),
    posting: (ref) => readPosting(http, origin, ref),
    close: () => http.close(),
  }
}

async function readSearchPage(
  http: HttpClient,
  config: LinkedinConfig,
  origin: string,
  { query, offset }: SearchCursor,
): Promise<SearchPage> {
  if (offset >= lastOffset) return { found: [], next: null, skipped: [], raw: '' }
  const answer = await http.get(searchAddress(config, origin, query, offset), { stopAt: wall })
  assertOk(answer, 'result page')
  const raw = answer.body
  // Even a keyword nobody uses gets cards, so an empty first page is a quiet block.
  if (offset === 0 && isTinyBody(raw)) throw blocked('gave an empty first page', answer)
  const { found, skipped, cards } = understood(parseSearchFragment(raw, origin), 'LinkedIn result page', raw)
  if (offset === 0 && (await isUnrelated(http, origin, query, found)))
    return { found: [], next: null, skipped: [], raw }
  const next = offset + cards
  return { found, next: cards > 0 && next < lastOffset ? { query, offset: next } : null, skipped, raw }
}

/**
 * The site answers a keyword nobody uses with unrelated recent postings instead of nothing (protocol §1, "firehose").
 * When no card shares a word with the query, two of the postings are read: the word may stand in their descriptions.
 */
async function isUnrelated(
  http: HttpClient,
  origin: string,
  query: string,
  found: readonly FoundPosting[],
): Promise<boolean> {
  if (found.some((posting) => sharesWord(query, cardText(posting)))) return false
  for (const posting of found.slice(0, 2)) {
    const page = await readPosting(http, origin, { ...posting, found: posting })
    if (page.state !== 'gone' && sharesWord(query, page.posting?.description ?? '')) return false
  }
  return found.length > 0
}

function searchAddress(config: LinkedinConfig, origin: string, query: string, offset: number): string {
  const address = new URL('/jobs-guest/jobs/api/seeMoreJobPostings/search', origin)
  const parameters: [string, string | undefined][] = [
    ['keywords', query],
    ['location', config.location ?? 'Philippines'],
    ['geoId', config.geoId],
    ['f_TPR', config.postedWithinSeconds === undefined ? undefined : `r${config.postedWithinSeconds}`],
    ['f_WT', config.workplace],
    ['sortBy', 'DD'],
    ['start', String(offset)],
  ]
  for (const [name, value] of parameters) if (value) address.searchParams.set(name, value)
  return address.href
}

async function readPosting(http: HttpClient, origin: string, ref: PostingRef): Promise<PostingPage> {
  const address = `${origin}/jobs-guest/jobs/api/jobPosting/${encodeURIComponent(ref.source_id)}`
  const answer = await http.get(address, { stopAt: wall })
  const raw = answer.body
  if (answer.status === 404 || answer.status === 410) return { state: 'gone', reason: 'unknown', raw }
  assertOk(answer, 'posting')
  if (isTinyBody(raw)) throw blocked('gave an empty posting', answer)
  const { source_id, found } = ref
  const { closed, posting } = understood(parseJobFragment(raw, { source_id, origin, found }), 'LinkedIn posting', raw)
  return { state: closed ? 'closed' : 'open', posting, raw }
}

function assertOk({ status, body }: HttpAnswer, what: string): void {
  if (status === 200) return
  const message = `LinkedIn refused the ${what} with status ${status}.`
  throw new ConnectorError('refused', message, { reason: 'rejected', status, raw: body })
}
