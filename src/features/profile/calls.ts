import { calls } from '#contract/calls.ts'
import type { profile as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const profile = calls<typeof contract>({
  find: 'GET /jobseeker/profile/',
  saveStep: 'POST /jobseeker/profile/',
  update: 'PUT /jobseeker/profile/',
  checkOnboarding: 'POST /auth/check-onboarding-status/',
  setHidePrompt: 'POST /set-hide-onboarding-prompt/',
})
