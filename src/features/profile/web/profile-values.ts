import * as z from 'zod/mini'
import type { JobPreferences, JobseekerProfile } from '../contract.ts'
import { type SectionName, SECTIONS } from '../field-kinds.ts'
import { FIELD_NAMES, type FieldName, fieldOf, type FormFields, namesWith } from '../fields.ts'
import { typed } from '../schemas.ts'
import { formFieldsOf, parted, tidyValue } from './form-fields.ts'

/** What a copy holds, also when it was kept in this tab. */
export const shape = typed(FIELD_NAMES)
/** The copy a person edits: what the page shows, with the salaries as they are typed. */
export type ProfileValues = FormFields

/** What the page shows of a stored profile. */
export const valuesOf = formFieldsOf

/** A salary as a number; what is none goes as it is, for the server to say so. */
const salaryOf = (text: string): JobPreferences['salary_min'] | string => {
  const trimmed = text.trim()
  return trimmed === '' ? null : Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}

/** The copy as it is kept: trimmed, with whole addresses, each skill once, projects without a word left out. */
export const tidied = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, tidyValue(name, values[name])])) as ProfileValues

/** What is sent (spec 2 §7): the preferences under one name. */
export function bodyOf(values: ProfileValues) {
  const { plain, preferences } = parted(tidied(values))
  const sent = Object.entries(preferences).map(([name, value]) =>
    fieldOf(name as FieldName).kind === 'amount' ? [name, salaryOf(value as string)] : [name, value],
  )
  return { ...plain, job_preferences: Object.fromEntries(sent) } as Record<string, unknown>
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

/** A kept copy, or null when it is none of ours any more. */
export function draftOf(kept: unknown): ProfileDraft | null {
  const read = z.safeParse(draftShape, kept)
  return read.success ? read.data : null
}

/** What a person changed, put over a later version of the profile: what they left alone is as it is there. */
export function rebased({ base, values }: ProfileDraft, latest: JobseekerProfile): ProfileDraft {
  const fresh = draftFrom(latest)
  const mine = FIELD_NAMES.filter((name) => !isEqual(base[name], values[name])).map(
    (name) => [name, values[name]] as const,
  )
  return { ...fresh, values: { ...fresh.values, ...Object.fromEntries(mine) } }
}

/** The parts of the page in their order, with the fields each one holds. */
export const PROFILE_SECTIONS = (Object.keys(SECTIONS) as SectionName[]).map((name) => ({
  name,
  title: SECTIONS[name],
  fields: namesWith(({ section }) => section === name),
}))

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
