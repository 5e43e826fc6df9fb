import type { Db } from '#server/platform/db/database.ts'

export type NewReset = { user_id: number; token_hash: string; created_at: Date; expires_at: Date }

/** Lets this token set the account's password; an earlier one ends. */
export async function replaceReset(db: Db, reset: NewReset): Promise<void> {
  const { token_hash, created_at, expires_at } = reset
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at, expires_at }))
    .execute()
}

/** The account a living token belongs to. */
export const findReset = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.email', 'u.username'])
    .where('r.token_hash', '=', tokenHash)
    .where('r.expires_at', '>', now)
    .executeTakeFirst()

/** Uses a living token up; of two who come at once only one does. */
export async function consumeReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
