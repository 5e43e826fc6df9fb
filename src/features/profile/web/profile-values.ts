import * as z from 'zod/mini'
import type { JobPreferences, JobseekerProfile, Project } from '../contract.ts'
import {
  AVAILABILITIES,
  JOB_TYPES,
  tidySkills,
  withProtocol,
  WORK_ARRANGEMENTS,
  YEARS_OF_EXPERIENCE,
} from '../rules.ts'

const shape = z.object({
  title: z.string(),
  about: z.string(),
  skills: z.array(z.string()),
  projects: z.array(z.object({ title: z.string(), description: z.string(), url: z.string() })),
  website: z.string(),
  linkedin: z.string(),
  github: z.string(),
  resume_url: z.string(),
  years_of_experience: z.enum(['', ...YEARS_OF_EXPERIENCE]),
  location: z.string(),
  open_to_remote: z.boolean(),
  willing_to_relocate: z.boolean(),
  education: z.array(z.object({ school: z.string(), degree: z.string(), from: z.string(), to: z.string() })),
  experience: z.array(z.object({ employer: z.string(), title: z.string(), from: z.string(), to: z.string() })),
  job_types: z.array(z.enum(JOB_TYPES)),
  salary_min: z.string(),
  salary_max: z.string(),
  work_arrangement: z.enum(WORK_ARRANGEMENTS),
  availability: z.enum(AVAILABILITIES),
  custom_availability: z.string(),
})
/** The copy a person edits: what the page shows, with the salaries as they are typed. */
export type ProfileValues = z.output<typeof shape>

const NAMES = Object.keys(shape.def.shape) as (keyof ProfileValues)[]
const typed = (salary: number | null): string => (salary === null ? '' : String(salary))

/** What the page shows of a stored profile. */
export const valuesOf = ({ job_preferences: preferences, ...profile }: JobseekerProfile): ProfileValues =>
  z.parse(shape, {
    ...profile,
    ...preferences,
    years_of_experience: profile.years_of_experience ?? '',
    salary_min: typed(preferences.salary_min),
    salary_max: typed(preferences.salary_max),
  })

/** A salary as a number; what is none goes as it is, for the server to say so. */
const salaryOf = (text: string): JobPreferences['salary_min'] | string => {
  const trimmed = text.trim()
  return trimmed === '' ? null : Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}

const tidyProjects = (projects: readonly Project[]): Project[] =>
  projects
    .map(({ title, description, url }) => ({
      title: title.trim(),
      description: description.trim(),
      url: withProtocol(url),
    }))
    .filter((project) => Object.values(project).some((text) => text !== ''))

/** The copy as it is kept: trimmed, with whole addresses, each skill once, projects without a word left out. */
export const tidied = (values: ProfileValues): ProfileValues => ({
  ...values,
  title: values.title.trim(),
  about: values.about.trim(),
  location: values.location.trim(),
  website: withProtocol(values.website),
  linkedin: withProtocol(values.linkedin),
  github: withProtocol(values.github),
  resume_url: withProtocol(values.resume_url),
  skills: tidySkills(values.skills),
  projects: tidyProjects(values.projects),
  custom_availability: values.custom_availability.trim(),
})

/** What is sent (spec 2 §7): the preferences under one name. */
export function bodyOf(values: ProfileValues) {
  const { job_types, salary_min, salary_max, work_arrangement, availability, custom_availability, ...plain } =
    tidied(values)
  const preferences = { job_types, work_arrangement, availability, custom_availability }
  return {
    ...plain,
    job_preferences: { ...preferences, salary_min: salaryOf(salary_min), salary_max: salaryOf(salary_max) },
  }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const draftShape = z.object({ base: shape, read_at: z.nullable(z.string()), values: shape })
/** A copy in the making: the profile it was made from, when that was saved, and the copy. */
export type ProfileDraft = z.output<typeof draftShape>

/** The page's update: schools and employers only when some were accepted out of a resume. */
export function updateOf({ base, values, read_at }: ProfileDraft) {
  const { education, experience, ...sent } = bodyOf(values)
  return {
    ...sent,
    ...(isEqual(base.education, education) ? {} : { education }),
    ...(isEqual(base.experience, experience) ? {} : { experience }),
    updated_at: read_at,
  }
}

/** A fresh copy. */
export const draftFrom = (profile: JobseekerProfile): ProfileDraft => {
  const base = valuesOf(profile)
  return { base, read_at: profile.updated_at, values: base }
}

export const isUnsaved = ({ base, values }: ProfileDraft): boolean => !isEqual(base, values)

/** A kept copy, or null when it is none of ours any more. */
export function draftOf(kept: unknown): ProfileDraft | null {
  const read = z.safeParse(draftShape, kept)
  return read.success ? read.data : null
}

/** What a person changed, put over a later version of the profile: what they left alone is as it is there. */
export function rebased({ base, values }: ProfileDraft, latest: JobseekerProfile): ProfileDraft {
  const fresh = draftFrom(latest)
  const mine = NAMES.filter((name) => !isEqual(base[name], values[name])).map((name) => [name, values[name]] as const)
  return { ...fresh, values: { ...fresh.values, ...Object.fromEntries(mine) } }
}

/** The parts of the page in their order, with the fields each one holds (spec 2 §2). */
export const PROFILE_SECTIONS = [
  { name: 'about', title: 'About', fields: ['title', 'about'] },
  { name: 'skills', title: 'Skills', fields: ['skills'] },
  { name: 'projects', title: 'Portfolio Projects', fields: ['projects'] },
  { name: 'contact', title: 'Contact Information', fields: ['website', 'linkedin', 'github'] },
  { name: 'resume', title: 'Resume', fields: ['resume_url'] },
  {
    name: 'experience',
    title: 'Experience & Location',
    fields: ['years_of_experience', 'location', 'open_to_remote', 'willing_to_relocate', 'education', 'experience'],
  },
  {
    name: 'preferences',
    title: 'Job Preferences',
    fields: ['job_types', 'salary_min', 'salary_max', 'work_arrangement', 'availability', 'custom_availability'],
  },
] as const satisfies readonly { name: string; title: string; fields: readonly (keyof ProfileValues)[] }[]
export type SectionName = (typeof PROFILE_SECTIONS)[number]['name']

/** The server's name of a field without what the preferences stand under: `job_preferences.salary_min` is `salary_min`. */
const ownName = (field: string): string => field.replace(/^job_preferences\./, '')

/** Sentences under the controls they belong to, the first of each: a list of words has one control, a project three. */
export function sentencesOf(fields: Record<string, string[]>): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const [field, [sentence]] of Object.entries(fields)) {
    const [name = '', ...rest] = ownName(field).split('.')
    sentences[name === 'projects' ? [name, ...rest].join('.') : name] ??= sentence ?? ''
  }
  return sentences
}

/** Where the first refused field stands, in the order of the page; undefined when it stands nowhere. */
export function sectionOf(fields: readonly string[]): SectionName | undefined {
  const named = new Set(fields.map((field) => ownName(field).split('.')[0]))
  return PROFILE_SECTIONS.find((section) => section.fields.some((field) => named.has(field)))?.name
}

/** Titles of the parts in which two versions differ. */
export const changedSections = (one: ProfileValues, other: ProfileValues): string[] =>
  PROFILE_SECTIONS.filter(({ fields }) => fields.some((field) => !isEqual(one[field], other[field]))).map(
    ({ title }) => title,
  )
