import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { matching } from '../contract.ts'
import { listMatches, matchJob, scoresOf } from './service.ts'

export const matchingRoom = (deps: Deps) =>
  room(matching, {
    ofJob: ({ user, params }) => matchJob(deps, user.id, params.id),
    scores: async ({ user, query }) => ({ scores: await scoresOf(deps, user.id, query.ids) }),
    list: ({ user, query }) => listMatches(deps, user, query),
  })
