import { calls } from '#contract/calls.ts'
import type { subscriptions as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const subscriptions = calls<typeof contract>({
  trialStatus: 'GET /auth/trial/status/',
  current: 'GET /auth/subscription/current/',
  plans: 'GET /auth/subscription/plans/',
})
