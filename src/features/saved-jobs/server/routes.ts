import type { Deps } from '#server/deps.ts'
import { room, Unchanged } from '#server/platform/http/binder.ts'
import { savedJobs } from '../contract.ts'
import { SAYS } from '../rules.ts'
import { annotateSavedJob, checkLimit, listSavedJobs, removeSavedJob, saveJob } from './service.ts'

export const savedJobsRoom = (deps: Deps) =>
  room(savedJobs, {
    list: ({ user }) => listSavedJobs(deps, user),
    save: async ({ user, body }) => {
      const { saved, isNew } = await saveJob(deps, user, body)
      return isNew ? { ...saved, detail: SAYS.saved } : new Unchanged({ ...saved, detail: SAYS.alreadySaved })
    },
    annotate: ({ user, params, body }) => annotateSavedJob(deps, user, params.id, body),
    remove: ({ user, params, query }) => removeSavedJob(deps, user, params.id, query.by ?? 'entry'),
    checkLimit: ({ user }) => checkLimit(deps, user),
  })
