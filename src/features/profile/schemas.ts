import * as z from 'zod/mini'
import type { ProfileField, RowsField } from './field-kinds.ts'
import {
  type FieldName,
  fieldOf,
  type FormFields,
  type PreferenceName,
  PREFERENCE_NAMES,
  PLAIN_NAMES,
  type PlainName,
  type StoredFields,
} from './fields.ts'
import {
  isWebUrl,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  MAX_URL,
  PROFILE_SENTENCES as say,
  salariesInOrder,
  tidySkills,
} from './rules.ts'

type Schema<T> = z.ZodMiniType<T>
const shapeOf = (names: readonly FieldName[], make: (field: ProfileField) => unknown): unknown =>
  Object.fromEntries(names.map((name) => [name, make(fieldOf(name))]))

/* What is read. */

const cellsOf = (field: RowsField) =>
  z.object(Object.fromEntries(Object.keys(field.cells).map((cell) => [cell, z.string()])))

function readSchema(field: ProfileField) {
  switch (field.kind) {
    case 'line':
    case 'url':
      return z.string()
    case 'flag':
      return z.boolean()
    case 'choice': {
      const values = z.enum(field.options.map(([value]) => value))
      return field.begins === null ? z.nullable(values) : values
    }
    case 'choices':
      return z.array(z.enum(field.options.map(([value]) => value)))
    case 'words':
      return z.array(z.string())
    case 'amount':
      return z.nullable(z.number())
    default:
      return z.array(cellsOf(field))
  }
}
type Read<N extends FieldName> = { [K in N]: Schema<StoredFields[K]> }
/** The plain fields as they are read. */
export const plainRead = shapeOf(PLAIN_NAMES, readSchema) as Read<PlainName>
/** The job preferences as they are read. */
export const preferencesRead = z.object(shapeOf(PREFERENCE_NAMES, readSchema) as Read<PreferenceName>)

/* What a form holds, also when it was kept on a device. */

const typedSchema = (field: ProfileField) =>
  field.kind === 'choice' || field.kind === 'amount' ? z.string() : readSchema(field)
/** What a form for the given fields holds. */
export const typed = <N extends FieldName>(names: readonly N[]) =>
  z.object(shapeOf(names, typedSchema) as { [K in N]: Schema<FormFields[K]> })

/* What is given. */

/** The database holds neither the null character nor half a surrogate pair. */
const storable = z.overwrite<string>((text) => text.toWellFormed().replaceAll('\0', '').trim())
const text = (max: number) =>
  z.string('Enter a text.').check(storable, z.maxLength(max, `Ensure this field has no more than ${max} characters.`))
const url = (max: number, sentence: string) =>
  text(max).check(z.refine((given) => given === '' || isWebUrl(given), sentence))

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
const words = z.pipe(
  z.transform(listed),
  z
    .array(text(MAX_SKILL_LENGTH), 'Enter a list of skills.')
    .check(z.overwrite<string[]>(tidySkills), z.maxLength(MAX_SKILLS, `You can list up to ${MAX_SKILLS} skills.`)),
)

const noneAsEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    // What is no text is refused by the schema behind.
    z.transform((given: unknown) => (given ?? '') as string),
    schema,
  )
function rows({ cells, max, noList, tooMany, either = [], neither = '' }: RowsField) {
  const row = z.object(
    Object.fromEntries(
      Object.entries(cells).map(([name, cell]) => [
        name,
        cell.url !== undefined
          ? noneAsEmpty(url(cell.max, cell.url))
          : cell.needed !== undefined
            ? text(cell.max).check(z.minLength(1, cell.needed))
            : noneAsEmpty(text(cell.max)),
      ]),
    ),
  )
  const says = (given: Record<string, unknown>) => either.length === 0 || either.some((name) => given[name] !== '')
  return unpacked(z.array(row.check(z.refine(says, neither)), noList).check(z.maxLength(max, tooMany)))
}

/** A number, its text, or nothing (`''` and null); dollars per month, to the cent. */
const amount = (max: number) =>
  z.pipe(
    z.transform((given: unknown) => {
      if (given === '' || given === null) return null
      return typeof given === 'string' && given.trim() !== '' ? Number(given) : given
    }),
    z.nullable(
      z.number('Enter a number.').check(
        z.gte(0, 'Salary cannot be less than 0.'),
        z.lte(max, `Salary cannot be more than ${max}.`),
        z.overwrite((dollars) => Math.round(dollars * 100) / 100),
      ),
    ),
  )

const oneOf = (options: readonly (readonly [string, string])[]) => {
  const values = options.map(([value]) => value)
  return z.enum(values, `Choose one of: ${values.join(', ')}.`)
}
const oneOrNone = (options: readonly (readonly [string, string])[]) =>
  z.pipe(
    z.transform((given: unknown) => (given === '' ? null : given)),
    z.nullable(oneOf(options)),
  )

function givenSchema(field: ProfileField) {
  switch (field.kind) {
    case 'line':
      return text(field.max)
    case 'url':
      return url(MAX_URL, field.wrong)
    case 'flag':
      return flag
    case 'choice':
      return field.begins === null ? oneOrNone(field.options) : oneOf(field.options)
    case 'choices':
      return z
        .array(oneOf(field.options), `Enter a list of ${field.label.toLowerCase()}.`)
        .check(z.overwrite<string[]>((given) => [...new Set(given)]))
    case 'words':
      return words
    case 'amount':
      return amount(field.max)
    default:
      return rows(field)
  }
}
type Given<N extends FieldName> = { [K in N]: z.ZodMiniOptional<z.ZodMiniType<StoredFields[K]>> }
const given = <N extends FieldName>(names: readonly N[]) =>
  shapeOf(names, (field) => z.optional(givenSchema(field))) as Given<N>

/** The plain fields as they are given, each of them optional. */
export const plainGiven = given(PLAIN_NAMES)

/** Both spellings of the preferences become ours (docs/product/profile.md): `types` is `job_types`, `salaryMin` is `salary_min`. */
const SPELLINGS = new Map(
  PREFERENCE_NAMES.flatMap((name) => (fieldOf(name).spellings ?? []).map((spelling) => [spelling, name] as const)),
)
const ourSpelling = (sent: unknown): unknown => {
  const value = fromJson(sent)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [(SPELLINGS as Map<string, string>).get(key) ?? key, one]),
  )
}

/** The job preferences as they are given, in either spelling. */
export const preferencesGiven = z.pipe(
  z.transform(ourSpelling),
  z.object(given(PREFERENCE_NAMES), 'Enter your job preferences as an object.').check(
    z.refine((sent) => salariesInOrder(sent.salary_min, sent.salary_max), {
      error: say.salaryOrder,
      path: ['salary_min'],
    }),
    z.refine((sent) => sent.availability !== 'custom' || sent.custom_availability !== '', {
      error: say.customAvailability,
      path: ['custom_availability'],
    }),
  ),
)
