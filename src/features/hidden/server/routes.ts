import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { hidden } from '../contract.ts'
import { hide, listHidden, showAgain } from './service.ts'

export const hiddenRoom = (deps: Deps) =>
  room(hidden, {
    list: ({ user }) => listHidden(deps, user),
    hide: ({ user, body }) => hide(deps, user, body),
    show: ({ user, params }) => showAgain(deps, user, params.id),
  })
