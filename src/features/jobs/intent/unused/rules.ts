import * as unasked from '../unasked/rules.ts'
import type { Meaning } from '../meanings/rules.ts'

/** Words of a search with what they mean, and the words that are looked for instead; null for themselves. */
export type Part = { words: string[]; meanings: readonly Meaning[]; instead: string | null }

const HELPERS: ReadonlySet<string> = new Set(unasked.HELPERS)

/** What says something and is not used, as it was typed; where nothing at all is used, every word. */
export function unusedIn(parts: readonly Part[], isSomething: boolean): { unused?: string[] } {
  const isUnused = ({ words, meanings, instead }: Part) =>
    meanings.length === 0 &&
    (instead === '' ? !HELPERS.has(words.join(' ')) : words.some((word) => unasked.OF_PERSON.has(word)))
  // Words that stand side by side are told as one.
  const told = parts
    .map((part) => (isUnused(part) ? part.words.join(' ') : '|'))
    .join(' ')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
  const unused = isSomething ? told : [parts.flatMap(({ words }) => words).join(' ')]
  return unused.length === 0 || unused[0] === '' ? {} : { unused: [...new Set(unused)] }
}
