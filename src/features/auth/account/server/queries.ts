import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** How an account is signed in to, and what waits. */
export async function findStanding(db: Db, userId: number) {
  const { rows } = await sql<{
    email: string
    username: string
    has_password: boolean
    has_google: boolean
    new_email: string | null
  }>`
    select u.email, u.username, u.password_hash is not null as has_password,
      exists (select 1 from google_identities g where g.user_id = u.id) as has_google,
      (select c.new_email from email_changes c where c.user_id = u.id and c.state = 'waiting') as new_email
    from users u where u.id = ${userId}`.execute(db)
  return rows[0]
}

/** Whether somebody else has the name or the address; an address given up is its owner's for as long as it can be taken back. */
export async function findTakenByOthers(db: Db, userId: number, given: { email: string; username: string }, now: Date) {
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    select exists (select 1 from users where email = ${given.email} and id <> ${userId})
        or exists (select 1 from email_changes where old_email = ${given.email} and state = 'done'
          and undo_until > ${now} and user_id <> ${userId}) as email,
      exists (select 1 from users where username = ${given.username} and id <> ${userId}) as username`.execute(db)
  return rows[0] ?? { email: false, username: false }
}

export type Personal = {
  username?: string
  first_name?: string
  last_name?: string
  phone_number?: string | null
  /** Only its capitals are other ones. */
  email?: string
}

/** @throws the database's unique violation when the name is taken, whatever its capitals. */
export async function updatePersonal(db: Db, userId: number, personal: Personal, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...personal, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Lets an address wait for its code in place of the one before. */
export async function replaceChange(
  db: Db,
  change: { user_id: number; old_email: string; new_email: string; asked_at: Date },
): Promise<void> {
  await db
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('state', '=', 'waiting')
        .doUpdateSet({ old_email: change.old_email, new_email: change.new_email, asked_at: change.asked_at }),
    )
    .execute()
}

export async function deleteChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).where('state', '=', 'waiting').execute()
}

/** Ends the waiting change of a person; of two who come at once only one gets it. @returns its id and both addresses */
export async function closeChange(
  db: Db,
  given: { userId: number; email: string; now: Date; undoHash: string; undoUntil: Date },
) {
  const { rows } = await sql<{ id: number; old_email: string; new_email: string }>`
    update email_changes c
    set state = 'done', changed_at = ${given.now}, undo_hash = ${given.undoHash}, undo_until = ${given.undoUntil},
      old_email = u.email
    from users u
    where c.user_id = ${given.userId} and u.id = c.user_id and c.state = 'waiting' and c.new_email = ${given.email}
    returning c.id, c.old_email, c.new_email`.execute(db)
  return rows[0]
}

/** @throws the database's unique violation when somebody else has the address. */
export async function updateEmail(db: Db, userId: number, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_verified_at: now, awaiting_verification: false, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** The change a living link takes back, held against a second use. */
export const lockUndo = (db: Db, undoHash: string, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'old_email', 'changed_at'])
    .where('undo_hash', '=', undoHash)
    .where('state', '=', 'done')
    .where('undo_until', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** The change and every later one of the person are taken back; what waits is forgotten. */
export async function undoChanges(db: Db, change: { id: number; user_id: number }): Promise<void> {
  await deleteChange(db, change.user_id)
  await db
    .updateTable('email_changes')
    .set({ state: 'undone' })
    .where('user_id', '=', change.user_id)
    .where('state', '=', 'done')
    .where('id', '>=', change.id)
    .execute()
}

/** Forgets changes that never came to their end, and those that cannot be taken back any more. */
export async function deleteOldChanges(db: Db, askedBefore: Date, now: Date): Promise<void> {
  await sql`delete from email_changes
    where (state = 'waiting' and asked_at < ${askedBefore}) or (state <> 'waiting' and undo_until <= ${now})`.execute(
    db,
  )
}
