import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Employment, JobPreferences, Project, Schooling } from '../contract.ts'

/** A stored profile: every column but the owner. */
export type ProfileRow = {
  title: string
  about: string
  location: string
  years_of_experience: string | null
  open_to_remote: boolean
  willing_to_relocate: boolean
  website: string
  linkedin: string
  github: string
  resume_url: string
  skills: string[]
  projects: Project[]
  education: Schooling[]
  experience: Employment[]
  hide_onboarding_prompt: boolean
  /** Null while nothing of the profile was ever saved. */
  updated_at: Date | null
} & Omit<JobPreferences, 'job_types' | 'work_arrangement' | 'availability'> & {
    job_types: string[]
    work_arrangement: string
    availability: string
  }

const whole = (db: Db, userId: number) =>
  db
    .selectFrom('profiles')
    .select([
      'title',
      'about',
      'location',
      'years_of_experience',
      'open_to_remote',
      'willing_to_relocate',
      'website',
      'linkedin',
      'github',
      'resume_url',
      'skills',
      'projects',
      'education',
      'experience',
      'job_types',
      'salary_min',
      'salary_max',
      'work_arrangement',
      'availability',
      'custom_availability',
      'hide_onboarding_prompt',
      'updated_at',
    ])
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
const asJson = <K extends string>(name: K, list: readonly object[] | undefined) =>
  (list === undefined ? {} : { [name]: sql`${JSON.stringify(list)}::jsonb` }) as Partial<Record<K, never>>

/** Writes the given columns. */
export async function updateProfile(
  db: Db,
  userId: number,
  { projects, education, experience, ...rest }: Partial<ProfileRow> & { updated_at: Date },
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      ...rest,
      ...asJson('projects', projects),
      ...asJson('education', education),
      ...asJson('experience', experience),
    })
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

/** What onboarding looks at, and whether the prompt is hidden; undefined for nobody's id. */
export const findOnboardingFacts = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select([
      'p.title',
      'p.years_of_experience',
      'p.location',
      'p.open_to_remote',
      'p.willing_to_relocate',
      'p.skills',
      'p.job_types',
      'p.hide_onboarding_prompt',
      sql<boolean>`exists (select 1 from resumes r where r.user_id = u.id)`.as('has_resume'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
