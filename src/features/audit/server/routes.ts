import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { audit } from '../contract.ts'
import { listTrail, trailFile } from './reading.ts'

export const auditRoom = (deps: Deps) =>
  room(audit, {
    list: ({ query }) => listTrail(deps, query),
    file: ({ user, query }) => trailFile(deps, user, query),
  })
