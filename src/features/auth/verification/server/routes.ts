import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { verification } from '../contract.ts'
import { resendCode, verifyEmail } from './service.ts'

export const verificationRoom = (deps: Deps) =>
  room(verification, {
    verifyEmail: ({ body, request }) => verifyEmail(deps, body, request),
    resend: ({ body, request }) => resendCode(deps, body.email, request),
  })
