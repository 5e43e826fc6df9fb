import { beginSession } from '#web/lib/session.ts'
import { writeStored } from '#web/lib/storage.ts'
import type { User } from '../contract.ts'
import { forgetRegisterDraft } from './register-draft.ts'

/** Keeps token and person, and asks /jobs to offer onboarding (spec 1 §4). */
export function enter(token: string, user: User): void {
  forgetRegisterDraft()
  writeStored('showOnboardingModal', 'true')
  beginSession(token, user)
}
