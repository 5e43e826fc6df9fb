import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { FIELD_NAMES, namesWith, type StoredFields } from '../fields.ts'

/** A stored profile: every column but the owner. */
export type ProfileRow = StoredFields & {
  hide_onboarding_prompt: boolean
  /** Null while nothing of the profile was ever saved. */
  updated_at: Date | null
}

const whole = (db: Db, userId: number) =>
  db
    .selectFrom('profiles')
    .select([...FIELD_NAMES, 'hide_onboarding_prompt', 'updated_at'])
    .where('user_id', '=', userId)
    .$castTo<ProfileRow>()

export const findProfile = (db: Db, userId: number): Promise<ProfileRow | undefined> =>
  whole(db, userId).executeTakeFirst()

/** The profile, made empty when there is none, locked until the transaction ends. */
export async function findOrInsertLocked(db: Db, userId: number): Promise<ProfileRow> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return whole(db, userId).forUpdate().executeTakeFirstOrThrow()
}

/** Lists of objects travel as JSON: the driver would make PostgreSQL arrays of them. */
const asStored = ([name, value]: [string, unknown]) => {
  const isRows = name in ROWS && value !== undefined
  return [name, isRows ? sql`${JSON.stringify(value)}::jsonb` : value]
}
const ROWS = Object.fromEntries(namesWith(({ kind }) => kind === 'rows').map((name) => [name, true]))

/** Writes the given columns. */
export async function updateProfile(
  db: Db,
  userId: number,
  columns: Partial<ProfileRow> & { updated_at: Date },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set(Object.fromEntries(Object.entries(columns).map(asStored)))
    .where('user_id', '=', userId)
    .execute()
}

/** Hides the prompt or brings it back, whether there is a profile yet or not. */
export async function updateHidePrompt(db: Db, userId: number, hide: boolean): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId, hide_onboarding_prompt: hide })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hide_onboarding_prompt: hide }))
    .execute()
}

const FACTS = namesWith(({ completes }) => completes !== undefined)

/** What onboarding looks at, and whether the prompt is hidden; undefined for nobody's id. */
export const findOnboardingFacts = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select([
      ...FACTS.map((name) => `p.${name}` as const),
      'p.hide_onboarding_prompt',
      sql<boolean>`exists (select 1 from resumes r where r.user_id = u.id)`.as('has_resume'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
