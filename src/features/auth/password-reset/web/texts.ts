import { ApiError, NetworkError } from '#web/lib/api.ts'
import { RESET_SENTENCES } from '../texts.ts'

const say = RESET_SENTENCES
const GENERIC = say.generic

/** The server's own sentence, where it gave one. */
const errorField = (error: ApiError): string => (typeof error.body.error === 'string' ? error.body.error : '')

/** Why no code was sent; 404 belongs to the address (spec 1 §8 "request"). */
export function requestFailure(error: unknown): string | { email: string } {
  if (error instanceof NetworkError) return say.network
  if (!(error instanceof ApiError)) return GENERIC
  if (error.status === 404) return { email: say.unknownEmail }
  return errorField(error) || GENERIC
}

/** Why a code could not be checked, when the field is not to blame (spec 1 §8 "verify"). */
export function verifyFailure(error: unknown): string {
  if (error instanceof NetworkError) return say.network
  return error instanceof ApiError ? errorField(error) || GENERIC : GENERIC
}

/** Why no other code was sent (spec 1 §8 "resend"). */
export const resendFailure = (error: unknown): string =>
  (error instanceof ApiError ? errorField(error) : '') || say.resendFailed

/** Why the password was not set, when no field is to blame (spec 1 §8 "confirm"): only a 400 speaks for itself. */
export function confirmFailure(error: unknown): string {
  if (error instanceof NetworkError) return say.network
  return error instanceof ApiError && error.status === 400 ? errorField(error) || GENERIC : GENERIC
}
