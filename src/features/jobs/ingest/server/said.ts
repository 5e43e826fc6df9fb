import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { SAID_VERSION, saidFilters } from '../../intent/said/rules.ts'
import { alikeIn } from '../../safety-notes/likeness/rules.ts'
import { listClusters, lockPostings } from './queries.ts'
import { findReadBefore, updateSaid } from './said-queries.ts'

/** Postings of one transaction, and how long one run goes on. */
const BATCH = 500
const LONGEST_MS = 60_000

/**
 * Reads the words of open postings anew that were read by older patterns, and lists them under the new names. What a run
 * has no time for waits for the next one.
 */
export async function readSaidAnew(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const end = deps.clock.now().getTime() + LONGEST_MS
  do {
    if ((await rereadBatch(deps)) < BATCH) return
  } while (deps.clock.now().getTime() < end)
}

const rereadBatch = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  inTransaction(db, async (trx) => {
    await lockPostings(trx)
    const rows = await findReadBefore(trx, SAID_VERSION, BATCH)
    if (rows.length === 0) return 0
    await updateSaid(
      trx,
      rows.map((row) => ({ id: row.id, said: saidFilters(row), alike: alikeIn(row.description) })),
      SAID_VERSION,
    )
    await listClusters(
      trx,
      rows.map((row) => row.cluster_id),
    )
    return rows.length
  })
