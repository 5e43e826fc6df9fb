import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { accountDeletion } from '../contract.ts'
import { deleteAccount, sendDeletionCode } from './service.ts'

export const accountDeletionRoom = (deps: Deps) =>
  room(accountDeletion, {
    delete: ({ user, body, request }) => deleteAccount(deps, user, body, request),
    sendCode: ({ user, request }) => sendDeletionCode(deps, user, request),
  })
