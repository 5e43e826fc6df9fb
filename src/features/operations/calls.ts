import { calls } from '#contract/calls.ts'
import type { operations as contract } from './contract.ts'

/** Where the browser asks; see the contract. */
export const operations = calls<typeof contract>({
  sources: 'GET /admin/operations/sources/',
  switchSource: 'POST /admin/operations/sources/{source}/',
  queues: 'GET /admin/operations/queues/',
  retryTask: 'POST /admin/operations/tasks/{id}/retry/',
  dropTask: 'POST /admin/operations/tasks/{id}/drop/',
  mails: 'GET /admin/operations/mails/',
  resendMail: 'POST /admin/operations/mails/{id}/resend/',
  dropMail: 'POST /admin/operations/mails/{id}/drop/',
  waiting: 'GET /admin/operations/waiting/',
})
