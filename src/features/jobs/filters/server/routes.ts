import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { filters } from '../contract.ts'
import { requireFilters } from './gate.ts'
import { facetsFor } from './service.ts'

export const filtersRoom = (deps: Deps) =>
  room(filters, {
    facets: ({ query, user }) => {
      requireFilters(user, query, deps.clock.now())
      return facetsFor(deps, query, user)
    },
  })
