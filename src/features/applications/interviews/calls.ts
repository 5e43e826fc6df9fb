import { calls } from '#contract/calls.ts'
import type { interviews as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const interviews = calls<typeof contract>({
  addInterview: 'POST /job-applications/{id}/interviews/',
  updateInterview: 'PATCH /job-applications/{id}/interviews/{interview_id}/',
  removeInterview: 'DELETE /job-applications/{id}/interviews/{interview_id}/',
  interviewCalendar: 'GET /job-applications/{id}/interviews/{interview_id}/calendar/',
})
