import { calls } from '#contract/calls.ts'
import type { day as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const day = calls<typeof contract>({ read: 'GET /day/' })
