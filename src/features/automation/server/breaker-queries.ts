import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type SwitchRow = { stopped: boolean; reason: string | null; changed_at: Date | null }

export const findSwitch = (db: Db): Promise<SwitchRow> =>
  db.selectFrom('automation_switch').select(['stopped', 'reason', 'changed_at']).executeTakeFirstOrThrow()

export async function updateSwitch(db: Db, change: { stopped: boolean; reason: string; now: Date }): Promise<void> {
  await db
    .updateTable('automation_switch')
    .set({ stopped: change.stopped, reason: change.reason, changed_at: change.now })
    .execute()
}

export type BreakerRow = {
  failures: number
  reason: string | null
  opened_at: Date | null
  probe_after: Date | null
}

export const findBreaker = (db: Db): Promise<BreakerRow> =>
  db
    .selectFrom('automation_breakers')
    .select(['failures', 'reason', 'opened_at', 'probe_after'])
    .where('board', '=', 'olj')
    .executeTakeFirstOrThrow()

/** Takes the one try of a pause that is over; false when somebody else has it, or the pause lasts. */
export async function claimProbe(db: Db, now: Date, next: Date): Promise<boolean> {
  const { rows } = await sql<{ board: string }>`
    update automation_breakers set probe_after = ${next}::timestamptz
    where board = 'olj' and opened_at is not null and probe_after <= ${now}::timestamptz returning board`.execute(db)
  return rows.length > 0
}

/** Counts a failure of the board once per run; from `most` on nothing is sent until `until`. */
export async function countFailure(
  db: Db,
  given: { runId: number; reason: string; most: number; now: Date; until: Date },
): Promise<void> {
  const counted = sql`failures + (last_run_id is distinct from ${given.runId}::bigint)::integer`
  await sql`
    update automation_breakers set failures = ${counted}, last_run_id = ${given.runId}, reason = ${given.reason},
      opened_at = case when ${counted} >= ${given.most}::integer then coalesce(opened_at, ${given.now}::timestamptz) end,
      probe_after = case when ${counted} >= ${given.most}::integer then ${given.until}::timestamptz end
    where board = 'olj'`.execute(db)
}

/** The board works: whatever was counted is over. */
export async function clearFailures(db: Db): Promise<void> {
  await sql`
    update automation_breakers set failures = 0, last_run_id = null, reason = null, opened_at = null, probe_after = null
    where board = 'olj' and failures > 0`.execute(db)
}

/** Takes one of the places a board has for automatic applications on a day; false when none is left. */
export async function takePlace(db: Db, day: string, most: number): Promise<boolean> {
  if (most < 1) return false
  const { rows } = await sql`
    insert into automation_board_days as d (board, day, taken) values ('olj', ${day}::date, 1)
    on conflict (board, day) do update set taken = d.taken + 1 where d.taken < ${most}::integer
    returning taken`.execute(db)
  return rows.length > 0
}

/** How many places of a day are taken or planned for, counted no further than the limit. */
export async function countPlaces(db: Db, day: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from automation_runs r join automation_items i on i.run_id = r.id
      where r.run_date = ${day}::date and r.ended_at is null and i.state = 'planned'
      limit ${most}::integer) planned`.execute(db)
  const taken = await db
    .selectFrom('automation_board_days')
    .select('taken')
    .where('board', '=', 'olj')
    .where('day', '=', day)
    .executeTakeFirst()
  return (rows[0]?.count ?? 0) + (taken?.taken ?? 0)
}
