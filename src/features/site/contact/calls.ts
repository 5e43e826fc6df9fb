import { calls } from '#contract/calls.ts'
import type { contact as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const contact = calls<typeof contract>({
  send: 'POST /contact/',
})
