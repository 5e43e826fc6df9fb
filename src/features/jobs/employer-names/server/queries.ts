import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type NameRow = { id: number; merged_into_id: number | null; keeps_others: boolean }

/** These employers, and whether they are merged or keep other names. */
export async function findNames(db: Db, ids: number[]): Promise<Map<number, NameRow>> {
  const { rows } = await sql<NameRow>`
    select e.id, e.merged_into_id, exists (select from employers m where m.merged_into_id = e.id) as keeps_others
    from employers e where e.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Real jobs whose rows change with the name: those with an open posting, and those that take their name from a copy. */
const LISTED_ANEW = sql`
  select distinct m.cluster_id from moved m join posting_clusters c on c.id = m.cluster_id
  where m.closed_at is null or c.employer_id is not null`

export const setMerged = (db: Db, id: number, intoId: number | null, now: Date | null) =>
  sql`update employers set merged_into_id = ${intoId}::bigint, merged_at = ${now}::timestamptz where id = ${id}`.execute(
    db,
  )

/**
 * Postings that stand under this name count for the kept employer. Gives the real jobs of the open ones, and those whose
 * postings without an employer take its name from these.
 */
export async function movePostings(db: Db, nameId: number, keptId: number): Promise<number[]> {
  const { rows } = await sql<{ cluster_id: number | null }>`
    with moved as (
      update postings set employer_id = ${keptId}, named_employer_id = ${nameId} where employer_id = ${nameId}
      returning cluster_id, closed_at
    )
    ${LISTED_ANEW}`.execute(db)
  return rows.flatMap((row) => row.cluster_id ?? [])
}

/** They count for the name they stand under again, those that came meanwhile too. */
export async function movePostingsBack(db: Db, nameId: number): Promise<number[]> {
  const { rows } = await sql<{ cluster_id: number | null }>`
    with moved as (
      update postings set employer_id = named_employer_id, named_employer_id = null where named_employer_id = ${nameId}
      returning cluster_id, closed_at
    )
    ${LISTED_ANEW}`.execute(db)
  return rows.flatMap((row) => row.cluster_id ?? [])
}

/** Counts the real jobs of these employers again, also where none is left. */
export const countPostings = (db: Db, ids: number[]) =>
  sql`update employers e set total_posts = (
      select count(distinct cluster_id)::integer from postings p where p.employer_id = e.id)
    where e.id = any(${ids}::bigint[])`.execute(db)

/** From when to when these employers were seen, under their own name and those they keep. */
export const updateSeenNames = (db: Db, ids: number[]) =>
  sql`update employers e set first_seen_at = s.first_seen_at, last_seen_at = s.last_seen_at
    from unnest(${ids}::bigint[]) w(id) cross join lateral (
      select min(es.first_seen_at) as first_seen_at, max(es.last_seen_at) as last_seen_at
      from employers m join employer_sources es on es.employer_id = m.id
      where m.id = w.id or m.merged_into_id = w.id
    ) s
    where e.id = w.id and exists (select from employer_sources es where es.employer_id = e.id)`.execute(db)
