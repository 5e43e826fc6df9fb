import type { ClaimKind } from './rules.ts'
import type { Sentence, Span } from './words.ts'

/** Something in a letter that has to be looked at before it is sent, with its place and the sentence around it. */
export type Claim = Span & {
  kind: ClaimKind
  /** The words as they stand in the letter. */
  text: string
  /** What the person confirms: equal for the same words, wherever they stand. */
  key: string
  /** A hole or a wrong addressee cannot be true. */
  can_confirm: boolean
  sentence_start: number
  sentence_end: number
}

const NEVER_TRUE = new Set<ClaimKind>(['placeholder', 'employer-mismatch', 'title-mismatch'])

/** A claim at `at` within a sentence; `text` begins there. */
export function claimAt(kind: ClaimKind, text: string, at: number, sentence: Sentence): Claim {
  const start = sentence.start + at
  return {
    kind,
    text,
    key: `${kind}:${text.toLowerCase().replace(/\s+/g, ' ').trim()}`,
    can_confirm: !NEVER_TRUE.has(kind),
    start,
    end: start + text.length,
    sentence_start: sentence.start,
    sentence_end: sentence.end,
  }
}
