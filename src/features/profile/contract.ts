import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { MAX_RESUME_BYTES } from '#features/resumes/rules.ts'
import type { StoredFields } from './fields.ts'
import { plainGiven, plainRead, preferencesGiven, preferencesRead } from './schemas.ts'

export type JobPreferences = z.output<typeof preferencesRead>

/** A profile as it is read; every field is there, and `updated_at` is null while nothing was ever saved. */
export const jobseekerProfile = z.object({
  ...plainRead,
  resume: z.nullable(z.object({ id: z.number(), name: z.string(), bytes: z.number(), uploaded_at: z.string() })),
  job_preferences: preferencesRead,
  hide_onboarding_prompt: z.boolean(),
  onboarding_completed: z.boolean(),
  updated_at: z.nullable(z.string()),
  /** Pesos for a US dollar: salaries are in dollars, and some people type pesos. */
  usd_php_rate: z.number(),
})
export type JobseekerProfile = z.output<typeof jobseekerProfile>
export type Project = StoredFields['projects'][number]
/** Schools and employers are read only on the page (docs/product/profile.md): they are what a person accepted out of a resume. */
export type Schooling = StoredFields['education'][number]
export type Employment = StoredFields['experience'][number]

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
  ...plainGiven,
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
