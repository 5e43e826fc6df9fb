import { ApiError, NetworkError } from '#web/lib/api.ts'
import { AUTH_TEXTS } from '../../web/texts.ts'

/** Why a code could not be checked, when the field is not to blame: the server's sentence where it has one. */
export function verifyFailure(error: unknown): string {
  if (error instanceof NetworkError) return AUTH_TEXTS.loginNetwork
  return error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : AUTH_TEXTS.generic
}

/** Why no other code was sent. */
export function resendFailure(error: unknown): string {
  const detail = error instanceof ApiError && error.status < 500 ? error.detail : ''
  return detail === '' ? 'Failed to resend code. Please try again.' : detail
}
