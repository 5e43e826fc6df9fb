import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { employers } from '../contract.ts'
import { writeNote } from '../notes/server/service.ts'
import { getEmployer, listEmployers, mergeEmployer, unmergeEmployer } from './service.ts'

export const employersRoom = (deps: Deps) =>
  room(employers, {
    list: ({ query }) => listEmployers(deps, query),
    detail: ({ params, query }) => getEmployer(deps, params.id, query),
    merge: ({ user, params, body }) => mergeEmployer(deps, user, params.id, body),
    unmerge: ({ user, params, body }) => unmergeEmployer(deps, user, params.id, body.reason),
    note: ({ user, params, body }) => writeNote(deps, user, params.id, body),
  })
