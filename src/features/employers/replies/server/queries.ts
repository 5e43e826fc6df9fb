import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { ANSWERS, DAYS_COUNTED, DAYS_TO_ANSWER, LEAST_PEOPLE, type Ledger } from '../rules.ts'

/**
 * How many people who let themselves be counted applied to this employer through Hanap, and what became of it. A person
 * counts once, with their first application and their first answer. Whoever puts an application back to Applied says that
 * nothing came of it after all. Only whole fives are counted, the earliest first: what a sixth person adds is seen
 * together with four others, never alone.
 */
export async function findLedger(db: Db, employerId: number, now: Date): Promise<Ledger> {
  const { rows } = await sql<Ledger>`/* find_ledger */
    with sent as (
      select a.id, a.user_id, a.sending_since
      from postings p join applications a on a.job_id = p.id
        join privacy_settings s on s.user_id = a.user_id and s.count_replies
      where p.employer_id = ${employerId} and a.delivery = 'confirmed' and not a.own_entry and a.removed_at is null
        and a.sending_since <= ${now}::timestamptz - make_interval(days => ${DAYS_TO_ANSWER}::integer)
        and a.sending_since > ${now}::timestamptz - make_interval(days => ${DAYS_COUNTED}::integer)
    ), people as (
      select s.user_id, min(s.sending_since) as since,
        min(case when r.first_at is not null
          then greatest(0, extract(epoch from r.first_at - s.sending_since) / 86400) end)::float8 as days,
        bool_or(r.interview) as interview, bool_or(r.offer) as offer, bool_or(r.rejected) as rejected
      from sent s cross join lateral (
        select min(e.happened_at) as first_at, bool_or(e.to_value = 'interview') as interview,
          bool_or(e.to_value in ('offer', 'hired')) as offer, bool_or(e.to_value = 'rejected') as rejected
        from application_events e
        where e.application_id = s.id and e.kind = 'status' and e.actor in ('person', 'board')
          and e.to_value = any(${[...ANSWERS]}::text[]) and e.happened_at <= ${now} and e.id > coalesce((
            select max(b.id) from application_events b
            where b.application_id = s.id and b.kind = 'status' and b.to_value = 'applied'), 0)) r
      group by s.user_id
    ), placed as (
      select *, row_number() over (order by since, user_id) as place, count(*) over () as everybody from people
    )
    select count(*)::integer as people, count(days)::integer as answered,
      percentile_cont(0.5) within group (order by days)::float8 as median_days,
      (count(*) filter (where interview))::integer as interview, (count(*) filter (where offer))::integer as offer,
      (count(*) filter (where rejected))::integer as rejected
    from placed where place <= everybody - everybody % ${LEAST_PEOPLE}::integer`.execute(db)
  const [ledger] = rows
  if (!ledger) throw new Error('Counting gave no row')
  return ledger
}
