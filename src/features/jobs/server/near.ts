import { workWithEmployer } from '../intent/employers/rules.ts'
import type { Understood } from '../intent/rules.ts'
import { kindsTitled } from '../kinds/rules.ts'
import { plainWords } from '../rules.ts'
import { isCareful, otherNames } from '../wording/rules.ts'
import { workAsked } from './as-work.ts'
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
 * Parts of a search, the nearest to it first, for what is near where nothing has all of its words: titles of the nearest work,
 * texts that mention the work it names, titles of other work that is near, then any word that says something, then any. Empty
 * where there is none.
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
  const [nearest, less] = [otherWork(search).slice(0, 1), otherWork(search).slice(1)]
  // Texts that speak of the work under a title of other work.
  const mentions = workAsked(search) === null ? [] : [typedWords(search)]
  const work = core.length > 0 ? [{ ...NOTHING_TYPED, alternatives: core, own: plain }] : []
  return [
    ...[...nearest, ...mentions, ...work, ...less].map((words) => ({ words })),
    ...otherWork(search, true).map((words): Part => ({ words, rescue: true })),
    ...workOfEmployer(search).map((words): Part => ({ words, rescue: true })),
    // One word that has no other names was asked for as it is.
    ...(told.length > 0 && all.length > 1 ? [{ words: anyOfThese(told) }] : []),
    ...(told.length < all.length ? [{ words: anyOfThese(all) }] : []),
  ]
}

/** With nothing but an employer's name somebody asks for the work most people do there. */
function workOfEmployer(search: string): TypedWords[] {
  const work = kindsTitled(search).length > 0 ? undefined : workWithEmployer(search)
  if (work === undefined) return []
  const words = typedWords(work)
  const { kin } = words
  return [words, ...kin.map((kind) => ({ ...NOTHING_TYPED, own: work, kin: [kind] })), ...otherWork(work)]
}

type Asked = { search: string; typed: string; understood: Understood[] }

/** Without words: what says one of it and nothing of the rest, what says nothing of any, all but the last, and at last anything. */
function withLess(understood: Understood[], words: TypedWords): Look[] {
  const silent = understood.map((one) => ({
    ...one,
    lexemes: [...one.lexemes, ...(one.unsaid === '' ? [] : [one.unsaid])],
  }))
  const saying =
    understood.length < 2 ? [] : understood.map((said, at) => ({ understood: silent.with(at, said), words }))
  const fewer = understood.slice(1).map((_, at, list) => ({ understood: understood.slice(0, list.length - at), words }))
  return understood.length === 0
    ? []
    : [...saying, { understood: silent, words }, ...fewer, { understood: [], words, rescue: true }]
}

/** At last any word that was typed, also those that say little; one word alone was asked for as it is. */
function asTyped(typed: string): Look[] {
  const words = plainWords(typed)
    .split(' ')
    .filter((word) => word !== '')
  return isCareful(typed) || words.length < 2 ? [] : [{ understood: [], words: anyOfThese(words), rescue: true }]
}

/**
 * Where to look for what is near, the nearest first: parts of the search beside what was understood, all of it where
 * something else is said than that, then its parts there; at last what was understood alone.
 */
export function looksNear({ search, typed, understood }: Asked): Look[] {
  const whole = typedWords(search)
  if (search.trim() === '') return withLess(understood, whole)
  const parts = partsOfSearch(search)
  const beside = parts.map((part): Look => ({ ...part, understood }))
  if (understood.length === 0) return [...beside, ...asTyped(typed)]
  return [
    ...beside,
    ...[{ words: whole }, ...parts].map((part): Look => ({ ...part, understood: [] })),
    ...(isCareful(search) ? [] : [{ understood, words: NOTHING_TYPED, rescue: true } as const]),
    ...asTyped(typed),
  ]
}
