import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** The cluster of a posting; undefined when there is no such posting. */
export async function findCluster(db: Db, postingId: number): Promise<number | undefined> {
  const { rows } = await sql<{ cluster_id: number }>`
    select cluster_id from postings where id = ${postingId}`.execute(db)
  return rows[0]?.cluster_id
}

/** Every posting of a real job is listed again; what held them does so no more. */
export const approveCluster = (db: Db, clusterId: number) =>
  sql`update postings set review_state = 'approved', held_for = '{}',
      cleared = array(select distinct kind from unnest(cleared || held_for) kind where kind not in ('reports', 'team'))
    where cluster_id = ${clusterId}`.execute(db)

/** Takes every posting of a real job off the list. `because` is added to what holds them; hidden ones stay hidden. */
export const holdCluster = (db: Db, clusterId: number, because: string) =>
  sql`update postings set review_state = 'held',
      held_for = array(select distinct kind from unnest(held_for || ${because}::text) kind)
    where cluster_id = ${clusterId} and review_state <> 'hidden'`.execute(db)

/** Takes every posting of a real job off the list for good. */
export const hideCluster = (db: Db, clusterId: number) =>
  sql`update postings set review_state = 'hidden' where cluster_id = ${clusterId}`.execute(db)

/** What people reported holds a real job no more; what else does still holds it. */
export const releaseCluster = (db: Db, clusterId: number) =>
  sql`update postings set held_for = array_remove(held_for, 'reports'),
      review_state = case when array_remove(held_for, 'reports') = '{}' then 'approved' else review_state end
    where cluster_id = ${clusterId} and review_state = 'held' and 'reports' = any(held_for)`.execute(db)

/** Whether both are postings of one real job. */
export async function standTogether(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ together: boolean }>`
    select exists (select from postings a join postings b using (cluster_id)
      where a.id = ${one} and b.id = ${other} and a.id <> b.id) as together`.execute(db)
  return rows[0]?.together ?? false
}

/** Notes, both ways round, that a posting is not the same job as any other of its cluster. */
export const forbidPairs = (db: Db, postingId: number, now: Date) =>
  sql`
    with pairs as (
      select a.source, a.source_id, b.source as other_source, b.source_id as other_source_id
      from postings a join postings b using (cluster_id) where a.id = ${postingId} and b.id <> a.id
    )
    insert into forbidden_pairs (source, source_id, other_source, other_source_id, created_at)
    select *, ${now}::timestamptz from pairs
    union all select other_source, other_source_id, source, source_id, ${now}::timestamptz from pairs
    on conflict do nothing`.execute(db)

export const moveToCluster = (db: Db, postingId: number, clusterId: number) =>
  sql`update postings set cluster_id = ${clusterId}, cluster_reason = null, cluster_score = null
    where id = ${postingId}`.execute(db)

/** Employers of these clusters' postings. */
export async function findEmployersOf(db: Db, clusterIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ employer_id: number }>`
    select distinct employer_id from postings
    where cluster_id = any(${clusterIds}::bigint[]) and employer_id is not null`.execute(db)
  return rows.map((row) => row.employer_id)
}

/** Forgets that postings of these clusters were told apart. */
export const allowPairs = (db: Db, clusterIds: number[]) =>
  sql`
    with members as (select source, source_id from postings where cluster_id = any(${clusterIds}::bigint[]))
    delete from forbidden_pairs f using members a, members b
    where f.source = a.source and f.source_id = a.source_id
      and f.other_source = b.source and f.other_source_id = b.source_id`.execute(db)

/** Moves every posting of `gone` into `kept`; why is a person's word. */
export const mergeClusters = (db: Db, kept: number, gone: number) =>
  sql`update postings set cluster_id = ${kept}, cluster_reason = 'the team joined them', cluster_score = null
    where cluster_id = ${gone}`.execute(db)
