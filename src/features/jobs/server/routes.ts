import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { jobs } from '../contract.ts'
import { requireFilters, requireLookup } from '../filters/server/gate.ts'
import { similarJobs } from '../similar/server/service.ts'
import { getJob, listJobs, popularTags, searchJobs } from './service.ts'

export const jobsRoom = (deps: Deps) =>
  room(jobs, {
    search: ({ query, user }) => {
      requireFilters(user, query, deps.clock.now())
      return searchJobs(deps, query, user)
    },
    list: ({ query, user }) => {
      requireLookup(user, query, deps.clock.now())
      return listJobs(deps, query, user)
    },
    detail: ({ params, user }) => getJob(deps, params.id, user),
    similar: ({ params, user }) => similarJobs(deps, params.id, user),
    popularTags: () => popularTags(deps),
  })
