import { calls } from '#contract/calls.ts'
import type { letterAnswers as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const letterAnswers = calls<typeof contract>({
  list: 'GET /letter-answers/',
  forget: 'DELETE /letter-answers/{id}/',
})
