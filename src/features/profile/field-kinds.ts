import { MAX_LINE } from './rules.ts'

/** The parts of the profile page in their order. */
export const SECTIONS = {
  about: 'About',
  skills: 'Skills',
  projects: 'Portfolio Projects',
  contact: 'Contact Information',
  resume: 'Resume',
  experience: 'Experience & Location',
  preferences: 'Job Preferences',
} as const
export type SectionName = keyof typeof SECTIONS

/** The checks of onboarding that hang on fields (docs/product/profile.md). */
export type CheckName = 'has_basic_info' | 'has_skills' | 'has_job_preferences'

type Common = {
  label: string
  section: SectionName
  /** The step of the wizard that asks for it; without one only the page does. */
  step?: 1 | 2 | 3 | 4 | 5
  /** The wizard's sentence for an empty one; without it the field may stay empty. */
  needed?: string
  /** The check of onboarding that waits for it. Of several yes-or-no fields one is enough. */
  completes?: CheckName
  hint?: string
  autoComplete?: string
  /** Beside the next one where there is room for two. */
  half?: true
  /** Asked only while that choice stands so. */
  when?: readonly [choice: string, value: string]
  /** Other names it comes under inside of the job preferences. */
  spellings?: readonly string[]
}

type Cell = { max: number; needed?: string; url?: string }
type Options<V extends string> = readonly (readonly [value: V, label: string])[]

/** Text; beyond a line's length it is asked in several lines. */
export const line = <const O extends Common>(given: O, max: number = MAX_LINE) =>
  ({ ...given, kind: 'line', max }) as const
export const url = <const O extends Common & { wrong: string }>(given: O) => ({ ...given, kind: 'url' }) as const
export const flag = <const O extends Common>(given: O) => ({ ...given, kind: 'flag' }) as const
/** One of several; what begins as null is '' in a form. */
export const choice = <const V extends string, const B extends V | null, const O extends Common>(
  options: Options<V>,
  begins: B,
  given: O,
) => ({ ...given, kind: 'choice', options, begins }) as const
export const choices = <const V extends string, const O extends Common>(options: Options<V>, given: O) =>
  ({ ...given, kind: 'choices', options }) as const
export const words = <const O extends Common>(given: O) => ({ ...given, kind: 'words' }) as const
/** Whole dollars a month, or none. */
export const amount = <const O extends Common & { max: number }>(given: O) => ({ ...given, kind: 'amount' }) as const
export const rows = <
  const C extends Record<string, Cell>,
  const O extends Common & {
    max: number
    tooMany: string
    noList: string
    either?: readonly string[]
    neither?: string
  },
>(
  cells: C,
  given: O,
) => ({ ...given, kind: 'rows', cells }) as const

/** One row of the table, as code for any field sees it. */
export type ProfileField = Common &
  (
    | { kind: 'line'; max: number }
    | { kind: 'url'; wrong: string }
    | { kind: 'flag' }
    | { kind: 'choice'; options: Options<string>; begins: string | null }
    | { kind: 'choices'; options: Options<string> }
    | { kind: 'words' }
    | { kind: 'amount'; max: number }
    | RowsField
  )
export type RowsField = Common & {
  kind: 'rows'
  cells: Record<string, Cell>
  max: number
  tooMany: string
  noList: string
  either?: readonly string[]
  neither?: string
}

type OptionOf<F> = F extends { options: Options<infer V> } ? V : never
/** A field as it is stored and read. */
export type Stored<F> = F extends { kind: 'line' | 'url' }
  ? string
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; begins: infer B }
      ? B extends null
        ? OptionOf<F> | null
        : OptionOf<F>
      : F extends { kind: 'choices' }
        ? OptionOf<F>[]
        : F extends { kind: 'words' }
          ? string[]
          : F extends { kind: 'rows'; cells: infer C }
            ? { [K in keyof C]: string }[]
            : F extends { kind: 'amount' }
              ? number | null
              : never
/** What a field begins with. */
export function emptyOf(field: ProfileField): string | boolean | null | never[] {
  switch (field.kind) {
    case 'line':
    case 'url':
      return ''
    case 'flag':
      return false
    case 'choice':
      return field.begins
    case 'amount':
      return null
    default:
      return []
  }
}
