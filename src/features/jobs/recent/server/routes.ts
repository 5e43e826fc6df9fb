import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { recentSearches } from '../contract.ts'
import { forgetRecent, listRecent, recordSearch } from './service.ts'

export const recentSearchesRoom = (deps: Deps) =>
  room(recentSearches, {
    record: ({ user, body }) => recordSearch(deps, user, body),
    list: ({ user }) => listRecent(deps, user),
    forget: ({ user }) => forgetRecent(deps, user),
  })
