import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { plainWords } from '../claims/words.ts'

/** What the posting asks of a letter, as the instruction reader found it by rules. */
export type LetterInstructions = { subject?: string | undefined; code_words: string[]; questions: string[] }

export const NO_INSTRUCTIONS: LetterInstructions = { code_words: [], questions: [] }

const MOST_CODE_WORDS = 5
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** The subject the posting asks for, within what the board takes; undefined when it asks for none. */
export function askedSubject({ subject }: LetterInstructions): string | undefined {
  const asked = line(subject ?? '')
  return asked === '' ? undefined : asked.slice(0, SUBJECT_MAX)
}

/**
 * Puts the code words that are missing on the first line: that is the start of the letter for who asks to start with
 * one, and in it for who asks to mention one.
 */
export function withCodeWords(content: string, { code_words: words }: LetterInstructions): string {
  const begin = words.map(line).filter((word) => word !== '').slice(0, MOST_CODE_WORDS)
  const first = content.trimStart().split('\n')[0] ?? ''
  const missing = begin.filter((word) => !first.toLowerCase().includes(word.toLowerCase()))
  return (missing.length === 0 ? content : `${missing.join(' ')}\n\n${content}`).slice(0, COVER_LETTER_MAX)
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
