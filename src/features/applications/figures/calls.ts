import { calls } from '#contract/calls.ts'
import type { applicationFigures as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const applicationFigures = calls<typeof contract>({
  read: 'GET /job-applications/figures/',
})
