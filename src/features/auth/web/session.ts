import { auth } from '#features/auth/calls.ts'
import type { User } from '#features/auth/contract.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { clearDrafts } from '#web/lib/draft.ts'
import { endForGood, endSession, readSession, updateSessionUser } from '#web/lib/session.ts'
import { endOffers } from '#web/ui/toast-store.ts'

/** Reads the signed-in person again and keeps them for the whole page; null when nobody is signed in. */
export async function reloadUser(): Promise<User | null> {
  const { token } = readSession()
  if (token === null) return null
  const user = await call(auth.user, {})
  // Somebody else may have signed in while the answer was on its way.
  if (readSession().token === token) updateSessionUser(user)
  return user
}

/**
 * Start-up check of a stored token (spec 1 §4). A refusal signs out; a lost connection or a failing server does not,
 * because a person on a bad line would be signed out for nothing.
 */
export async function checkStoredSession(): Promise<void> {
  const { token } = readSession()
  if (token === null) return
  try {
    await reloadUser()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) endSession(token)
  }
}

/** Ends the session here at once; the server is told, and a server that cannot hear it changes nothing. */
export async function logOut(): Promise<void> {
  const { token } = readSession()
  // What waits for its undo is still this person's to send.
  const settled = endOffers()
  leaveDevice()
  await settled
  if (token !== null) await call(auth.logout, { token }).catch(() => undefined)
}

/**
 * Nothing of the person stays on this device: token, user, saved jobs, chat ids, what was typed and not sent. With a last
 * word that one stands where they were until this is called again.
 */
export function leaveDevice(parting?: string): void {
  if (parting === undefined) endSession()
  else endForGood(parting)
  clearDrafts()
}
