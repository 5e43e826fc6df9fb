import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Figures } from '../contract.ts'

type Question = { userId: number; now: Date; weeks: number; sources: number; other: string }

/**
 * What became of each application that counts as sent: what the board confirmed (product, "Application record"), and what
 * the person says they sent elsewhere. Whoever puts one back to Applied says that nothing came of it after all, so only
 * what happened afterwards counts; interview and offer count also when something else followed. Each application's events
 * are found by their index: the work grows with the applications, whatever the planner knows of them.
 */
const facts = ({ userId, now }: Question) => sql`
  facts as materialized (
    select coalesce(p.source, a.posting_snapshot->>'source', '') as source, a.sending_since as sent_at,
      a.status <> 'applied' or i.planned or a.offer_date is not null as replied,
      coalesce(r.interview, false) or a.status = 'interview' or i.planned as interview,
      coalesce(r.offer, false) or a.status in ('offer', 'hired') or a.offer_date is not null as offer,
      case when r.first_at is not null
        then greatest(0, extract(epoch from r.first_at - a.sending_since) / 86400) end::float8 as days
    from applications a
      left join postings p on p.id = a.job_id
      cross join lateral (
        select exists (select from application_interviews i where i.application_id = a.id) as planned) i
      cross join lateral (
        select min(e.happened_at) as first_at, bool_or(e.to_value = 'interview') as interview,
          bool_or(e.to_value in ('offer', 'hired')) as offer
        from application_events e
        where e.application_id = a.id and e.kind = 'status' and e.to_value <> 'applied' and e.id > coalesce((
          select max(b.id) from application_events b
          where b.application_id = a.id and b.kind = 'status' and b.to_value = 'applied'), 0)) r
    where a.user_id = ${userId} and a.delivery = 'confirmed' and a.removed_at is null and a.sending_since <= ${now})`

const counts = sql`
  count(f.sent_at)::integer as sent,
  (count(*) filter (where f.replied))::integer as replies,
  (count(*) filter (where f.interview))::integer as interviews,
  (count(*) filter (where f.offer))::integer as offers`

/** Weeks as Manila counts them, also those in which nothing was sent. */
const weeks = ({ now, weeks: count }: Question) => sql`
  select to_char(w.monday, 'YYYY-MM-DD') as starts_on, ${counts}
  from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'Asia/Manila') - make_interval(weeks => ${count - 1}::integer),
      date_trunc('week', ${now}::timestamptz at time zone 'Asia/Manila'), interval '1 week') as w(monday)
    left join facts f on f.sent_at >= w.monday at time zone 'Asia/Manila'
      and f.sent_at < (w.monday + interval '1 week') at time zone 'Asia/Manila'
  group by w.monday order by w.monday`

const sources = ({ sources: most, other }: Question) => sql`
  select case when ranked.place <= ${most}::integer then f.source else ${other}::text end as source, ${counts}
  from facts f join (
      select source, row_number() over (order by count(*) desc, source) as place from facts group by source
    ) ranked using (source)
  group by 1 order by min(least(ranked.place, ${most}::integer + 1))`

const rounded = (share: number) => sql`
  round((percentile_cont(${sql.lit(share)}) within group (order by days))::numeric, 2)::float8`

const firstAnswer = sql`
  select count(*)::integer as answered, ${rounded(0)} as shortest, ${rounded(0.25)} as quarter,
    ${rounded(0.5)} as median, ${rounded(0.75)} as three_quarters, ${rounded(1)} as longest
  from facts where replied and days is not null`

/** All figures of a person in one statement, so that they belong to one moment. */
export async function findFigures(db: Db, question: Question): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with ${facts(question)}
    select
      (select row_to_json(t) from (select ${counts} from facts f) t) as totals,
      (select json_agg(row_to_json(t)) from (${weeks(question)}) t) as weeks,
      coalesce((select json_agg(row_to_json(t)) from (${sources(question)}) t), '[]') as sources,
      (select row_to_json(t) from (${firstAnswer}) t) as first_answer`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('A select without a table gave no row')
  return figures
}
