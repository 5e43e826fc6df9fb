import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { boardVerification } from '../contract.ts'
import { checkMobileCode } from './mobile-code.ts'
import { readVerification, uploadImages, withdraw } from './service.ts'
import { submitVerification } from './submission.ts'

export const boardVerificationRoom = (deps: Deps) =>
  room(boardVerification, {
    standing: ({ user }) => readVerification(deps, user.id),
    upload: ({ user, files }) => uploadImages(deps, user.id, files),
    submit: ({ user, body }) => submitVerification(deps, user.id, body),
    mobileCode: ({ user, body }) => checkMobileCode(deps, user.id, body.verification_code),
    withdraw: ({ user }) => withdraw(deps, user.id),
  })
