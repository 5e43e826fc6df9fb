import type { Db } from '#server/platform/db/database.ts'
import type { Criteria } from '../rules.ts'

export type SearchRow = { id: number; name: string; criteria: Criteria; created_at: Date }

const COLUMNS = ['id', 'name', 'criteria', 'created_at'] as const

/** Lets one at a time change this person's searches; held to the end of the transaction. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** A person's searches, newest first. */
export const listSearches = (db: Db, userId: number): Promise<SearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .$narrowType<{ criteria: Criteria }>()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function countSearches(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewSearch = { user_id: number; name: string; name_key: string; criteria: Criteria }

/** Undefined when the name is taken. */
export const insertSearch = (db: Db, given: NewSearch, now: Date): Promise<SearchRow | undefined> =>
  db
    .insertInto('saved_searches')
    .values({ ...given, criteria: JSON.stringify(given.criteria), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
    .returning(COLUMNS)
    .$narrowType<{ criteria: Criteria }>()
    .executeTakeFirst()

/** Changes what is given; undefined when this person has no such search. Breaks the unique key when a name is taken. */
export const updateSearch = (
  db: Db,
  userId: number,
  id: number,
  change: Partial<Pick<NewSearch, 'name' | 'name_key' | 'criteria'>>,
  now: Date,
): Promise<SearchRow | undefined> => {
  const { criteria, ...rest } = change
  return db
    .updateTable('saved_searches')
    .set({ ...rest, ...(criteria && { criteria: JSON.stringify(criteria) }), updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .$narrowType<{ criteria: Criteria }>()
    .executeTakeFirst()
}

/** False when this person has no such search. */
export async function deleteSearch(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
