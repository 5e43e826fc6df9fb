import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'
import type { Recognisable } from '../agreement/rules.ts'

/** Ids for as many new clusters as asked for; they exist once they are inserted. */
export async function takeClusterIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('posting_clusters', 'id')) as id from generate_series(1, ${count}::integer)`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export const insertClusters = (db: Db, ids: number[], now: Date) =>
  sql`insert into posting_clusters (id, created_at) overriding system value
    select id, ${now}::timestamptz from unnest(${ids}::bigint[]) id`.execute(db)

export type Candidate = Recognisable & { id: number; cluster_id: number; content_hash: string }

/**
 * Recent postings that could be the same real job as one with these titles or employers: the newest few of each.
 * @param words what the names of these employers and of their clients begin with
 */
export async function findCandidates(
  db: Db,
  { titles, employers, words }: { titles: string[]; employers: number[]; words: string[] },
  since: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select distinct on (p.id) p.id, p.cluster_id, p.source, p.title, p.title_key, p.employer_id, e.name as employer_name,
      p.location, p.date_posted, p.job_types, p.hours_per_week, p.monthly_usd_min, p.monthly_usd_max, p.pay_period,
      p.pay_currency, p.client, p.content_hash
    from (
      select c.* from unnest(${titles}::text[]) k, lateral (
        select * from postings where title_key = k and date_posted > ${since} order by date_posted desc limit 12) c
      union all
      select c.* from unnest(${employers}::bigint[]) k, lateral (
        select * from postings where employer_id = k and date_posted > ${since} order by date_posted desc limit 8) c
      union all
      select c.* from unnest(${words}::text[]) k, lateral (
        select id from employers where split_part(name_key, ' ', 1) = split_part(k, ' ', 1) and starts_with(name_key, k)
        order by id desc limit 6) e, lateral (
        select * from postings where employer_id = e.id and date_posted > ${since} order by date_posted desc limit 4) c
      union all
      select c.* from unnest(${words}::text[]) k, lateral (
        select * from postings where client is not null and lower(split_part(client, ' ', 1)) = split_part(k, ' ', 1)
          and starts_with(lower(client), k) and date_posted > ${since}
        order by date_posted desc limit 4) c
    ) p left join employers e on e.id = coalesce(p.named_employer_id, p.employer_id)`.execute(db)
  return rows
}

/**
 * Listed postings whose words answer a question, a few of each, whatever their title and their employer.
 * @param questions words as search joins them: `a & b | c & d`
 * @returns with each the place of its question
 */
export async function findAlike(db: Db, questions: string[], since: Date): Promise<(Candidate & { at: number })[]> {
  const { rows } = await sql<Candidate & { at: number }>`
    select (k.at - 1)::integer as at, p.id, p.cluster_id, p.source, p.title, p.title_key, p.employer_id, e.name as employer_name,
      p.location, p.date_posted, p.job_types, p.hours_per_week, p.monthly_usd_min, p.monthly_usd_max, p.pay_period,
      p.pay_currency, p.client, p.content_hash
    from postings_with(${questions}::text[]) k
      join postings p on p.id = k.posting_id and p.date_posted > ${since}
      left join employers e on e.id = coalesce(p.named_employer_id, p.employer_id)`.execute(db)
  return rows
}

/** As much of these postings' descriptions as is compared. */
export async function findTexts(db: Db, ids: number[]): Promise<{ content_hash: string; description: string }[]> {
  const { rows } = await sql<{ content_hash: string; description: string }>`
    select content_hash, left(description, 6000) as description from postings
    where id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** Per posting of this board the clusters it must not stand in: those of postings that were said to be another job. */
export async function findForbidden(db: Db, source: Source, sourceIds: string[]): Promise<ForbiddenPair[]> {
  const { rows } = await sql<ForbiddenPair>`
    select f.source_id, f.other_source, f.other_source_id, p.cluster_id
    from forbidden_pairs f left join postings p on p.source = f.other_source and p.source_id = f.other_source_id
    where f.source = ${source} and f.source_id = any(${sourceIds}::text[])`.execute(db)
  return rows
}

/** `cluster_id` is where the other one stands; null while it is not stored. */
export type ForbiddenPair = {
  source_id: string
  other_source: Source
  other_source_id: string
  cluster_id: number | null
}
