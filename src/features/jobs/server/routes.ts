import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { jobs } from '../contract.ts'
import { requireFiltersOf, requireLookup } from '../filters/server/gate.ts'
import { similarJobs } from '../similar/server/service.ts'
import { getJob, listJobs, popularTags, searchJobs, viewOf } from './service.ts'

export const jobsRoom = (deps: Deps) =>
  room(jobs, {
    search: async ({ query, user }) => {
      const view = await viewOf(deps, user)
      requireFiltersOf(view, query, deps.clock.now())
      return searchJobs(deps, query, view)
    },
    list: async ({ query, user }) => {
      await requireLookup(deps, query, user)
      return listJobs(deps, query, user)
    },
    detail: ({ params, user }) => getJob(deps, params.id, user),
    similar: ({ params, user }) => similarJobs(deps, params.id, user),
    popularTags: () => popularTags(deps),
  })
