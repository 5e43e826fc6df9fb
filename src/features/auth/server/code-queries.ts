import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type CodePurpose = 'verify' | 'reset' | 'new-email' | 'first-password' | 'second-factor' | 'delete-account'
export type CodeKey = { purpose: CodePurpose; address_hash: string }
export type NewCode = CodeKey & { user_id: number | null; code_hash: string; sent_at: Date; expires_at: Date }

/** Keeps a code in place of the one before, unless that one was sent after `notBefore`; tells whether it did. */
export async function replaceCode(db: Db, code: NewCode, notBefore: Date): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    insert into email_codes (purpose, address_hash, user_id, code_hash, tries, known_tries, sent_at, expires_at)
    values (${code.purpose}, ${code.address_hash}, ${code.user_id}, ${code.code_hash}, 0, 0, ${code.sent_at}, ${code.expires_at})
    on conflict (purpose, address_hash) do update set
      user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, known_tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at
    where email_codes.sent_at <= ${notBefore}
    returning true as kept`.execute(db)
  return rows.length > 0
}

/** When the code of this address was sent, how often it was tried and when it ends. */
export const findCode = (db: Db, key: CodeKey) =>
  db
    .selectFrom('email_codes')
    .select(['sent_at', 'tries', 'known_tries', 'expires_at'])
    .where('purpose', '=', key.purpose)
    .where('address_hash', '=', key.address_hash)
    .executeTakeFirst()

/**
 * Counts a try and reads the code in one statement; nothing when there is none, it is old, or all tries are used: those
 * of the known devices of its owner, or those of everybody else.
 */
export async function tryCode(
  db: Db,
  key: CodeKey,
  { maxTries, known, now }: { maxTries: number; known: boolean; now: Date },
): Promise<string | undefined> {
  const tries = sql.ref(known ? 'known_tries' : 'tries')
  const { rows } = await sql<{ code_hash: string }>`
    update email_codes set ${tries} = ${tries} + 1
    where purpose = ${key.purpose} and address_hash = ${key.address_hash}
      and ${tries} < ${maxTries} and expires_at > ${now}
    returning code_hash`.execute(db)
  return rows[0]?.code_hash
}

/** Ends a code and gives its owner; of two who come at once only one gets it. */
export async function consumeCode(db: Db, key: CodeKey, codeHash: string): Promise<number | null> {
  const row = await db
    .deleteFrom('email_codes')
    .where('purpose', '=', key.purpose)
    .where('address_hash', '=', key.address_hash)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function deleteCodesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_codes').where('user_id', '=', userId).execute()
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_codes').where('expires_at', '<=', now).execute()
}
