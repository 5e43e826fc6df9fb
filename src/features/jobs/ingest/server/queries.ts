import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Source } from '../../contract.ts'
import type { Sameness } from '../rules.ts'
import type { ReadPosting } from './reading.ts'

/** Serialises what writes postings: two boards' runs must not make two real jobs out of one. Held to the commit. */
export const lockPostings = (db: Db) => sql`select pg_advisory_xact_lock(7264002)`.execute(db)

export type StoredPosting = {
  id: number
  source_id: string
  cluster_id: number
  card_hash: string
  content_hash: string
  date_posted: Date
  closed: boolean
  checked_at: Date
}

/** What is stored of these postings of a board. */
export async function findStored(db: Db, source: Source, sourceIds: string[]): Promise<Map<string, StoredPosting>> {
  const { rows } = await sql<StoredPosting>`
    select id, source_id, cluster_id, card_hash, content_hash, date_posted, checked_at,
      closed_at is not null as closed
    from postings where source = ${source} and source_id = any(${sourceIds}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** Whom a posting counts for, and the name it stands under where that was merged into another one. */
export type EmployerIds = { employer_id: number | null; named_employer_id: number | null }

/** Inserts or refreshes employers by name; gives their ids by key. */
export async function upsertEmployers(
  db: Db,
  source: Source,
  employers: { name: string; name_key: string; source_key: string }[],
  now: Date,
): Promise<Map<string, EmployerIds>> {
  if (employers.length === 0) return new Map()
  const given = JSON.stringify(employers)
  const { rows } = await sql<{ id: number; name_key: string; merged_into_id: number | null }>`
    with given as (
      select * from json_to_recordset(${given}::json) as r(name text, name_key text, source_key text)
    ), known as (
      insert into employers (name, name_key, first_seen_at, last_seen_at)
      select name, name_key, ${now}::timestamptz, ${now}::timestamptz from given order by name_key
      on conflict (name_key) do update set last_seen_at = excluded.last_seen_at
      returning id, name_key, merged_into_id
    ), carried as (
      insert into employer_sources (employer_id, source, source_key, first_seen_at, last_seen_at)
      select k.id, ${source}, g.source_key, ${now}::timestamptz, ${now}::timestamptz from given g join known k using (name_key)
      on conflict (employer_id, source) do update set last_seen_at = excluded.last_seen_at,
        source_key = case when excluded.source_key = '' then employer_sources.source_key else excluded.source_key end
    )
    select id, name_key, merged_into_id from known`.execute(db)
  const kept = rows.flatMap((row) => row.merged_into_id ?? [])
  if (kept.length > 0)
    await sql`update employers set last_seen_at = ${now} where id = any(${kept}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.name_key, idsOf(row)]))
}

const idsOf = ({ id, merged_into_id: kept }: { id: number; merged_into_id: number | null }): EmployerIds =>
  kept === null ? { employer_id: id, named_employer_id: null } : { employer_id: kept, named_employer_id: id }

export type RowToStore = ReadPosting &
  EmployerIds & {
    cluster_id: number
    cluster: Sameness | null
  }

/** What its new text is held for, without what was looked at and let pass, and what people hold it for whatever it says. */
const HELD_ANEW = sql`array(
  select kind from unnest(excluded.held_for) kind where kind <> all(p.cleared)
  union all select kind from unnest(p.held_for) kind where kind in ('reports', 'team'))`

/** Inserts or rewrites postings, open or closed as they were read. Gives their ids by the board's own. */
export async function upsertPostings(db: Db, rows: RowToStore[], now: Date): Promise<Map<string, number>> {
  const given = JSON.stringify(
    rows.map(({ cluster, ...row }) => ({
      ...row,
      cluster_reason: cluster?.reason ?? null,
      cluster_score: cluster?.score ?? null,
    })),
  )
  const { rows: stored } = await sql<{ id: number; source_id: string }>`
    insert into postings as p (source, source_id, url, title, title_key, employer_id, named_employer_id, description, job_types,
      job_type_text, salary_text, pay_min, pay_max, pay_currency, pay_period, monthly_usd_min, monthly_usd_max,
      monthly_php_min, monthly_php_max, rate_date, date_posted, date_posted_precision, first_seen_at, last_seen_open_at,
      checked_at, location, hours_per_week, min_id_proof, card_hash, content_hash, cluster_id, cluster_reason, cluster_score,
      closed_at, close_reason, said, said_version, held_for, client, alike, review_state)
    select source, source_id, url, title, title_key, employer_id, named_employer_id, description, job_types,
      job_type_text, salary_text, pay_min, pay_max, pay_currency, pay_period, monthly_usd_min, monthly_usd_max,
      monthly_php_min, monthly_php_max, rate_date, date_posted, date_posted_precision, ${now}, ${now},
      ${now}, location, hours_per_week, min_id_proof, card_hash, content_hash, cluster_id, cluster_reason, cluster_score,
      case when close_reason is not null then ${now}::timestamptz end, close_reason, said, said_version,
      held_for, client, alike, case when held_for = '{}' then 'approved' else 'held' end
    from json_populate_recordset(null::postings, ${given}::json)
    on conflict (source, source_id) do update set url = excluded.url, title = excluded.title,
      title_key = excluded.title_key, employer_id = coalesce(excluded.employer_id, p.employer_id),
      named_employer_id = case when excluded.employer_id is null then p.named_employer_id else excluded.named_employer_id end,
      description = excluded.description, job_types = excluded.job_types, job_type_text = excluded.job_type_text,
      salary_text = excluded.salary_text, pay_min = excluded.pay_min, pay_max = excluded.pay_max, pay_currency = excluded.pay_currency, pay_period = excluded.pay_period,
      monthly_usd_min = excluded.monthly_usd_min, monthly_usd_max = excluded.monthly_usd_max,
      monthly_php_min = excluded.monthly_php_min, monthly_php_max = excluded.monthly_php_max,
      rate_date = excluded.rate_date, repost_count = p.repost_count + (excluded.date_posted > p.date_posted)::integer,
      date_posted = greatest(excluded.date_posted, p.date_posted),
      date_posted_precision = excluded.date_posted_precision, last_seen_open_at =
        case when excluded.closed_at is null then excluded.last_seen_open_at else p.last_seen_open_at end,
      checked_at = excluded.checked_at, closed_at = excluded.closed_at, close_reason = excluded.close_reason, failed_checks = 0,
      location = excluded.location, hours_per_week = coalesce(excluded.hours_per_week, p.hours_per_week),
      min_id_proof = coalesce(excluded.min_id_proof, p.min_id_proof), card_hash = excluded.card_hash,
      content_hash = excluded.content_hash, said = excluded.said, said_version = excluded.said_version, held_for = ${HELD_ANEW}, client = excluded.client, alike = excluded.alike,
      review_state = case when p.review_state = 'hidden' then 'hidden' when ${HELD_ANEW} = '{}' then 'approved' else 'held' end
    returning p.id, p.source_id`.execute(db)
  return new Map(stored.map((row) => [row.source_id, row.id]))
}

/** Makes the tags of these postings what is given. */
export async function replaceTags(
  db: Db,
  tags: { posting_id: number; name: string; name_key: string }[],
  postingIds: number[],
) {
  const given = JSON.stringify(tags)
  await sql`
    insert into tags (name, name_key)
    select distinct on (name_key) name, name_key from json_to_recordset(${given}::json) as r(name text, name_key text)
    order by name_key on conflict do nothing`.execute(db)
  await sql`
    with wanted as (
      select distinct r.posting_id, t.id as tag_id
      from json_to_recordset(${given}::json) as r(posting_id bigint, name_key text) join tags t using (name_key)
    ), gone as (
      delete from posting_tags pt where posting_id = any(${postingIds}::bigint[])
        and not exists (select from wanted w where w.posting_id = pt.posting_id and w.tag_id = pt.tag_id)
    )
    insert into posting_tags (posting_id, tag_id) select posting_id, tag_id from wanted on conflict do nothing`.execute(
    db,
  )
}

/** Counts the real jobs of these employers again. */
export const updateEmployerCounts = (db: Db, employerIds: number[]) =>
  sql`update employers e set total_posts = c.total
    from (select employer_id, count(distinct cluster_id)::integer as total from postings
      where employer_id = any(${employerIds}::bigint[]) group by 1) c
    where e.id = c.employer_id and e.total_posts <> c.total`.execute(db)

/** Seen open just now, nothing new about them. */
export const updateSeen = (db: Db, ids: number[], now: Date) =>
  sql`update postings set last_seen_open_at = ${now}, checked_at = ${now}, failed_checks = 0
    where id = any(${ids}::bigint[])`.execute(db)

/** Chooses who stands for these clusters and what the listing says of them. */
export const listClusters = (db: Db, clusterIds: number[]) =>
  sql`select list_clusters(${[...new Set(clusterIds)]}::bigint[])`.execute(db)

/** Closes a posting that is open; gives its cluster, or undefined when there was nothing to close. */
export async function closePosting(db: Db, id: number, reason: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ cluster_id: number }>`
    update postings set closed_at = ${now}, close_reason = ${reason}, checked_at = ${now}
    where id = ${id} and closed_at is null returning cluster_id`.execute(db)
  return rows[0]?.cluster_id
}

/** Notes a check that failed and gives how many did in a row. */
export async function countFailedCheck(db: Db, id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ failed_checks: number }>`
    update postings set failed_checks = failed_checks + 1, checked_at = ${now} where id = ${id}
    returning failed_checks`.execute(db)
  return rows[0]?.failed_checks ?? 0
}

export type PostingToCheck = { id: number; source_id: string; url: string }

/**
 * Open postings of a board that were not seen for long, those somebody applied to or saved first: after a day, after six
 * hours where somebody waits for it, after one when the last check failed.
 */
export async function findPostingsToCheck(db: Db, source: Source, now: Date, limit: number): Promise<PostingToCheck[]> {
  const { rows } = await sql<PostingToCheck>`
    select p.id, p.source_id, p.url
    from postings p cross join lateral (
      select exists (select from applications a where a.job_id = p.id)
        or exists (select from saved_jobs s where s.job_id = p.id) as wanted) a
    where p.closed_at is null and p.source = ${source} and p.checked_at <= ${now}::timestamptz - interval '55 minutes'
      and p.checked_at <= ${now}::timestamptz - case when p.failed_checks > 0 then interval '55 minutes'
        when a.wanted then interval '6 hours' else interval '24 hours' end
    order by a.wanted desc, p.checked_at limit ${limit}::integer`.execute(db)
  return rows
}

export type PostingToReread = PostingToCheck & {
  source: Source
  title: string
  description: string
  closed: boolean
  last_seen_open_at: Date
}

/** One posting as it is stored, to be compared with its page. */
export async function findPostingToReread(db: Db, id: number): Promise<PostingToReread | undefined> {
  const { rows } = await sql<PostingToReread>`
    select id, source, source_id, url, title, description, last_seen_open_at, closed_at is not null as closed
    from postings where id = ${id}`.execute(db)
  return rows[0]
}

/** Counts listed postings per day and tag again, for choosing windows and popular tags. */
export async function refreshCounts(db: Db): Promise<void> {
  await sql`select refresh_posting_days()`.execute(db)
  await sql`
    update tags t set uses = coalesce(c.uses, 0)
    from tags g left join (
      select pt.tag_id, count(*)::integer as uses from posting_tags pt join posting_search s using (posting_id) group by 1
    ) c on c.tag_id = g.id
    where t.id = g.id and t.uses <> coalesce(c.uses, 0)`.execute(db)
}

/** Every how manieth posting is looked at, so that about 50,000 spread over the table are. */
async function findSampleStep(db: Db): Promise<number> {
  const { rows } = await sql<{ step: number }>`
    select greatest(1, coalesce(sum(listed), 0) / 50000)::integer as step from posting_days`.execute(db)
  return rows[0]?.step ?? 1
}

/** Rebuilds the vocabulary from titles, employers and tags of at most about 50,000 postings spread over the table. */
export async function refreshWords(db: Db): Promise<void> {
  const step = await findSampleStep(db)
  const sample = `select brief from posting_search where posting_id % ${step} = 0`
  await sql`
    with counted as (
      select word, ndoc from ts_stat(${sample}) where word ~ '^[[:alnum:]]{2,40}$' order by ndoc desc limit 50000
    ), gone as (
      delete from search_words where word not in (select word from counted)
    )
    insert into search_words as w (word, postings) select word, ndoc from counted
    on conflict (word) do update set postings = excluded.postings where w.postings <> excluded.postings`.execute(db)
  await refreshTerms(db, step)
  await refreshSpelling(db)
}

/** Rebuilds what is suggested while somebody types, from the same postings: titles by what they name, tags, employers. */
async function refreshTerms(db: Db, step: number): Promise<void> {
  await sql`
    with listed as (
      select p.id, p.title, p.title_key, e.name as employer from posting_search s
      join postings p on p.id = s.posting_id
      left join employers e on e.id = known_employer(p.employer_id, p.cluster_id)
      where s.posting_id % ${step}::integer = 0
    ), named as (
      select * from (
        select 'title' as kind, (array_agg(title order by length(title), title))[1] as term, count(*) as postings
        from listed where length(title) <= 80 group by title_key order by 3 desc limit 20000
      ) titles
      union all
      select 'skill', t.name, count(*) from listed l join posting_tags pt on pt.posting_id = l.id
      join tags t on t.id = pt.tag_id group by t.name
      union all
      select * from (
        select 'employer', employer, count(*) from listed where employer is not null group by employer order by 3 desc limit 20000
      ) employers
    ), keyed as (
      select distinct on (kind, term_key) kind, term_key, term, sum(postings) over (partition by kind, term_key)::integer as postings
      from (
        select kind, term, postings,
          left(trim(regexp_replace(search_text(term), '[^[:alnum:]+#&]+', ' ', 'g')), 80) as term_key
        from named
      ) n
      where length(term_key) >= 2 order by kind, term_key, n.postings desc, term
    ), gone as (
      delete from suggested_terms where (kind, term_key) not in (select kind, term_key from keyed)
    )
    insert into suggested_terms as s (kind, term_key, term, postings) select kind, term_key, term, postings from keyed
    on conflict (kind, term_key) do update set term = excluded.term, postings = excluded.postings
      where (s.term, s.postings) is distinct from (excluded.term, excluded.postings)`.execute(db)
}

/** Rebuilds the words a slip of the pen is put right with, from what is suggested. */
async function refreshSpelling(db: Db): Promise<void> {
  await sql`
    with counted as (
      select word, sum(postings)::integer as postings
      from suggested_terms, regexp_split_to_table(term_key, '[^[:alnum:]]+') word
      where word ~ '^[[:alpha:]]{3,30}$' group by word
    ), gone as (
      delete from spelled_words where word not in (select word from counted)
    )
    insert into spelled_words as w (word, postings) select word, postings from counted
    on conflict (word) do update set postings = excluded.postings where w.postings <> excluded.postings`.execute(db)
}
