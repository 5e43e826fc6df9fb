import type { Db } from '#server/platform/db/database.ts'
import type { Place } from '../rules.ts'

export const findPlace = (db: Db, userId: number): Promise<Place | undefined> =>
  db
    .selectFrom('onboarding_places')
    .select(['step', 'reached', 'skipped'])
    .where('user_id', '=', userId)
    .$castTo<Place>()
    .executeTakeFirst()

/** One place per person: what was said last counts. */
export async function putPlace(db: Db, userId: number, place: Place, now: Date): Promise<void> {
  const row = { ...place, updated_at: now }
  await db
    .insertInto('onboarding_places')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function deletePlace(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('onboarding_places').where('user_id', '=', userId).execute()
}
