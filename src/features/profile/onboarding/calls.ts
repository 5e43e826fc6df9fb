import { calls } from '#contract/calls.ts'
import type { onboardingPlace as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const onboardingPlace = calls<typeof contract>({
  find: 'GET /jobseeker/onboarding/',
  keep: 'PUT /jobseeker/onboarding/',
  forget: 'DELETE /jobseeker/onboarding/',
})
