import type { Deps } from '#server/deps.ts'
import { Accepted, room } from '#server/platform/http/binder.ts'
import { applications } from '../contract.ts'
import { getApplication, listApplications, updateStatus } from '../tracking/server/service.ts'
import { applyToJob } from './service.ts'

export const applicationsRoom = (deps: Deps) =>
  room(applications, {
    apply: async ({ user, body }) => {
      const answer = await applyToJob(deps, user, body)
      return answer.application.delivery === 'confirmed' ? answer : new Accepted(answer)
    },
    list: ({ user }) => listApplications(deps, user),
    get: ({ user, params }) => getApplication(deps, user, params.id),
    updateStatus: ({ user, params, body }) => updateStatus(deps, user, params.id, body),
  })
