import { ALSO_NOUNS, BASES, PASTS } from '#features/phrases/verbs/rules.ts'
import type { Line } from './lines.ts'

const [FEWEST_WORDS, SMALL_WORDS] = [5, 2]
/** What leads into a duty without being one. */
const CHARGED = /^(?:responsible for|in-?[ -]?charge of|tasked (?:with|to)|assigned to) /i
/** What stands behind a verb that may be a thing, where it is the verb. */
const OBJECT = /^(?:the|an?|all|our|daily|weekly|monthly|up|out|\d\S*)$/i
/** "Manages", "provides": said of an employer as often as of whoever worked there. */
const isThird = (word: string): boolean => word.endsWith('s') && !/(?:ss|us)$/.test(word)

/** Whether a word, with the one behind it, begins what somebody did. */
function isDoing(word: string, next: string): boolean {
  if (isThird(word) || (!PASTS.has(word) && !BASES.has(word))) return false
  return !ALSO_NOUNS.has(word) || OBJECT.test(next)
}

/**
 * Whether a line tells what somebody did in their work: an item of a list, or a sentence of five words and more that
 * begins with a verb of work in its plain form, its past or as "handling". One in the third person may be about the firm.
 */
export function tellsDeed({ text, bullet }: Pick<Line, 'text' | 'bullet'>): boolean {
  if (bullet) return true
  const words = text.trim().split(/\s+/)
  const [first = '', next = ''] = words
  const isSentence = words.slice(1).filter((word) => /^\p{Ll}{3,}/u.test(word)).length >= SMALL_WORDS
  return (
    words.length >= FEWEST_WORDS &&
    isSentence &&
    !text.includes('\t') &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    (CHARGED.test(text) || isDoing(first.toLowerCase().replace(/,$/, ''), next))
  )
}
