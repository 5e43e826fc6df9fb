import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { passwordReset } from '../contract.ts'
import { confirmReset, requestReset, verifyReset } from './service.ts'

export const passwordResetRoom = (deps: Deps) =>
  room(passwordReset, {
    request: ({ body, request }) => requestReset(deps, body.email, request),
    verify: ({ body, request }) => verifyReset(deps, body, request),
    confirm: ({ body, request }) => confirmReset(deps, body, request),
  })
