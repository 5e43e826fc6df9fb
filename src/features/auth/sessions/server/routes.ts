import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { sessions } from '../contract.ts'
import { endSession, endSessions, mySessions } from './service.ts'

export const sessionsRoom = (deps: Deps) =>
  room(sessions, {
    list: ({ user }) => mySessions(deps, user),
    end: ({ user, params }) => endSession(deps, user, params.id),
    endAll: ({ user, body }) => endSessions(deps, user, body.keep_current),
  })
