import { calls } from '#contract/calls.ts'
import type { applicationExchange as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const applicationExchange = calls<typeof contract>({
  export: 'GET /job-applications/export/',
  import: 'POST /job-applications/import/',
  imports: 'GET /job-applications/imports/',
  undo: 'POST /job-applications/imports/{id}/undo/',
})
