import { CookieJar } from 'tough-cookie'
import { ConnectorError } from '../errors.ts'
import type { Clock } from './time.ts'

/** The cookies of one visitor of another site; `serialise` gives a JSON string that `openSession` reads back. */
export type CookieSession = {
  cookieHeader(url: URL): string
  store(setCookies: readonly string[], url: URL): void
  serialise(): string
}

/**
 * Opens a cookie session, empty or from what `serialise` gave before.
 * @throws ConnectorError refused / session_expired when the stored text cannot be read.
 */
export function openSession(clock: Clock, stored?: string): CookieSession {
  const jar = stored === undefined ? new CookieJar(undefined, { rejectPublicSuffixes: false }) : readJar(stored)
  return {
    cookieHeader: (url) => jar.getCookieStringSync(url.href),
    store(setCookies, url) {
      for (const text of setCookies) {
        // A cookie that is not for this host or cannot be read is dropped, as a browser would.
        jar.setCookieSync(text, url.href, { ignoreError: true, now: clock.now() })
      }
    },
    serialise: () => JSON.stringify(jar.serializeSync()),
  }
}

function readJar(stored: string): CookieJar {
  try {
    return CookieJar.deserializeSync(stored)
  } catch (cause) {
    throw new ConnectorError('refused', 'The stored session cannot be read.', { reason: 'session_expired', cause })
  }
}
