import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

export type ResumeRow = {
  id: number
  file_name: string
  file_key: string
  content_type: string
  bytes: number
  is_default: boolean
  uploaded_at: Date
}

const rows = (db: Db, userId: number) =>
  db
    .selectFrom('resumes')
    .select(['id', 'file_name', 'file_key', 'content_type', 'bytes', 'is_default', 'uploaded_at'])
    .where('user_id', '=', userId)

/** The default one first, then the newest. */
export const listResumes = (db: Db, userId: number, limit: number, offset: number): Promise<ResumeRow[]> =>
  rows(db, userId)
    .orderBy('is_default', 'desc')
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countResumes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('resumes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A person's own resume; somebody else's id finds nothing. */
export const findResumeRow = (db: Db, userId: number, id: number): Promise<ResumeRow | undefined> =>
  rows(db, userId).where('id', '=', id).executeTakeFirst()

export const findDefaultRow = (db: Db, userId: number): Promise<ResumeRow | undefined> =>
  rows(db, userId).where('is_default', '=', true).executeTakeFirst()

/** One change at a time to the list of one person, until the transaction ends. */
export async function lockResumes(db: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes:${userId}`}, 0))`.execute(db)
}

export type NewResume = Omit<ResumeRow, 'id'> & { user_id: number; sha256: string }

export const insertResume = (db: Db, resume: NewResume): Promise<ResumeRow> =>
  db
    .insertInto('resumes')
    .values(resume)
    .returning(['id', 'file_name', 'file_key', 'content_type', 'bytes', 'is_default', 'uploaded_at'])
    .executeTakeFirstOrThrow()

/** No resume of this person is the default one any more. */
export async function updateNoDefault(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

/** Makes the newest resume the default one where there is none. */
export async function updateNewestToDefault(db: Db, userId: number): Promise<void> {
  await sql`
    update resumes set is_default = true
    where id = (select id from resumes where user_id = ${userId} order by uploaded_at desc, id desc limit 1)
      and not exists (select 1 from resumes where user_id = ${userId} and is_default)`.execute(db)
}

/** Makes a person's own resume the default one, where none is; undefined when it is not theirs or gone. */
export const updateToDefault = (db: Db, userId: number, id: number): Promise<ResumeRow | undefined> =>
  updateOwn(db, userId, id, { is_default: true })

/** Gives a person's own resume another name; undefined when it is not theirs or gone. */
export const updateName = (db: Db, userId: number, id: number, name: string): Promise<ResumeRow | undefined> =>
  updateOwn(db, userId, id, { file_name: name })

const updateOwn = (db: Db, userId: number, id: number, change: Partial<Pick<ResumeRow, 'file_name' | 'is_default'>>) =>
  db
    .updateTable('resumes')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'file_name', 'file_key', 'content_type', 'bytes', 'is_default', 'uploaded_at'])
    .executeTakeFirst()

/**
 * Waits for applications that are being made with this resume, so that they are seen afterwards. The applications come
 * first, as they do for whoever applies: otherwise the two could wait for each other.
 */
export async function lockResume(db: Db, userId: number, id: number): Promise<void> {
  const uses = db.selectFrom('applications').select('id').where('resume_id', '=', id).where('user_id', '=', userId)
  await uses.orderBy('id').forUpdate().execute()
  await rows(db, userId).where('id', '=', id).forUpdate().execute()
}

/**
 * Lets every application made with this resume point at its file itself, however it stands: one that counts as failed
 * may turn out to have arrived. Gives how many there are.
 */
export async function insertSentCopies(db: Db, userId: number, id: number): Promise<number> {
  const kept = await db
    .insertInto('sent_resumes')
    .columns(['application_id', 'file_key', 'content_type'])
    .expression(
      db
        .selectFrom('applications')
        .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
        .select(['applications.id', 'resumes.file_key', 'resumes.content_type'])
        .where('resumes.id', '=', id)
        .where('resumes.user_id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((old) => ({
        file_key: old.ref('excluded.file_key'),
        content_type: old.ref('excluded.content_type'),
      })),
    )
    .returning('application_id')
    .execute()
  return kept.length
}

/** The resume one of the person's own applications was made with, under the name it had then. */
export const findSentResume = (db: Db, userId: number, applicationId: number) =>
  db
    .selectFrom('applications as application')
    .leftJoin('resumes as resume', 'resume.id', 'application.resume_id')
    .leftJoin('sent_resumes as copy', 'copy.application_id', 'application.id')
    .select('application.sent_resume_name as file_name')
    .select((eb) => [
      eb.fn.coalesce('resume.file_key', 'copy.file_key').as('file_key'),
      eb.fn.coalesce('resume.content_type', 'copy.content_type').as('content_type'),
    ])
    .where('application.id', '=', applicationId)
    .where('application.user_id', '=', userId)
    .where('application.applied_elsewhere', '=', false)
    .executeTakeFirst()

/** Removes a person's own resume and gives its key; undefined when it is not theirs or gone. */
export async function deleteResume(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('resumes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key
}

/** Which of these keys belong to a resume, or to an application made with one. */
export async function listKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const known = await db
    .selectFrom('resumes')
    .select('file_key')
    .where('file_key', 'in', keys)
    .union(db.selectFrom('sent_resumes').select('file_key').where('file_key', 'in', keys))
    .execute()
  return new Set(known.map((row) => row.file_key))
}
