import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { privacy } from '../contract.ts'
import { privacyOf, updatePrivacy } from './service.ts'

export const privacyRoom = (deps: Deps) =>
  room(privacy, {
    read: ({ user }) => privacyOf(deps.db, user.id),
    update: ({ user, body }) => updatePrivacy(deps, user, body),
  })
