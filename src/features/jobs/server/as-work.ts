import type { Db } from '#server/platform/db/database.ts'
import { isGeneral, kindName, kindsTitled, nearFamilies, NO_KIND } from '../kinds/rules.ts'
import { plainWords } from '../rules.ts'
import { isCareful, namesOf, otherNames } from '../wording/rules.ts'
import { findTagIds } from './queries.ts'

/** Work this near is done under the same titles: a text that names the one may well mean it. */
const SAME_TITLES = 0.3

export type WorkAsked = {
  /** Kinds of titles under which such work is done. */
  kinds: string[]
  /** What the work is called. */
  names: string[]
}

/**
 * The work a search names, where it is a certain one; null for an office's general work, where no work is named, and where
 * words were chosen with care.
 */
export function workAsked(search: string): WorkAsked | null {
  const plain = plainWords(search)
  const asked = isCareful(search) ? [] : kindsTitled(plain).filter(({ name }) => !isGeneral(name))
  if (asked.length === 0) return null
  // What an assistant does only the text tells.
  const near = asked
    .flatMap(({ name }) => nearFamilies(name))
    .filter(([name, how]) => how >= SAME_TITLES || isGeneral(name))
  const { names } = otherNames(plain.split(' '), true)
  const called = [
    plain,
    ...names.flatMap(([name = '']) => [name, ...namesOf(name)]),
    ...asked.map(({ words }) => plainWords(words)),
  ]
  return { kinds: [...new Set(near.map(([name]) => name))], names: [...new Set(called)].filter((name) => name !== '') }
}

/** The words of a search that stand beside the work it names. */
export function wordsBeside(search: string): string[] {
  const plain = plainWords(search)
  const named = new Set(kindsTitled(plain).flatMap(({ words }) => plainWords(words).split(' ')))
  return otherNames(plain.split(' '), true).rest.filter((word) => !named.has(word))
}

const OF_TITLES = /^[\p{L}\p{N} ]+$/u

/**
 * A question of postings that offer the work: their title is of such a kind or of none that is known, or title or tags have
 * its name. Elsewhere a text with the same words speaks of something else, as in `guard the calendar`.
 */
export function workQuestion({ kinds, names }: WorkAsked, tagIds: readonly number[]): string {
  const titles = names
    .filter((name) => OF_TITLES.test(name))
    .map(
      (name) =>
        `(${name
          .split(' ')
          .map((word) => `'~e:${word}'`)
          .join('&')})`,
    )
  return [
    ...[...kinds.map(kindName), NO_KIND].map((name) => `'${name}'`),
    ...tagIds.map((id) => `'~t:${id}'`),
    ...titles,
  ].join('|')
}

/** That question for a search; null where any posting with the words will do. */
export async function offersWork(db: Db, search: string): Promise<string | null> {
  const work = workAsked(search)
  return work && workQuestion(work, await findTagIds(db, work.names))
}

/** Both of two questions of the index; null is none. */
export const bothOf = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : `${one}&(${other})`
