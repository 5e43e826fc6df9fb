import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { type Ended, finishSignIn, leaveForGoogle } from './api.ts'
import { keepSession, leaveForSecondStep, nextPlace, wait } from './arrive.ts'
import { pendingWish } from './browser-secret.ts'
import { callbackFailure, type Failure, withoutCode } from './failures.ts'
import { TEXTS } from './texts.ts'

/** What Google put into the address. */
export type Return = { code: string | null; state: string | null; error: string | null }

export type ReturnState =
  | { kind: 'working' }
  | { kind: 'done' }
  | { kind: 'link'; ticket: string; email: string }
  | ({ kind: 'failed' } & Failure)

/** A success is seen for this long (spec 1 §4). */
const SEEN_MS = 1000

type Ports = { recheckOnboarding: () => Promise<unknown>; go: (path: string) => void }

/** Ends the sign-in Google led back from; `retry` tries the same code again, or begins anew where it is used up. */
export function useGoogleReturn(given: Return, ports: Ports) {
  const [state, setState] = useState<ReturnState>({ kind: 'working' })
  const begun = useRef(false)
  const arrive = async (signedIn: Ended) => {
    if (!('token' in signedIn)) return ports.go(leaveForSecondStep(signedIn))
    keepSession(signedIn)
    setState({ kind: 'done' })
    const [path] = await Promise.all([nextPlace(signedIn, ports.recheckOnboarding), wait(SEEN_MS)])
    ports.go(path)
  }
  const run = async () => {
    if (given.code === null) return setState({ kind: 'failed', ...withoutCode(given.error) })
    setState({ kind: 'working' })
    const { code, state: kept } = given
    const signedIn = await finishSignIn({ code, state: kept ?? 'none' }).catch((error: unknown) => {
      setState(linkWanted(error) ?? { kind: 'failed', ...callbackFailure(error) })
    })
    if (signedIn) await arrive(signedIn)
  }
  const beginAnew = async () => {
    setState({ kind: 'working' })
    await leaveForGoogle(pendingWish()).catch(() =>
      setState({ kind: 'failed', title: TEXTS.failed, message: TEXTS.startFailed, details: '', again: 'anew' }),
    )
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void run()
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once; what follows is the person's choice
  }, [])
  const retry = () => void (state.kind === 'failed' && state.again === 'same' ? run() : beginAnew())
  const fail = (failure: Failure) => setState({ kind: 'failed', ...failure })
  return { state, retry, arrive, fail, hasCode: given.code !== null }
}

function linkWanted(error: unknown): ReturnState | null {
  if (!(error instanceof ApiError) || error.code !== 'link_required') return null
  const { ticket, email } = error.body
  return typeof ticket === 'string' && typeof email === 'string' ? { kind: 'link', ticket, email } : null
}
