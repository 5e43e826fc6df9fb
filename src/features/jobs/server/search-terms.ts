import type { Deps } from '#server/deps.ts'
import type { FilterQuery } from '../contract.ts'
import { readIntent } from '../intent/rules.ts'
import { bothOf, offersWork } from './as-work.ts'
import { findTagIds } from './queries.ts'
import { filterQuestion, orUnsaid, tagKeys, type TypedWords, typedWords } from './question.ts'

/** What was typed: `search`, or `q` where that is empty. */
export const typedIn = ({ search, q }: Pick<Partial<FilterQuery>, 'search' | 'q'>): string =>
  search?.trim() ? search : (q ?? '')

/**
 * The words that are left to look for in the text, and the filters with what was understood in the words, as the database
 * takes them. With `lenient`, postings that are silent about it pass beside words, as in the list by relevance.
 */
export async function termsOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  query: Partial<FilterQuery>,
  lenient = false,
): Promise<{ words: TypedWords; filters: string | null }> {
  const { words, understood } = readIntent(typedIn(query), config.USD_PHP_RATE)
  const keys = tagKeys(query)
  const tagIds = keys.length === 0 ? null : await findTagIds(db, keys)
  const asked = lenient && words.trim() !== '' ? orUnsaid(understood) : understood
  const filters = bothOf(filterQuestion(query, tagIds, asked), await offersWork(db, words))
  return { words: typedWords(words), filters }
}
