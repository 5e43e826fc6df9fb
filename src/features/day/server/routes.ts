import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { day } from '../contract.ts'
import { dayOf } from './service.ts'

export const dayRoom = (deps: Deps) => room(day, { read: ({ user }) => dayOf(deps, user) })
