import type { Db } from '#server/platform/db/database.ts'

const uses = (db: Db, userId: number) =>
  db
    .selectFrom('board_account_uses')
    .select(['id', 'purpose', 'used_password', 'outcome', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')

/** The latest uses of a person's account. */
export const listUses = (db: Db, userId: number, limit: number) => uses(db, userId).limit(limit).execute()

/** The last use for something that went well. */
export async function findLastDone(db: Db, userId: number, purpose: string): Promise<Date | null> {
  const row = await uses(db, userId)
    .where('purpose', '=', purpose)
    .where('outcome', '=', 'ok')
    .where('used_password', '=', false)
    .limit(1)
    .executeTakeFirst()
  return row?.used_at ?? null
}

/** The last use that came to nothing. */
export const findLastFailed = (db: Db, userId: number) =>
  uses(db, userId).where('outcome', '<>', 'ok').limit(1).executeTakeFirst()

/** Forgets uses of before, a batch of them; gives how many. */
export async function deleteOldUses(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('board_account_uses')
    .where('id', 'in', (query) =>
      query.selectFrom('board_account_uses').select('id').where('used_at', '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
