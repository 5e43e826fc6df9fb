/** What the button of saving says wherever it stands, and when nothing of it came (spec 2 §2, §8). */
export const TOGGLE_TEXTS = {
  save: 'Save Job',
  remove: 'Remove from Saved',
  generic: 'An error occurred. Please try again.',
  /** Below the sentence, where no answer came. */
  notSaved: 'No connection. The job is not lost: save it again when you are back online.',
  /** The same where it is not known yet what was wanted. */
  notDone: 'No connection. Nothing was changed: try again when you are back online.',
} as const
