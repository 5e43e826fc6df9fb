import type { Deps } from '#server/deps.ts'
import { plainWords } from '../../rules.ts'
import { isCareful, isWordOfWork, meantWord, respelled } from '../rules.ts'
import { findSpellingCandidates } from './queries.ts'

/** A short word has too many neighbours to be sure of one. */
const WORD = /^\p{L}{4,30}$/u
const MOST_WORDS = 8

/**
 * What a search that found nothing was meant to be, or null: words no posting has are put right where a slip explains them.
 * Of `search` only the words of `looked` were looked for in postings; the others stay as they are.
 */
export async function meantSearch(deps: Pick<Deps, 'db'>, search: string, looked = search): Promise<string | null> {
  if (isCareful(search)) return null
  const words = [...new Set(plainWords(looked.slice(0, 300)).split(' '))].filter(
    (word) => WORD.test(word) && !isWordOfWork(word),
  )
  if (words.length === 0) return null
  const candidates = await findSpellingCandidates(deps.db, words.slice(0, MOST_WORDS))
  const byTyped = Map.groupBy(candidates, (one) => one.typed)
  const meant = [...byTyped].flatMap(([typed, list]): [string, string][] => {
    const word = meantWord(typed, list)
    return word === undefined ? [] : [[typed, word]]
  })
  return respelled(search.slice(0, 300), new Map(meant))
}
