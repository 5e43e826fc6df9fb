import { useEffect, useRef } from 'react'
import type { Application } from '../contract.ts'
import { SAYS } from '../rules.ts'
import { APPLY_SENTENCES as say } from './texts.ts'

/** Pauses before each look after the connection broke; the last one repeats. */
const PAUSES_MS = [1500, 3000, 6000, 10_000, 15_000] as const
/** So many looks without a trace, over 35 seconds: the request never reached us. */
const TRACELESS_LOOKS = 5

/** What a look at the own applications means to somebody whose answer was lost. */
export type Verdict =
  | { kind: 'look-again' }
  | { kind: 'delivered'; application: Application; message: string }
  | { kind: 'not-arrived'; sentence: string }

/**
 * Reads a look (product, "Application record"). `traceless` counts the looks, this one included, that showed nothing
 * of this try: no application, or only one that had failed before.
 */
export function verdictOf(found: Application | undefined, traceless: number, failedBefore: boolean): Verdict {
  if (found?.delivery === 'confirmed') return { kind: 'delivered', application: found, message: SAYS.sent }
  if (found?.delivery === 'unconfirmed') return { kind: 'delivered', application: found, message: SAYS.unconfirmed }
  if (found?.delivery === 'sending') return { kind: 'look-again' }
  const sentence = found ? (found.delivery_error ?? SAYS.failed) : say.notArrived
  if (found && !failedBefore) return { kind: 'not-arrived', sentence }
  return traceless >= TRACELESS_LOOKS ? { kind: 'not-arrived', sentence } : { kind: 'look-again' }
}

type Looking = {
  read: () => Promise<Application | undefined>
  failedBefore: boolean
  onDelivered: (found: { application: Application; message: string }) => void
  onNotArrived: (sentence: string) => void
}

/** Looks, while `on`, how the application stands; a look without an answer is made again and proves nothing. */
export function useLooking(on: boolean, given: Looking): void {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    if (!on) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    let looks = 0
    let traceless = 0
    const plan = () => {
      timer = setTimeout(() => void look(), PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)])
      looks += 1
    }
    const look = async () => {
      const { read, failedBefore, onDelivered, onNotArrived } = latest.current
      const answer = await read().then(
        (found) => ({ found }),
        () => undefined,
      )
      if (over) return
      if (!answer) return plan()
      const isTrace = answer.found !== undefined && answer.found.delivery !== 'failed'
      traceless = isTrace ? 0 : traceless + 1
      const verdict = verdictOf(answer.found, traceless, failedBefore)
      if (verdict.kind === 'look-again') plan()
      else if (verdict.kind === 'delivered') onDelivered(verdict)
      else onNotArrived(verdict.sentence)
    }
    plan()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [on])
}
