/** Words a fact was read from: a piece of the posting's own text, letter for letter. */
export type Quote = string

const LONGEST_QUOTE = 200

export type Sentence = { text: string; start: number }

/** A text in its sentences and lines, each with where it begins. A very long one comes in pieces of 600 signs. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  const pattern = /[^\n]{1,600}?(?:[.!?;]+(?=\s|$)|(?=\n)|$)|[^\n]{600}/g
  for (const match of text.matchAll(pattern))
    if (match[0].trim() !== '') found.push({ text: match[0], start: match.index })
  return found
}

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
const isLineEnd = (sign: string | undefined) => sign === undefined || sign === '\n' || sign === '\r'
const endsSentence = (text: string, at: number) => /[.!?]/.test(text[at] ?? '') && isSpace(text[at + 1])

/**
 * The sentence around `start` to `end` of a text, at most about 200 signs: never shorter than what was asked for, cut
 * between words, and always a piece of `text` as it stands.
 */
export function quoteAround(text: string, start: number, end: number): Quote {
  const room = Math.max(0, Math.floor((LONGEST_QUOTE - (end - start)) / 2))
  let from = start
  while (from > 0 && start - from < room && !isLineEnd(text[from - 1]) && !endsSentence(text, from - 2)) from -= 1
  let to = end
  while (to < text.length && to - end < room && !isLineEnd(text[to]) && !endsSentence(text, to - 1)) to += 1
  if (start - from === room) while (from < start && !isSpace(text[from - 1])) from += 1
  if (to - end === room) while (to > end && !isSpace(text[to])) to -= 1
  return text.slice(from, to).trim()
}

/** A sentence as a quote: whole, or its part around `at` when it is long. */
export const quoteOf = (sentence: Sentence, at: number, length: number): Quote =>
  quoteAround(sentence.text, at, at + length)
