import type { Deps } from '#server/deps.ts'
import * as queries from './queries.ts'
import { readPosting } from './reading.ts'
import { CLOSED, DELETED } from './run.ts'
import { closeStored, storePostings } from './store.ts'

/**
 * Looks at a posting's own page now, and keeps what it says: that it is open, that it reads differently, or that it is
 * closed. One that the board cannot find is `lost`. A page read since `since` is taken for the present one.
 * @throws ConnectorError when the board cannot be read
 */
export async function rereadPosting(
  deps: Deps,
  postingId: number,
  since: Date,
): Promise<'open' | 'changed' | 'closed' | 'lost'> {
  const known = await queries.findPostingToReread(deps.db, postingId)
  if (!known) return 'lost'
  if (known.closed) return 'closed'
  if (known.last_seen_open_at >= since) return 'open'
  const page = await deps.boards[known.source].posting({ source_id: known.source_id, url: known.url })
  if (page.state === 'gone' && page.reason === 'unknown') return 'lost'
  if (page.state !== 'open') {
    await closeStored(deps, postingId, page.state === 'gone' ? DELETED : CLOSED)
    return 'closed'
  }
  const read = readPosting(page.posting, page.posting, deps.config, deps.clock.now())
  if (read === null || (read.title === known.title && read.description === known.description)) {
    await queries.updateSeen(deps.db, [postingId], deps.clock.now())
    return 'open'
  }
  await storePostings(deps, known.source, [read], [])
  return 'changed'
}
