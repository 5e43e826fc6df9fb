import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/**
 * One decision about who is an admin that can act at a time, so that two cannot disable each other. Held to the commit;
 * taken after the people it is about, as somebody who deletes their account does.
 */
export const lockAdmins = (db: Db) => sql`select pg_advisory_xact_lock(7264024)`.execute(db)

/** Who decides and whom it is about, held to the commit. */
export const lockPeople = (db: Db, userIds: number[]) =>
  sql`select from users where id = any(${userIds}::bigint[]) order by id for no key update`.execute(db)

/** Whether somebody is an admin (the SQL twin of `isAdmin` in auth/rules.ts) and not disabled. */
export async function isActingAdmin(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u where u.id = ${userId} and u.disabled_at is null
      and (u.is_superuser or u.account_type = 'admin' or exists (select 1 from admin_profiles a where a.user_id = u.id))`.execute(
    db,
  )
  return rows.length > 0
}

/** Disables or enables; undefined where nobody has this id, false where it was so already. */
export async function updateDisabled(
  db: Db,
  userId: number,
  disabled: { reason: string; now: Date } | null,
): Promise<boolean | undefined> {
  const person = await db
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return undefined
  if ((person.disabled_at !== null) === (disabled !== null)) return false
  await db
    .updateTable('users')
    .set({ disabled_at: disabled?.now ?? null, disabled_reason: disabled?.reason ?? null })
    .where('id', '=', userId)
    .execute()
  return true
}
