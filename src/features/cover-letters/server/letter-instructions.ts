import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { plainWords } from '../claims/words.ts'

/**
 * What the posting asks of a letter, as the instruction reader found it by rules. Code words stand on the first line
 * unless the posting wants them in the subject or at the end.
 */
export type LetterInstructions = {
  subject?: string | undefined
  code_words: string[]
  questions: string[]
  subject_words?: string[]
  last_words?: string[]
}

export const NO_INSTRUCTIONS: LetterInstructions = { code_words: [], questions: [] }

const MOST_CODE_WORDS = 5
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The subject the posting asks for, else `own`; with the words it wants there, within what the board takes. */
export function subjectOf({ subject, subject_words: words = [] }: LetterInstructions, own: string): string {
  const chosen = line(subject ?? '') || own
  const missing = words.map(line).filter((word) => word !== '' && !holds(chosen, word))
  return [...missing, chosen].join(' - ').slice(0, SUBJECT_MAX)
}

const holds = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase())

/**
 * Puts the code words that are missing on the first line: that is the start of the letter for who asks to start with
 * one, and in it for who asks to mention one. Those that are wanted at the end come last.
 */
export function withCodeWords(
  content: string,
  { code_words: begin, last_words: end = [] }: LetterInstructions,
): string {
  const lines = content.trim().split('\n')
  const missing = (words: string[], place: string) =>
    words
      .map(line)
      .filter((word) => word !== '' && !holds(place, word))
      .slice(0, MOST_CODE_WORDS)
      .join(' ')
  const parts = [missing(begin, lines[0] ?? ''), content.trim(), missing(end, lines.at(-1) ?? '')]
  return parts
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, COVER_LETTER_MAX)
}

/** Facts that answer the usual questions of postings. */
export type Answers = {
  experience: string
  location: string
  start: string
  pay: string
  links: { name: string; url: string }[]
}

const QUESTIONS: readonly [RegExp, (facts: Answers) => string][] = [
  [/\b(?:years?|long|much|level)\b.*\bexperience|\bexperience\b.*\byears?\b/, ({ experience }) => experience],
  [/\bwhere\b.*\b(?:live|based|located|from)|\b(?:your )?(?:location|city|address)\b/, ({ location }) => location],
  [/\bwhen\b.*\b(?:start|begin|available)|\bstart date\b|\bavailab(?:le|ility)\b|\bhow soon\b/, ({ start }) => start],
  [/\b(?:salary|rate|pay|compensation)\b/, ({ pay }) => pay],
  [/\blinked ?in\b/, ({ links }) => linkOf(links, 'LinkedIn')],
  [/\bgit ?hub\b/, ({ links }) => linkOf(links, 'GitHub')],
  [/\b(?:resume|cv)\b/, ({ links }) => linkOf(links, 'Resume')],
  [/\b(?:portfolio|website|sample|work)\b/, ({ links }) => linkOf(links, 'Website')],
]
const linkOf = (links: Answers['links'], name: string): string => links.find((link) => link.name === name)?.url ?? ''

/** The questions the profile answers, each with its answer; the others are left to the person. */
export function answered({ questions }: LetterInstructions, facts: Answers): string {
  return questions
    .flatMap((question) => {
      const asked = line(question)
      const answer = QUESTIONS.find(([pattern]) => pattern.test(plainWords(asked)))?.[1](facts) ?? ''
      return asked === '' || answer === '' ? [] : [`${asked}\n${answer}`]
    })
    .join('\n\n')
}
