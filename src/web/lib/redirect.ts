/** The current full path as the value of the login page's `redirect` parameter (spec 1 §2). */
export const loginAddress = (here: { pathname: string; search: string }): string =>
  `/login?redirect=${encodeURIComponent(here.pathname + here.search)}`

const OWN_PATH = /^\/(?![/\\])/

/** Where to go after signing in: only a path of our own, anything else counts as absent. */
export function safeRedirect(given: string | null, otherwise = '/jobs'): string {
  if (given === null || !OWN_PATH.test(given) || given.length > 2000) return otherwise
  try {
    const base = 'https://own.invalid'
    const url = new URL(given, base)
    const path = url.pathname + url.search + url.hash
    // Looked at again: `/x/..//other.site` becomes `//other.site` once its dots are resolved.
    return url.origin === base && OWN_PATH.test(path) ? path : otherwise
  } catch {
    return otherwise
  }
}
