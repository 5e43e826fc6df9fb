import { useEffect, useRef, useState } from 'react'
import { safeRedirect } from '#web/lib/redirect.ts'
import { ownerOf, swapLanding } from './api.ts'
import { keepSession, leaveForSecondStep, wait } from './arrive.ts'
import { pendingSecret } from './browser-secret.ts'
import { TEXTS } from './texts.ts'

/** What an address of the login landing carries, in its query or its hash. */
export type Arrival = { token: string | null; code: string | null }

export type LandingState = { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; title: string; message: string }

/** A success is seen for this long (spec 1 §2). */
const SEEN_MS = 1500

/** Reads token and code out of an address; the hash wins, because it never reaches a server. */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  const read = (name: string) => fragment.get(name) || query.get(name) || null
  return { token: read('token'), code: read('code') }
}

/** Takes the session over, but only when this browser began the sign-in: a planted link signs nobody in. */
async function takeOver({ token, code }: Arrival): Promise<string> {
  const secret = pendingSecret()
  if (secret === null) throw new Error('No sign-in was begun in this browser')
  if (code !== null) {
    const signedIn = await swapLanding(code, secret)
    if (!('token' in signedIn)) return leaveForSecondStep(signedIn)
    keepSession(signedIn)
    return safeRedirect(signedIn.redirect_url)
  }
  const given = token ?? ''
  keepSession({ token: given, user: await ownerOf(given) })
  return safeRedirect(null)
}

/** The login landing (spec 1 §2, §4, §8). */
export function useLanding(arrival: Arrival, go: (path: string) => void): LandingState {
  const [state, setState] = useState<LandingState>({ kind: 'working' })
  const begun = useRef(false)
  const run = async () => {
    // First of all: neither history nor a screenshot keeps it.
    history.replaceState(history.state, '', location.pathname)
    if (arrival.token === null && arrival.code === null) {
      return setState({ kind: 'failed', title: TEXTS.failed, message: TEXTS.noToken })
    }
    const path = await takeOver(arrival).catch(() => null)
    if (path === null) return setState({ kind: 'failed', title: TEXTS.landingError, message: TEXTS.landingFailed })
    setState({ kind: 'done' })
    await wait(SEEN_MS)
    go(path)
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void run()
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once
  }, [])
  return state
}
