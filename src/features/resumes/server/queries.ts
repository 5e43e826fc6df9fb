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

/** A person's resume of these very bytes, the newest where there are several from before. */
export const findSameFile = (db: Db, userId: number, sha256: string): Promise<ResumeRow | undefined> =>
  rows(db, userId)
    .where('sha256', '=', sha256)
    .orderBy('is_default', 'desc')
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()

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

/** Whether any attempt of this person's applications went out with the file: such a file is kept. */
export async function wasSent(db: Db, userId: number, key: string): Promise<boolean> {
  const found = await sql<{ sent: boolean }>`
    select exists (select 1 from applications where user_id = ${userId} and sent_resume_key = ${key})
      or exists (
        select 1 from application_events e join applications a on a.id = e.application_id
        where a.user_id = ${userId} and e.kind = 'attempt' and e.detail ->> 'sent_resume_key' = ${key}) as sent`.execute(
    db,
  )
  return found.rows[0]?.sent ?? false
}

/** Which of these keys belong to a resume, or went along with an attempt of an application and are kept for it. */
export async function listKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const kept = await sql<{ key: string }>`
    select file_key as key from resumes where file_key = any(${keys})
    union select sent_resume_key from applications where sent_resume_key = any(${keys})`.execute(db)
  const known = new Set(kept.rows.map(({ key }) => key))
  const strays = keys.filter((key) => !known.has(key))
  // No index leads through the history, so it is asked for the few that nothing else knows.
  for (const key of strays.length > 0 ? await listAttempted(db, strays) : []) known.add(key)
  return known
}

async function listAttempted(db: Db, keys: string[]): Promise<string[]> {
  const attempts = await sql<{ key: string }>`
    select distinct detail ->> 'sent_resume_key' as key from application_events
    where kind = 'attempt' and detail ->> 'sent_resume_key' = any(${keys})`.execute(db)
  return attempts.rows.map(({ key }) => key)
}
