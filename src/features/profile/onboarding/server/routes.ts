import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { onboardingPlace } from '../contract.ts'
import { forgetPlace, keepPlace, readPlace } from './service.ts'

export const onboardingPlaceRoom = (deps: Deps) =>
  room(onboardingPlace, {
    find: ({ user }) => readPlace(deps, user.id),
    keep: ({ user, body }) => keepPlace(deps, user.id, body),
    forget: ({ user }) => forgetPlace(deps, user.id),
  })
