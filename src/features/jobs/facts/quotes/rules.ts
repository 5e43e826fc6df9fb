/** Words a fact was read from: a piece of the posting's own text, letter for letter. */
export type Quote = string

const LONGEST_QUOTE = 200

export type Sentence = { text: string; start: number }

/** What stands before a name and ends no sentence; after a number `ms` is a time. */
const TITLE = String.raw`(?<![\w.]|\d )(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ee]ngr|[Aa]tty|Prof|Gng|Bb|Hon|Capt|Sgt|Fr)`
const TITLE_DOT = new RegExp(String.raw`\.(?<=${TITLE}\.)(?=[ \t]\p{L})`, 'gu')

/** The text with a space for each dot of a title before a name ("Ms. Anna"): of the same length, for patterns that stop at a dot. */
export const withoutTitleDots = (text: string): string => text.replace(TITLE_DOT, ' ')

/** A text in its sentences and lines, each with where it begins. A very long one comes in pieces of 600 signs. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  const pattern = /[^\n]{1,600}?(?:[.!?;]+(?=\s|$)|(?=\n)|$)|[^\n]{600}/g
  // A title's dot is none for the pattern, and is one in what is given out.
  for (const { 0: piece, index } of withoutTitleDots(text).matchAll(pattern))
    if (piece.trim() !== '') found.push({ text: text.slice(index, index + piece.length), start: index })
  return found
}

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)
const isLineEnd = (sign: string | undefined) => sign === undefined || sign === '\n' || sign === '\r'
/** So far back a title before a dot reaches, with what tells it from the end of a word. */
const TITLE_REACH = 8
const endsSentence = (text: string, at: number) =>
  /[.!?]/.test(text[at] ?? '') &&
  isSpace(text[at + 1]) &&
  withoutTitleDots(text.slice(Math.max(0, at - TITLE_REACH), at + 3)).at(at < TITLE_REACH ? at : TITLE_REACH) !== ' '

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
