import * as z from 'zod/mini'
import type { JobseekerProfile } from '../../contract.ts'
import { type FieldName, fieldOf, type FormFields, namesWith, PREFERENCE_FIELDS } from '../../fields.ts'
import { isWebUrl, salariesInOrder, withProtocol } from '../../rules.ts'
import { typed } from '../../schemas.ts'
import { formFieldsOf, isSpecified, tidyValue } from '../../web/form-fields.ts'
import { amountOf, fieldsOfStep, type FieldStep, WIZARD_NAMES, type WizardValues } from '../rules.ts'

/** The steps that are saved as such (spec 2 §4). */
export type SavedStep = FieldStep
export const SAVED_STEPS = [1, 2, 3, 4, 5] as const

/** The stored profile as the wizard's first values. */
export function valuesOf(profile: JobseekerProfile): WizardValues {
  const all = formFieldsOf(profile)
  return Object.fromEntries(WIZARD_NAMES.map((name) => [name, all[name]])) as WizardValues
}

/** The values of one step alone. */
export const partOf = (step: SavedStep, values: WizardValues): Partial<WizardValues> => {
  const all: Partial<FormFields> = values
  return Object.fromEntries(fieldsOfStep(step).map((name) => [name, all[name]]))
}

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

/** Whether the profile holds anything the wizard asks for; what it begins with, or a choice about the prompt, is nothing. */
export const hasSavedValues = (profile: JobseekerProfile): boolean =>
  profile.resume !== null ||
  Object.entries(valuesOf(profile)).some(([name, value]) => isSpecified(name as FieldName, value))

/** The links with `https://` in front where a person left it out (spec 2 §4); the online resume is taken as typed. */
export function tidyLinks(values: WizardValues): WizardValues {
  const projects = values.projects.map((project) => ({ ...project, url: withProtocol(project.url) }))
  const links = namesWith(({ kind, step }) => kind === 'url' && step === 4) as ('website' | 'linkedin' | 'github')[]
  return { ...values, ...Object.fromEntries(links.map((name) => [name, withProtocol(values[name])])), projects }
}

const link = (name: string, text: string) =>
  text.trim() === '' || isWebUrl(text.trim()) ? { [name]: text.trim() } : {}

/** Projects that can be kept as they are; half-written ones of a skipped step stay on this device. */
const wholeProjects = (projects: WizardValues['projects']) =>
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
  const choice = (name: 'work_arrangement' | 'availability') => {
    const { options, begins } = PREFERENCE_FIELDS[name]
    return options.find(([value]) => value === values[name])?.[0] ?? begins
  }
  const availability = choice('availability')
  return {
    types: values.job_types,
    ...(salariesInOrder(min, max) && { salaryMin: min ?? null, salaryMax: max ?? null }),
    workArrangement: choice('work_arrangement'),
    ...(!(availability === 'custom' && custom === '') && { availability, customAvailability: custom }),
  }
}

/** The online resume, unless what is typed is no address. */
export const resumeBody = (address: string): Record<string, unknown> => link('resume_url', address)

/** One field as it is sent. What a step was skipped with never stops the rest. */
function sentOf(name: FieldName, value: unknown): Record<string, unknown> {
  if (fieldOf(name).kind === 'url') return link(name, value as string)
  if (name === 'projects') return { projects: wholeProjects(value as WizardValues['projects']) }
  return { [name]: tidyValue(name, value) }
}

/** What is sent for a step, in the names of the wire (spec 2 §7). */
export function bodyOf(step: SavedStep, values: WizardValues): Record<string, unknown> {
  if (step === 5) return { jobPreferences: preferencesOf(values) }
  return Object.assign(
    {},
    ...Object.entries(partOf(step, values)).map(([name, value]) => sentOf(name as FieldName, value)),
  )
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

const shape = z.partial(typed(WIZARD_NAMES))
const step = z.literal([1, 2, 3, 4, 5, 6])
const draftShape = z.object({
  values: shape,
  place: z.object({ step, reached: step, skipped: z.array(step) }),
  waiting: z.array(z.literal(SAVED_STEPS)),
  file_name: z.nullable(z.string()),
  salary_answered: z.optional(z.string()),
})
/** What this device keeps of a person's wizard until the server has it. */
export type Draft = Omit<z.output<typeof draftShape>, 'values'> & { values: Partial<WizardValues> }

/** A kept draft, or null when it is none of ours any more. */
export function draftOf(kept: unknown): Draft | null {
  const read = z.safeParse(draftShape, kept)
  // What came out of JSON holds no field that is there and undefined.
  return read.success ? (read.data as Draft) : null
}
