import * as z from 'zod/mini'
import type { JobseekerProfile } from '../../contract.ts'
import {
  AVAILABILITIES,
  DEFAULT_ARRANGEMENT,
  DEFAULT_AVAILABILITY,
  isWebUrl,
  salariesInOrder,
  tidySkills,
  withProtocol,
  WORK_ARRANGEMENTS,
} from '../../rules.ts'
import { amountOf, type Step, type WizardValues } from '../rules.ts'

/** The steps that are saved as such (spec 2 §4). */
export type SavedStep = Exclude<Step, 6>
export const SAVED_STEPS = [1, 2, 3, 4, 5] as const

const FIELDS: Record<SavedStep, readonly (keyof WizardValues)[]> = {
  1: ['title', 'years_of_experience', 'location', 'open_to_remote', 'willing_to_relocate'],
  2: ['resume_url', 'education', 'experience'],
  3: ['skills'],
  4: ['website', 'linkedin', 'github', 'projects'],
  5: ['job_types', 'salary_min', 'salary_max', 'work_arrangement', 'availability', 'custom_availability'],
}

/** The stored profile as the wizard's first values. */
export const valuesOf = (profile: JobseekerProfile): WizardValues => {
  const { salary_min: min, salary_max: max, ...preferences } = profile.job_preferences
  return {
    title: profile.title,
    years_of_experience: profile.years_of_experience ?? '',
    location: profile.location,
    open_to_remote: profile.open_to_remote,
    willing_to_relocate: profile.willing_to_relocate,
    resume_url: profile.resume_url,
    education: profile.education,
    experience: profile.experience,
    skills: profile.skills,
    website: profile.website,
    linkedin: profile.linkedin,
    github: profile.github,
    projects: profile.projects.map(({ title, description, url }) => ({ title, description, url })),
    ...preferences,
    salary_min: min === null ? '' : String(min),
    salary_max: max === null ? '' : String(max),
  }
}

/** The values of one step alone. */
export const partOf = (step: SavedStep, values: WizardValues): Partial<WizardValues> =>
  Object.fromEntries(FIELDS[step].map((name) => [name, values[name]]))

const trimmed = (values: object): string =>
  JSON.stringify(values, (_name, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** Whether a step's values are the same in both, but for spaces around them. */
export const isSame = (step: SavedStep, one: WizardValues, other: WizardValues): boolean =>
  trimmed(partOf(step, one)) === trimmed(partOf(step, other))

/** What of the values the stored profile does not have; null when it has all of them. */
export function unsavedPart(values: WizardValues, profile: JobseekerProfile): Partial<WizardValues> | null {
  const stored = valuesOf(profile)
  const open = SAVED_STEPS.filter((step) => !isSame(step, values, stored))
  return open.length === 0 ? null : Object.assign({}, ...open.map((step) => partOf(step, values)))
}

/** Whether the profile holds anything the wizard asks for; a choice about the prompt alone is nothing to tell. */
export const hasSavedValues = (profile: JobseekerProfile): boolean => {
  const { work_arrangement: _arrangement, availability: _availability, ...values } = valuesOf(profile)
  return (
    profile.resume !== null ||
    Object.values(values).some((value) => (Array.isArray(value) ? value.length > 0 : !!value))
  )
}

/** The links with `https://` in front where a person left it out (spec 2 §4); the online resume is taken as typed. */
export const tidyLinks = (values: WizardValues): WizardValues => ({
  ...values,
  website: withProtocol(values.website),
  linkedin: withProtocol(values.linkedin),
  github: withProtocol(values.github),
  projects: values.projects.map((project) => ({ ...project, url: withProtocol(project.url) })),
})

const link = (name: string, text: string) =>
  text.trim() === '' || isWebUrl(text.trim()) ? { [name]: text.trim() } : {}
const oneOf = (options: readonly string[], given: string, otherwise: string) =>
  options.includes(given) ? given : otherwise

/** Projects that can be kept as they are; half-written ones of a skipped step stay on this device. */
const wholeProjects = ({ projects }: WizardValues) =>
  projects
    .map(({ title, description, url }) => ({ title: title.trim(), description: description.trim(), url: url.trim() }))
    .filter(({ title, description }) => title !== '' && description !== '')
    .map((project) => ({ ...project, url: isWebUrl(project.url) ? project.url : '' }))

/** Amounts become numbers; types, arrangement and availability get their defaults (spec 2 §5). */
function preferencesOf(values: WizardValues) {
  const [min, max] = [amountOf(values.salary_min), amountOf(values.salary_max)].map((amount) =>
    amount !== null && Number.isFinite(amount) && amount >= 0 ? amount : null,
  )
  const custom = values.custom_availability.trim()
  const availability = oneOf(AVAILABILITIES, values.availability, DEFAULT_AVAILABILITY)
  return {
    types: values.job_types,
    ...(salariesInOrder(min, max) && { salaryMin: min ?? null, salaryMax: max ?? null }),
    workArrangement: oneOf(WORK_ARRANGEMENTS, values.work_arrangement, DEFAULT_ARRANGEMENT),
    ...(!(availability === 'custom' && custom === '') && { availability, customAvailability: custom }),
  }
}

/** The online resume, unless what is typed is no address. */
export const resumeBody = (address: string): Record<string, unknown> => link('resume_url', address)

/** What is sent for a step, in the names of the wire (spec 2 §7). What a step was skipped with never stops the rest. */
export function bodyOf(step: SavedStep, values: WizardValues): Record<string, unknown> {
  switch (step) {
    case 1: {
      const { title, years_of_experience: years, location, open_to_remote: remote, willing_to_relocate: move } = values
      return {
        title: title.trim(),
        years_of_experience: years,
        location: location.trim(),
        open_to_remote: remote,
        willing_to_relocate: move,
      }
    }
    case 2:
      return { ...resumeBody(values.resume_url), education: values.education, experience: values.experience }
    case 3:
      return { skills: tidySkills(values.skills) }
    case 4:
      return {
        ...link('website', values.website),
        ...link('linkedin', values.linkedin),
        ...link('github', values.github),
        projects: wholeProjects(values),
      }
    default:
      return { jobPreferences: preferencesOf(values) }
  }
}

/** Everything at once, for the completion. */
export const wholeBody = (values: WizardValues): Record<string, unknown> =>
  Object.assign({}, ...SAVED_STEPS.map((step) => bodyOf(step, values)))

/** A body as multipart: lists and objects travel as JSON text, truth as 'true' or 'false' (spec 2 §7). */
export function asForm(fields: Record<string, unknown>, file: File | null = null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  if (file) form.set('resume', file)
  return form
}

const text = z.string()
const shape = z.partial(
  z.object({
    title: text,
    years_of_experience: text,
    location: text,
    open_to_remote: z.boolean(),
    willing_to_relocate: z.boolean(),
    resume_url: text,
    education: z.array(z.object({ school: text, degree: text, from: text, to: text })),
    experience: z.array(z.object({ employer: text, title: text, from: text, to: text })),
    skills: z.array(text),
    website: text,
    linkedin: text,
    github: text,
    projects: z.array(z.object({ title: text, description: text, url: text })),
    job_types: z.array(text),
    salary_min: text,
    salary_max: text,
    work_arrangement: text,
    availability: text,
    custom_availability: text,
  }),
)

const step = z.literal([1, 2, 3, 4, 5, 6])
const draftShape = z.object({
  values: shape,
  place: z.object({ step, reached: step, skipped: z.array(step) }),
  waiting: z.array(z.literal(SAVED_STEPS)),
  file_name: z.nullable(text),
})
/** What this device keeps of a person's wizard until the server has it. */
export type Draft = Omit<z.output<typeof draftShape>, 'values'> & { values: Partial<WizardValues> }

/** A kept draft, or null when it is none of ours any more. */
export function draftOf(kept: unknown): Draft | null {
  const read = z.safeParse(draftShape, kept)
  // What came out of JSON holds no field that is there and undefined.
  return read.success ? (read.data as Draft) : null
}
