import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { PostingSnapshot } from '../../contract.ts'
import type { ApplicationStatus } from '../../rules.ts'
import type { NamedPosting } from './link.ts'

/** Of two entries by one person at once, one waits. */
export async function lockOwnEntries(db: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own-entries:${userId}`}, 0))`.execute(db)
}

export async function countOwnEntries(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('own_entry', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of a posting that a link names; undefined when we do not list it. */
export async function findPostingNamed(db: Db, named: NamedPosting): Promise<number | undefined> {
  const postings = db.selectFrom('postings').select('id').where('review_state', '=', 'approved')
  const row = await (
    'id' in named
      ? postings.where('id', '=', named.id)
      : postings.where('source', '=', named.source).where('source_id', '=', named.source_id)
  ).executeTakeFirst()
  return row?.id
}

/** Which application of the person has this posting; undefined when none has. */
export async function findApplicationIdTo(db: Db, userId: number, jobId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.id
}

/** Which application of the person has this key; one that was taken away gives its key up. */
export async function findApplicationIdOfKey(db: Db, userId: number, key: string): Promise<number | undefined> {
  await db
    .updateTable('applications')
    .set({ record_key: sql`gen_random_uuid()` })
    .where('user_id', '=', userId)
    .where('record_key', '=', key)
    .where('removed_at', 'is not', null)
    .execute()
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('record_key', '=', key)
    .executeTakeFirst()
  return row?.id
}

export type OwnFields = {
  job_id: number | null
  posting_snapshot: PostingSnapshot
  /** When it was sent. */
  sending_since: Date
}

/** Gives the id; undefined when the person has an application to that posting. */
export async function insertOwnEntry(
  db: Db,
  given: OwnFields & { user_id: number; record_key?: string; status: ApplicationStatus; notes: string; now: Date },
): Promise<number | undefined> {
  const { now, posting_snapshot: snapshot, ...fields } = given
  const row = await db
    .insertInto('applications')
    .values({
      ...fields,
      posting_snapshot: JSON.stringify(snapshot),
      own_entry: true,
      applied_elsewhere: true,
      delivery: 'confirmed',
      apply_points: 0,
      board_email: '',
      sent_subject: '',
      sent_content: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** An own entry, locked until the transaction ends; with `removed`, one that was taken away. */
export const findOwnEntryForUpdate = (db: Db, userId: number, id: number, removed: boolean) =>
  db
    .selectFrom('applications')
    .select(['id', 'job_id', 'removed_job_id', 'posting_snapshot', 'sending_since'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('own_entry', '=', true)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .forUpdate()
    .$narrowType<{ posting_snapshot: PostingSnapshot }>()
    .executeTakeFirst()

export async function updateOwnEntry(db: Db, id: number, fields: OwnFields, now: Date): Promise<void> {
  const { posting_snapshot: snapshot, ...others } = fields
  await db
    .updateTable('applications')
    .set({ ...others, posting_snapshot: JSON.stringify(snapshot), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Puts an entry away; its posting is free for another application meanwhile. */
export async function updateToRemoved(db: Db, id: number, jobId: number | null, now: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ removed_at: now, job_id: null, removed_job_id: jobId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function updateToRestored(db: Db, id: number, jobId: number | null, now: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ removed_at: null, job_id: jobId, removed_job_id: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Forgets what was put away before `before`. */
export async function deleteRemovedEntries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('applications').where('removed_at', '<=', before).execute()
}
