import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** What somebody can take the second step with; no row says anything of a person who has set up nothing. */
export async function findFactors(db: Db, userId: number) {
  const { rows } = await sql<{ has_app: boolean; passkeys: number; codes_left: number }>`
    select exists (select 1 from totp_factors where user_id = ${userId}) as has_app,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as codes_left`.execute(
    db,
  )
  return rows[0] ?? { has_app: false, passkeys: 0, codes_left: 0 }
}

/** Holds what is changed about a person's second steps one after the other. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
}

export const findApp = (db: Db, userId: number) =>
  db
    .selectFrom('totp_factors')
    .select(['secret_sealed', 'last_step', 'added_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Burns a half minute: of all who come with its code, or an older one, only the first gets true. */
export async function burnStep(db: Db, userId: number, step: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('totp_factors')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export type App = { user_id: number; secret_sealed: string; last_step: number; added_at: Date }

export async function replaceApp(db: Db, app: App): Promise<void> {
  const { secret_sealed, last_step, added_at } = app
  await db
    .insertInto('totp_factors')
    .values(app)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret_sealed, last_step, added_at, last_used_at: null }),
    )
    .execute()
}

export async function deleteApp(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceSetup(
  db: Db,
  setup: { user_id: number; secret_sealed: string; expires_at: Date },
): Promise<void> {
  const { secret_sealed, expires_at } = setup
  await db
    .insertInto('totp_setups')
    .values(setup)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret_sealed, expires_at, tries: 0 }))
    .execute()
}

/** Counts a try in the statement that reads. */
export const trySetup = (db: Db, userId: number, most: number, now: Date) =>
  db
    .updateTable('totp_setups')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning('secret_sealed')
    .executeTakeFirst()

/** Uses a set-up up; false when somebody else did, or began another one. */
export async function deleteSetup(db: Db, userId: number, secretSealed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_setups')
    .where('user_id', '=', userId)
    .where('secret_sealed', '=', secretSealed)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findRecoveryKey = (db: Db, userId: number) =>
  db.selectFrom('recovery_keys').select('key_sealed').where('user_id', '=', userId).executeTakeFirst()

/** Puts a new key and new codes in place of the ones before. */
export async function replaceCodes(
  db: Db,
  given: { userId: number; keySealed: string; hashes: string[] },
): Promise<void> {
  await deleteCodes(db, given.userId)
  await db.insertInto('recovery_keys').values({ user_id: given.userId, key_sealed: given.keySealed }).execute()
  const rows = given.hashes.map((hash) => ({ user_id: given.userId, code_hash: hash }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

export async function isUnused(db: Db, userId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Spends a code; of two who come with it at once only one gets true. */
export async function spendCode(db: Db, userId: number, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The codes go with their key. */
export async function deleteCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_keys').where('user_id', '=', userId).execute()
}

/** Every second step of a person, and what waits for one. */
export async function deleteFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['totp_factors', 'totp_setups', 'passkeys', 'passkey_challenges', 'recovery_keys'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['totp_setups', 'passkey_challenges', 'pending_sign_ins'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
}

/** What is sealed, for sealing it anew. */
export async function listSealed(db: Db) {
  const apps = await db.selectFrom('totp_factors').select(['user_id', 'secret_sealed as sealed']).execute()
  const keys = await db.selectFrom('recovery_keys').select(['user_id', 'key_sealed as sealed']).execute()
  return { apps, keys }
}

export async function updateSealedApp(db: Db, userId: number, from: string, to: string): Promise<void> {
  await db
    .updateTable('totp_factors')
    .set({ secret_sealed: to })
    .where('user_id', '=', userId)
    .where('secret_sealed', '=', from)
    .execute()
}

export async function updateSealedKey(db: Db, userId: number, from: string, to: string): Promise<void> {
  await db
    .updateTable('recovery_keys')
    .set({ key_sealed: to })
    .where('user_id', '=', userId)
    .where('key_sealed', '=', from)
    .execute()
}
