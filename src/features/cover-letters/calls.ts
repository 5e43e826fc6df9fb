import { calls } from '#contract/calls.ts'
import type { coverLetters as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const coverLetters = calls<typeof contract>({
  generate: 'POST /cover-letters/generate/',
  stream: 'POST /cover-letters/generate/stream/',
  check: 'POST /cover-letters/check/',
  list: 'GET /cover-letters/',
  read: 'GET /cover-letters/{id}/',
  create: 'POST /cover-letters/',
  instructions: 'GET /ai-instructions/',
  saveInstructions: 'POST /ai-instructions/',
  updateInstructions: 'PATCH /ai-instructions/{id}/',
})
