import { blanked, type Reading } from '../words/rules.ts'

/** The text with the word taken out, every other letter where it was. */
export function without(text: string, { found, at, length }: Reading): string {
  // The whole of it is asked.
  if (found.kind === 'question') return ''
  const word = found.kind === 'code_word' ? found.word : found.kind === 'subject' ? found.text : ''
  const from = text.indexOf(word, at)
  // A word asked for three times stands once.
  if (from < 0) return found.kind === 'no_ai' ? text : blanked(text, at, at + length)
  // What the subject goes on with is no question.
  const more = found.kind === 'subject' ? (GOES_ON_WITH.exec(text.slice(from + word.length))?.[0].length ?? 0) : 0
  return text.slice(0, from) + ' '.repeat(word.length + more) + text.slice(from + word.length + more)
}

/** "… followed by your name" */
const GOES_ON_WITH =
  /^["”'\]]?,?\s*(?:followed by|(?:and )?then|and (?:end|ends) with|plus|\+)\s+(?:the|your|ur)\b[^.,;!?\n]*/i
