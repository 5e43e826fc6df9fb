import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationFollowUps } from '#server/platform/db/types.ts'

export type FollowUpRow = Selectable<ApplicationFollowUps>

export const listFollowUpRows = (db: Db, applicationId: number): Promise<FollowUpRow[]> =>
  db
    .selectFrom('application_follow_ups')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('due_on')
    .orderBy('id')
    .execute()

/** The person's own application, locked until the transaction ends. */
export const findOwnForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('applications')
    .select(['id', 'follow_up_sent_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findFollowUp = (db: Db, applicationId: number, id: number): Promise<FollowUpRow | undefined> =>
  db
    .selectFrom('application_follow_ups')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

export const insertFollowUp = (
  db: Db,
  given: { application_id: number; due_on: string; text: string },
  now: Date,
): Promise<FollowUpRow> =>
  db
    .insertInto('application_follow_ups')
    .values({ ...given, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateFollowUpRow = (
  db: Db,
  id: number,
  fields: { due_on: string; text: string; done_at: Date | null },
  now: Date,
): Promise<FollowUpRow> =>
  db
    .updateTable('application_follow_ups')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteFollowUp(db: Db, id: number): Promise<void> {
  await db.deleteFrom('application_follow_ups').where('id', '=', id).execute()
}

export async function updateFollowUpSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('applications').set({ follow_up_sent_at: now, updated_at: now }).where('id', '=', id).execute()
}
