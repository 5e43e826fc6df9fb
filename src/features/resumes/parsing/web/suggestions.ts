import type { Education, ParsedResume, Work } from '../contract.ts'
import type { ExperienceBucket } from '../rules.ts'

/** What a resume can suggest, by the field of the profile it belongs to. */
export type SuggestedValues = {
  title: string
  experience: ExperienceBucket
  location: string
  /** Only the skills to be added. */
  skills: string[]
  education: Education[]
  work_history: Work[]
}
export type SuggestedField = keyof SuggestedValues
/** What the form holds now. Only fields named here are suggested; empty ones as '', null or []. */
export type FormValues = { [F in SuggestedField]?: SuggestedValues[F] | '' | null }
export type Suggestion<F extends SuggestedField = SuggestedField> = {
  [K in F]: { field: K; value: SuggestedValues[K]; /** The form's own value would be lost. */ replaces: boolean }
}[F]

const ORDER = ['title', 'experience', 'location', 'skills', 'education', 'work_history'] as const
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What the form could take over: found, asked for, and not there already. */
export function suggestionsFrom(parsed: ParsedResume, form: FormValues): Suggestion[] {
  return ORDER.filter((field) => field in form).flatMap((field) => suggestionOf(field, parsed, form) ?? [])
}

function suggestionOf(field: SuggestedField, parsed: ParsedResume, form: FormValues): Suggestion | null {
  if (field === 'skills') {
    const known = form.skills || []
    const value = parsed.skills.filter((skill) => !known.some((one) => same(one, skill)))
    return value.length > 0 ? { field, value, replaces: false } : null
  }
  if (field === 'education' || field === 'work_history') {
    const known = form[field] || []
    const isNew = parsed[field].length > 0 && JSON.stringify(known) !== JSON.stringify(parsed[field])
    return isNew ? ({ field, value: parsed[field], replaces: known.length > 0 } as Suggestion) : null
  }
  const value = parsed[field]
  const now = form[field] ?? ''
  if (value === null || same(value, now)) return null
  return { field, value, replaces: now.trim() !== '' } as Suggestion
}

/** Nothing at all came out of the file: said in the same words as a failure. */
export const saysNothing = (parsed: ParsedResume): boolean =>
  ORDER.every((field) => parsed[field] === null || parsed[field]?.length === 0)
