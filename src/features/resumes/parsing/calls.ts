import { calls } from '#contract/calls.ts'
import type { resumeParsing as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const resumeParsing = calls<typeof contract>({
  parse: 'POST /resume-parse/',
  parseStored: 'POST /resumes/{id}/parse/',
})
