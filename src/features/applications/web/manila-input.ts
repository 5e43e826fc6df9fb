import { MANILA_OFFSET_MINUTES } from '#contract/time.ts'

/** `2026-11-21T14:30` in Manila for a `datetime-local` field; empty for none. The server reads it as Manila time. */
export function manilaInput(iso: string | null): string {
  if (iso === null) return ''
  return new Date(new Date(iso).getTime() + MANILA_OFFSET_MINUTES * 60_000).toISOString().slice(0, 16)
}
