import { calls } from '#contract/calls.ts'
import type { audit as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const audit = calls<typeof contract>({
  list: 'GET /admin/audit/',
  file: 'GET /admin/audit/file/',
})
