import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { jobs } from '../contract.ts'
import { requireFilters, requireLookup } from '../filters/server/gate.ts'
import { similarJobs } from '../similar/server/service.ts'
import { getJob, listJobs, popularTags, searchJobs, viewOf } from './service.ts'

export const jobsRoom = (deps: Deps) =>
  room(jobs, {
    search: async ({ query, user }) => {
      const view = await viewOf(deps, user)
      requireFilters(view, query, deps.clock.now())
      return searchJobs(deps, query, view)
    },
    list: async ({ query, user }) => {
      const view = await viewOf(deps, user)
      requireLookup(view, query, deps.clock.now())
      return listJobs(deps, query, view)
    },
    detail: ({ params, user }) => getJob(deps, params.id, user),
    similar: ({ params, user }) => similarJobs(deps, params.id, user),
    popularTags: () => popularTags(deps),
  })
