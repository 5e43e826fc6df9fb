import { safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import { FILES, type Instruction } from '../contract.ts'
import { audienceOf } from '../machines/rules.ts'

const [SHORTEST, LONGEST, MOST_LINES, MOST] = [8, 300, 30, 5]
/** "question | the posting's words | more": a line of the answer. */
const LINE = /^\W*(question|code_word|attachment|subject)\s*\|([^|\n]+)(?:\|([^|\n]*))?/i

/**
 * What a model says a posting asks for beside what the rules `known` found. A proposal counts only with words that stand
 * in the posting letter for letter and hold what is to be written; nothing of it is sure, so that nobody obeys before
 * the person said so. Whatever else the answer holds is no proposal.
 */
export function readProposals(answer: string, text: string, known: readonly Instruction[]): Instruction[] {
  const found: Instruction[] = []
  for (const line of answer.split('\n').slice(0, MOST_LINES)) {
    const proposed = readLine(line, text)
    const met = proposed && [...known, ...found].some((one) => one.start < proposed.end && proposed.start < one.end)
    if (proposed && !met) found.push(proposed)
    if (found.length === MOST) break
  }
  return found
}

function readLine(line: string, text: string): Instruction | null {
  const [, kind = '', words = '', more = ''] = LINE.exec(line) ?? []
  const quote = bare(words)
  const start = quote.length < SHORTEST || quote.length > LONGEST ? -1 : text.indexOf(quote)
  if (start < 0 || isNoDemand(quote, text.slice(Math.max(0, start - LONGEST), start))) return null
  const found = { quote, start, end: start + quote.length, sure: false as const }
  const named = bare(more)
  switch (kind.toLowerCase()) {
    case 'question':
      return { kind: 'question', text: quote, ...found }
    case 'attachment': {
      const file = FILES.find((one) => one === named)
      return file ? { kind: 'attachment', file, ...found } : null
    }
    case 'code_word':
      return isIn(named, quote) ? { kind: 'code_word', word: named, place: 'anywhere', ...found } : null
    default:
      return isIn(named, quote) ? { kind: 'subject', how: 'is', text: named, ...found } : null
  }
}

const isIn = (word: string, quote: string): boolean => word.length > 1 && quote.includes(word)
/** What is meant for machines, and what nobody should do, is proposed to no one. */
const isNoDemand = (quote: string, before: string): boolean =>
  audienceOf(quote, before) === 'machine' || safetyNotes({ title: '', description: quote, salary: null }).length > 0
const bare = (words: string): string => words.trim().replace(/^["“”'`]+|["“”'`]+$/g, '')
