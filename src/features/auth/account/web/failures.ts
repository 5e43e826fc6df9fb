import { ApiError, NetworkError } from '#web/lib/api.ts'

/** Why something could not be read: the server's sentence where it has one. A failed query's error is data, not an ApiError. */
export function loadFailure(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : otherwise
}

/** Why a change was not taken, when no field is to blame. */
export function saveFailure(error: unknown, otherwise: string): string {
  if (error instanceof NetworkError) return `${otherwise} There was no connection.`
  return loadFailure(error, otherwise)
}
