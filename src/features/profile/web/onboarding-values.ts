import * as z from 'zod/mini'
import type { JobseekerProfile } from '../contract.ts'
import { JOB_TYPES, onboardingChecks, PROFILE_SENTENCES as say, tidySkills, YEARS_OF_EXPERIENCE } from '../rules.ts'

const WORK_OPTIONS = ['remote', 'relocate'] as const

const shape = z.object({
  title: z.string(),
  years_of_experience: z.enum(['', ...YEARS_OF_EXPERIENCE]),
  location: z.string(),
  work_options: z.array(z.enum(WORK_OPTIONS)),
  skills: z.array(z.string()),
  job_types: z.array(z.enum(JOB_TYPES)),
})
/** What the form holds while a person types. */
export type OnboardingValues = z.output<typeof shape>
export type WorkOption = (typeof WORK_OPTIONS)[number]

/** The stored profile as the form's first values. */
export const valuesOf = (profile: JobseekerProfile): OnboardingValues => ({
  title: profile.title,
  years_of_experience: profile.years_of_experience ?? '',
  location: profile.location,
  work_options: [
    ...(profile.open_to_remote ? (['remote'] as const) : []),
    ...(profile.willing_to_relocate ? (['relocate'] as const) : []),
  ],
  skills: profile.skills,
  job_types: profile.job_preferences.job_types,
})

/** A kept draft, or null when it is none of ours any more. */
export function draftOf(kept: unknown): OnboardingValues | null {
  const read = z.safeParse(shape, kept)
  return read.success ? read.data : null
}

/** What is sent: the wire's names (spec 2 §7). */
export const bodyOf = (values: OnboardingValues) => ({
  title: values.title.trim(),
  years_of_experience: values.years_of_experience,
  location: values.location.trim(),
  open_to_remote: values.work_options.includes('remote'),
  willing_to_relocate: values.work_options.includes('relocate'),
  skills: tidySkills(values.skills),
  job_preferences: { job_types: values.job_types },
})

/** Whether the form holds nothing that the stored profile does not. */
export const isSaved = (values: OnboardingValues, profile: JobseekerProfile): boolean =>
  JSON.stringify(bodyOf(values)) === JSON.stringify(bodyOf(valuesOf(profile)))

/** Whether anything of the form was saved before; a choice about the prompt alone is nothing to tell. */
export const hasSavedValues = (profile: JobseekerProfile): boolean =>
  Object.values(valuesOf(profile)).some((value) => value.length > 0)

const filled = (sentence: string) => z.string().check(z.refine((text) => text.trim() !== '', sentence))

/** Everything a complete profile needs, in the sentences of spec 2 §5; `hasResume` is known outside of the form. */
export const onboardingSchema = (hasResume: boolean) =>
  z
    .object({
      title: filled(say.title),
      years_of_experience: filled(say.years),
      location: filled(say.location),
      work_options: z.array(z.string()).check(z.minLength(1, say.workOption)),
      skills: z.array(z.string()).check(z.minLength(1, say.skills)),
      job_types: z.array(z.string()).check(z.minLength(1, say.jobTypes)),
    })
    .check(z.refine(() => hasResume, { error: say.resume, path: ['resume'], when: () => true }))

/** One thing applying needs: where it is on the page, and whether it is there. */
export type Need = { anchor: string; label: string; done: boolean }

/** All that applying needs, in the order of the page (spec 1 §5). */
export function needsOf(
  values: OnboardingValues,
  { hasResume, connected }: { hasResume: boolean; connected: boolean },
) {
  const { work_options: options, ...facts } = values
  const checks = onboardingChecks({
    ...facts,
    open_to_remote: options.includes('remote'),
    willing_to_relocate: options.includes('relocate'),
    has_resume: hasResume,
  })
  const needs: Need[] = [
    { anchor: 'basic', label: 'Basic info', done: checks.has_basic_info },
    { anchor: 'resume', label: 'Resume', done: checks.has_resume },
    { anchor: 'skills', label: 'Skills', done: checks.has_skills },
    { anchor: 'job-types', label: 'Job types', done: checks.has_job_preferences },
    { anchor: 'board', label: 'OLJ account', done: connected },
  ]
  return needs
}
