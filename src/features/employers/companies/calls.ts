import { calls } from '#contract/calls.ts'
import type { companies as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const companies = calls<typeof contract>({
  detail: 'GET /companies/{id}/',
})
