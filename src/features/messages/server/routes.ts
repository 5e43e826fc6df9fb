import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { messages } from '../contract.ts'
import { archiveThread, getThread, listMessages, listThreads, markRead } from './service.ts'
import { editMessage, sendMessage, startThread, unsendMessage } from './writing.ts'

export const messagesRoom = (deps: Deps) =>
  room(messages, {
    threads: ({ user, query }) => listThreads(deps, user, query),
    begin: ({ user, body }) => startThread(deps, user, body),
    thread: ({ user, params }) => getThread(deps, user, params.id),
    list: ({ user, params, query }) => listMessages(deps, user, params.id, query),
    send: ({ user, params, body }) => sendMessage(deps, user, params.id, body),
    markRead: ({ user, params, body }) => markRead(deps, user, params.id, body.up_to),
    archive: ({ user, params, body }) => archiveThread(deps, user, params.id, body.archived),
    edit: ({ user, params, body }) => editMessage(deps, user, params.id, body.body),
    unsend: ({ user, params }) => unsendMessage(deps, user, params.id),
    events:
      ({ user }) =>
      (hear) =>
        deps.events.subscribe(user, hear),
  })
