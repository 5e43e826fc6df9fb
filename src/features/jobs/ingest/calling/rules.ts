import { plainWords } from '../../rules.ts'
import type { Content } from '../content/rules.ts'
import { exchangesIn } from '../content/alignment/rules.ts'
import { ownWords, type Named } from '../titles/rules.ts'

/** What a text of a posting says under its title. */
type Told = { posting: Named; content: Content }

const ARTICLES = new Set(['a', 'an', 'the'])
/** What stands before the name of whoever is looked for: `as a`, `seeking an`, `for our`. */
const BEFORE = new Set(['as', 'seeking', 'hiring', 'for', 'our', 'is', 'need', ...ARTICLES])
/** A name with what describes it; longer stretches are sentences. */
const LONGEST_NAME = 7

type Name = { words: readonly string[]; side: Told }

/** What the stretch calls somebody, without the article; null where it stands in the place of no name. */
function nameIn(side: Told, words: readonly string[], [from, to]: readonly [number, number]): Name | null {
  const told = words.slice(from, to)
  const name = ARTICLES.has(told[0] ?? '') ? told.slice(1) : told
  const isName = name.length < told.length || BEFORE.has(words[from - 1] ?? '')
  if (!isName || name.length === 0 || name.length > LONGEST_NAME) return null
  const titled = plainWords(side.posting.title).split(' ')
  return name.some((word) => titled.includes(word)) ? { words: name, side } : null
}

/** It has a word that only its own title has, and that the other is not called by. */
const isNamedAlone = ({ words, side }: Name, other: Name): boolean => {
  const there = plainWords(other.side.posting.title).split(' ')
  return ownWords(side.posting, other.side.posting).some(
    (word) => words.includes(word) && !other.words.includes(word) && !there.includes(word),
  )
}

/**
 * In one place, each of two texts calls whoever is looked for by words of its own title, and one by a word that the other
 * title does not have: `as a Financial Assistant`, `as a Virtual Assistant`.
 */
export function areCalledOtherwise(one: Told, other: Told): boolean {
  if (ownWords(one.posting, other.posting).length + ownWords(other.posting, one.posting).length === 0) return false
  const [words, others] = [one.content.plain.split(' '), other.content.plain.split(' ')]
  return exchangesIn(one.content, other.content).some(([own, theirs]) => {
    const [name, their] = [nameIn(one, words, own), nameIn(other, others, theirs)]
    return name !== null && their !== null && (isNamedAlone(name, their) || isNamedAlone(their, name))
  })
}
