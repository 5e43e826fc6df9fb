import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { account } from '../contract.ts'
import { confirmEmail, undoEmail } from './email.ts'
import { changePassword, sendFirstPasswordCode } from './password.ts'
import { cancelEmailChange, readStanding, resendEmailCode, updatePerson } from './service.ts'

export const accountRoom = (deps: Deps) =>
  room(account, {
    standing: ({ user, request }) => readStanding(deps, user, request),
    update: ({ user, body, request }) => updatePerson(deps, user, body, request),
    resendEmailCode: ({ user, request }) => resendEmailCode(deps, user, request),
    confirmEmail: ({ user, body, request }) => confirmEmail(deps, user, body, request),
    cancelEmail: ({ user }) => cancelEmailChange(deps, user),
    undoEmail: ({ body }) => undoEmail(deps, body.token),
    changePassword: ({ user, body, request }) => changePassword(deps, user, body, request),
    firstPasswordCode: ({ user, request }) => sendFirstPasswordCode(deps, user, request),
  })
