import { ApiError } from '#web/lib/api.ts'
import { RESUME_SENTENCE } from '../rules.ts'

export const UPLOAD_LOST = 'The upload was cut off. Please check your connection and try again.'
export const UPLOAD_FAILED = 'Your resume could not be saved. Please try again.'

export const RESUME_TEXTS = {
  /** Spec 2 §2. */
  none: 'No resume added yet.',
  /** Spec 2 §8. */
  downloadFailed: 'Error downloading resume. Please try again.',
  loadFailed: 'Your resumes could not be loaded.',
  readBefore: 'What you see was read before.',
  added: 'Resume added',
  keptAlready: 'You have this file already',
  isDefault: 'This is your default resume now',
  defaultFailed: 'The default resume could not be changed. Please try again.',
  renameFailed: 'The resume could not be renamed. Please try again.',
  removed: 'Resume removed',
  removeFailed: 'The resume could not be removed. Please try again.',
}

/** What went wrong with an upload, in the server's own sentence where it said one. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return UPLOAD_LOST
  if (error.status === 413) return RESUME_SENTENCE
  return Object.values(error.fields)[0]?.[0] ?? (error.detail || UPLOAD_FAILED)
}

/** Whether the server said what is wrong with the file: the same one would be refused again, anything else may pass. */
export const isFileRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 413)

/** `840 KB`, `1.2 MB`: how a person reads the size of a file. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}
