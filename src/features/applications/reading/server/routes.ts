import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { boardReading } from '../contract.ts'
import { readNow, readState } from './service.ts'

export const boardReadingRoom = (deps: Deps) =>
  room(boardReading, {
    state: ({ user }) => readState(deps, user),
    readNow: ({ user }) => readNow(deps, user),
  })
