import { MAX_NAME } from '../rules.ts'

const MINUTE_MS = 60_000

/** How long somebody may take at Google, and how long a page asks for the password before it links (careful §1). */
export const SIGN_IN_MS = 10 * MINUTE_MS
export const LINK_MS = 10 * MINUTE_MS
export const LINK_TRIES = 5
/** How long the same browser may hear the answer again: a double click, a lost answer, the login landing. */
export const ANSWER_KEPT_MS = MINUTE_MS

/** Names under which a machine calls itself; a trailing dot or another 127.* address would be another origin. */
export const isLocalHostname = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** The port the spec names for local hosts, whatever port the page came from (spec 1 §7). */
export const LOCAL_PORT = 8000

/** `host` of the callback: the page's host plus port 8000 on local hosts, otherwise the page's own (spec 1 §7). */
export const hostOfPage = ({ hostname, host }: { hostname: string; host: string }): string =>
  isLocalHostname(hostname) ? `${hostname}:${LOCAL_PORT}` : host

/** A wish to go somewhere that may be kept: one slash at the start, nothing that a browser reads as another. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]{0,1999}$/u.test(path)

type Names = { email: string; name: string | null; givenName: string | null; familyName: string | null }

const printable = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)

/** First and last name of a new account: Google may know both, one, only a whole name, or none at all. */
export function namesOf({ email, name, givenName, familyName }: Names): { first_name: string; last_name: string } {
  const [first = '', ...rest] = (name ?? '').split(/\s+/)
  const fallback = email.split('@')[0] ?? ''
  const first_name = printable(givenName ?? first) || printable(fallback)
  return { first_name, last_name: printable(familyName ?? (givenName === null ? rest.join(' ') : '')) }
}
