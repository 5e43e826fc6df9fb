import type { Clock } from './time.ts'

const firstWaitMs = 500
const capMs = 30_000

/** Full-jitter wait before try `attempt + 1` (attempt counts from 0): a random part of 0.5 s · 2ⁿ, at most 30 s. */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.floor(random() * Math.min(capMs, firstWaitMs * 2 ** attempt))
}

/** Seconds of a `Retry-After` header, given as a number or as a date; undefined when absent or unreadable. */
export function retryAfterSeconds(header: string | string[] | undefined, clock: Clock): number | undefined {
  const text = (Array.isArray(header) ? header[0] : header)?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - clock.now().getTime()) / 1000))
}

/** The longest `Retry-After` a call waits out itself; a longer one is handed to the caller. */
export const longestRetryAfterSeconds = capMs / 1000
