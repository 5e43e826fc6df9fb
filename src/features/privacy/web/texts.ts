import { ApiError } from '#web/lib/api.ts'

export const PRIVACY_TEXTS = {
  loadFailed: 'Failed to load your settings. Please try again.',
  missing: 'Privacy settings endpoint not found. Please contact support.',
  failed: 'Failed to update your privacy settings. Please try again.',
} as const

/** Why the settings could not be saved, when no field is to blame. */
export function privacyFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return PRIVACY_TEXTS.failed
  if (error.status === 404) return PRIVACY_TEXTS.missing
  return error.status < 500 && error.detail !== '' ? error.detail : PRIVACY_TEXTS.failed
}
