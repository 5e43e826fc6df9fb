/** What the screens about people say. */
export const PEOPLE_TEXTS = {
  listFailed: 'The list of people could not be read. Please try again.',
  personFailed: 'This person could not be read. Please try again.',
  none: 'Nobody is called that',
  failed: 'That could not be done. Please try again.',
  gone: 'Nobody has this number.',
} as const

export const planName = (plan: 'free' | 'basic' | 'premium'): string =>
  ({ free: 'Free Trial', basic: 'Basic', premium: 'Premium' })[plan]
