import { sql } from 'kysely'
import type { Source } from '#features/jobs/contract.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Postings this person said are not the same job as this one, unless the team decided otherwise. */
export async function findNotSame(db: Db, userId: number, postingId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when posting_id = ${postingId} then other_id else posting_id end as id
    from split_requests
    where user_id = ${userId} and state <> 'refused' and ${postingId} in (posting_id, other_id) order by 1`.execute(db)
  return rows.map((row) => row.id)
}

/** Said again after it was refused it is open again. */
export const upsertSplitRequest = (db: Db, userId: number, one: number, other: number, now: Date) =>
  sql`
    insert into split_requests (user_id, posting_id, other_id, created_at)
    values (${userId}, ${Math.min(one, other)}, ${Math.max(one, other)}, ${now})
    on conflict (user_id, posting_id, other_id) do update set state = 'open', created_at = excluded.created_at,
      decided_at = null where split_requests.state = 'refused'`.execute(db)

/** Takes back what is not decided yet. */
export const deleteSplitRequest = (db: Db, userId: number, one: number, other: number) =>
  sql`delete from split_requests where user_id = ${userId} and state = 'open'
    and posting_id = ${Math.min(one, other)} and other_id = ${Math.max(one, other)}`.execute(db)

type Side = { id: number; title: string; employer: string | null; source: Source; link: string; text: string }
export type SplitRow = {
  id: number
  people: number
  asked_at: Date
  reason: string | null
  one: Side
  other: Side
}

const TEXT_LENGTH = 700
const side = (name: 'a' | 'b') => {
  const p = sql.ref(name)
  return sql`json_build_object('id', ${p}.id, 'title', ${p}.title, 'source', ${p}.source, 'link', ${p}.url,
    'text', left(${p}.description, ${sql.lit(TEXT_LENGTH)}),
    'employer', (select e.name from employers e where e.id = ${p}.employer_id))`
}

/** Open requests, those of most people first; `id` is the oldest request of the pair. Pairs that came apart are left out. */
export async function listSplits(db: Db, limit: number, offset: number): Promise<SplitRow[]> {
  const { rows } = await sql<SplitRow>`
    select s.id, s.people, s.asked_at, coalesce(b.cluster_reason, a.cluster_reason) as reason,
      ${side('a')} as one, ${side('b')} as other
    from (
      select min(id) as id, count(*)::integer as people, min(created_at) as asked_at, posting_id, other_id
      from split_requests where state = 'open' group by posting_id, other_id
    ) s
    join postings a on a.id = s.posting_id join postings b on b.id = s.other_id and b.cluster_id = a.cluster_id
    order by s.people desc, s.id limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countSplits(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select distinct s.posting_id, s.other_id from split_requests s
      join postings a on a.id = s.posting_id join postings b on b.id = s.other_id and b.cluster_id = a.cluster_id
      where s.state = 'open') s`.execute(db)
  return rows[0]?.total ?? 0
}

export type SplitPair = { posting_id: number; other_id: number }

/** The pair of an open request; of two deciding at once the second finds nothing. */
export async function lockOpenSplit(db: Db, id: number): Promise<SplitPair | undefined> {
  const { rows } = await sql<SplitPair>`
    select posting_id, other_id from split_requests where id = ${id} and state = 'open' for update`.execute(db)
  return rows[0]
}

/** Settles everybody's request about a pair. */
export const settleSplit = (db: Db, pair: SplitPair, state: 'confirmed' | 'refused', now: Date) =>
  sql`update split_requests set state = ${state}, decided_at = ${now}
    where posting_id = ${pair.posting_id} and other_id = ${pair.other_id} and state = 'open'`.execute(db)
