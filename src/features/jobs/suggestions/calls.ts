import { calls } from '#contract/calls.ts'
import type { suggestions as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const suggestions = calls<typeof contract>({
  suggest: 'GET /jobs/suggestions/',
})
