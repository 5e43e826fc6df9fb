import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

const BOARD = 'olj'

/** The right to read an account: held until `until` by whoever has it. `first`: nothing of it was ever read. */
export type ReadingClaim = { id: number; user_id: number; email: string; until: Date; first: boolean }
/** Nothing is read in the name of somebody the team keeps out. */
const notKeptOut = sql<boolean>`not exists (
  select from users where users.id = board_accounts.user_id and users.disabled_at is not null)`
type Due = { id: number; user_id: number; read_due_at: Date }

/** Accounts that are due, the longest waiting first, behind the one `after` names. */
export const listDueReadings = (db: Db, now: Date, after: Due | undefined, count: number): Promise<Due[]> =>
  db
    .selectFrom('board_accounts')
    .select(['id', 'user_id', 'read_due_at'])
    .where('sync_applications', '=', true)
    .where('state', '=', 'connected')
    .where('read_due_at', '<=', now)
    .where(notKeptOut)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(read_due_at, id) > (${after?.read_due_at}, ${after?.id})`),
    )
    .orderBy('read_due_at')
    .orderBy('id')
    .limit(count)
    .execute()

/** Takes the right to read; undefined when somebody else has it, or there is nothing to read. */
export async function claimReading(
  db: Db,
  userId: number,
  { now, until, onlyDue }: { now: Date; until: Date; onlyDue: boolean },
): Promise<ReadingClaim | undefined> {
  const row = await db
    .updateTable('board_accounts')
    .set({ reading_until: until })
    .where('user_id', '=', userId)
    .where('board', '=', BOARD)
    .where('state', '=', 'connected')
    .where('sync_applications', '=', true)
    .where(notKeptOut)
    .where((where) => where.or([where('reading_until', 'is', null), where('reading_until', '<=', now)]))
    .$if(onlyDue, (query) => query.where('read_due_at', '<=', now))
    .returning(['id', 'user_id', 'email', 'read_at'])
    .executeTakeFirst()
  return row && { id: row.id, user_id: row.user_id, email: row.email, until, first: row.read_at === null }
}

type Ending = { ok: boolean; outcome: string; added: number; failures: number; dueAt: Date; now: Date }

/** Ends a reading; does nothing when the person connected anew or somebody took over meanwhile. */
export async function endReading(db: Db, claim: Pick<ReadingClaim, 'id' | 'until'>, ending: Ending): Promise<void> {
  await db
    .updateTable('board_accounts')
    .set({
      reading_until: null,
      read_tried_at: ending.now,
      read_outcome: ending.outcome,
      read_failures: ending.failures,
      read_due_at: ending.dueAt,
      ...(ending.ok ? { read_at: ending.now, read_added: ending.added } : {}),
    })
    .where('id', '=', claim.id)
    .where('reading_until', '=', claim.until)
    .execute()
}

/** Whether what was read may be kept, held until the transaction ends: switching off waits for it or comes before it. */
export async function lockIfReading(db: Db, claim: Pick<ReadingClaim, 'id' | 'until'>): Promise<boolean> {
  const row = await db
    .selectFrom('board_accounts')
    .select('id')
    .where('id', '=', claim.id)
    .where('reading_until', '=', claim.until)
    .where('sync_applications', '=', true)
    .where(notKeptOut)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Until when nobody's account is read; undefined when the board may be asked. */
export const findPause = (db: Db, now: Date): Promise<{ until: Date; reason: string } | undefined> =>
  db
    .selectFrom('board_pauses')
    .select(['until', 'reason'])
    .where('board', '=', BOARD)
    .where('until', '>', now)
    .executeTakeFirst()

/** Leaves the board alone until then; a longer pause stays. */
export async function upsertPause(db: Db, until: Date, reason: string): Promise<void> {
  await db
    .insertInto('board_pauses')
    .values({ board: BOARD, until, reason })
    .onConflict((conflict) =>
      conflict.column('board').doUpdateSet({ until, reason }).where('board_pauses.until', '<', until),
    )
    .execute()
}
