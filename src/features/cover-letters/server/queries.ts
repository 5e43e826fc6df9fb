import { sql } from 'kysely'
import { isKnownEmployer } from '#features/jobs/server/service.ts'
import type { Db } from '#server/platform/db/database.ts'

export type LetterRow = {
  id: number
  user_id: number
  job_post_id: number
  resume_id: number | null
  resume_name: string | null
  subject: string
  content: string
  custom_prompt: string
  version: number
  origin: string
  created_at: Date
}

/** The person's own letter with the name of the resume that was chosen with it. */
export const findLetter = (db: Db, userId: number, id: number): Promise<LetterRow | undefined> =>
  db
    .selectFrom('cover_letters as letter')
    .leftJoin('resumes as resume', 'resume.id', 'letter.resume_id')
    .selectAll('letter')
    .select('resume.file_name as resume_name')
    .where('letter.id', '=', id)
    .where('letter.user_id', '=', userId)
    .executeTakeFirst()

/** Whether the person has this resume, which cannot be removed before the transaction ends. */
export async function holdResume(db: Db, userId: number, id: number): Promise<boolean> {
  const own = db.selectFrom('resumes').select('id').where('id', '=', id).where('user_id', '=', userId)
  return (await own.forKeyShare().executeTakeFirst()) !== undefined
}

export type NewLetter = {
  user_id: number
  job_post_id: number
  resume_id: number | null
  subject: string
  content: string
  custom_prompt: string
  version: number
  origin: 'own' | 'ai' | 'template'
  based_on: number | null
  confirmed_claims: string[]
  created_at: Date
}

export const insertLetter = async (db: Db, letter: NewLetter) => {
  const row = await db.insertInto('cover_letters').values(letter).returningAll().executeTakeFirstOrThrow()
  return { ...row, origin: letter.origin }
}

/** One new version at a time of one person's letters to one posting, until the transaction ends. */
export async function lockLetters(db: Db, userId: number, jobId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letters:${userId}:${jobId}`}, 0))`.execute(db)
}

/** The number of the newest version; 0 when there is none. */
export async function countVersions(db: Db, userId: number, jobId: number): Promise<number> {
  const row = await db
    .selectFrom('cover_letters')
    .select((letter) => letter.fn.max('version').as('newest'))
    .where('user_id', '=', userId)
    .where('job_post_id', '=', jobId)
    .executeTakeFirst()
  return row?.newest ?? 0
}

/** Letters with what they were written to, and whether they went out. */
const keptLetters = (db: Db, userId: number) =>
  db
    .selectFrom('cover_letters as letter')
    .innerJoin('postings as posting', 'posting.id', 'letter.job_post_id')
    .leftJoin('employers as employer', (join) => join.on(isKnownEmployer))
    .select([
      'letter.id',
      'letter.job_post_id',
      'letter.subject',
      'letter.content',
      'letter.version',
      'letter.created_at',
    ])
    .select(['posting.title as job_title', 'employer.name as employer_name'])
    .select(
      sql<boolean>`exists (select from applications a where a.cover_letter_id = letter.id and a.delivery <> 'failed')`.as(
        'sent',
      ),
    )
    .where('letter.user_id', '=', userId)

/** Newest version per posting, the newest first. */
export const listNewestLetters = (db: Db, userId: number, limit: number, offset: number) =>
  keptLetters(db, userId)
    .where(
      sql<boolean>`not exists (select from cover_letters later where later.user_id = letter.user_id
        and later.job_post_id = letter.job_post_id and later.version > letter.version)`,
    )
    .orderBy('letter.created_at', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many postings the person has letters to. */
export async function countLetters(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cover_letters')
    .select((letter) => letter.fn.count<number>('job_post_id').distinct().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const findKeptLetter = (db: Db, userId: number, id: number) =>
  keptLetters(db, userId)
    .select(['letter.resume_id', 'letter.custom_prompt', 'letter.confirmed_claims'])
    .select(sql<'own' | 'ai' | 'template'>`letter.origin`.as('origin'))
    .where('letter.id', '=', id)
    .executeTakeFirst()

/** Every version for a posting, the newest first. */
export async function listVersions(db: Db, userId: number, jobId: number) {
  const rows = await keptLetters(db, userId)
    .where('letter.job_post_id', '=', jobId)
    .orderBy('letter.version', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, version, sent, created_at }) => ({ id, version, sent, created_at }))
}

type Generated = {
  user_id: number
  job_post_id: number
  writer: 'ai' | 'template'
  model: string | null
  subject: string
  content: string
  complete: boolean
  created_at: Date
}

export async function insertGenerated(db: Db, letter: Generated): Promise<void> {
  await db.insertInto('generated_letters').values(letter).execute()
}

/** What was written for a person and a posting, a model's letters first. */
export const listGenerated = (db: Db, userId: number, jobId: number) =>
  db
    .selectFrom('generated_letters')
    .select(['writer', 'content'])
    .where('user_id', '=', userId)
    .where('job_post_id', '=', jobId)
    .orderBy('writer')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export async function deleteGeneratedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('generated_letters').where('created_at', '<', before).execute()
}

/** What the letter writer needs of a posting; undefined when it is not listed to people. */
export const findPostingToWriteTo = (db: Db, id: number) =>
  db
    .selectFrom('postings as posting')
    .leftJoin('employers as employer', (join) => join.on(isKnownEmployer))
    .select(['posting.id', 'posting.title', 'posting.description', 'employer.name as employer'])
    .select((row) =>
      row
        .selectFrom('posting_tags')
        .innerJoin('tags', 'tags.id', 'posting_tags.tag_id')
        .whereRef('posting_tags.posting_id', '=', 'posting.id')
        .select((tag) =>
          tag.fn.coalesce(tag.fn.agg<string[]>('array_agg', ['tags.name']), tag.val<string[]>([])).as('names'),
        )
        .as('tags'),
    )
    .where('posting.id', '=', id)
    .where('posting.review_state', '=', 'approved')
    .executeTakeFirst()

/** What the person told about themselves. */
export const findWriter = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone_number'])
    .select([
      'profiles.title',
      'profiles.about',
      'profiles.location',
      'profiles.years_of_experience',
      'profiles.skills',
      'profiles.projects',
      'profiles.education',
      'profiles.experience',
      'profiles.job_types',
      'profiles.salary_min',
      'profiles.salary_max',
      'profiles.resume_url',
      'profiles.website',
      'profiles.linkedin',
      'profiles.github',
      'profiles.availability',
      'profiles.custom_availability',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

export const findInstructions = (db: Db, userId: number) =>
  db.selectFrom('ai_instructions').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const upsertInstructions = (db: Db, userId: number, instructions: string, now: Date) =>
  db
    .insertInto('ai_instructions')
    .values({ user_id: userId, instructions, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ instructions, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Undefined when the id is not the person's. */
export const updateInstructions = (db: Db, userId: number, id: number, instructions: string, now: Date) =>
  db
    .updateTable('ai_instructions')
    .set({ instructions, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
