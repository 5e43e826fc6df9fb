import { sql } from 'kysely'
import type { ApplicationStatus, Delivery } from '#features/applications/rules.ts'
import type { Db } from '#server/platform/db/database.ts'

type About = { application_id: number; job_title: string }
/** Moments as JSON has them. */
export type Waiting = About & {
  delivery: Delivery
  status: ApplicationStatus
  sending_since: string
  heard_at: string | null
  interviews: string[]
}
export type DayFacts = {
  /** The next interview, and how many there are. */
  interview: (About & { employer_name: string; starts_at: string; count: number }) | null
  follow_up: (About & { count: number; overdue: number }) | null
  /** Applications that were sent long enough ago to lie quiet; what was heard of them decides. */
  waiting: Waiting[]
  points: { points: number; read_at: string } | null
}

type Moments = { now: Date; today: string; until: Date; sentBefore: Date }
const ABOUT = sql`a.id as application_id, a.posting_snapshot ->> 'title' as job_title`
const OWN = (userId: number) => sql`a.user_id = ${userId} and a.removed_at is null`
/** Nobody reads on a phone about more. */
const MOST_WAITING = 500

/** What applications and the board account of a person tell about this day, in one statement. */
export async function findDayFacts(db: Db, userId: number, at: Moments): Promise<DayFacts> {
  const { rows } = await sql<DayFacts>`
    select
      (select to_json(x) from (
        select ${ABOUT}, a.posting_snapshot ->> 'employer_name' as employer_name, i.starts_at,
          count(*) over ()::integer as count
        from application_interviews i join applications a on a.id = i.application_id
        where ${OWN(userId)} and i.starts_at + i.minutes * interval '1 minute' > ${at.now}::timestamptz
          and i.starts_at < ${at.until}::timestamptz
        order by i.starts_at, i.id limit 1) x) as interview,
      (select to_json(x) from (
        select ${ABOUT}, count(*) over ()::integer as count,
          count(*) filter (where f.due_on < ${at.today}::date) over ()::integer as overdue
        from application_follow_ups f join applications a on a.id = f.application_id
        where ${OWN(userId)} and f.done_at is null and f.due_on <= ${at.today}::date
        order by f.due_on, f.id limit 1) x) as follow_up,
      (select coalesce(json_agg(x), '[]') from (
        select ${ABOUT}, a.delivery, a.status, a.sending_since,
          (select max(e.happened_at) from application_events e
            where e.application_id = a.id and e.kind = 'status' and e.to_value <> 'applied') as heard_at,
          array(select i.starts_at from application_interviews i where i.application_id = a.id) as interviews
        from applications a
        where ${OWN(userId)} and a.delivery = 'confirmed' and a.status in ('applied', 'reviewing', 'interview')
          and a.sending_since <= ${at.sentBefore}::timestamptz
        order by a.sending_since limit ${sql.lit(MOST_WAITING)}) x) as waiting,
      (select to_json(x) from (
        select b.points, b.points_read_at as read_at from board_accounts b
        where b.user_id = ${userId} and b.state = 'connected' and b.points is not null
          and b.points_read_at is not null limit 1) x) as points`.execute(db)
  return rows[0] as DayFacts
}

/** Those of these postings the person applied to already. */
export async function findAppliedAmong(db: Db, userId: number, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ job_id: number }>`
    select a.job_id from applications a where ${OWN(userId)} and a.job_id = any(${ids}::bigint[])`.execute(db)
  return new Set(rows.map(({ job_id: id }) => id))
}
