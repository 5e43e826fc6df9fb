import { TOGGLE_TEXTS } from './toggle-texts.ts'

/** Sentences of spec 2 §2, §5 and §8 "Saving jobs", to the letter where the spec quotes one. */
export const SAVED_TEXTS = {
  ...TOGGLE_TEXTS,
  limitTitle: 'Saved Jobs Limit Reached',
  limitDetail: 'You have reached your saved jobs limit',
  saveFailed: 'Failed to save job. Please try again.',
  removeFailed: 'Failed to remove job. Please try again.',
  removeFailedHere: 'An error occurred while removing the job. Please try again.',
  loadFailed: 'Failed to load saved jobs. Please try again.',
  /** Below the sentence, where no answer came. */
  notRemoved: 'No connection. The job is still in your list: remove it again when you are back online.',
  authentication: 'Authentication required',
  upgrade: 'Upgrade Plan',
  browse: 'Browse Jobs',
  removed: 'Removed from saved jobs',
  restored: 'Saved again',
  noted: 'Notes saved',
  noteNotUndone: 'Your earlier notes could not be put back. Please try again.',
  noteFailed: 'Your notes could not be saved. They are still here, please try again.',
} as const

/** Shown for eight seconds (spec 2 §8). */
export const LIMIT_TOAST_MS = 8000
/** Toasts of the saved jobs page (spec 2 §9). */
export const PAGE_TOAST_MS = 3000

/** Spec 2 §8: the warning at the cap. */
export const limitSentence = (current: number, max: number): string =>
  `You've reached your plan's limit of ${max} saved jobs (${current}/${max} used). Please upgrade your subscription to save more jobs.`
