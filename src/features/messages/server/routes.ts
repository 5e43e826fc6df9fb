import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { messages } from '../contract.ts'
import { getThread, listMessages, listThreads, markRead } from './service.ts'

export const messagesRoom = (deps: Deps) =>
  room(messages, {
    threads: ({ user, query }) => listThreads(deps, user, query),
    thread: ({ user, params }) => getThread(deps, user, params.id),
    list: ({ user, params, query }) => listMessages(deps, user, params.id, query),
    markRead: ({ user, params }) => markRead(deps, user, params.id),
    events:
      ({ user }) =>
      (hear) =>
        deps.events.subscribe(user, hear),
  })
