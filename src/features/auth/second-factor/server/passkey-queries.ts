import type { Db } from '#server/platform/db/database.ts'

export type Purpose = 'add' | 'prove' | 'enter'
export type NewChallenge = { challenge_hash: string; user_id: number | null; purpose: Purpose; expires_at: Date }

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

/** Uses a challenge up, whatever comes of it; false when it is used, too old, or was given for something else. */
export async function takeChallenge(db: Db, asked: Omit<NewChallenge, 'expires_at'> & { now: Date }): Promise<boolean> {
  const { user_id: userId } = asked
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', asked.challenge_hash)
    .where('purpose', '=', asked.purpose)
    .where((is) => (userId === null ? is('user_id', 'is', null) : is('user_id', '=', userId)))
    .where('expires_at', '>', asked.now)
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'added_at', 'last_used_at', 'backed_up'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export type NewPasskey = {
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  backed_up: boolean
  name: string
  added_at: Date
}

/** @throws the database's unique violation when the passkey is kept already */
export const insertPasskey = (db: Db, passkey: NewPasskey) =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .returning(['id', 'name', 'added_at', 'last_used_at', 'backed_up'])
    .executeTakeFirstOrThrow()

/** Notes a use; false when the passkey was removed meanwhile. */
export async function updatePasskeyUse(
  db: Db,
  id: number,
  used: { counter: number; backed_up: boolean; last_used_at: Date },
): Promise<boolean> {
  const row = await db.updateTable('passkeys').set(used).where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

export const renamePasskey = (db: Db, userId: number, id: number, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'added_at', 'last_used_at', 'backed_up'])
    .executeTakeFirst()

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
