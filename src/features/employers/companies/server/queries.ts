import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Pay } from '#features/jobs/contract.ts'
import { boardsOf, otherNamesOf } from '../../facts/server/queries.ts'

export type CompanyRow = {
  id: number
  name: string
  other_names: string[]
  sources: ('olj' | 'linkedin')[]
  first_seen_at: Date
  last_seen_at: Date
}

/** The employer, or the one its name was merged into; only with a posting that everybody may see. */
export async function findCompany(db: Db, id: number): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`/* find_company */
    select e.id, e.name, ${otherNamesOf} as other_names, ${boardsOf} as sources, e.first_seen_at, e.last_seen_at
    from employers asked join employers e on e.id = coalesce(asked.merged_into_id, asked.id)
    where asked.id = ${id} and exists (select from postings p where p.employer_id = e.id and p.review_state = 'approved')`.execute(
    db,
  )
  return rows[0]
}

/**
 * The first `most` open jobs of an employer, newest first, one for each real job: the posting that stands for it in the
 * listing, or the employer's own where that one is of a board that hides whose it is. Where the employer's own is closed
 * and another board still takes applications, that board's.
 */
const OPEN = (employerId: number, most: number) => sql`
  from ((
    select p.id, p.date_posted from postings p join posting_clusters c on c.id = p.cluster_id
    where p.employer_id = ${employerId} and p.closed_at is null and p.review_state = 'approved'
      and p.id = (select q.id from postings q
        where q.cluster_id = p.cluster_id and q.employer_id = p.employer_id and q.closed_at is null
          and q.review_state = 'approved'
        order by q.id <> c.representative_id, q.id limit 1)
    order by p.date_posted desc, p.id desc limit ${most}::integer
  ) union all (
    select p.id, p.date_posted from posting_clusters c join postings p on p.id = c.representative_id
    where c.employer_id = ${employerId} and p.employer_id is null and p.closed_at is null and p.review_state = 'approved'
      and not exists (select from postings q where q.cluster_id = c.id and q.employer_id = c.employer_id
        and q.closed_at is null and q.review_state = 'approved')
    order by p.date_posted desc, p.id desc limit ${most}::integer
  )) o`

export type CompanyPostingRow = {
  id: number
  title: string
  source: 'olj' | 'linkedin'
  job_type: string
  location: string | null
  salary: string | null
  pay: Pay | null
  date_posted: Date
  last_seen_open_at: Date
}

export async function listOpen(
  db: Db,
  employerId: number,
  limit: number,
  offset: number,
): Promise<CompanyPostingRow[]> {
  const { rows } = await sql<CompanyPostingRow>`/* list_open */
    select p.id, p.title, p.source, p.job_type_text as job_type, p.location, p.salary_text as salary,
      case when p.monthly_usd_min is not null then json_build_object('min', p.pay_min, 'max', p.pay_max,
        'currency', p.pay_currency, 'period', p.pay_period, 'monthly_usd_min', p.monthly_usd_min,
        'monthly_usd_max', p.monthly_usd_max, 'monthly_php_min', p.monthly_php_min,
        'monthly_php_max', p.monthly_php_max, 'rate_date', p.rate_date) end as pay,
      p.date_posted, p.last_seen_open_at
    ${OPEN(employerId, limit + offset)} join postings p on p.id = o.id
    order by p.date_posted desc, p.id desc limit ${limit}::integer offset ${offset}::integer`.execute(db)
  return rows
}

/** How many there are, counted no further than `cap` + 1. */
export async function countOpen(db: Db, employerId: number, cap: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`/* count_open */
    select count(*)::integer as total from (select ${OPEN(employerId, cap + 1)} limit ${cap + 1}::integer) c`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}
