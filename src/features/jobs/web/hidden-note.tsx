import { createContext, type ReactNode, use } from 'react'

/** What a screen shows where postings were left out because the person hides them; null shows nothing. */
export const HiddenNotes = createContext<((count: number) => ReactNode) | null>(null)

/** The line that says how many were left out; nothing when none were. */
export function HiddenNote({ count }: { count: number | undefined }) {
  const note = use(HiddenNotes)
  return count === undefined || count === 0 ? null : note?.(count)
}
