import { calls } from '#contract/calls.ts'
import type { chatbot as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const chatbot = calls<typeof contract>({
  history: 'GET /chatbot/history/',
  save: 'POST /chatbot/history/',
  clear: 'DELETE /chatbot/history/',
})
