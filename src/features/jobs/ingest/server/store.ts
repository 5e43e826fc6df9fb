import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'
import { employerKey } from '../../rules.ts'
import { placeInClusters, rememberTexts, type KnownTexts, type Placed } from './clusters.ts'
import * as queries from './queries.ts'
import type { ReadPosting } from './reading.ts'

const NOBODY: queries.EmployerIds = { employer_id: null, named_employer_id: null }

/**
 * Writes what was read of a board in one transaction: employers, postings, tags, which of them are the same real job, and
 * the listing. Running it again with the same postings changes nothing but *last seen open*.
 * `seen` are ids of postings that came by unchanged; `texts` remembers from batch to batch what was compared.
 */
export async function storePostings(
  deps: Deps,
  source: Source,
  read: ReadPosting[],
  seen: number[],
  texts: KnownTexts = new Map(),
): Promise<void> {
  const now = deps.clock.now()
  rememberTexts(texts, read)
  await inTransaction(deps.db, async (db) => {
    await queries.lockPostings(db)
    if (seen.length > 0) await queries.updateSeen(db, seen, now)
    if (read.length === 0) return
    const stored = await queries.findStored(
      db,
      source,
      read.map((posting) => posting.source_id),
    )
    const employers = await queries.upsertEmployers(db, source, employersOf(read), now)
    const rows = read.map((posting) => ({
      ...posting,
      ...((posting.employer === null ? undefined : employers.get(employerKey(posting.employer))) ?? NOBODY),
    }))
    const clusters = await placeInClusters({ db, source, now, texts }, rows, stored)
    const toStore = rows.map((row) => ({ ...row, ...placeOf(clusters, row.source_id) }))
    const ids = await queries.upsertPostings(db, toStore, now)
    await queries.replaceTags(db, tagsOf(read, ids), [...ids.values()])
    await queries.updateEmployerCounts(
      db,
      [...employers.values()].flatMap(({ employer_id }) => employer_id ?? []),
    )
    await queries.listClusters(
      db,
      toStore.map((row) => row.cluster_id),
    )
  })
}

function placeOf(clusters: Map<string, Placed>, sourceId: string): Placed {
  const placed = clusters.get(sourceId)
  if (!placed) throw new Error(`Posting ${sourceId} was not placed in a cluster.`)
  return placed
}

const employersOf = (read: ReadPosting[]) => [
  ...new Map(
    read.flatMap(({ employer, employer_source_key }) =>
      employer === null
        ? []
        : [
            [
              employerKey(employer),
              { name: employer, name_key: employerKey(employer), source_key: employer_source_key },
            ],
          ],
    ),
  ).values(),
]

const tagsOf = (read: ReadPosting[], ids: Map<string, number>) =>
  read.flatMap(({ source_id, tags }) => {
    const posting_id = ids.get(source_id)
    return posting_id === undefined ? [] : tags.map((name) => ({ posting_id, name, name_key: name.toLowerCase() }))
  })

/** Closes a posting, and lets another of its cluster stand for the job. Nothing happens when it is closed already. */
export async function closeStored(deps: Deps, postingId: number, reason: string): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await queries.lockPostings(db)
    const cluster = await queries.closePosting(db, postingId, reason.slice(0, 300), deps.clock.now())
    if (cluster !== undefined) await queries.listClusters(db, [cluster])
  })
}
