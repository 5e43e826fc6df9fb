import type { Line } from './lines.ts'

/** The look of most of a line's words; nothing where looks are not known. */
export function lookOf({ runs }: Line): string {
  const letters = new Map<string, number>()
  for (const { text, look } of runs) letters.set(look, (letters.get(look) ?? 0) + text.trim().length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** The look with which a line begins. */
export const firstLook = ({ runs }: Line): string => runs.find(({ text }) => /[\p{L}\d]/u.test(text))?.look ?? ''
