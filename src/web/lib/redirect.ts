/** The current full path as the value of the login page's `redirect` parameter (spec 1 §2). */
export const loginAddress = (here: { pathname: string; search: string; hash?: string }): string =>
  `/login?redirect=${encodeURIComponent(here.pathname + here.search + (here.hash ?? ''))}`

/** The wizard with the way back to here (docs/product/profile.md). */
export const onboardingAddress = (here: { pathname: string; search: string }): string =>
  `/onboarding?redirect=${encodeURIComponent(here.pathname + here.search)}`

/** The plans with the way back to here; from the plans themselves no further. */
export function plansAddress(here: { pathname: string; search: string }): string {
  const plans = '/subscription/plans'
  return here.pathname === plans ? plans : `${plans}?redirect=${encodeURIComponent(here.pathname + here.search)}`
}

const OWN_PATH = /^\/(?![/\\])/
const LONGEST = 2000
/** The doors themselves: who comes out of one has no business in the next. */
const DOORS = new Set(['/login', '/register', '/verify-email', '/forgot-password', '/login-success', '/oauth-callback'])

/** Where to go after signing in: only a path of our own that is no door, anything else counts as absent. */
export function safeRedirect(given: string | null, otherwise = '/jobs'): string {
  return ownPath(given) ?? otherwise
}

function ownPath(given: string | null): string | null {
  if (given === null || !OWN_PATH.test(given) || given.length > LONGEST) return null
  try {
    const base = 'https://own.invalid'
    const url = new URL(given, base)
    const path = url.pathname + url.search + url.hash
    // Looked at again, as it is and as a router reads it: `/x/..//other.site` becomes `//other.site` once its dots are
    // resolved, `/%2f/other.site` once it is decoded.
    const read = decodeURIComponent(url.pathname)
    const own = url.origin === base && OWN_PATH.test(path) && OWN_PATH.test(read)
    return own && !DOORS.has(read.replace(/(?<!\/)\/+$/, '').toLowerCase()) ? path : null
  } catch {
    return null
  }
}

/**
 * The address of another door with the wish to go somewhere kept, as long as it leads to a place of our own.
 * @param search the search of the door the person stands at
 * @param more further parameters, such as `email` of /verify-email
 */
export function doorAddress(path: string, search: string, more: Record<string, string> = {}): string {
  const wish = ownPath(new URLSearchParams(search).get('redirect'))
  const query = new URLSearchParams({ ...more, ...(wish === null ? {} : { redirect: wish }) }).toString()
  return query === '' ? path : `${path}?${query}`
}
