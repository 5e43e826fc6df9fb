import { ApiError, NetworkError } from '#web/lib/api.ts'
import { AUTH_TEXTS } from '../../web/texts.ts'
import type { Method } from '../rules.ts'

export const FACTOR_TEXTS = {
  loadFailed: 'Your sign-in steps could not be loaded. Please try again.',
  passkeyUnused: 'The passkey was not used. Please try again, or choose another way.',
  passkeyNotMade: 'No passkey was made. Please try again.',
  passkeyKnown: 'This device has a passkey for your account already.',
  passkeyEnter: 'Sign in with a passkey',
  failed: 'This could not be done. Please try again.',
} as const

/** What leads from one way of the second step to another. */
export const OTHER_WAY: Record<Method, string> = {
  authenticator: 'Use your authenticator app',
  passkey: 'Use a passkey',
  recovery_code: 'Use a recovery code',
}

/** Why a step was not taken, when no field is to blame. What a device says has a name and no sentence for people. */
export function stepFailure(error: unknown): string {
  if (error instanceof NetworkError) return AUTH_TEXTS.loginNetwork
  if (error instanceof ApiError) {
    return error.status < 500 && error.detail !== '' ? error.detail : FACTOR_TEXTS.failed
  }
  return deviceFailure(error)
}

function deviceFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return FACTOR_TEXTS.passkeyKnown
  return name === 'NotAllowedError' || name === 'AbortError' ? FACTOR_TEXTS.passkeyUnused : FACTOR_TEXTS.failed
}

export const isOver = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'sign_in_over'
