import { AppError, ConnectorError } from '#server/platform/errors.ts'
import { GOOGLE_SENTENCES as say } from '../texts.ts'

/** A state nobody began, of another browser, used up or too old: all the same to whoever asks. */
export const foreignState = (): AppError => new AppError(400, 'bad_state', say.foreignState)

export const unknownHost = (): AppError => new AppError(400, 'host_not_allowed', say.hostUnknown)

export const switchedOff = (): AppError => new AppError(404, 'google_off', say.off)

/** Google is not to blame for good: the same code may be tried again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ConnectorError && (error.kind === 'down' || error.kind === 'slow')

const RETRY_SECONDS = 5

/** What Google, or the way to it, did wrong, in the sentences of spec 1 §8; `details` never hold a code or a secret. */
export function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof ConnectorError)) throw error
  if (isPassing(error)) {
    const retryAfter = Math.max(RETRY_SECONDS, error.retryAfter ?? 0)
    return new AppError(503, 'google_unavailable', say.unavailable, {}, { retryAfter, cause: error })
  }
  const details = { details: error.message }
  if (error.reason === 'redirect_uri_mismatch') {
    return new AppError(400, 'redirect_uri_mismatch', say.redirectUri, details, { cause: error })
  }
  if (error.reason === 'code_refused') {
    return new AppError(400, 'code_refused', say.codeRefused, details, { cause: error })
  }
  return new AppError(500, 'google_failed', say.serverError, { details: say.serverErrorDetails }, { cause: error })
}
