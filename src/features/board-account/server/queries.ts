import { sql, type Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { BoardAccounts } from '#server/platform/db/types.ts'

export type AccountRow = Selectable<BoardAccounts>
const BOARD = 'olj'

export const findAccount = (db: Db, userId: number): Promise<AccountRow | undefined> =>
  db
    .selectFrom('board_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('board', '=', BOARD)
    .executeTakeFirst()

/** Whether the team keeps this person out; nothing is done in their name then. */
export async function isKeptOut(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('disabled_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.disabled_at !== null
}

/** One session of one connection: connecting anew or signing in again makes it a thing of the past. */
export type SessionRef = { id: number; session_version: number }

export type Connection = {
  user_id: number
  email: string
  password_sealed: string
  session_sealed: string
  id_proof: number | null
  points: number | null
  now: Date
}

/** Connects or connects anew. Whoever still works with the session of before sees a newer version. */
export const upsertAccount = (db: Db, given: Connection): Promise<AccountRow> =>
  db
    .insertInto('board_accounts')
    .values({
      user_id: given.user_id,
      board: BOARD,
      email: given.email,
      password_sealed: given.password_sealed,
      session_sealed: given.session_sealed,
      session_version: 1,
      id_proof: given.id_proof,
      points: given.points,
      points_read_at: given.points === null ? null : given.now,
      connected_at: given.now,
      updated_at: given.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'board']).doUpdateSet((row) => ({
        email: row.ref('excluded.email'),
        password_sealed: row.ref('excluded.password_sealed'),
        session_sealed: row.ref('excluded.session_sealed'),
        session_version: row('board_accounts.session_version', '+', 1),
        signing_in_until: null,
        // Read again soon; of another account nothing was read.
        read_due_at: row.ref('excluded.connected_at'),
        reading_until: null,
        read_failures: 0,
        read_outcome: null,
        read_at: sql<Date | null>`case when lower(board_accounts.email) = lower(excluded.email) then board_accounts.read_at end`,
        state: 'connected',
        id_proof: row.ref('excluded.id_proof'),
        points: row.ref('excluded.points'),
        points_read_at: row.ref('excluded.points_read_at'),
        connected_at: row.ref('excluded.connected_at'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** False when the person has no such account. */
export async function deleteAccount(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('board_accounts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function updateSync(db: Db, userId: number, sync: boolean, now: Date): Promise<void> {
  await db
    .updateTable('board_accounts')
    .set({
      sync_applications: sync,
      updated_at: now,
      // Switched on it is read soon; being on already changes nothing.
      ...(sync ? { read_due_at: sql<Date>`case when sync_applications then read_due_at else ${now} end` } : {}),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Takes the right to sign in again in place of this session; undefined when somebody else has it or was faster. */
export const claimSignIn = (
  db: Db,
  ref: SessionRef,
  { now, until }: { now: Date; until: Date },
): Promise<AccountRow | undefined> =>
  db
    .updateTable('board_accounts')
    .set({ signing_in_until: until })
    .where('id', '=', ref.id)
    .where('state', '=', 'connected')
    .where('session_version', '=', ref.session_version)
    .where((where) => where.or([where('signing_in_until', 'is', null), where('signing_in_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()

type Ending = { session_sealed: string | null; state: 'connected' | 'credentials_refused'; bump: boolean; now: Date }

/** Ends a sign-in that was claimed; does nothing when the person connected anew or disconnected meanwhile. */
export const endSignIn = (db: Db, ref: SessionRef, ending: Ending): Promise<AccountRow | undefined> =>
  db
    .updateTable('board_accounts')
    .set((row) => ({
      signing_in_until: null,
      state: ending.state,
      session_sealed: ending.session_sealed,
      session_version: row('session_version', '+', ending.bump ? 1 : 0),
      updated_at: ending.now,
    }))
    .where('id', '=', ref.id)
    .where('session_version', '=', ref.session_version)
    .returningAll()
    .executeTakeFirst()

/** Keeps the cookies as the board left them, unless a newer session is there. */
export async function updateSession(db: Db, ref: SessionRef, sealed: string): Promise<void> {
  await db
    .updateTable('board_accounts')
    .set({ session_sealed: sealed })
    .where('id', '=', ref.id)
    .where('session_version', '=', ref.session_version)
    .where('state', '=', 'connected')
    .execute()
}

/** Keeps what the board says of an account, unless another one was connected meanwhile. */
export async function updateStanding(
  db: Db,
  userId: number,
  standing: { points: number; id_proof: number | null; email: string; now: Date },
): Promise<void> {
  await db
    .updateTable('board_accounts')
    .set({ points: standing.points, id_proof: standing.id_proof, points_read_at: standing.now })
    .where('user_id', '=', userId)
    .where('email', '=', standing.email)
    .execute()
}

/** Points known are stale from here on: the board is asked again before the next application. */
export async function forgetPointsReading(db: Db, userId: number): Promise<void> {
  await db.updateTable('board_accounts').set({ points_read_at: null }).where('user_id', '=', userId).execute()
}

export async function insertUse(
  db: Db,
  use: { user_id: number; purpose: string; used_password: boolean; outcome: string; used_at: Date },
): Promise<void> {
  await db.insertInto('board_account_uses').values(use).execute()
}

export const listSealed = (db: Db, afterId: number, count: number) =>
  db
    .selectFrom('board_accounts')
    .select(['id', 'user_id', 'password_sealed', 'session_sealed'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(count)
    .execute()

type SealedField = 'password_sealed' | 'session_sealed'

/** Swaps one sealed value; false when it changed meanwhile. */
export async function updateSealed(
  db: Db,
  id: number,
  field: SealedField,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('board_accounts')
    .set(field === 'password_sealed' ? { password_sealed: to } : { session_sealed: to })
    .where('id', '=', id)
    .where(field, '=', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
