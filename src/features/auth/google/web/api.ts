import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery } from '#web/lib/query.ts'
import { auth } from '../../calls.ts'
import { google } from '../calls.ts'
import { hostOfPage } from '../rules.ts'
import { beginSignIn, keepState, pendingSecret } from './browser-secret.ts'

const HOUR_MS = 3_600_000

/** A good end: token, person, and where to go; or the second step that is to be taken. */
export type Ended = ResponseOf<typeof google.callback>
export type SignedIn = Extract<Ended, { token: string }>

/** Which ways of signing in this deployment has; `undefined` until known. */
export const useSignInOptions = () => useQuery({ ...endpointQuery(google.options, {}), staleTime: HOUR_MS }).data

/**
 * Leads the browser to Google; `wish` is where to go afterwards, as the address carries it.
 * @throws ApiError or NetworkError when it could not begin
 */
export async function leaveForGoogle(wish: string | null): Promise<void> {
  const browser_secret = beginSignIn(wish)
  const { authorization_url: url, state } = await call(google.start, {
    body: { browser_secret, host: location.host, ...(wish === null ? {} : { redirect: wish }) },
  })
  keepState(state)
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('No web address')
  location.assign(url)
}

/** Hands Google's code on (spec 1 §7). @throws ApiError, NetworkError */
export function finishSignIn({ code, state }: { code: string; state: string }): Promise<Ended> {
  const secret = pendingSecret()
  const host = hostOfPage(location)
  return call(google.callback, { body: { code, state, host, ...(secret === null ? {} : { browser_secret: secret }) } })
}

/** Connects the account once its password is given. */
export const linkAccount = (body: { ticket: string; password: string }): Promise<Ended> => call(google.link, { body })

/** Swaps the one-use code of the login landing. */
export const swapLanding = (code: string, browser_secret: string): Promise<Ended> =>
  call(google.landing, { body: { code, browser_secret } })

/** Whose token this is. @throws ApiError 401 when it is nobody's */
export const ownerOf = (token: string) => call(auth.user, { token })
