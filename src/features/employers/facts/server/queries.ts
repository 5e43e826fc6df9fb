import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { MONTHS_SHOWN } from '../../rules.ts'

export type FactsRow = {
  jobs: number
  months: { month: string; jobs: number }[]
  pay: { currency: 'USD' | 'PHP'; min: number; max: number; jobs: number }[]
  job_types: string[]
  places: string[]
}

const MOST_SAID = 5

/** The most frequent values of a column that holds one or several of them. */
const frequent = (value: ReturnType<typeof sql>) => sql`
  array(select v.value from mine m, lateral ${value} v(value)
    where m.date_posted > b.since and v.value <> '' group by 1 order by count(*) desc, 1 limit ${MOST_SAID}::integer)`

/** What the approved postings of an employer say together; whole Manila months, pay and kinds of the last year. */
export async function findFacts(db: Db, employerId: number, now: Date): Promise<FactsRow> {
  const { rows } = await sql<FactsRow>`/* find_facts */
    with b as materialized (
      select date_trunc('month', ${now}::timestamptz at time zone 'Asia/Manila') as month,
        ${now}::timestamptz - interval '365 days' as since
    ), mine as materialized (
      select p.cluster_id, p.date_posted, p.job_types, p.location, case p.pay_currency when 'PHP' then 'PHP' else 'USD' end as pay_currency,
        case p.pay_currency when 'PHP' then p.monthly_php_min else p.monthly_usd_min end as pay_min,
        case p.pay_currency when 'PHP' then p.monthly_php_max else p.monthly_usd_max end as pay_max
      from postings p where p.employer_id = ${employerId} and p.review_state = 'approved'
    )
    select (select count(distinct cluster_id)::integer from mine) as jobs,
      (select json_agg(json_build_object('month', to_char(w.month, 'YYYY-MM'), 'jobs', coalesce(c.jobs, 0)) order by w.month)
        from generate_series(b.month - make_interval(months => ${MONTHS_SHOWN - 1}::integer), b.month, interval '1 month') w(month)
        left join (
          select date_trunc('month', date_posted at time zone 'Asia/Manila') as month, count(distinct cluster_id) as jobs
          from mine group by 1) c using (month)) as months,
      (select coalesce(json_agg(json_build_object('currency', c.pay_currency, 'min', c.low, 'max', c.high, 'jobs', c.jobs)
          order by c.jobs desc, c.pay_currency), '[]')
        from (select pay_currency, min(pay_min) as low, max(pay_max) as high, count(distinct cluster_id) as jobs
          from mine where pay_min is not null and date_posted > b.since group by 1) c) as pay,
      ${frequent(sql`unnest(m.job_types)`)} as job_types, ${frequent(sql`(values (m.location))`)} as places
    from b`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A select of one row gave none')
  return facts
}

/** Boards on which any name of this employer was seen. */
export const boardsOf = sql`array(
  select distinct es.source from employers m join employer_sources es on es.employer_id = m.id
  where m.id = e.id or m.merged_into_id = e.id order by es.source desc)`

/** Names that are merged into this employer. */
export const otherNamesOf = sql`array(select m.name from employers m where m.merged_into_id = e.id order by lower(m.name))`
