import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { team } from '../contract.ts'
import { listTeam } from './service.ts'

export const teamRoom = (deps: Deps) => room(team, { list: () => listTeam(deps) })
