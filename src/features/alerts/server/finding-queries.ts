import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Takes real jobs that came in until the transaction ends; those another process has are passed over. */
export async function claimArrivals(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ cluster_id: number }>`
    select cluster_id from alert_arrivals where done_at is null
    order by posting_id limit ${limit}::integer for update skip locked`.execute(db)
  return rows.map((row) => row.cluster_id)
}

/** The postings that stand for these jobs in the list at present. */
export async function findListed(db: Db, clusterIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ posting_id: number }>`
    update alert_arrivals i set posting_id = s.posting_id
    from posting_clusters c join posting_search s on s.posting_id = c.representative_id
    where i.cluster_id = any(${clusterIds}::bigint[]) and c.id = i.cluster_id
    returning i.posting_id`.execute(db)
  return rows.map((row) => row.posting_id)
}

/** The jobs of these postings were looked at; the others left the list meanwhile and are new again when they come back. */
export async function settleArrivals(db: Db, clusterIds: number[], postingIds: number[], now: Date): Promise<void> {
  await sql`
    with gone as (delete from alert_arrivals
      where cluster_id = any(${clusterIds}::bigint[]) and posting_id <> all(${postingIds}::bigint[]))
    update alert_arrivals set done_at = ${now}
    where cluster_id = any(${clusterIds}::bigint[]) and posting_id = any(${postingIds}::bigint[])`.execute(db)
}

type Wanted = {
  postingIds: number[]
  /** The first moment of each choice of days, such as `today`. */
  since: Record<string, string>
  /** Plans whose people may use every filter. */
  filterPlans: string[]
  now: Date
}

/**
 * Finds, for everybody, the jobs their searches look for and those of employers they follow. A posting looks its words up
 * among the keys of the questions; the few that have one are asked in full.
 */
export async function insertSearchFinds(db: Db, { postingIds, since, filterPlans, now }: Wanted): Promise<void> {
  await sql`
    with words as materialized (
      select s.posting_id, w.lexeme from posting_search s cross join lateral unnest(s.search) w
      where s.posting_id = any(${postingIds}::bigint[])
    ), asked as materialized (
      select distinct w.posting_id, k.question_id from words w join alert_keys k on k.lexeme = w.lexeme
    ), answered as materialized (
      select a.posting_id, q.id as question_id, q.advanced
      from asked a join alert_questions q on q.id = a.question_id join posting_search s on s.posting_id = a.posting_id
      where s.search @@ q.question and s.sort_at >= coalesce(
        manila_midnight((${JSON.stringify(since)}::jsonb ->> (q.criteria ->> 'date_posted'))::date), '-infinity')
    ), found as (
      select a.user_id, w.posting_id, a.id as alert_id
      from answered w join alerts a on a.question_id = w.question_id
      join alert_arrivals i on i.posting_id = w.posting_id
      where a.paused_at is null and a.started_at <= i.arrived_at
        and (not w.advanced or exists (select from subscriptions s where s.user_id = a.user_id
          and s.ends_at > ${now} and s.plan_type = any(${filterPlans}::text[])))
      union all
      select a.user_id, i.posting_id, a.id
      from alert_arrivals i join postings q on q.cluster_id = i.cluster_id
      cross join lateral (
        select q.employer_id as id union all select e.id from employers e where e.merged_into_id = q.employer_id) e
      join alerts a on a.employer_id = e.id
      where i.posting_id = any(${postingIds}::bigint[]) and a.paused_at is null and a.started_at <= i.arrived_at
    )
    insert into alert_finds as f (user_id, posting_id, kind, alert_ids, found_at)
    select user_id, posting_id, 'job', array_agg(distinct alert_id), ${now}::timestamptz from found
    group by user_id, posting_id order by user_id, posting_id
    on conflict (user_id, posting_id) where kind = 'job' do nothing`.execute(db)
}

export type Fit = { user_id: number; alert_id: number; score: number }

/** The same for people whom a posting fits well enough. */
export async function insertFits(db: Db, postingId: number, fits: readonly Fit[], now: Date): Promise<void> {
  await sql`
    insert into alert_finds as f (user_id, posting_id, kind, alert_ids, score, found_at)
    select r.user_id, ${postingId}, 'job', array[r.alert_id], r.score, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(fits)}::json) as r(user_id bigint, alert_id bigint, score smallint)
    where exists (select from users u where u.id = r.user_id for key share)
    on conflict (user_id, posting_id) where kind = 'job' do update
      set alert_ids = f.alert_ids || excluded.alert_ids, score = excluded.score`.execute(db)
}

/** Takes away what people hide, by employer or word. */
export const deleteHidden = (db: Db, postingIds: number[]) =>
  sql`
    delete from alert_finds f where f.kind = 'job' and f.posting_id = any(${postingIds}::bigint[])
      and exists (select from hidden_things h where h.user_id = f.user_id)
      and f.posting_id = any(hidden_among(array[f.posting_id], f.user_id))`.execute(db)

export type NewFind = { id: number; user_id: number }

/** What was found of these postings just now. */
export async function findJobFinds(db: Db, postingIds: number[], now: Date): Promise<NewFind[]> {
  const { rows } = await sql<NewFind>`
    select id, user_id from alert_finds
    where kind = 'job' and posting_id = any(${postingIds}::bigint[]) and found_at = ${now} order by id`.execute(db)
  return rows
}

export const deleteOld = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('alert_finds').where('found_at', '<', before).execute()
  await db.deleteFrom('alert_arrivals').where('arrived_at', '<', before).where('done_at', 'is not', null).execute()
}
