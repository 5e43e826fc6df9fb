import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { people } from '../contract.ts'
import { disablePerson, enablePerson, giveTrialDays, listOfPeople, readPerson, revealEmail } from './service.ts'

export const peopleRoom = (deps: Deps) =>
  room(people, {
    list: ({ query }) => listOfPeople(deps, query),
    read: ({ params }) => readPerson(deps, params.id),
    revealEmail: ({ user, params }) => revealEmail(deps, user, params.id),
    extendTrial: ({ user, params, body }) => giveTrialDays(deps, user, params.id, body),
    disable: ({ user, params, body }) => disablePerson(deps, user, params.id, body),
    enable: ({ user, params, body }) => enablePerson(deps, user, params.id, body),
  })
