import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { idProof } from '../contract.ts'
import { keepReminder, readLadder } from './service.ts'

export const idProofRoom = (deps: Deps) =>
  room(idProof, {
    ladder: ({ user }) => readLadder(deps, user),
    remind: ({ user, body }) => keepReminder(deps, user, body),
  })
