import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'
import { employerKey } from '../../rules.ts'
import { SAME_JOB_DAYS, sameJob, shinglesOf, type Recognisable, type Sameness } from '../rules.ts'
import { findForbidden } from './forbidden-queries.ts'
import * as queries from './queries.ts'
import type { ReadPosting } from './reading.ts'

type Placed = { cluster_id: number; cluster: Sameness | null }
type Known = Recognisable & { cluster_id: number; title_key: string }

/**
 * Writes what was read of a board in one transaction: employers, postings, tags, which of them are the same real job, and
 * the listing. Running it again with the same postings changes nothing but *last seen open*.
 * `seen` are ids of postings that came by unchanged.
 */
export async function storePostings(deps: Deps, source: Source, read: ReadPosting[], seen: number[]): Promise<void> {
  const now = deps.clock.now()
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
      employer_id: posting.employer === null ? null : (employers.get(employerKey(posting.employer)) ?? null),
    }))
    const clusters = await placeInClusters(db, source, rows, stored, now)
    const toStore = rows.map((row) => ({ ...row, ...placeOf(clusters, row.source_id) }))
    const ids = await queries.upsertPostings(db, toStore, now)
    await queries.replaceTags(db, tagsOf(read, ids), [...ids.values()])
    await queries.updateEmployerCounts(db, [...employers.values()])
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

type NewRow = ReadPosting & { employer_id: number | null }

/** The cluster of every posting: its own if it is stored, that of the most alike posting, or a new one. */
async function placeInClusters(
  db: Db,
  source: Source,
  rows: NewRow[],
  stored: Map<string, queries.StoredPosting>,
  now: Date,
): Promise<Map<string, Placed>> {
  const placed = new Map<string, Placed>()
  const fresh: NewRow[] = []
  for (const row of rows) {
    const before = stored.get(row.source_id)
    if (before) placed.set(row.source_id, { cluster_id: before.cluster_id, cluster: null })
    else fresh.push(row)
  }
  if (fresh.length === 0) return placed
  const employerIds = [...new Set(fresh.flatMap((row) => (row.employer_id === null ? [] : [row.employer_id])))]
  const since = new Date(now.getTime() - (SAME_JOB_DAYS + 365) * 86_400_000)
  const titles = [...new Set(fresh.map((row) => row.title_key))]
  const known: Known[] = await queries.findCandidates(db, titles, employerIds, since)
  const free = await queries.takeClusterIds(db, fresh.length)
  const used: number[] = []
  const shingles = rememberedShingles()
  const forbidden = await forbiddenClusters(db, source, fresh, placed)
  for (const row of fresh) {
    const one = { ...row, date_posted: new Date(row.date_posted), cluster_id: 0 }
    const never = forbidden(row.source_id)
    const match = mostAlike(
      one,
      known.filter((other) => !never.has(other.cluster_id)),
      shingles,
    )
    const cluster_id = match?.cluster_id ?? free.pop()
    if (cluster_id === undefined) throw new Error('Too few clusters were made.')
    if (!match) used.push(cluster_id)
    placed.set(row.source_id, { cluster_id, cluster: match?.sameness ?? null })
    known.push({ ...one, cluster_id })
  }
  await queries.insertClusters(db, used, now)
  return placed
}

/** The clusters a posting must not stand in (decision 016), also those that came to be in this very batch. */
async function forbiddenClusters(db: Db, source: Source, fresh: NewRow[], placed: ReadonlyMap<string, Placed>) {
  const pairs = await findForbidden(
    db,
    source,
    fresh.map((row) => row.source_id),
  )
  return (sourceId: string): Set<number> => {
    const own = pairs.filter((pair) => pair.source_id === sourceId)
    const inBatch = own.map((pair) =>
      pair.other_source === source ? placed.get(pair.other_source_id)?.cluster_id : undefined,
    )
    return new Set([...own.map((pair) => pair.cluster_id), ...inBatch].filter((id) => typeof id === 'number'))
  }
}

function mostAlike(one: Known, known: Known[], shingles: (posting: Known) => Set<number>) {
  let best: { cluster_id: number; sameness: Sameness } | undefined
  for (const other of known) {
    const alike =
      one.employer_id === null || other.employer_id === null
        ? one.title_key === other.title_key
        : one.employer_id === other.employer_id
    const sameness = alike ? sameJob(one, other, shingles) : null
    if (sameness && sameness.score > (best?.sameness.score ?? 0)) best = { cluster_id: other.cluster_id, sameness }
  }
  return best
}

/** Each posting's shingles are worked out once, and only when its text has to be compared. */
function rememberedShingles(): (posting: Known) => Set<number> {
  const kept = new Map<Known, Set<number>>()
  return (posting) => {
    const shingles = kept.get(posting) ?? shinglesOf(posting.description)
    kept.set(posting, shingles)
    return shingles
  }
}

/** Closes a posting, and lets another of its cluster stand for the job. Nothing happens when it is closed already. */
export async function closeStored(deps: Deps, postingId: number, reason: string): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await queries.lockPostings(db)
    const cluster = await queries.closePosting(db, postingId, reason.slice(0, 300), deps.clock.now())
    if (cluster !== undefined) await queries.listClusters(db, [cluster])
  })
}
