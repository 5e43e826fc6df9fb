import { COVER_LETTER_MAX, GAP, SUBJECT_MAX } from '../rules.ts'
import { plainWords } from '../claims/words.ts'
import { listed } from './letter-opening.ts'

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

const [MOST_CODE_WORDS, MOST_ANSWERS] = [5, 12]
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

/** Facts that answer the usual questions of postings, each a sentence or empty. */
export type Answers = {
  experience: string
  location: string
  start: string
  pay: string
  introduction: string
  links: { name: string; url: string }[]
  /** The person's skills, and sentences about what they did. */
  skills: string[]
  results: readonly string[]
}

const QUESTIONS: readonly [RegExp, (facts: Answers) => string][] = [
  [/\b(?:years?|long|much|level)\b.*\bexperience|\bexperience\b.*\byears?\b/, ({ experience }) => experience],
  [/\bwhere\b.*\b(?:live|based|located|from)|\b(?:your )?(?:location|city|address)\b/, ({ location }) => location],
  [
    /\bwhen\b.*\b(?:start|begin|available)|\bstart(?:ing)? date\b|\bavailab(?:le|ility)\b|\bhow soon\b|\bnotice period\b/,
    ({ start }) => start,
  ],
  [/\b(?:salary|rate|pay|compensation|sahod)\b/, ({ pay }) => pay],
  [/\blinked ?in\b/, ({ links }) => linkOf(links, 'LinkedIn')],
  [/\bgit ?hub\b/, ({ links }) => linkOf(links, 'GitHub')],
  [/\b(?:portfolio|website|samples?|examples of)\b/, ({ links }) => linkOf(links, 'Website')],
  [/\babout (?:yourself|you)\b|\bintroduce yourself\b|\bwho you are\b/, ({ introduction }) => introduction],
]
const linkOf = (links: Answers['links'], name: string): string => {
  const link = links.find((one) => one.name === name)
  return link ? `${link.name}: ${link.url}` : ''
}

/** Asks whether somebody has or knows a thing: their skills may say so. */
const KNOWS = /\b(?:experience|experienced|used|use|know|familiar|worked|proficien\w+|tools?|software|platforms?|crm)\b/
const GAP_WORDS = 64

/** The place of an answer only the person has: no letter goes out with one. */
export const gapFor = (question: string): string => {
  const words = question.replace(/[[\]{}<>]/g, '').trim()
  const shown = words.length <= GAP_WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', GAP_WORDS))}…`
  return `[${GAP}${shown}]`
}

function answerTo(question: string, facts: Answers): string {
  const asked = plainWords(question)
  // What asks for reasons or stories is not answered by a figure it happens to name.
  if (/\b(?:why|describe|a time|how would|how do|example of)\b/.test(asked)) return ''
  const usual = QUESTIONS.find(([pattern]) => pattern.test(asked))?.[1](facts) ?? ''
  if (usual !== '' || !KNOWS.test(asked)) return usual
  const named = facts.skills.filter((skill) => ` ${asked} `.includes(` ${plainWords(skill)} `))
  if (named.length === 0) return ''
  const known = `${listed(named)} ${named.length === 1 ? 'is' : 'are'} among my skills.`
  const shown = facts.results.find((result) => named.some((skill) => plainWords(result).includes(plainWords(skill))))
  return shown === undefined ? known : `${known} ${shown}`
}

/**
 * An answer for each question, in the posting's order and without its words; where the profile has none, a marked gap for
 * the person. Two and more are numbered, so that each can be found.
 */
export function answered({ questions }: LetterInstructions, facts: Answers): string {
  const answers = questions
    .map(line)
    .filter((asked) => asked !== '')
    .slice(0, MOST_ANSWERS)
    .map((asked) => answerTo(asked, facts) || gapFor(asked))
  return answers.map((answer, at) => (answers.length === 1 ? answer : `${at + 1}. ${answer}`)).join('\n')
}
