import type { Db } from '#server/platform/db/database.ts'

export type NewPending = {
  pending_hash: string
  user_id: number
  browser_hash: string | null
  remembered: boolean
  return_to: string
  expires_at: Date
}

export async function insertPending(db: Db, pending: NewPending): Promise<void> {
  await db.insertInto('pending_sign_ins').values(pending).execute()
}

export type Asked = { hash: string; browserHash: string | null; most: number; now: Date }

/** Counts a try in the statement that reads, so that no two share the last one; only for the browser that began. */
export const tryPending = (db: Db, { hash, browserHash, most, now }: Asked) =>
  db
    .updateTable('pending_sign_ins')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('pending_hash', '=', hash)
    .where('browser_hash', 'is not distinct from', browserHash)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['user_id', 'remembered', 'return_to', 'tries'])
    .executeTakeFirst()

/** Whose it is, without a try. */
export const findPending = (db: Db, { hash, browserHash, most, now }: Asked) =>
  db
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('pending_hash', '=', hash)
    .where('browser_hash', 'is not distinct from', browserHash)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses it up; of two who come at once only one gets true. */
export async function deletePending(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('pending_sign_ins').where('pending_hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePendingOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}
