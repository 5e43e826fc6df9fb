import { calls } from '#contract/calls.ts'
import type { google as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const google = calls<typeof contract>({
  options: 'GET /auth/options/',
  start: 'POST /auth/google/start/',
  callback: 'POST /auth/google-callback/',
  link: 'POST /auth/google/link/',
  landing: 'POST /auth/login-landing/',
})
