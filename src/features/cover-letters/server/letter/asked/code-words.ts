import { COVER_LETTER_MAX, SUBJECT_MAX } from '#features/cover-letters/rules.ts'
import type { LetterInstructions } from './instructions.ts'
import { listed } from '../deeds/words.ts'

const MOST_CODE_WORDS = 5
/** The closing, and what leads to it. */
const LAST_PARTS = 2
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The subject the posting asks for, else `own`; with the words it wants there, within what the board takes. */
export function subjectOf({ subject, subject_words: words = [] }: LetterInstructions, own: string): string {
  const chosen = line(subject ?? '') || own
  const missing = words.map(line).filter((word) => word !== '' && !holds(chosen, word))
  return [...missing, chosen].join(' - ').slice(0, SUBJECT_MAX)
}

const holds = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase())

/** A sentence with the words a posting takes anywhere. */
export function saidWords(words: readonly string[]): string {
  if (words.length === 0) return ''
  const [quoted, many] = [listed(words.map((word) => `"${word}"`)), words.length > 1]
  return words.every((word) => ONE_WORD.test(word))
    ? `The word${many ? 's' : ''} you asked for ${many ? 'are' : 'is'} ${quoted}.`
    : `As you asked: ${quoted}.`
}
const ONE_WORD = /^[\p{L}'’-]+$/u

/** The words that are said in a sentence of the letter. */
export const wordsAnywhere = ({ anywhere = [], in_paragraphs: placed = [] }: LetterInstructions): string[] => [
  ...anywhere,
  ...placed.map(({ word }) => word),
]

/** The same before how the letter ends. */
function beforeClosing(content: string, sentence: string): string {
  const parts = content.split('\n\n')
  const at = parts.length - LAST_PARTS
  if (sentence === '' || at < 0) return [content, sentence].filter(Boolean).join('\n\n')
  return parts.map((part, index) => (index === at ? `${sentence} ${part}` : part)).join('\n\n')
}

const NUMBERED: readonly [RegExp, number][] = [
  [/\b(?:first|1st|opening) paragraph\b/i, 1],
  [/\b(?:second|2nd) paragraph\b/i, 2],
  [/\b(?:third|3rd) paragraph\b/i, 3],
]
/** The paragraph of the letter that a posting wants a word in, counted from 1; null where it names none. */
export const paragraphNamed = (quote: string): number | null =>
  NUMBERED.find(([pattern]) => pattern.test(quote))?.[1] ?? null

/** The words that belong into a paragraph, at its end, or before a list that stands in its place. */
function inParagraphs(content: string, wanted: NonNullable<LetterInstructions['in_paragraphs']>): string {
  // The greeting is the part before the first paragraph, and the signature the last one.
  const parts = content.split('\n\n')
  for (const { word, paragraph } of wanted) {
    const at = Math.min(paragraph, parts.length - LAST_PARTS)
    const part = parts[at]
    if (at < 1 || part === undefined || holds(part, word)) continue
    const said = saidWords([line(word)])
    parts[at] = LIST.test(part) ? `${said} ${part}` : `${part} ${said}`
  }
  return parts.join('\n\n')
}
const LIST = /^[^\n]*:\n\S{1,3} /

/**
 * Puts the code words that are missing where the posting wants them: on the first line, on the last, in the paragraph
 * it names, or in a sentence before the closing where they may stand anywhere.
 */
export function withCodeWords(
  content: string,
  { code_words: begin, last_words: end = [], anywhere = [], in_paragraphs = [] }: LetterInstructions,
): string {
  const placed = inParagraphs(content.trim(), in_paragraphs)
  const unsaid = anywhere
    .map(line)
    .filter((word) => word !== '' && !holds(placed, word))
    .slice(0, MOST_CODE_WORDS)
  const body = beforeClosing(placed, saidWords(unsaid))
  const lines = body.split('\n')
  // A greeting that happens to hold the word does not begin with it.
  const greets = /^(?:hello|hi|dear)\b/i.test(lines[0] ?? '')
  const isWanted = begin.some(
    (word) =>
      (lines[0] ?? '').toLowerCase().startsWith(line(word).toLowerCase()) || lines[0] === `Hello ${line(word)},`,
  )
  const first = greets && !isWanted ? '' : (lines[0] ?? '')
  const missing = (words: string[], place: string) =>
    words
      .map(line)
      .filter((word) => word !== '' && !holds(place, word))
      .slice(0, MOST_CODE_WORDS)
      .join(' ')
  const parts = [missing(begin, first), body, missing(end, lines.at(-1) ?? '')]
  return parts
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, COVER_LETTER_MAX)
}
