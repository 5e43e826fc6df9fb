import { calls } from '#contract/calls.ts'
import type { dataExports as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const dataExports = calls<typeof contract>({
  read: 'GET /settings/data-export/',
  request: 'POST /settings/request-data-export/',
  download: 'GET /settings/data-export/download/',
})
