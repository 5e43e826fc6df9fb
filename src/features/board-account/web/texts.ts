import { ApiError } from '#web/lib/api.ts'
import { BOARD_SLOW, WRONG_CREDENTIALS } from '../rules.ts'

/** The product's sentences, to the letter. */
export const BOARD_SENTENCES = {
  connectFailedTitle: 'Connection Failed',
  serviceMissing: 'The OLJ integration service is not available.',
  loadFailed: 'Failed to load your settings. Please try again.',
  saveFailed: 'Failed to update your integration settings.',
} as const

/** Why connecting failed. */
export function connectFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return BOARD_SLOW
  if (error.status === 401) return WRONG_CREDENTIALS
  if (error.status === 404) return BOARD_SENTENCES.serviceMissing
  return error.detail || BOARD_SLOW
}

/** Why disconnecting failed: the server's sentence, or the same default. */
export const disconnectFailure = (error: unknown): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : BOARD_SLOW
