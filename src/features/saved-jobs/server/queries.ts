import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** A saved job with what its posting is besides its card. */
export type SavedRow = {
  id: number
  job_id: number
  saved_at: Date
  notes: string
  tags: string[]
  listed: boolean
  title: string
  source: string
  date_posted: Date
  first_seen_at: Date
  last_seen_open_at: Date
}

/** Lets one at a time change what this person saved; held to the end of the transaction. */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

const savedWithPostings = (db: Db, userId: number) =>
  db
    .selectFrom('saved_jobs as saved')
    .innerJoin('postings as posting', 'posting.id', 'saved.job_id')
    .where('saved.user_id', '=', userId)
    .select(['saved.id', 'saved.job_id', 'saved.saved_at', 'saved.notes', 'saved.tags'])
    .select(['posting.title', 'posting.source', 'posting.date_posted', 'posting.first_seen_at'])
    .select(['posting.last_seen_open_at'])
    .select((eb) => eb('posting.review_state', '=', 'approved').as('listed'))
    .$narrowType<{ listed: boolean }>()

/** What a person saved, newest first. */
export const listSaved = (db: Db, userId: number): Promise<SavedRow[]> =>
  savedWithPostings(db, userId).orderBy('saved.saved_at', 'desc').orderBy('saved.id', 'desc').execute()

export const findSavedById = (db: Db, userId: number, id: number): Promise<SavedRow | undefined> =>
  savedWithPostings(db, userId).where('saved.id', '=', id).executeTakeFirst()

/** What this person saved of what is one job with a posting for them: that posting itself, or an open one of another board. */
export async function findSavedOf(db: Db, userId: number, jobId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('postings as same')
    .innerJoin('saved_jobs as saved', 'saved.job_id', 'same.id')
    .select('saved.id')
    .where(sql<boolean>`same.id = any(own_row(${userId}::bigint, ${jobId}::bigint))`)
    .where('saved.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('same.id', '=', jobId),
        eb.and([eb('same.closed_at', 'is', null), eb('same.review_state', '=', 'approved')]),
      ]),
    )
    .orderBy((eb) => eb('same.id', '=', jobId), 'desc')
    .orderBy('saved.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Whether people may see this posting, open or closed. */
export async function isListed(db: Db, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('postings')
    .select('id')
    .where('id', '=', jobId)
    .where('review_state', '=', 'approved')
    .executeTakeFirst()
  return row !== undefined
}

export async function countSaved(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('saved_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewSaved = { user_id: number; job_id: number; notes: string; tags: string[]; saved_at: Date }

export async function insertSaved(db: Db, given: NewSaved, now: Date): Promise<number> {
  const row = await db
    .insertInto('saved_jobs')
    .values({ ...given, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes what is given; false when this person has no such saved job. */
export async function updateSaved(
  db: Db,
  userId: number,
  id: number,
  change: { notes?: string; tags?: string[] },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('saved_jobs')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a saved job by its own id or by its posting's; false when this person has no such one. */
export async function deleteSaved(db: Db, userId: number, by: 'id' | 'job_id', id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_jobs')
    .where('user_id', '=', userId)
    .where(by, '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
