import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { blasts } from '../contract.ts'
import { countAudience, listJobseekers, listUsers } from './people.ts'
import { listMissed, sendAgain } from './missed.ts'
import { changeBlast, listBlasts, sendBlast } from './service.ts'

export const blastsRoom = (deps: Deps) =>
  room(blasts, {
    jobseekersWithoutThread: ({ query }) => listJobseekers(deps, query),
    users: ({ user, query }) => listUsers(deps, user, query),
    audience: ({ user, query }) => countAudience(deps, user, query.search),
    send: ({ user, body }) => sendBlast(deps, user, body),
    list: ({ query }) => listBlasts(deps, query),
    pause: ({ user, params }) => changeBlast(deps, user, params.id, 'pause'),
    resume: ({ user, params }) => changeBlast(deps, user, params.id, 'resume'),
    missed: ({ params, query }) => listMissed(deps, params.id, query.after),
    again: ({ user, params }) => sendAgain(deps, user, params.id),
    cancel: ({ user, params }) => changeBlast(deps, user, params.id, 'cancel'),
  })
