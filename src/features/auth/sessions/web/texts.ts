/** What the list of devices says; the spec has no words for it. */
export const SESSION_TEXTS = {
  failed: 'Your devices could not be loaded.',
  endFailed: 'Not signed out',
  endFailedMore: 'The device could not be signed out. Please check your connection and try again.',
  endQuestion: 'Whoever uses it has to log in again. What was typed there and not sent may be lost.',
  allFailedMore: 'Nothing was signed out. Please check your connection and try again.',
  everywhere: 'Log out of all devices',
} as const
