import { ApiError } from '#web/lib/api.ts'

/** Sentences of spec 2 §8 "AI instructions", to the letter. */
export const INSTRUCTIONS_SENTENCES = {
  loginNeeded: 'You must be logged in to save AI instructions.',
  saveFailed: 'Failed to save instructions',
  loadFailed: 'Your instructions could not be loaded.',
} as const

/** Why saving failed: the server's own sentence, else the default. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return INSTRUCTIONS_SENTENCES.saveFailed
  if (error.status === 401) return INSTRUCTIONS_SENTENCES.loginNeeded
  return Object.values(error.fields)[0]?.[0] ?? (error.detail || INSTRUCTIONS_SENTENCES.saveFailed)
}
