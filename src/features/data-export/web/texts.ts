import { ApiError } from '#web/lib/api.ts'
import { EXPORT_SENTENCES as say } from '../texts.ts'

/** Why no export was begun: the server's reason where it has one. */
export const requestFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 && error.detail !== '' ? error.detail : say.failed

/** Why the archive did not come. */
export const downloadFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? say.gone : 'Your data could not be downloaded. Please try again.'
