import { calls } from '#contract/calls.ts'
import type { employers as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const employers = calls<typeof contract>({
  list: 'GET /employers/',
  detail: 'GET /employers/{id}/',
  merge: 'POST /employers/{id}/merge/',
  unmerge: 'POST /employers/{id}/unmerge/',
  note: 'PUT /employers/{id}/note/',
})
