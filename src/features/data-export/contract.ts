import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { EXPORT_STATES } from './rules.ts'

/** The newest export; `progress` from 0 to 1 while it is on its way, `bytes` and `expires_at` once it is ready. */
const dataExport = z.object({
  state: z.enum(EXPORT_STATES),
  requested_at: z.nullable(z.string()),
  progress: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  expires_at: z.nullable(z.string()),
  files_missing: z.number(),
})
export type DataExport = z.output<typeof dataExport>

/** Taking out everything we hold of a person; docs/product/privacy-data.md says what is in there. */
export const dataExports = {
  read: endpoint({
    method: 'GET',
    path: '/settings/data-export/',
    access: 'user',
    summary: 'How your newest data export stands',
    response: dataExport,
  }),
  /** While one is on its way, that one is answered. 429 beyond five a day. */
  request: endpoint({
    method: 'POST',
    path: '/settings/request-data-export/',
    access: 'user',
    summary: 'Have everything we hold of you put into one file; a mail tells when it is ready',
    response: z.extend(dataExport, { message: z.string() }),
  }),
  /** 404 `export_gone` when there is none, or not any more. */
  download: endpoint({
    method: 'GET',
    path: '/settings/data-export/download/',
    access: 'user',
    summary: 'Your newest data export as a ZIP, for seven days',
    file: true,
  }),
}
