import type { FoundPosting, FullPosting, SearchCursor, SearchPage } from '#server/connectors/boards/board.ts'
import type { Deps } from '#server/deps.ts'
import { ConnectorError } from '#server/platform/errors.ts'
import type { Source } from '../../contract.ts'
import { cardHash, readPosting, type ReadPosting } from './reading.ts'
import * as queries from './queries.ts'
import * as runs from './run-queries.ts'
import { closeStored } from './store.ts'
import { writeBehind, type Writer } from './write-behind.ts'

/** Ends a run on purpose: `stopped` keeps the board from being read again until an operator has looked. */
export class RunEnd extends Error {
  override readonly name = 'RunEnd'
  readonly state: 'stopped' | 'failed'
  constructor(state: 'stopped' | 'failed', message: string) {
    super(message)
    this.state = state
  }
}

export type Run = {
  deps: Deps
  source: Source
  id: number
  counts: runs.RunCounts
  signal: AbortSignal
}

/** Pages without anything new after which a scheduled run takes the rest as known. */
const QUIET_PAGES = 3
/** A garbled page now and then is one posting's fault; more are a board that changed. */
const MOST_UNREADABLE = 3
const MOST_FAILURES_IN_A_ROW = 5
const MOST_RAW = 500_000
/** A closed posting that still stands in the list is looked at again after this. */
const LOOK_AGAIN_MS = 20 * 3600_000
/** Postings read side by side where the board sets no pause. */
const SIDE_BY_SIDE = 8

export const DELETED = 'The board no longer has this posting.'
export const CLOSED = 'The employer closed this posting.'

/** The searches a board is read by; an empty one is the unfiltered list. */
const searchesOf = (deps: Deps, source: Source): string[] => {
  const keywords = source === 'olj' ? deps.config.OLJ_KEYWORDS : deps.config.LINKEDIN_KEYWORDS
  const words = keywords.split(',').map((word) => word.trim())
  return words.every((word) => word === '') ? [''] : words.filter((word) => word !== '')
}

/**
 * Reads a board's result pages, newest first, and stores what is new or changed as it comes in, so that a run that breaks
 * off has lost next to nothing. `stopEarly` ends a search after three pages without news.
 * @throws RunEnd, ConnectorError; the abort reason when `signal` fires
 */
export async function readBoard(run: Run, options: { stopEarly: boolean; maxPages: number }): Promise<void> {
  const writer = writeBehind(run)
  try {
    await readSearches(run, options, { unreadable: 0, inARow: 0, seen: new Set(), writer })
  } finally {
    await writer.end()
  }
}

async function readSearches(run: Run, options: { stopEarly: boolean; maxPages: number }, reading: Reading) {
  for (const query of searchesOf(run.deps, run.source)) {
    let cursor: SearchCursor | null = { query, offset: 0 }
    let quiet = 0
    while (cursor !== null && run.counts.pages < options.maxPages) {
      run.signal.throwIfAborted()
      const page: SearchPage = await run.deps.boards[run.source].searchPage(cursor)
      const news = await takePage(run, page, reading)
      quiet = news > 0 ? 0 : quiet + 1
      cursor = options.stopEarly && quiet >= QUIET_PAGES ? null : page.next
    }
  }
}

type Reading = {
  unreadable: number
  inARow: number
  /** Postings this run had in hand: the list moves while it is read, so one may come again. */
  seen: Set<string>
  writer: Writer
}

/** Stores one result page and says how many of its postings were new or changed. */
async function takePage(run: Run, page: SearchPage, reading: Reading): Promise<number> {
  const { deps, source, counts } = run
  const found = [...new Map(page.found.map((card) => [card.source_id, card])).values()].filter(
    (card) => !reading.seen.has(card.source_id),
  )
  for (const card of found) reading.seen.add(card.source_id)
  counts.pages += 1
  counts.fetched += found.length
  counts.failed += page.skipped.length
  await keepSkipped(run, page)
  const stored = await queries.findStored(
    deps.db,
    source,
    found.map((card) => card.source_id),
  )
  const wanted = found.filter((card) => isNews(card, stored.get(card.source_id), deps.clock.now()))
  const seen = found.filter((card) => !wanted.includes(card)).flatMap((card) => openId(stored.get(card.source_id)))
  const read = await readPages(run, wanted, stored, reading)
  const before = { ...counts }
  for (const posting of read) countNews(counts, posting, stored.get(posting.source_id))
  await reading.writer.put(read, seen)
  return counts.new + counts.changed + counts.closed - before.new - before.changed - before.closed
}

function countNews(counts: runs.RunCounts, posting: ReadPosting, before: queries.StoredPosting | undefined): void {
  if (posting.close_reason !== null) counts.closed += before && !before.closed ? 1 : 0
  else if (!before) counts.new += 1
  else if (before.closed || before.content_hash !== posting.content_hash || isNewer(posting.date_posted, before))
    counts.changed += 1
}

const openId = (posting: queries.StoredPosting | undefined) => (posting && !posting.closed ? [posting.id] : [])

const isNewer = (posted: Date | string, before: queries.StoredPosting) => new Date(posted) > before.date_posted

/** New, changed, posted again, or closed and not looked at for a day. */
const isNews = (card: FoundPosting, before: queries.StoredPosting | undefined, now: Date): boolean =>
  !before ||
  (before.closed && now.getTime() - before.checked_at.getTime() > LOOK_AGAIN_MS) ||
  before.card_hash !== cardHash(card) ||
  (card.posted_at !== null && isNewer(card.posted_at, before))

async function keepSkipped(run: Run, page: SearchPage): Promise<void> {
  if (page.skipped.length === 0) return
  const problem = page.skipped.map(({ reason }) => reason).join('; ')
  await keepRaw(run, 'result page', problem, page.skipped.map(({ excerpt }) => excerpt).join('\n\n'))
  if (page.skipped.length > page.found.length) {
    throw new RunEnd('stopped', `Most cards of a result page were not understood: ${problem.slice(0, 500)}`)
  }
}

export const keepRaw = (run: Run, url: string, problem: string, raw: string) =>
  runs.insertUnparsed(run.deps.db, {
    run_id: run.id,
    source: run.source,
    url: url.slice(0, 2000),
    problem: problem.slice(0, 2000),
    raw: raw.slice(0, MOST_RAW).replaceAll('\0', '').toWellFormed(),
    seen_at: run.deps.clock.now(),
  })

/** Reads the postings' own pages, several at a time where the board allows, in the order of the cards. */
async function readPages(
  run: Run,
  cards: FoundPosting[],
  stored: Map<string, queries.StoredPosting>,
  failures: Reading,
): Promise<ReadPosting[]> {
  const results: (ReadPosting | null)[] = Array.from({ length: cards.length }, () => null)
  const shared = { next: 0, broken: false }
  const work = async (): Promise<void> => {
    for (let at = shared.next++; at < cards.length && !shared.broken; at = shared.next++) {
      run.signal.throwIfAborted()
      const card = cards[at]
      if (card) results[at] = await readOne(run, card, stored.get(card.source_id), failures)
    }
  }
  const workers = Array.from({ length: Math.min(SIDE_BY_SIDE, cards.length) }, () =>
    work().catch((error: unknown) => {
      shared.broken = true
      throw error
    }),
  )
  // Every worker has let go before the run ends, whatever one of them met.
  const met = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected')
  if (met) throw met.reason
  return results.filter((posting) => posting !== null)
}

async function readOne(
  run: Run,
  card: FoundPosting,
  before: queries.StoredPosting | undefined,
  failures: Reading,
): Promise<ReadPosting | null> {
  const { deps, source, counts } = run
  try {
    const page = await deps.boards[source].posting({ source_id: card.source_id, url: card.url, found: card })
    failures.inARow = 0
    if (page.state !== 'gone' && page.posting) {
      return readable(run, card, page.posting, page.state === 'closed' ? CLOSED : null)
    }
    if (before && !before.closed) {
      await closeStored(deps, before.id, page.state === 'gone' ? DELETED : CLOSED)
      counts.closed += 1
    }
    return null
  } catch (error) {
    await noteFailure(run, card, error, failures)
    return null
  }
}

function readable(run: Run, card: FoundPosting, posting: FullPosting, closeReason: string | null): ReadPosting | null {
  const read = readPosting(card, posting, run.deps.config, run.deps.clock.now(), closeReason)
  if (read === null) run.counts.failed += 1
  return read
}

/** Lets single failures pass, and ends the run when they are the board's. */
async function noteFailure(run: Run, card: FoundPosting, error: unknown, failures: Reading): Promise<void> {
  if (!(error instanceof ConnectorError) || error.kind === 'challenged' || isBoardWide(error)) throw error
  run.counts.failed += 1
  failures.inARow += 1
  if (error.kind === 'changed') {
    failures.unreadable += 1
    await keepRaw(run, card.url, error.message, error.raw ?? '')
    if (failures.unreadable >= MOST_UNREADABLE) throw new RunEnd('stopped', error.message)
  }
  if (failures.inARow >= MOST_FAILURES_IN_A_ROW) {
    throw new RunEnd('failed', `${failures.inARow} postings in a row could not be read: ${error.message}`)
  }
}

/** Trying the next posting would meet the same wall. */
export const isBoardWide = (error: ConnectorError): boolean =>
  error.reason === 'rate_limited' || error.reason === 'breaker_open' || error.reason === 'blocked'
