import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type EmployerRow = {
  id: number
  name: string
  total_posts: number
  open_posts: number
  sources: ('olj' | 'linkedin')[]
  first_seen_at: Date
  last_seen_at: Date
}

const columns = sql`
  e.id, e.name, e.total_posts, e.first_seen_at, e.last_seen_at,
  (select count(*)::integer from postings p join posting_search s on s.posting_id = p.id where p.employer_id = e.id) as open_posts,
  array(select es.source from employer_sources es where es.employer_id = e.id order by es.source desc) as sources`

/** What is typed may hold the signs of a pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Employers whose name contains `search` (accents and case ignored), by name. */
export async function listEmployers(db: Db, search: string, limit: number, offset: number): Promise<EmployerRow[]> {
  const { rows } = await sql<EmployerRow>`
    select ${columns} from employers e
    where ${search} = '' or f_unaccent(lower(e.name)) like f_unaccent(lower(${containing(search)}))
    order by lower(e.name), e.id limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

/** How many employers the same search has, at most `cap` + 1. */
export async function countEmployers(db: Db, search: string, cap: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from employers e
      where ${search} = '' or f_unaccent(lower(e.name)) like f_unaccent(lower(${containing(search)}))
      limit ${cap + 1}::integer) e`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findEmployer(db: Db, id: number): Promise<EmployerRow | undefined> {
  const { rows } = await sql<EmployerRow>`select ${columns} from employers e where e.id = ${id}`.execute(db)
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
}

/** Postings of an employer on every board, newest first. */
export async function listEmployerPostings(
  db: Db,
  employerId: number,
  limit: number,
  offset: number,
): Promise<EmployerPostingRow[]> {
  const { rows } = await sql<EmployerPostingRow>`
    select id, title, source, url as link, date_posted, last_seen_open_at, closed_at is not null as closed
    from postings where employer_id = ${employerId}
    order by date_posted desc, id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

export async function countEmployerPostings(db: Db, employerId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from postings where employer_id = ${employerId}`.execute(db)
  return rows[0]?.total ?? 0
}
