import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** A posting and the person, as the rules want to know them. */
export type FactsRow = {
  id: number
  board: string
  title: string
  description: string
  alike: string | null
  salary: string | null
  job_type: string
  link: string
  date_posted: Date
  last_seen_open_at: Date
  closed: boolean
  review_state: string
  employer_id: number | null
  employer: string | null
  applied: 'applied' | 'under_way' | 'noted' | null
  contacted: string | null
  /** The person refused it on an earlier plan. */
  refused: boolean
}

/**
 * Facts of postings by their ids. An application to another posting of what is one job for the person counts as one to
 * it; an employer is known by its number or, for what was noted by hand, by its name.
 */
export async function findFacts(db: Db, userId: number, ids: number[], since: Date): Promise<Map<number, FactsRow>> {
  const { rows } = await sql<FactsRow>`
    select p.id, p.source as board, p.title, p.description, p.alike, p.salary_text as salary, p.job_type_text as job_type,
      p.url as link, p.date_posted, p.last_seen_open_at, p.closed_at is not null as closed, p.review_state,
      e.id as employer_id, e.name as employer,
      (select case when a.own_entry and a.read_from is null then 'noted' when a.delivery = 'confirmed' then 'applied'
          else 'under_way' end
        from applications a join postings q on q.id = a.job_id
        where a.user_id = ${userId} and q.id = any(own.ids) and a.delivery <> 'failed' and a.removed_at is null
        limit 1) as applied,
      (select a.posting_snapshot ->> 'title' from applications a left join postings q on q.id = a.job_id
        where a.user_id = ${userId} and a.delivery <> 'failed' and a.removed_at is null
          and a.sending_since > ${since}::timestamptz and (q.id is null or q.id <> all(own.ids))
          and (q.employer_id = e.id or lower(a.posting_snapshot ->> 'employer_name') = lower(e.name))
        order by a.sending_since desc limit 1) as contacted,
      exists (select from automation_items i where i.user_id = ${userId} and i.job_id = p.id and i.state = 'vetoed')
        as refused
    from postings p left join employers e on e.id = known_employer(p.employer_id, p.cluster_id)
    cross join lateral (select own_row(${userId}::bigint, p.id) as ids offset 0) own
    where p.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type ApplicationFacts = {
  id: number
  delivery: 'sending' | 'confirmed' | 'failed' | 'unconfirmed'
  cover_letter_id: number | null
  applied_elsewhere: boolean
  error: string | null
}

/** The person's application to a posting, as it stands at the board. */
export async function findApplicationOf(db: Db, userId: number, jobId: number): Promise<ApplicationFacts | undefined> {
  const { rows } = await sql<ApplicationFacts>`
    select id, delivery, cover_letter_id, applied_elsewhere, failure ->> 'error' as error
    from applications where user_id = ${userId} and job_id = ${jobId} and removed_at is null`.execute(db)
  return rows[0]
}

/** Points of applications that the person sent themselves through us and the board confirmed in this time. */
export async function sumOwnPoints(db: Db, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(a.apply_points), 0)::integer as points from applications a
    where a.user_id = ${userId} and a.delivery = 'confirmed' and not a.own_entry and not a.applied_elsewhere
      and a.sending_since > ${since}::timestamptz
      and not exists (select from automation_items i where i.cover_letter_id = a.cover_letter_id)`.execute(db)
  return rows[0]?.points ?? 0
}
