import type { Understood } from '../intent/rules.ts'
import { plainWords } from '../rules.ts'
import { isCareful, otherNames } from '../wording/rules.ts'
import { NOTHING_TYPED, otherWork, type TypedWords, typedWords } from './question.ts'

/** Words titles are dressed up with: a posting that shares only these is not near. */
const DRESS: ReadonlySet<string> = new Set(
  'online expert specialist needed commission senior junior experienced professional freelance freelancer full time part general entry level new best good high paying salary international local company work home based'.split(
    ' ',
  ),
)

const anyOfThese = (words: string[]): TypedWords => ({ ...NOTHING_TYPED, alternatives: [words.join('|')] })

const allOfThese = (names: string[][]): TypedWords => ({
  ...NOTHING_TYPED,
  alternatives: names.map((list) => list.join('|')),
  own: names.map(([name]) => name).join(' '),
})

/**
 * Parts of a search, the nearest to it first, for what is near where nothing has all of its words: the work it names without
 * the words around, titles of other work that is near, then any word that says something, then any. Empty where there is none.
 */
function partsOfSearch(search: string): TypedWords[] {
  if (isCareful(search)) return []
  const { rest, names } = otherNames(
    plainWords(search)
      .split(' ')
      .filter((word) => word !== ''),
    true,
  )
  const told = [...rest.filter((word) => !DRESS.has(word)), ...names.flat()]
  const all = [...rest, ...names.flat()]
  return [
    ...(names.length > 0 && rest.length > 0 ? [allOfThese(names)] : []),
    ...otherWork(search),
    ...(told.length > 0 ? [anyOfThese(told)] : []),
    ...(told.length < all.length ? [anyOfThese(all)] : []),
  ]
}

type Asked = { search: string; understood: Understood[] }

/**
 * Where to look for what is near, the nearest first: parts of the search beside what was understood, all of it where
 * something else is said than that, then its parts there. Without words, what was understood is given up from the last on.
 */
export function looksNear({ search, understood }: Asked): { understood: Understood[]; words: TypedWords }[] {
  const whole = typedWords(search)
  if (search.trim() === '')
    return understood
      .slice(1)
      .map((_, at, list) => ({ understood: understood.slice(0, list.length - at), words: whole }))
  const parts = partsOfSearch(search)
  const beside = parts.map((words) => ({ understood, words }))
  if (understood.length === 0) return beside
  return [...beside, ...[whole, ...parts].map((words) => ({ understood: [], words }))]
}

/** Where to look where all of that finds nothing: titles of work that is less near, then what was understood alone. */
export function looksLast({ search, understood }: Asked): { understood: Understood[]; words: TypedWords }[] {
  if (isCareful(search)) return []
  return [
    ...otherWork(search, true).map((words) => ({ understood: [], words })),
    ...(understood.length === 0 ? [] : [{ understood, words: NOTHING_TYPED }]),
  ]
}
