import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { applicationFigures } from '../contract.ts'
import { readFigures } from './service.ts'

export const applicationFiguresRoom = (deps: Deps) =>
  room(applicationFigures, { read: ({ user }) => readFigures(deps, user) })
