import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'

/** The Manila calendar day of a moment as `2026-11-21`. */
export const manilaDay = (at: Date): string =>
  new Date(at.getTime() + MANILA_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
