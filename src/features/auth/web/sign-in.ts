import { beginSession } from '#web/lib/session.ts'
import { writeStored } from '#web/lib/storage.ts'
import type { User } from '../contract.ts'

/** Keeps token and person, and asks /jobs to offer onboarding (spec 1 §4). */
export function enter(token: string, user: User): void {
  writeStored('showOnboardingModal', 'true')
  beginSession(token, user)
}
