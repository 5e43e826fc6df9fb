import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationInterviews } from '#server/platform/db/types.ts'

export type InterviewRow = Selectable<ApplicationInterviews>
export type InterviewFields = Pick<InterviewRow, 'starts_at' | 'minutes' | 'employer_zone' | 'place' | 'link' | 'notes'>

export const listInterviewRows = (db: Db, applicationId: number): Promise<InterviewRow[]> =>
  db
    .selectFrom('application_interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** An interview of the person's own with what a calendar says of its job. */
export const findInterviewOf = (db: Db, userId: number, applicationId: number, id: number) =>
  db
    .selectFrom('application_interviews as interview')
    .innerJoin('applications as application', 'application.id', 'interview.application_id')
    .selectAll('interview')
    .select('application.posting_snapshot')
    .where('interview.id', '=', id)
    .where('application.id', '=', applicationId)
    .where('application.user_id', '=', userId)
    .where('application.removed_at', 'is', null)
    .$narrowType<{ posting_snapshot: { title: string; employer_name: string } }>()
    .executeTakeFirst()

/** Locks the application for what is about to be added or changed below it; false when it is not this person's. */
export async function lockOwnApplication(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const insertInterview = (
  db: Db,
  given: { application_id: number; starts_at: Date; now: Date } & Partial<InterviewFields>,
): Promise<InterviewRow> => {
  const { now, ...fields } = given
  return db
    .insertInto('application_interviews')
    .values({ ...fields, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const updateInterview = (
  db: Db,
  id: number,
  fields: Partial<InterviewFields>,
  now: Date,
): Promise<InterviewRow> =>
  db
    .updateTable('application_interviews')
    .set((row) => ({ ...fields, sequence: row('sequence', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteInterview(db: Db, id: number): Promise<void> {
  await db.deleteFrom('application_interviews').where('id', '=', id).execute()
}
