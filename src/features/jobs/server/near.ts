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

/** A place to look; with `rescue` only where nothing was found before it. */
type Look = { understood: Understood[]; words: TypedWords; rescue?: true }
type Part = Omit<Look, 'understood'>

/**
 * Parts of a search, the nearest to it first, for what is near where nothing has all of its words: the work it names without
 * the words around, titles of other work that is near, then any word that says something, then any. Empty where there is none.
 */
function partsOfSearch(search: string): Part[] {
  if (isCareful(search)) return []
  const { rest, names } = otherNames(
    plainWords(search)
      .split(' ')
      .filter((word) => word !== ''),
    true,
  )
  const { core, plain } = typedWords(search)
  const told = [...rest.filter((word) => !DRESS.has(word)), ...names.flat()]
  const all = [...rest, ...names.flat()]
  const work = core.length > 0 ? [{ ...NOTHING_TYPED, alternatives: core, own: plain }] : []
  return [
    ...[...work, ...otherWork(search)].map((words) => ({ words })),
    ...otherWork(search, true).map((words): Part => ({ words, rescue: true })),
    // One word that has no other names was asked for as it is.
    ...(told.length > 0 && all.length > 1 ? [{ words: anyOfThese(told) }] : []),
    ...(told.length < all.length ? [{ words: anyOfThese(all) }] : []),
  ]
}

type Asked = { search: string; understood: Understood[] }

/**
 * Where to look for what is near, the nearest first: parts of the search beside what was understood, all of it where
 * something else is said than that, then its parts there; at last what was understood alone. Without words, what was
 * understood is given up from the last on.
 */
export function looksNear({ search, understood }: Asked): Look[] {
  const whole = typedWords(search)
  if (search.trim() === '')
    return understood
      .slice(1)
      .map((_, at, list) => ({ understood: understood.slice(0, list.length - at), words: whole }))
  const parts = partsOfSearch(search)
  const beside = parts.map((part): Look => ({ ...part, understood }))
  if (understood.length === 0) return beside
  return [
    ...beside,
    ...[{ words: whole }, ...parts].map((part): Look => ({ ...part, understood: [] })),
    ...(isCareful(search) ? [] : [{ understood, words: NOTHING_TYPED, rescue: true } as const]),
  ]
}
