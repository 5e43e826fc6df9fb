import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { wholeNumber } from '#contract/paging.ts'
import { auditFilters } from './schemas.ts'

const entry = z.object({
  id: z.number(),
  happened_at: z.string(),
  /** Null for the operator's command; a name only while the account is there. */
  actor_id: z.nullable(z.number()),
  actor_name: z.nullable(z.string()),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.nullable(z.number()),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditRow = z.output<typeof entry>

/** What the team and the operator did to other people's things; rows are only ever added. */
export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit/',
    access: 'admin',
    summary: 'The audit trail, the latest first',
    query: z.extend(auditFilters, {
      /** Goes on behind this entry. */
      before: z.optional(wholeNumber(1, 999_999_999_999)),
    }),
    response: z.object({ results: z.array(entry), next: z.nullable(z.number()) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/admin/audit/file/',
    access: 'admin',
    summary: 'The same as a CSV file; that it was taken is an entry too',
    query: auditFilters,
    file: true,
  }),
}
