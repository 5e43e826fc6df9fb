import type { Db } from '#server/platform/db/database.ts'

/** The text of a posting that people may see, open or closed. */
export const findDescription = (db: Db, id: number): Promise<{ description: string } | undefined> =>
  db
    .selectFrom('postings')
    .select('description')
    .where('id', '=', id)
    .where('review_state', '=', 'approved')
    .executeTakeFirst()
