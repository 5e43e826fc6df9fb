import type { JobseekerProfile } from '../contract.ts'
import type { RowsField } from '../field-kinds.ts'
import {
  asTyped,
  EMPTY_FORM,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  type FormFields,
  PREFERENCE_NAMES,
} from '../fields.ts'
import { tidySkills, withProtocol } from '../rules.ts'

type Row = Record<string, string>

/** The fields of a stored profile as forms hold them. */
export function formFieldsOf({ job_preferences: preferences, ...plain }: JobseekerProfile): FormFields {
  const stored: Record<string, unknown> = { ...plain, ...preferences }
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, asTyped(name, stored[name])])) as FormFields
}

/** Whether a form holds something else of a field than a profile begins with. */
export const isSpecified = (name: FieldName, value: unknown): boolean =>
  JSON.stringify(tidyValue(name, value)) !== JSON.stringify(EMPTY_FORM[name])

const tidyCell = (text: string, url: string | undefined): string =>
  url === undefined ? text.trim() : withProtocol(text)

/** Rows trimmed, with whole addresses, and without those that say nothing. */
const tidyRows = ({ cells }: RowsField, rows: readonly Row[]): Row[] =>
  rows
    .map((row) =>
      Object.fromEntries(Object.entries(cells).map(([cell, { url }]) => [cell, tidyCell(row[cell] ?? '', url)])),
    )
    .filter((row) => Object.values(row).some((text) => text !== ''))

/** A value as it is kept: trimmed, an address with its protocol, each skill once. */
export function tidyValue(name: FieldName, value: unknown): unknown {
  const field = fieldOf(name)
  switch (field.kind) {
    case 'line':
      return (value as string).trim()
    case 'url':
      return withProtocol(value as string)
    case 'words':
      return tidySkills(value as string[])
    case 'rows':
      return tidyRows(field, value as Row[])
    default:
      return value
  }
}

/** Some values of a form without the job preferences, and those by themselves. */
export function parted(values: Partial<FormFields>) {
  const entries = Object.entries(values)
  const isPreference = ([name]: [string, unknown]) => (PREFERENCE_NAMES as string[]).includes(name)
  return {
    plain: Object.fromEntries(entries.filter((one) => !isPreference(one))),
    preferences: Object.fromEntries(entries.filter(isPreference)),
  }
}
