import { calls } from '#contract/calls.ts'
import type { resumes as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const resumes = calls<typeof contract>({
  list: 'GET /resumes/',
  upload: 'POST /resumes/',
  rename: 'PATCH /resumes/{id}/',
  makeDefault: 'PUT /resumes/{id}/default/',
  remove: 'DELETE /resumes/{id}/',
  download: 'GET /resumes/{id}/download/',
  view: 'GET /resumes/{id}/view/',
  downloadDefault: 'GET /jobseeker/resume/download/',
  viewDefault: 'GET /jobseeker/resume/view/',
})
