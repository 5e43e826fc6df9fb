import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { savedSearches } from '../contract.ts'
import { listSavedSearches, removeSavedSearch, saveSearch, updateSavedSearch } from './service.ts'

export const savedSearchesRoom = (deps: Deps) =>
  room(savedSearches, {
    list: ({ user }) => listSavedSearches(deps, user),
    save: ({ user, body }) => saveSearch(deps, user, body),
    update: ({ user, params, body }) => updateSavedSearch(deps, user, params.id, body),
    remove: ({ user, params }) => removeSavedSearch(deps, user, params.id),
  })
