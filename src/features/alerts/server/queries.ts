import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { AlertKind } from '../rules.ts'

export type AlertRow = {
  id: number
  kind: AlertKind
  name: string | null
  saved_search_id: number | null
  employer_id: number | null
  least_score: number | null
  paused_at: Date | null
  created_at: Date
}

/** Lets one at a time change this person's alerts; held to the end of the transaction. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const COLUMNS = sql`a.id, a.kind, coalesce(s.name, e.name) as name, a.saved_search_id,
  coalesce(e.id, a.employer_id) as employer_id, a.least_score, a.paused_at, a.created_at`
const SOURCES = sql`from alerts a left join saved_searches s on s.id = a.saved_search_id
  left join employers own on own.id = a.employer_id left join employers e on e.id = coalesce(own.merged_into_id, own.id)`

/** A person's alerts, the latest first. */
export async function listAlerts(db: Db, userId: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} ${SOURCES} where a.user_id = ${userId} order by a.kind = 'changes', a.id desc`.execute(db)
  return rows
}

export async function findAlert(db: Db, userId: number, id: number): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} ${SOURCES} where a.user_id = ${userId} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** These alerts, whoever has them, but for those that are paused. */
export async function findRunning(db: Db, ids: number[]): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select ${COLUMNS} ${SOURCES} where a.id = any(${ids}::bigint[]) and a.paused_at is null order by a.id`.execute(db)
  return rows
}

export type NewAlert =
  | { kind: 'search'; saved_search_id: number; question_id: number }
  | { kind: 'employer'; employer_id: number }
  | { kind: 'matches'; least_score: number }

/** The alert that looks for the same already. */
export async function findSame(db: Db, userId: number, given: NewAlert): Promise<number | undefined> {
  const row = await db
    .selectFrom('alerts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', given.kind)
    .$if(given.kind === 'search', (query) =>
      query.where('saved_search_id', '=', given.kind === 'search' ? given.saved_search_id : 0),
    )
    .$if(given.kind === 'employer', (query) =>
      query.where('employer_id', '=', given.kind === 'employer' ? given.employer_id : 0),
    )
    .executeTakeFirst()
  return row?.id
}

export async function countAlerts(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function insertAlert(db: Db, userId: number, given: NewAlert, now: Date): Promise<number> {
  const row = await db
    .insertInto('alerts')
    .values({ user_id: userId, ...given, started_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export type AlertChange = { paused?: boolean; least_score?: number }

/** Changes what is given. What came in while it was paused is not told afterwards. False when there is none. */
export async function updateAlert(
  db: Db,
  userId: number,
  id: number,
  { paused, least_score: least }: AlertChange,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update alerts set
      paused_at = case when ${paused ?? null}::boolean is null then paused_at
        when ${paused ?? null}::boolean then coalesce(paused_at, ${now}::timestamptz) end,
      started_at = case when ${paused ?? null}::boolean = false and paused_at is not null then ${now}::timestamptz else started_at end,
      least_score = case when kind = 'matches' then coalesce(${least ?? null}::smallint, least_score) end
    where id = ${id} and user_id = ${userId}`.execute(db)
  return Number(numAffectedRows) > 0
}

export const deleteAlert = (db: Db, userId: number, id: number) =>
  db.deleteFrom('alerts').where('id', '=', id).where('user_id', '=', userId).execute()

export async function employerExists(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into_id, id) as id from employers where id = ${id}`.execute(db)
  return rows[0]?.id
}
