import type { Deps } from '#server/deps.ts'
import { room } from '#server/platform/http/binder.ts'
import { profile } from '../contract.ts'
import { onboardingOf, readProfile, saveProfile, setHidePrompt } from './service.ts'

export const profileRoom = (deps: Deps) =>
  room(profile, {
    find: ({ user }) => readProfile(deps, user.id),
    saveStep: ({ user, body, file, request }) =>
      saveProfile(deps, { userId: user.id, body, file, field: 'resume', request }),
    update: ({ user, body, file, request }) =>
      saveProfile(deps, { userId: user.id, body, file, field: 'resume_file', request }),
    checkOnboarding: ({ user }) => onboardingOf(deps.db, user.id),
    setHidePrompt: ({ user, body }) => setHidePrompt(deps.db, user.id, body.hide),
  })
