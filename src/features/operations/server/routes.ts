import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { operations } from '../contract.ts'
import {
  changeMail,
  dropTask,
  readMails,
  readQueues,
  readSources,
  readWaiting,
  retryTask,
  switchSource,
} from './service.ts'

export const operationsRoom = (deps: Deps) =>
  room(operations, {
    sources: () => readSources(deps),
    switchSource: ({ user, params, body }) => switchSource(deps, user, params.source, body),
    queues: () => readQueues(deps),
    retryTask: ({ user, params, body }) => retryTask(deps, user, { id: params.id, reason: body.reason }),
    dropTask: ({ user, params, body }) => dropTask(deps, user, { id: params.id, reason: body.reason }),
    mails: () => readMails(deps),
    resendMail: ({ user, params, body }) => changeMail(deps, user, { ...params, ...body, what: 'resend' }),
    dropMail: ({ user, params, body }) => changeMail(deps, user, { ...params, ...body, what: 'drop' }),
    waiting: () => readWaiting(deps),
  })
