import { useEffect, useState } from 'react'
import { readDraft, writeDraft } from './draft.ts'

const SECOND_MS = 1000
/** A clock that was put back must not make anyone wait for days. */
const LONGEST_SECONDS = 3600

/** Seconds until `until` (milliseconds since 1970), rounded up; 0 when it has passed or was never meant. */
export function secondsLeft(until: unknown, now: number): number {
  if (typeof until !== 'number' || !Number.isFinite(until)) return 0
  const seconds = Math.ceil((until - now) / SECOND_MS)
  return seconds > LONGEST_SECONDS ? 0 : Math.max(0, seconds)
}

/** Starts a countdown, or replaces a running one; any `useCountdown` of that name shows it from its next look on. */
export function startCountdown(name: string, seconds: number): void {
  writeDraft(`countdown:${name}`, { until: Date.now() + seconds * SECOND_MS })
}

const look = (name: string): number => secondsLeft(readDraft(`countdown:${name}`)?.until, Date.now())

/**
 * Seconds left of the countdown of this name, looked at every second; it goes on through a reload of the tab.
 * `start` begins anew.
 */
export function useCountdown(name: string): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(() => look(name))
  useEffect(() => {
    const tick = () => setLeft(look(name))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [name])
  const start = (seconds: number) => {
    startCountdown(name, seconds)
    setLeft(look(name))
  }
  return { left, start }
}
