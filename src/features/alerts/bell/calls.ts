import { calls } from '#contract/calls.ts'
import type { bell as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const bell = calls<typeof contract>({
  unseen: 'GET /alerts/unseen/',
  list: 'GET /alerts/finds/',
  see: 'POST /alerts/seen/',
})
