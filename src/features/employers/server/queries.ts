import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { boardsOf, otherNamesOf } from '../facts/server/queries.ts'
import type { EmployerSort } from '../rules.ts'

export type EmployerRow = {
  id: number
  name: string
  total_posts: number
  open_posts: number
  sources: ('olj' | 'linkedin')[]
  other_names: string[]
  first_seen_at: Date
  last_seen_at: Date
}

const columns = sql`
  e.id, e.name, e.total_posts, e.first_seen_at, e.last_seen_at, ${boardsOf} as sources, ${otherNamesOf} as other_names,
  (select count(distinct p.cluster_id)::integer from postings p
    where p.employer_id = e.id and p.closed_at is null and p.review_state = 'approved') as open_posts`

/** What is typed may hold the signs of a pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Employers that keep their name; with `search` those of which any name contains it, accents and case ignored. */
const wanted = (search: string) =>
  search === ''
    ? sql`e.merged_into_id is null`
    : sql`e.merged_into_id is null and e.id in (
        select coalesce(m.merged_into_id, m.id) from employers m
        where f_unaccent(lower(m.name)) like f_unaccent(lower(${containing(search)})))`

const ORDERS: Record<EmployerSort, ReturnType<typeof sql>> = {
  name: sql`lower(e.name), e.id`,
  postings: sql`e.total_posts desc, e.id`,
  last_seen: sql`e.last_seen_at desc, e.id`,
}

export type EmployerPage = { search: string; sort: EmployerSort; limit: number; offset: number }

export async function listEmployers(db: Db, { search, sort, limit, offset }: EmployerPage): Promise<EmployerRow[]> {
  const { rows } = await sql<EmployerRow>`
    select ${columns} from (
      select * from employers e where ${wanted(search)}
      order by ${ORDERS[sort]} limit ${limit}::integer offset ${offset}::integer) e
    order by ${ORDERS[sort]}`.execute(db)
  return rows
}

/** How many employers the same search has, at most `cap` + 1. */
export async function countEmployers(db: Db, search: string, cap: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from employers e where ${wanted(search)} limit ${cap + 1}::integer) e`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

type Name = { id: number; name: string }
export type EmployerDetailRow = EmployerRow & {
  merged_into: Name | null
  names: (Name & { merged_at: string })[]
}

export async function findEmployer(db: Db, id: number): Promise<EmployerDetailRow | undefined> {
  const { rows } = await sql<EmployerDetailRow>`/* find_employer */
    select ${columns},
      (select json_build_object('id', k.id, 'name', k.name) from employers k where k.id = e.merged_into_id) as merged_into,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'merged_at', m.merged_at)
          order by m.merged_at desc, m.id), '[]') from employers m where m.merged_into_id = e.id) as names
    from employers e where e.id = ${id}`.execute(db)
  return rows[0]
}

export type EmployerPostingRow = {
  id: number
  title: string
  source: 'olj' | 'linkedin'
  link: string
  date_posted: Date
  last_seen_open_at: Date
  closed: boolean
  state: 'approved' | 'held' | 'hidden'
  reposted: boolean
}

/** Postings of an employer on every board, newest first. */
export async function listEmployerPostings(
  db: Db,
  employerId: number,
  limit: number,
  offset: number,
): Promise<EmployerPostingRow[]> {
  const { rows } = await sql<EmployerPostingRow>`/* list_employer_postings */
    select id, title, source, url as link, date_posted, last_seen_open_at, closed_at is not null as closed,
      review_state as state, repost_count > 0 or exists (
        select from postings q where q.cluster_id = p.cluster_id and q.source = p.source and q.id < p.id) as reposted
    from postings p where employer_id = ${employerId}
    order by date_posted desc, id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

type Counted = { kind: string; count: number }[]
export type TeamFactsRow = {
  postings: number
  held: number
  hidden: number
  notes: Counted
  moved_up: number
  posted_again: number
  reports: Counted
  open_reports: number
  confirmed: number
  unconfirmed: number
  failed: number
}

const byKind = (rows: ReturnType<typeof sql>) => sql`
  (select coalesce(json_agg(json_build_object('kind', k.kind, 'count', k.count) order by k.count desc, k.kind), '[]')
    from (${rows}) k)`

/**
 * What only the team sees of an employer, whatever the state of its postings. Posted again is a posting of a real job that
 * the same board carried before, as another posting.
 */
export async function findTeamFacts(db: Db, employerId: number): Promise<TeamFactsRow> {
  const { rows } = await sql<TeamFactsRow>`/* find_team_facts */
    with mine as materialized (
      select p.id, p.source, p.cluster_id, p.review_state, p.repost_count, p.held_for || p.cleared as notes
      from postings p where p.employer_id = ${employerId}
    ), told as materialized (
      select r.reason, r.settled_at from mine m join job_reports r on r.posting_id = m.id
    ), sent as materialized (
      select a.delivery from mine m join applications a on a.job_id = m.id where not a.own_entry
    )
    select count(*)::integer as postings, (count(*) filter (where review_state = 'held'))::integer as held,
      (count(*) filter (where review_state = 'hidden'))::integer as hidden,
      ${byKind(sql`select n.kind, count(distinct m.id)::integer as count from mine m, unnest(m.notes) n(kind)
        where n.kind not in ('reports', 'team') group by 1`)} as notes,
      coalesce(sum(repost_count), 0)::integer as moved_up,
      (count(*) - count(distinct (cluster_id, source)))::integer as posted_again,
      ${byKind(sql`select t.reason as kind, count(*)::integer as count from told t group by 1`)} as reports,
      (select count(*)::integer from told where settled_at is null) as open_reports,
      (select count(*)::integer from sent where delivery = 'confirmed') as confirmed,
      (select count(*)::integer from sent where delivery in ('unconfirmed', 'sending')) as unconfirmed,
      (select count(*)::integer from sent where delivery = 'failed') as failed
    from mine`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('Counting gave no row')
  return facts
}
