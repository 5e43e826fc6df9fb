import { ConnectorError } from '#server/platform/errors.ts'
import * as queries from './queries.ts'
import { CLOSED, DELETED, isBoardWide, keepRaw, type Run } from './run.ts'
import { closeStored } from './store.ts'

const MOST_CHECKS = 200
const UNREADABLE_TWICE = 'This posting could not be found on the board twice in a row.'

/**
 * Looks at open postings that no result page showed for long. One that the board closed or deleted is closed; one that
 * cannot be found is closed after the second time. While nothing at all can be read, nothing is counted against anyone.
 * @throws ConnectorError when the board as a whole cannot be read
 */
export async function recheckPostings(run: Run): Promise<void> {
  const { deps, source, counts } = run
  const waiting = await queries.findPostingsToCheck(deps.db, source, deps.clock.now(), MOST_CHECKS)
  const failed: queries.PostingToCheck[] = []
  let answered = 0
  let problem: unknown
  for (const posting of waiting) {
    run.signal.throwIfAborted()
    try {
      const found = await checkOne(run, posting)
      answered += 1
      if (!found) failed.push(posting)
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.kind === 'challenged' || isBoardWide(error)) throw error
      problem = error
      failed.push(posting)
      counts.failed += 1
      if (error.kind === 'changed') await keepRaw(run, posting.url, error.message, error.raw ?? '')
    }
    counts.fetched += 1
  }
  if (answered === 0 && problem !== undefined) throw problem
  for (const posting of failed) await countAgainst(run, posting)
}

/** True when the board said something definite about the posting. */
async function checkOne(run: Run, { id, source_id, url }: queries.PostingToCheck): Promise<boolean> {
  const { deps, source, counts } = run
  const page = await deps.boards[source].posting({ source_id, url })
  if (page.state === 'open') {
    await queries.updateSeen(deps.db, [id], deps.clock.now())
    return true
  }
  if (page.state === 'gone' && page.reason === 'unknown') return false
  await closeStored(deps, id, page.state === 'gone' ? DELETED : CLOSED)
  counts.closed += 1
  return true
}

async function countAgainst(run: Run, { id }: queries.PostingToCheck): Promise<void> {
  const { deps, counts } = run
  const failures = await queries.countFailedCheck(deps.db, id, deps.clock.now())
  if (failures < 2) return
  await closeStored(deps, id, UNREADABLE_TWICE)
  counts.closed += 1
}
