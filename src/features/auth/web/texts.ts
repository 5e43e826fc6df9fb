import { ApiError, NetworkError } from '#web/lib/api.ts'
import { AUTH_SENTENCES } from '../texts.ts'

/** Sentences of spec 1 §8 that are no answer of the server's. */
export const AUTH_TEXTS = {
  generic: 'An error occurred. Please try again.',
  loginNetwork: 'Network error. Please check your connection and try again.',
  registerNetwork: 'Unable to connect to the server. Please check your internet connection.',
  registerRefused: 'Authentication error. Please try again.',
  tooManySignups: 'Too many signup attempts. Please try again later.',
} as const

const MINUTE = 60

/** Why a login failed, when no field is to blame (spec 1 §8 "Login"). */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return AUTH_TEXTS.loginNetwork
  if (!(error instanceof ApiError)) return AUTH_TEXTS.generic
  if (error.status === 401) return AUTH_SENTENCES.wrongLogin
  if (error.status === 429) return AUTH_SENTENCES.tooManyLogins
  if (error.code === 'account_disabled') return AUTH_SENTENCES.disabled
  return isUnverified(error) ? AUTH_SENTENCES.notVerified : AUTH_TEXTS.generic
}

/** The password was right, only the address is not proved yet: the next step is its code. */
export const isUnverified = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'email_not_verified'

/** Why a registration failed, when no field is to blame (spec 1 §8 "Register"). */
export function registerFailure(error: unknown): string {
  if (error instanceof NetworkError) return AUTH_TEXTS.registerNetwork
  if (!(error instanceof ApiError)) return AUTH_TEXTS.generic
  if (error.status === 401) return AUTH_TEXTS.registerRefused
  return error.status === 429 ? AUTH_TEXTS.tooManySignups : AUTH_TEXTS.generic
}

/** When to come back after too many tries, as far as the server said so; a burnt code is not helped by waiting. */
export function waitSentence(error: unknown): string {
  const waits = error instanceof ApiError && error.status === 429 && error.code !== 'code_burnt'
  const seconds = waits ? error.retryAfter : undefined
  if (seconds === undefined || !Number.isFinite(seconds)) return ''
  if (seconds <= MINUTE) return 'You can try again in a minute.'
  return `You can try again in ${Math.ceil(seconds / MINUTE)} minutes.`
}
