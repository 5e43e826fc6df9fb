import { boardAccount } from '#features/board-account/contract.ts'
import { letterAnswers } from '#features/cover-letters/answers/contract.ts'
import { jobInstructions } from '#features/cover-letters/instructions/contract.ts'
import { hidden } from '#features/hidden/contract.ts'
import { type JobDetail, jobs } from '#features/jobs/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { server } from './server.ts'
import { aJob, noIntegrations } from './values.ts'

/** An open posting as its own page reads it, without anything said about hours, place or pay. */
export const aPosting = (some: Partial<JobDetail> = {}): JobDetail => ({
  ...aJob(some),
  facts: {
    hours: [],
    philippines: { answer: 'not_said', basis: null, quote: null, field: null },
    min_id_proof: null,
    pay: null,
  },
  safety_notes: [],
  ...some,
})

/** The server knows this posting, and what its page and the apply window ask about a person who has nothing yet. */
export function servePosting(posting: JobDetail): void {
  const none = { results: [], count: 0, next: null, previous: null }
  server.on(jobs.detail, posting)
  server.on(jobs.similar, none)
  server.on(savedJobs.list, none)
  server.on(hidden.list, none)
  server.on(jobInstructions.read, { instructions: [] })
  server.on(jobInstructions.propose, { instructions: [] })
  server.on(letterAnswers.list, { results: [] })
  server.on(resumes.list, none)
  server.on(boardAccount.applyPoints, { points: 12, error: null })
  server.on(boardAccount.integrations, noIntegrations())
}
