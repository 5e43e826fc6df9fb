import { quoteOf, type Sentence } from '#features/jobs/facts/quotes/rules.ts'
import type { Instruction } from '../contract.ts'
import { safely } from '../risks/rules.ts'
import { isOfLaw, type Reading } from '../words/rules.ts'

/** "… your time zone, and (c) …" */
const JOINED = /[,;]?\s+(?:and|or|plus|&|since|because)$|,\s+(?:as|so)$/i

/** What was read from a sentence, each with its words and where they stand in the posting. */
export function placed(sentence: Sentence, lineStart: number, readings: Reading[]): Instruction[] {
  // The notes speak once per kind and sentence: asked only where something was found.
  if (readings.length === 0 || isOfLaw(sentence.text)) return []
  return safely(sentence.text, readings).map(({ found, at, length, sure }) => {
    const quote = quoteOf(sentence, at, length)
    const from = Math.max(sentence.text.lastIndexOf(quote, at), 0)
    const exact = sentence.text.startsWith(quote, from) ? from : sentence.text.indexOf(quote)
    const start = lineStart + sentence.start + exact
    const told = found.kind === 'question' ? { ...found, text: found.text.replace(JOINED, '') } : found
    return { ...told, quote, start, end: start + quote.length, ...(sure === false ? { sure } : {}) }
  })
}
