import { calls } from '#contract/calls.ts'
import type { people as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const people = calls<typeof contract>({
  list: 'GET /admin/people/',
  read: 'GET /admin/people/{id}/',
  revealEmail: 'POST /admin/people/{id}/email/',
  extendTrial: 'POST /admin/people/{id}/trial/',
  disable: 'POST /admin/people/{id}/disable/',
  enable: 'POST /admin/people/{id}/enable/',
})
