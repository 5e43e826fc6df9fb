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

export type NewLetter = {
  user_id: number
  job_post_id: number
  resume_id: number | null
  subject: string
  content: string
  custom_prompt: string
  created_at: Date
}

export const insertLetter = (db: Db, letter: NewLetter) =>
  db.insertInto('cover_letters').values(letter).returningAll().executeTakeFirstOrThrow()

/** What the letter writer needs of a posting; undefined when it is not listed to people. */
export const findPostingToWriteTo = (db: Db, id: number) =>
  db
    .selectFrom('postings as posting')
    .leftJoin('employers as employer', 'employer.id', 'posting.employer_id')
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
