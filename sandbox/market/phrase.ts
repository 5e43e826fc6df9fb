import type { Dice } from './dice.ts'

type Part = string | string[]
const compiled = new Map<string, Part[]>()

/** Splits a block of text into its non-empty, trimmed lines: one bank entry per line. */
export function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function compile(pattern: string): Part[] {
  const known = compiled.get(pattern)
  if (known) return known
  const parts = pattern.split(/(\{[^}]*\})/).map((piece): Part => {
    return piece.startsWith('{') ? piece.slice(1, -1).split('|') : piece
  })
  compiled.set(pattern, parts)
  return parts
}

/**
 * Writes one wording of a pattern: `{a|b|}` becomes one of its choices (not nested) and `%name%` the word given
 * for it. A name nobody gave stays as it is, which the tests notice.
 */
export function phrase(dice: Dice, pattern: string, words: Readonly<Record<string, string>> = {}): string {
  let text = ''
  for (const part of compile(pattern)) text += typeof part === 'string' ? part : dice.pick(part)
  if (text.includes('%')) text = text.replace(/%([a-z]+)%/g, (whole, name: string) => words[name] ?? whole)
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.!?])/g, '$1')
    .trim()
}
