import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationStatus } from '../../rules.ts'

export type OwnView = { status: ApplicationStatus; notes: string; offer_date: Date | null }

/** The person's own view, locked until the transaction ends; nothing of what was taken away. */
export const findOwnViewForUpdate = (db: Db, userId: number, id: number): Promise<OwnView | undefined> =>
  db
    .selectFrom('applications')
    .select(['status', 'notes', 'offer_date'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .$narrowType<{ status: ApplicationStatus }>()
    .executeTakeFirst()

export async function updateOwnView(db: Db, id: number, view: OwnView & { now: Date }): Promise<void> {
  const { now, ...fields } = view
  await db
    .updateTable('applications')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .execute()
}
