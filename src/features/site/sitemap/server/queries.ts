import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type ListedPosting = { id: number; changed: string }

/** Up to `take` open postings with an id in [`from`, `before`), by id, with the day they last changed. */
export async function listOpenPostings(
  db: Db,
  from: number,
  before: number | null,
  take: number,
): Promise<ListedPosting[]> {
  const { rows } = await sql<ListedPosting>`
    select p.id::integer as id, to_char(greatest(p.first_seen_at, p.date_posted), 'YYYY-MM-DD') as changed
    from posting_search s join postings p on p.id = s.posting_id
    where s.posting_id >= ${from}::bigint and (${before}::bigint is null or s.posting_id < ${before}::bigint)
    order by s.posting_id limit ${take}::integer`.execute(db)
  return rows
}

/** With a job that is open, so that its page has something to show. */
const COMPANIES = sql`
  from employers e where exists (
    select from postings p join posting_search s on s.posting_id = p.id
    where p.employer_id = e.id and p.closed_at is null and p.review_state = 'approved')`

/** Up to `take` companies with an open job and an id in [`from`, `before`), by id. */
export async function listCompanies(db: Db, from: number, before: number | null, take: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id ${COMPANIES} and e.id >= ${from}::bigint and (${before}::bigint is null or e.id < ${before}::bigint)
    order by e.id limit ${take}::integer`.execute(db)
  return rows.map((row) => row.id)
}

/** Whether there are more than `most` open postings and companies with one: looks at no more than that of each. */
export async function hasMoreAddresses(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    select case when s.postings > ${most}::integer then true
      else s.postings + (select count(*) from (select e.id ${COMPANIES} limit ${most + 1}::integer) c) > ${most}::integer
      end as more
    from (select count(*) as postings from (
      select posting_id from posting_search order by posting_id limit ${most + 1}::integer) p) s`.execute(db)
  return rows[0]?.more ?? false
}

/** Numbers of the blocks of `size` ids that hold an open posting; one look into the index per block. */
export async function listPostingBlocks(db: Db, size: number): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    select b.block::integer as block from generate_series(
      (select min(posting_id) / ${size}::bigint from posting_search),
      (select max(posting_id) / ${size}::bigint from posting_search)) b(block)
    where exists (select from posting_search s
      where s.posting_id >= b.block * ${size}::bigint and s.posting_id < (b.block + 1) * ${size}::bigint)
    order by b.block`.execute(db)
  return rows.map((row) => row.block)
}

/** The same of companies. */
export async function listCompanyBlocks(db: Db, size: number): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    select b.block::integer as block
    from generate_series(0, (select max(id) / ${size}::bigint from employers)) b(block)
    where (select e.id ${COMPANIES} and e.id >= b.block * ${size}::bigint and e.id < (b.block + 1) * ${size}::bigint
      order by e.id limit 1) is not null
    order by b.block`.execute(db)
  return rows.map((row) => row.block)
}
