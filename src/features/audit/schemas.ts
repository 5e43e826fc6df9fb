import * as z from 'zod/mini'
import { wholeNumber } from '#contract/paging.ts'
import { AUDIT_ACTIONS, type AuditAction, SUBJECT_KINDS } from './rules.ts'

const given = <V extends string>(schema: z.ZodMiniType<V>) =>
  z.optional(
    z.pipe(
      z.transform((text) => (text === '' ? undefined : text)),
      z.optional(schema),
    ),
  )
const day = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Enter a day such as 2026-11-24.'))

/** What narrows the trail; days are Manila's, both included. */
export const auditFilters = z.object({
  action: given(z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]], 'Select a valid choice.')),
  subject_kind: given(z.enum(SUBJECT_KINDS, 'Select a valid choice.')),
  subject_id: z.optional(wholeNumber(1, 999_999_999)),
  actor_id: z.optional(wholeNumber(1, 999_999_999)),
  from: given(day),
  until: given(day),
})
export type AuditFilters = z.output<typeof auditFilters>
