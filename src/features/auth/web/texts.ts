import { ApiError, NetworkError } from '#web/lib/api.ts'
import { AUTH_SENTENCES } from '../contract.ts'

const GENERIC = 'An error occurred. Please try again.'

/** Why a login failed, when no field is to blame (spec 1 §8 "Login"). */
export function loginFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please check your connection and try again.'
  if (!(error instanceof ApiError)) return GENERIC
  if (error.status === 401) return AUTH_SENTENCES.wrongLogin
  if (error.status === 429) return AUTH_SENTENCES.tooManyLogins
  return error.code === 'email_not_verified' ? AUTH_SENTENCES.notVerified : GENERIC
}

/** Why a registration failed, when no field is to blame (spec 1 §8 "Register"). */
export function registerFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'Unable to connect to the server. Please check your internet connection.'
  }
  if (!(error instanceof ApiError)) return GENERIC
  if (error.status === 401) return 'Authentication error. Please try again.'
  return error.status === 429 ? 'Too many signup attempts. Please try again later.' : GENERIC
}
