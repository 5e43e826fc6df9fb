import * as z from 'zod/mini'
import { plainIssue } from '#contract/plain-issue.ts'
import { ApiError } from '../api.ts'

// The content policy forbids `eval`, which zod would use to compile its parsers.
z.config({ jitless: true })

/** A sentence per field, by the field's path; `non_field_errors` is the one of the form as a whole. */
export type Problems = Readonly<Record<string, string>>

export const WHOLE = 'non_field_errors'

/** What the schema finds wrong, the first sentence of each field: its own, else the one the server would answer with. */
export function problemsOf(schema: z.core.$ZodType, values: unknown): Problems {
  const result = z.safeParse(schema, values, { error: plainIssue })
  const problems: Record<string, string> = {}
  for (const issue of result.success ? [] : result.error.issues)
    problems[issue.path.join('.') || WHOLE] ??= issue.message
  return problems
}

/**
 * What the server found wrong with fields (400), or to be taken already (409): the first sentence of each field; null
 * when it named none.
 */
export function refusedBy(error: unknown): Problems | null {
  // A refusal with a sentence of its own is none of fields, whatever lists it brings along.
  const isOfFields =
    error instanceof ApiError && (error.status === 400 || (error.status === 409 && error.detail === ''))
  const fields = isOfFields ? Object.entries(error.fields) : []
  return fields.length === 0 ? null : Object.fromEntries(fields.map(([name, [sentence = '']]) => [name, sentence]))
}
