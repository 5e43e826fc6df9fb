import { calls } from '#contract/calls.ts'
import type { safety as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const safety = calls<typeof contract>({
  said: 'GET /jobs/{id}/report/',
  report: 'POST /jobs/{id}/report/',
  takeBack: 'DELETE /jobs/{id}/report/',
  notSame: 'POST /jobs/{id}/not-same/',
  sameAfterAll: 'DELETE /jobs/{id}/not-same/{other}/',
  joinable: 'GET /jobs/{id}/same/',
  same: 'POST /jobs/{id}/same/',
  notSameAfterAll: 'DELETE /jobs/{id}/same/{other}/',
  reviews: 'GET /admin/reviews/',
  review: 'GET /admin/reviews/{id}/',
  decide: 'POST /admin/reviews/{id}/',
  splits: 'GET /admin/splits/',
  decideSplit: 'POST /admin/splits/{id}/',
})
