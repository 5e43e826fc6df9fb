import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ItemState, Mode, RunState } from '../rules.ts'

export type RunRow = {
  id: number
  user_id: number
  /** `2026-11-25` */
  run_date: string
  state: RunState
  reason: string | null
  mode: Mode
  planned_at: Date
  started_at: Date | null
  ended_at: Date | null
  failures: number
  next_at: Date | null
  points_left: number | null
}

const runs = (db: Db) =>
  db
    .selectFrom('automation_runs')
    .select(['id', 'user_id', 'run_date', 'state', 'reason', 'mode', 'planned_at', 'started_at', 'ended_at'])
    .select(['failures', 'next_at', 'points_left'])
    .$castTo<RunRow>()

/** Makes the run of a person's day; undefined when it is there already. */
export async function insertRun(
  db: Db,
  run: Pick<RunRow, 'user_id' | 'run_date' | 'state' | 'reason' | 'mode' | 'planned_at' | 'ended_at'>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('automation_runs')
    .values(run)
    .onConflict((conflict) => conflict.columns(['user_id', 'run_date']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A run, held until the transaction ends: whoever plans, refuses or sends takes turns. */
export const lockRun = (db: Db, id: number): Promise<RunRow | undefined> =>
  runs(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const findRun = (db: Db, id: number): Promise<RunRow | undefined> =>
  runs(db).where('id', '=', id).executeTakeFirst()

/** The one run of a person that is not over. */
export const findOpenRun = (db: Db, userId: number): Promise<RunRow | undefined> =>
  runs(db).where('user_id', '=', userId).where('ended_at', 'is', null).orderBy('run_date', 'desc').executeTakeFirst()

export const findOwnRun = (db: Db, userId: number, id: number): Promise<RunRow | undefined> =>
  runs(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

export const findLatestRuns = (db: Db, userId: number, count: number): Promise<RunRow[]> =>
  runs(db).where('user_id', '=', userId).orderBy('run_date', 'desc').limit(count).execute()

export async function listRuns(
  db: Db,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: RunRow[]; count: number }> {
  const [rows, total] = await Promise.all([
    runs(db)
      .where('user_id', '=', userId)
      .orderBy('run_date', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('automation_runs')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, count: total.count }
}

/** Every run that is not over, of this day or an earlier one. */
export const listOpenRuns = (db: Db, upTo: string): Promise<RunRow[]> =>
  runs(db).where('ended_at', 'is', null).where('run_date', '<=', upTo).orderBy('id').execute()

type RunChange = Partial<
  Pick<RunRow, 'state' | 'reason' | 'mode' | 'started_at' | 'ended_at' | 'failures' | 'next_at' | 'points_left'>
>

/** Changes a run the caller holds. */
export async function updateRun(db: Db, id: number, change: RunChange): Promise<void> {
  await db.updateTable('automation_runs').set(change).where('id', '=', id).execute()
}

/** A plan that waits follows what the person chooses meanwhile. */
export async function updateWaitingMode(db: Db, userId: number, mode: Mode): Promise<void> {
  await db
    .updateTable('automation_runs')
    .set({ mode })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('started_at', 'is', null)
    .execute()
}

export type Counted = {
  run_id: number
  state: ItemState
  count: number
  approved: number
  points: number
}

/** How many items of these runs stand where, with their points. */
export async function countItems(db: Db, runIds: number[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select run_id, state, count(*)::integer as count, count(approved_at)::integer as approved,
      sum(points)::integer as points
    from automation_items where run_id = any(${runIds}::bigint[]) group by run_id, state`.execute(db)
  return rows
}

export type DayCount = { state: string; count: number }

/** Runs and items of a day, for the team. */
export async function countDay(
  db: Db,
  runDate: string,
): Promise<{ people: number; runs: DayCount[]; items: DayCount[] }> {
  const [people, ofRuns, ofItems] = await Promise.all([
    sql<{ count: number }>`select count(*)::integer as count from automation_settings where enabled`.execute(db),
    sql<DayCount>`select state, count(*)::integer as count from automation_runs where run_date = ${runDate}::date
      group by state order by state`.execute(db),
    sql<DayCount>`select i.state, count(*)::integer as count from automation_items i
      join automation_runs r on r.id = i.run_id where r.run_date = ${runDate}::date group by i.state order by i.state`.execute(
      db,
    ),
  ])
  return { people: people.rows[0]?.count ?? 0, runs: ofRuns.rows, items: ofItems.rows }
}
