import { calls } from '#contract/calls.ts'
import type { boardReading as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const boardReading = calls<typeof contract>({
  state: 'GET /olj/sent-applications/',
  readNow: 'POST /olj/sent-applications/read/',
})
