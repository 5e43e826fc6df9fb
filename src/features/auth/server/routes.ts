import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { auth } from '../contract.ts'
import { describeUser, logIn, register, signOut } from './service.ts'

export const authRoom = (deps: Deps) =>
  room(auth, {
    register: ({ body, request }) => register(deps, body, request),
    login: ({ body, request }) => logIn(deps, body, request),
    logout: ({ user }) => signOut(deps, user),
    user: ({ user }) => describeUser(deps, user.id),
    profile: ({ user }) => describeUser(deps, user.id),
  })
