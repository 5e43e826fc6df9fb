import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { filters } from '../contract.ts'
import { viewOf } from '../../server/service.ts'
import { requireFilters } from './gate.ts'
import { facetsFor } from './service.ts'

export const filtersRoom = (deps: Deps) =>
  room(filters, {
    facets: async ({ query, user }) => {
      const view = await viewOf(deps, user)
      requireFilters(view, query, deps.clock.now())
      return facetsFor(deps, query, view)
    },
  })
