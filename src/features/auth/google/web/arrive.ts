import { doorAddress, safeRedirect } from '#web/lib/redirect.ts'
import type { Waiting } from '../../contract.ts'
import { holdSignIn } from '../../second-factor/web/held-sign-in.ts'
import { reloadUser } from '../../web/session.ts'
import { enter } from '../../web/sign-in.ts'
import type { SignedIn } from './api.ts'
import { endSignIn, pendingWish } from './browser-secret.ts'

const LONGEST_MS = 5000

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps the session and asks /jobs to offer onboarding. */
export function keepSession({ token, user }: Pick<SignedIn, 'token' | 'user'>): void {
  endSignIn()
  enter(token, user)
}

/** The second step is taken at the login, which leads on to where the person wanted to go. @returns its address */
export function leaveForSecondStep(waiting: Waiting): string {
  const wish = pendingWish()
  endSignIn()
  holdSignIn(waiting)
  return doorAddress('/login', wish === null ? '' : `?${new URLSearchParams({ redirect: wish }).toString()}`)
}

/**
 * After a sign-in: for job seekers onboarding is checked again, the person is read anew, and that says where to go
 * (spec 1 §4). When the person cannot be read, the answer's own one decides; a slow line does not hold anybody up.
 */
export async function nextPlace(signedIn: SignedIn, recheckOnboarding: () => Promise<unknown>): Promise<string> {
  const { user, redirect_url: wish } = signedIn
  const seeker = user.account_type === 'jobseeker'
  const fallback = seeker && !user.onboarding_completed ? '/onboarding' : '/jobs'
  const look = async () => {
    if (seeker) await recheckOnboarding().catch(() => undefined)
    await reloadUser()
    return safeRedirect(wish)
  }
  return Promise.race([look().catch(() => fallback), wait(LONGEST_MS).then(() => fallback)])
}
