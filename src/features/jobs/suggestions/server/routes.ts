import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { suggestions } from '../contract.ts'
import { suggest } from './service.ts'

export const suggestionsRoom = (deps: Deps) =>
  room(suggestions, { suggest: ({ query, user }) => suggest(deps, query.q, user) })
