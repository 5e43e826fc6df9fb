export const SEARCH_TEXTS = {
  save: 'Save this search',
  saved: 'Search saved',
  savedMore: 'You find it under Saved Jobs, Searches.',
  renamed: 'Search renamed',
  deleted: 'Search deleted',
  saveFailed: 'This search could not be saved. Please try again.',
  deleteFailed: 'This search could not be deleted. Please try again.',
  loadFailed: 'Failed to load saved searches. Please try again.',
} as const

/** Toasts of the saved jobs page (spec 2 §9). */
export const PAGE_TOAST_MS = 3000
