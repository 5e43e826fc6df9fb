import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { push } from '../contract.ts'
import { addDevice, pushOf, removeDevice, updatePush } from './service.ts'

export const pushRoom = (deps: Deps) =>
  room(push, {
    read: ({ user }) => pushOf(deps, user.id),
    update: ({ user, body }) => updatePush(deps, user.id, body.at_night),
    add: ({ user, body }) => addDevice(deps, user, body),
    remove: ({ user, body }) => removeDevice(deps, user.id, body.endpoint),
  })
