import { calls } from '#contract/calls.ts'
import type { accountDeletion as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const accountDeletion = calls<typeof contract>({
  delete: 'POST /auth/delete-account/',
  sendCode: 'POST /auth/delete-account/code/',
})
