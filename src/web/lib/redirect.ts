/** The current full path as the value of the login page's `redirect` parameter (spec 1 §2). */
export const loginAddress = (here: { pathname: string; search: string }): string =>
  `/login?redirect=${encodeURIComponent(here.pathname + here.search)}`

/** Where to go after signing in: only a path of our own, anything else counts as absent. */
export function safeRedirect(given: string | null, otherwise = '/jobs'): string {
  if (given === null || !/^\/(?![/\\])/.test(given) || given.length > 2000) return otherwise
  try {
    const base = 'https://own.invalid'
    const url = new URL(given, base)
    return url.origin === base ? url.pathname + url.search + url.hash : otherwise
  } catch {
    return otherwise
  }
}
