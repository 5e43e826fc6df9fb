import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** An account that is gone, or is to go: an id alone may be given again after a restore. */
export type Tombstone = { user_id: number; opened_at: Date }

/**
 * The account, held until the transaction ends: whatever writes a row of its person waits, and then finds nobody. What was
 * written before is there to be deleted.
 */
export const lockUser = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'email', 'created_at']).where('id', '=', userId).forUpdate().executeTakeFirst()

/** Whether somebody is an admin, and how many others are and not disabled; the SQL twin of `isAdmin` in rules.ts. */
export async function findAdmins(db: Db, userId: number): Promise<{ is_admin: boolean; others: number }> {
  const { rows } = await sql<{ is_admin: boolean; others: number }>`
    select count(*) filter (where u.id = ${userId}) > 0 as is_admin, 
      count(*) filter (where u.id <> ${userId} and u.disabled_at is null) as others
    from users u
    where u.is_superuser or u.account_type = 'admin' or exists (select 1 from admin_profiles a where a.user_id = u.id)`.execute(
    db,
  )
  return rows[0] ?? { is_admin: false, others: 0 }
}

/** The account and, by the foreign keys, everything that hangs on it. */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

export async function insertTombstone(db: Db, tombstone: Tombstone, now: Date): Promise<void> {
  await db
    .insertInto('deleted_accounts')
    .values({ ...tombstone, deleted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'opened_at']).doNothing())
    .execute()
}

export const listTombstones = (db: Db): Promise<Tombstone[]> =>
  db.selectFrom('deleted_accounts').select(['user_id', 'opened_at']).execute()

/** Those the file storage does not know of yet. */
export const listToStore = (db: Db): Promise<Tombstone[]> =>
  db.selectFrom('deleted_accounts').select(['user_id', 'opened_at']).where('stored_at', 'is', null).execute()

export async function updateStored(db: Db, { user_id, opened_at }: Tombstone, now: Date): Promise<void> {
  await db
    .updateTable('deleted_accounts')
    .set({ stored_at: now })
    .where('user_id', '=', user_id)
    .where('opened_at', '=', opened_at)
    .execute()
}

/** Of these accounts the ones that are there, as after a restore. */
export async function listRisen(db: Db, gone: readonly Tombstone[]): Promise<Tombstone[]> {
  if (gone.length === 0) return []
  const { rows } = await sql<Tombstone>`
    select u.id as user_id, u.created_at as opened_at from users u
    join unnest(${gone.map(({ user_id }) => user_id)}::bigint[], ${gone.map(({ opened_at }) => opened_at)}::timestamptz[])
      as gone (user_id, opened_at) on gone.user_id = u.id and gone.opened_at = u.created_at`.execute(db)
  return rows
}
