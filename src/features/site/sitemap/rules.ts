/** Most addresses a sitemap may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000

/** Public pages search engines should know, with the day their text last changed. `/` and `/jobs` change all the time. */
export const STATIC_PAGES: readonly (readonly [path: string, changed: string | null])[] = [
  ['/', null],
  ['/jobs', null],
  ['/about', '2026-11-21'],
  ['/features', '2026-11-21'],
  ['/pricing', '2026-11-21'],
  ['/salaries', '2026-11-21'],
  ['/resources', '2026-11-21'],
  ['/resources/id-proof', '2026-11-21'],
  ['/resources/apply-points', '2026-11-21'],
  ['/resources/application-letter', '2026-11-21'],
  ['/resources/spotting-scams', '2026-11-21'],
  ['/resources/night-shift', '2026-11-21'],
  ['/resources/rates-in-usd', '2026-11-21'],
  ['/resources/freelance-taxes', '2026-11-21'],
  ['/resources/remote-interviews', '2026-11-21'],
  ['/check-message', '2026-11-24'],
  ['/contact', '2026-11-21'],
  ['/post-job', '2026-11-21'],
  ['/resources-employers', '2026-11-21'],
  ['/privacy', '2025-05-05'],
  ['/terms', '2025-05-05'],
]

/** What search engines leave alone: the API, what belongs to one person, and doors. */
export const NOT_FOR_CRAWLERS = [
  '/api/',
  '/admin',
  '/applications',
  '/employers',
  '/forgot-password',
  '/inbox',
  '/login-success',
  '/oauth-callback',
  '/onboarding',
  '/profile',
  '/register',
  '/saved-jobs',
  '/settings',
  '/subscription/',
  '/verify-email',
]
