import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { employers } from '../contract.ts'
import { getEmployer, listEmployers } from './service.ts'

export const employersRoom = (deps: Deps) =>
  room(employers, {
    list: ({ query }) => listEmployers(deps, query),
    detail: ({ params, query }) => getEmployer(deps, params.id, query),
  })
