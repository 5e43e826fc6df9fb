import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { pathId } from '#contract/paging.ts'
import { EXCHANGE_FORMATS, IMPORT_MAX_BYTES } from './rules.ts'

/** What is wrong on which line; line 0 is the whole file. */
const problem = z.object({ line: z.number(), field: z.string(), message: z.string() })
export type ImportProblem = z.output<typeof problem>

const entry = z.object({
  line: z.number(),
  job_title: z.string(),
  employer: z.string(),
  applied_at: z.string(),
  status: z.string(),
  known: z.boolean(),
})

const importResult = z.object({
  rows: z.number(),
  added: z.number(),
  known: z.number(),
  wrong: z.number(),
  /** New ones of which the file says that the board confirmed them: they come in as the person's own entries. */
  claimed: z.number(),
  problems: z.array(problem),
  entries: z.array(entry),
  /** The import that was made; null for a preview, and when there was nothing new. */
  import_id: z.nullable(z.number()),
})
export type ImportResult = z.output<typeof importResult>

const pastImport = z.object({
  id: z.number(),
  file_name: z.string(),
  imported_at: z.string(),
  undone_at: z.nullable(z.string()),
  added: z.number(),
  /** Of those, the ones an undo would take away: still there, and unchanged since. */
  removable: z.number(),
})
export type PastImport = z.output<typeof pastImport>

/** Taking applications out and in again (issue "Tracking": export and import of the same). */
export const applicationExchange = {
  export: endpoint({
    method: 'GET',
    path: '/job-applications/export/',
    access: 'user',
    summary: 'Every application that was sent, as a CSV or JSON file that can be imported again; times in Manila',
    query: z.object({ format: z.prefault(z.enum(EXCHANGE_FORMATS, 'Choose csv or json.'), 'csv') }),
    file: true,
  }),
  import: endpoint({
    method: 'POST',
    path: '/job-applications/import/',
    access: 'user',
    summary:
      'Reads such a file (2 MB, 5,000 rows): says what is new, known and wrong, and with mode commit adds what is new as own entries',
    upload: { field: 'file', maxBytes: IMPORT_MAX_BYTES, required: true },
    body: z.object({ mode: z.prefault(z.enum(['preview', 'commit'], 'Choose preview or commit.'), 'preview') }),
    response: importResult,
    limit: 'upload',
  }),
  imports: endpoint({
    method: 'GET',
    path: '/job-applications/imports/',
    access: 'user',
    summary: "The person's last ten imports, newest first",
    response: z.array(pastImport),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/job-applications/imports/{id}/undo/',
    access: 'user',
    summary: 'Takes away what an import added, except what was changed since',
    params: z.object({ id: pathId }),
    response: z.object({ removed: z.number(), kept: z.number() }),
  }),
}
