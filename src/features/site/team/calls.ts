import { calls } from '#contract/calls.ts'
import type { team as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const team = calls<typeof contract>({
  list: 'GET /team-members/',
})
