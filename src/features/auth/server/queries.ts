import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type TokenRow = {
  token_hash: string
  token_id: number
  last_used_at: Date
  id: number
  username: string
  email: string
  is_admin: boolean
  hides: boolean
  applies: boolean
  revision: string
  plan_type: string | null
  plan_ends_at: Date | null
}

/**
 * The owners of those tokens that have not run out at `now` and are not disabled, whether that is an admin (the SQL twin of `isAdmin` in
 * rules.ts), and what lists have to know of them; made for every call with a token.
 */
export async function findTokens(db: Db, tokenHashes: string[], now: Date): Promise<TokenRow[]> {
  const { rows } = await sql<TokenRow>`/* signed_in */
    select * from signed_in(${tokenHashes}::text[], ${now})`.execute(db)
  return rows
}

export type NewToken = {
  user_id: number
  token_hash: string
  created_at: Date
  expires_at: Date
  remembered: boolean
  user_agent: string
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('auth_tokens')
    .values({ ...token, last_used_at: token.created_at })
    .execute()
}

/** Notes a use, unless another process did so after `before`. */
export async function updateTokenUse(db: Db, tokenId: number, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('auth_tokens')
    .set({ last_used_at: now })
    .where('id', '=', tokenId)
    .where('last_used_at', '<', before)
    .execute()
}

export async function deleteToken(db: Db, tokenId: number): Promise<void> {
  await db.deleteFrom('auth_tokens').where('id', '=', tokenId).execute()
}

/** Whether the team keeps somebody out. */
export async function isDisabled(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('disabled_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.disabled_at !== null
}

/** Every token of a person, but for the one to keep. */
export async function deleteTokensOf(db: Db, userId: number, keep?: number): Promise<void> {
  const all = db.deleteFrom('auth_tokens').where('user_id', '=', userId)
  await (keep === undefined ? all : all.where('id', '!=', keep)).execute()
}

/** Takes the sessions away that ran out, and says that they did: nobody signed out there. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.updateTable('auth_tokens').set({ ran_out: true }).where('expires_at', '<=', now).execute()
  await db.deleteFrom('auth_tokens').where('ran_out', '=', true).where('expires_at', '<=', now).execute()
}

export type NewUser = {
  username: string
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  email_verified_at: Date | null
  awaiting_verification: boolean
  created_at: Date
}

/** @throws the database's unique violation when name or address are taken, whatever their capitals. */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...user, updated_at: user.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which of the two are taken already; an address given up is its owner's for as long as it can be taken back. */
export async function findTaken(db: Db, email: string, username: string, now: Date) {
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    select exists (select 1 from users where email = ${email})
        or exists (select 1 from email_changes where old_email = ${email} and state = 'done' and undo_until > ${now}) as email,
           exists (select 1 from users where username = ${username}) as username`.execute(db)
  return rows[0] ?? { email: false, username: false }
}

/** Which of these names somebody has, whatever their capitals; in lower case. */
export async function listTakenUsernames(db: Db, names: string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('username').where('username', 'in', names).execute()
  return rows.map(({ username }) => username.toLowerCase())
}

/** What signing in has to know of an account. */
export const findLogin = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'password_hash', 'email_verified_at', 'awaiting_verification'])
    .where('email', '=', email)
    .executeTakeFirst()

/** Whether the password is still this one; the account is held until the transaction ends. */
export async function lockPassword(db: Db, userId: number, passwordHash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** An account with its admin profile, for the wire. */
export const findUser = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as a', 'a.user_id', 'u.id')
    .select([
      'u.id',
      'u.username',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.phone_number',
      'u.is_superuser',
      'u.account_type',
      'a.created_at as admin_since',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()

/** Marks the address as proved; the first proof stays. */
export async function updateVerified(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    update users set email_verified_at = coalesce(email_verified_at, ${now}), awaiting_verification = false, updated_at = ${now}
    where id = ${userId}`.execute(db)
}

/** The account was used without a proof, as the operator allows: it is not forgotten for the lack of one. */
export async function updateNotAwaiting(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ awaiting_verification: false }).where('id', '=', userId).execute()
}

export async function updatePassword(db: Db, userId: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId).execute()
}

/** Forgets accounts opened before the given moment whose address nobody proved and nobody ever signed in to. */
export async function deleteNeverVerified(db: Db, openedBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from users u
    where u.awaiting_verification and u.email_verified_at is null and u.created_at < ${openedBefore}
      and not exists (select 1 from auth_tokens t where t.user_id = u.id)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function updateAccountType(db: Db, userId: number, accountType: 'admin', now: Date): Promise<void> {
  await db.updateTable('users').set({ account_type: accountType, updated_at: now }).where('id', '=', userId).execute()
}

export async function insertAdminProfile(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('admin_profiles')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
