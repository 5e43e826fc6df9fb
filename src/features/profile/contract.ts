import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { MAX_RESUME_BYTES } from '#features/resumes/rules.ts'
import {
  AVAILABILITIES,
  isWebUrl,
  JOB_TYPES,
  MAX_ABOUT,
  MAX_ENTRIES,
  MAX_LINE,
  MAX_MOMENT,
  MAX_PROJECT_DESCRIPTION,
  MAX_PROJECT_TITLE,
  MAX_PROJECTS,
  MAX_SALARY,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  MAX_URL,
  PROFILE_SENTENCES as say,
  salariesInOrder,
  tidySkills,
  WORK_ARRANGEMENTS,
  YEARS_OF_EXPERIENCE,
} from './rules.ts'

const project = z.object({ title: z.string(), description: z.string(), url: z.string() })
/** Schools and employers are read only on the page (spec 2 §3): they are what a person accepted out of a resume. */
const schooling = z.object({ school: z.string(), degree: z.string(), from: z.string(), to: z.string() })
const employment = z.object({ employer: z.string(), title: z.string(), from: z.string(), to: z.string() })

export const jobPreferences = z.object({
  job_types: z.array(z.enum(JOB_TYPES)),
  salary_min: z.nullable(z.number()),
  salary_max: z.nullable(z.number()),
  work_arrangement: z.enum(WORK_ARRANGEMENTS),
  availability: z.enum(AVAILABILITIES),
  custom_availability: z.string(),
})
export type JobPreferences = z.output<typeof jobPreferences>

/** A profile as it is read; every field is there, and `updated_at` is null while nothing was ever saved. */
export const jobseekerProfile = z.object({
  title: z.string(),
  about: z.string(),
  location: z.string(),
  years_of_experience: z.nullable(z.enum(YEARS_OF_EXPERIENCE)),
  open_to_remote: z.boolean(),
  willing_to_relocate: z.boolean(),
  website: z.string(),
  linkedin: z.string(),
  github: z.string(),
  resume: z.nullable(z.object({ id: z.number(), name: z.string(), bytes: z.number(), uploaded_at: z.string() })),
  resume_url: z.string(),
  skills: z.array(z.string()),
  projects: z.array(project),
  education: z.array(schooling),
  experience: z.array(employment),
  job_preferences: jobPreferences,
  hide_onboarding_prompt: z.boolean(),
  onboarding_completed: z.boolean(),
  updated_at: z.nullable(z.string()),
})
export type JobseekerProfile = z.output<typeof jobseekerProfile>
export type Project = JobseekerProfile['projects'][number]
export type Schooling = JobseekerProfile['education'][number]
export type Employment = JobseekerProfile['experience'][number]

/** The database holds neither the null character nor half a surrogate pair. */
const storable = z.overwrite<string>((text) => text.toWellFormed().replaceAll('\0', '').trim())
const text = (max: number) =>
  z.string('Enter a text.').check(storable, z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
const url = (sentence: string) => text(MAX_URL).check(z.refine((given) => given === '' || isWebUrl(given), sentence))

/** In a multipart body lists and objects arrive as JSON strings. */
const fromJson = (given: unknown): unknown => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given) as unknown
  } catch {
    return given
  }
}
const unpacked = <S extends z.core.$ZodType>(schema: S) => z.pipe(z.transform(fromJson), schema)

const flag = z.union(
  [
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((given) => given === 'true'),
    ),
  ],
  'Must be true or false.',
)

const listed = (given: unknown) => {
  const value = fromJson(given)
  return typeof value === 'string' ? value.split(',') : value
}
const skills = z.pipe(
  z.transform(listed),
  z
    .array(text(MAX_SKILL_LENGTH), 'Enter a list of skills.')
    .check(z.overwrite<string[]>(tidySkills), z.maxLength(MAX_SKILLS, `You can list up to ${MAX_SKILLS} skills.`)),
)

const required = (max: number, sentence: string) => text(max).check(z.minLength(1, sentence))
const projectGiven = z.object({
  title: required(MAX_PROJECT_TITLE, say.projectTitle),
  description: required(MAX_PROJECT_DESCRIPTION, say.projectDescription),
  url: z.pipe(
    z.transform((given: unknown) => given ?? ''),
    url(say.projectUrl),
  ),
})
const projects = unpacked(
  z
    .array(projectGiven, 'Enter a list of projects.')
    .check(z.maxLength(MAX_PROJECTS, `You can list up to ${MAX_PROJECTS} projects.`)),
)

const textOrNone = (max: number) =>
  z.pipe(
    z.transform((given: unknown) => given ?? ''),
    text(max),
  )
const entries = <S extends z.core.$ZodType>(entry: S) =>
  unpacked(
    z.array(entry, 'Enter a list.').check(z.maxLength(MAX_ENTRIES, `You can list up to ${MAX_ENTRIES} entries.`)),
  )
const period = { from: textOrNone(MAX_MOMENT), to: textOrNone(MAX_MOMENT) }
const education = entries(
  z
    .object({ school: textOrNone(MAX_LINE), degree: textOrNone(MAX_LINE), ...period })
    .check(z.refine((given) => given.school !== '' || given.degree !== '', 'Enter a school or a degree.')),
)
const experience = entries(
  z
    .object({ employer: textOrNone(MAX_LINE), title: textOrNone(MAX_LINE), ...period })
    .check(z.refine((given) => given.employer !== '' || given.title !== '', 'Enter an employer or a title.')),
)

/** A number, its text, or nothing (`''` and null); dollars per month, cents dropped. */
const salary = z.pipe(
  z.transform((given: unknown) => {
    if (given === '' || given === null) return null
    return typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  }),
  z.nullable(
    z
      .number('Enter a number.')
      .check(
        z.gte(0, 'Salary cannot be less than 0.'),
        z.lte(MAX_SALARY, `Salary cannot be more than ${MAX_SALARY}.`),
        z.overwrite(Math.round),
      ),
  ),
)

/** Both spellings of the preferences become ours (spec 2 §3): `types` is `job_types`, `salaryMin` is `salary_min`. */
const SPELLINGS = new Map([
  ['types', 'job_types'],
  ['jobTypes', 'job_types'],
  ['salaryMin', 'salary_min'],
  ['salaryMax', 'salary_max'],
  ['workArrangement', 'work_arrangement'],
  ['customAvailability', 'custom_availability'],
])
const ourSpelling = (given: unknown): unknown => {
  const value = fromJson(given)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [SPELLINGS.get(key) ?? key, one]))
}
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `Choose one of: ${values.join(', ')}.`)

const preferencesGiven = z.pipe(
  z.transform(ourSpelling),
  z
    .object(
      {
        job_types: z.optional(
          z
            .array(oneOf(JOB_TYPES), 'Enter a list of job types.')
            .check(z.overwrite<(typeof JOB_TYPES)[number][]>((given) => [...new Set(given)])),
        ),
        salary_min: z.optional(salary),
        salary_max: z.optional(salary),
        work_arrangement: z.optional(oneOf(WORK_ARRANGEMENTS)),
        availability: z.optional(oneOf(AVAILABILITIES)),
        custom_availability: z.optional(text(MAX_LINE)),
      },
      'Enter your job preferences as an object.',
    )
    .check(
      z.refine((given) => salariesInOrder(given.salary_min, given.salary_max), {
        error: say.salaryOrder,
        path: ['salary_min'],
      }),
      z.refine((given) => given.availability !== 'custom' || given.custom_availability !== '', {
        error: say.customAvailability,
        path: ['custom_availability'],
      }),
    ),
)

const years = z.pipe(
  z.transform((given: unknown) => (given === '' ? null : given)),
  z.nullable(oneOf(YEARS_OF_EXPERIENCE)),
)

/** The `updated_at` of the profile that was changed; empty stands for one that was never saved. */
const readAt = z.pipe(
  z.transform((given: unknown) => (given === '' || given === 'null' ? null : given)),
  z.nullable(z.iso.datetime('Enter the updated_at of the profile you read.')),
)

/**
 * Every field may be left out and then stays as it is: the wizard saves step by step. What a step requires is asked by
 * the forms (`rules.ts`), because finishing with gaps is allowed and saved (spec 2 §4). With `updated_at` the save is
 * refused with 409 `profile_changed` when somebody saved since.
 */
export const profileBody = z.object({
  title: z.optional(text(MAX_LINE)),
  about: z.optional(text(MAX_ABOUT)),
  location: z.optional(text(MAX_LINE)),
  years_of_experience: z.optional(years),
  open_to_remote: z.optional(flag),
  willing_to_relocate: z.optional(flag),
  website: z.optional(url(say.website)),
  linkedin: z.optional(url(say.linkedin)),
  github: z.optional(url(say.github)),
  resume_url: z.optional(url(say.resumeUrl)),
  skills: z.optional(skills),
  projects: z.optional(projects),
  education: z.optional(education),
  experience: z.optional(experience),
  job_preferences: z.optional(preferencesGiven),
  job_preference: z.optional(preferencesGiven),
  jobPreferences: z.optional(preferencesGiven),
  updated_at: z.optional(readAt),
})
export type ProfileBody = z.output<typeof profileBody>

const path = '/jobseeker/profile/'
const resumeField = (field: string) => ({ field, maxBytes: MAX_RESUME_BYTES, required: false as const })

export const profile = {
  find: endpoint({ method: 'GET', path, access: 'user', summary: 'Your profile', response: jobseekerProfile }),
  saveStep: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Save a step of onboarding, or all of it; multipart with `resume`',
    upload: resumeField('resume'),
    body: profileBody,
    response: jobseekerProfile,
  }),
  update: endpoint({
    method: 'PUT',
    path,
    access: 'user',
    summary: 'Save the profile page; multipart with `resume_file`',
    upload: resumeField('resume_file'),
    body: profileBody,
    response: jobseekerProfile,
  }),
  checkOnboarding: endpoint({
    method: 'POST',
    path: '/auth/check-onboarding-status/',
    access: 'user',
    summary: 'Which parts of onboarding are done',
    response: z.object({
      checks: z.object({
        has_basic_info: z.boolean(),
        has_resume: z.boolean(),
        has_skills: z.boolean(),
        has_job_preferences: z.boolean(),
      }),
      onboarding_completed: z.boolean(),
    }),
  }),
  setHidePrompt: endpoint({
    method: 'POST',
    path: '/set-hide-onboarding-prompt/',
    access: 'user',
    summary: 'Stop or resume asking to finish onboarding',
    body: z.object({ hide: z.boolean('Must be true or false.') }),
    response: z.object({ hide_onboarding_prompt: z.boolean() }),
  }),
}
