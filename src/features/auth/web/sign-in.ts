import { forgetKept } from '#web/lib/form/kept.ts'
import { beginSession } from '#web/lib/session.ts'
import { writeStored } from '#web/lib/storage.ts'
import type { User } from '../contract.ts'

/** Names, username and address of a registration wait in this tab until somebody is signed in. */
export const REGISTER_DRAFT = 'register'

/** Keeps token and person, and asks /jobs to offer onboarding (spec 1 §4). */
export function enter(token: string, user: User): void {
  forgetKept(REGISTER_DRAFT)
  writeStored('showOnboardingModal', 'true')
  beginSession(token, user)
}
