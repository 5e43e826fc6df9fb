import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { bell } from '../contract.ts'
import { listFinds, markSeen, unseenOf } from './service.ts'

export const bellRoom = (deps: Deps) =>
  room(bell, {
    unseen: ({ user }) => unseenOf(deps, user.id),
    list: ({ user, query }) => listFinds(deps, user.id, query.before),
    see: ({ user, body }) => markSeen(deps, user.id, body.up_to),
  })
