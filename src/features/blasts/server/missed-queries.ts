import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { MissedReason } from '../rules.ts'

/** Whoever did not get it and would get it now: there, not disabled, and willing where that counts. */
const reachable = sql`(u.id is not null and u.disabled_at is null
  and (b.about_service or coalesce(p.allow_recruiter_contact, true)))`
const joined = sql`
  from blasts b
    join blast_recipients r on r.blast_id = b.id
    left join users u on u.id = r.user_id
    left join privacy_settings p on p.user_id = r.user_id`

export type MissedRow = { id: number; name: string | null; reason: MissedReason | 'cancelled'; reachable: boolean }

/** In the order of their ids; whoever still waits counts when the blast was cancelled, and is never reached again. */
export async function findMissed(db: Db, blastId: number, after: number, limit: number): Promise<MissedRow[]> {
  const { rows } = await sql<MissedRow>`
    select r.user_id as id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username::text) as name,
      coalesce(r.reason, 'cancelled') as reason, b.state = 'done' and ${reachable} as reachable
    ${joined}
    where b.id = ${blastId} and r.user_id > ${after}
      and (r.state = 'skipped' or (r.state = 'pending' and b.state = 'cancelled'))
    order by r.user_id limit ${limit}::integer`.execute(db)
  return rows
}

/** How many of them would get it now. */
export async function countReachable(db: Db, blastId: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many ${joined}
    where b.id = ${blastId} and b.state = 'done' and r.state = 'skipped' and ${reachable}`.execute(db)
  return rows[0]?.many ?? 0
}

/** Lets those wait again who would get it now. @returns how many there were of each reason */
export async function reopenMissed(db: Db, blastId: number): Promise<Record<MissedReason, number>> {
  const { rows } = await sql<{ reason: MissedReason; many: number }>`
    with opened as (
      select r.user_id, r.reason ${joined} where b.id = ${blastId} and r.state = 'skipped' and ${reachable}
    ), changed as (
      update blast_recipients r set state = 'pending', reason = null from opened o
      where r.blast_id = ${blastId} and r.user_id = o.user_id
    )
    select reason, count(*)::integer as many from opened group by reason`.execute(db)
  const many = (reason: MissedReason) => rows.find((row) => row.reason === reason)?.many ?? 0
  return { not_wanted: many('not_wanted'), gone: many('gone'), disabled: many('disabled'), failed: many('failed') }
}
