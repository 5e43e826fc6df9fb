import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { notices } from '../contract.ts'
import { notificationsOf, updateNotifications } from './service.ts'
import { unsubscribe } from './unsubscribe.ts'

export const noticesRoom = (deps: Deps) =>
  room(notices, {
    read: ({ user }) => notificationsOf(deps.db, user.id),
    update: ({ user, body }) => updateNotifications(deps, user, body),
    unsubscribe: ({ body }) => unsubscribe(deps, body.token, body.groups),
  })
