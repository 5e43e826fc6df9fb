import { calls } from '#contract/calls.ts'
import type { auth as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const auth = calls<typeof contract>({
  register: 'POST /auth/register/',
  login: 'POST /auth/login/',
  logout: 'POST /auth/logout/',
  user: 'GET /auth/user/',
  profile: 'GET /auth/profile/',
})
