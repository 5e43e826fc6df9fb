import type { FilterQuery, SearchQuery } from '../contract.ts'
import type { Understood } from '../intent/rules.ts'
import { isGeneral, kindName, kindsTitled, nearFamilies, nearness } from '../kinds/rules.ts'
import { plainWords, titleKey } from '../rules.ts'
import { eitherOf } from '../wording/either/rules.ts'
import { isCareful, namesOf, otherNames } from '../wording/rules.ts'

const LONGEST_SEARCH = 300
const MOST_CHOICES = 20

/**
 * Splits what was typed into finished words and the word still being typed, which may stand for longer ones. Control
 * characters and everything beyond 300 characters are dropped. Nothing counts as unfinished inside quotes, after a
 * minus, after "or" and when a space follows.
 */
export function splitTyped(search: string): { typed: string; last: string } {
  const text = search
    .slice(0, LONGEST_SEARCH * 2)
    // oxlint-disable-next-line no-control-regex -- they are what is thrown away
    .replace(/[\u0000-\u001F\u007F]|[\uD800-\uDFFF]/g, ' ')
    .trimStart()
    .slice(0, LONGEST_SEARCH)
  const match = /^(.*?)(?<![\p{L}\p{N}])([\p{L}\p{N}]+)$/su.exec(text)
  const [, before = '', last = ''] = match ?? []
  const open = (before.match(/"/g) ?? []).length % 2 === 1
  const apart = before === '' || /\s$/.test(before)
  if (!match || open || !apart || /\bor\s+$/i.test(before) || /^(or|and)$/i.test(last)) return { typed: text, last: '' }
  return { typed: before.trim(), last }
}

/**
 * What was typed as the database takes it. `alternatives` are lists like `va|virtual assistant|^secretary`, any name of which will
 * do, behind a `^` only in a title or a tag, because such work is no more than near, `same` such lists without that work, `own` the words as they were typed; `titles` are the titles, as `titleKey`
 * has them, that this very question names. Without the other words, titles are found that name the work: as it was typed
 * (`plain`), by any name (`core`), or another one of the same kinds (`kin`, the nearest first).
 */
export type TypedWords = {
  typed: string
  last: string
  alternatives: string[]
  same: string[]
  own: string
  titles: string[]
  plain: string
  core: string[]
  kin: string[]
}

export const NOTHING_TYPED: TypedWords = {
  typed: '',
  last: '',
  alternatives: [],
  same: [],
  own: '',
  titles: [],
  plain: '',
  core: [],
  kin: [],
}

const LONGEST_SHORT_NAME = 4

/** Splits a search as `splitTyped` does and finds the words that have other names; quotes and minus are left alone. */
export function typedWords(search: string): TypedWords {
  const split = splitTyped(search)
  const whole = `${split.typed} ${split.last}`.trim()
  const either = eitherOf(whole)
  if (either) return eitherWords(either)
  if (whole === '' || isCareful(whole)) return { ...NOTHING_TYPED, ...split }
  const words = plainWords(whole)
    .split(' ')
    .filter((word) => word !== '')
  const { rest, names } = otherNames(words, true)
  const [, plainest] = rest.length === 0 && names.length === 1 ? (names[0] ?? []) : []
  // Who types `va` means the title "Virtual Assistant"; who types a whole name means that one.
  const short = plainest !== undefined && whole.length <= LONGEST_SHORT_NAME
  const titles = [...new Set([whole, ...(short ? [plainest] : [])].map(titleKey))].filter((key) => key !== '')
  // An abbreviation means many things in titles; what it stands for means one.
  const own = whole.length <= LONGEST_SHORT_NAME ? (plainest ?? '') : words.join(' ')
  const kin = kinOf(words.join(' '))
  const work = workAlone(words, rest, names)
  if (names.length === 0) return { ...split, alternatives: [], same: [], own, titles, ...work, kin }
  // A name is a finished word; what stands for longer ones is only a last word that is none.
  const open = split.last !== '' && rest.at(-1) === words.at(-1)
  return {
    typed: rest.slice(0, open ? -1 : undefined).join(' '),
    last: open ? (rest.at(-1) ?? '') : '',
    alternatives: asLists(
      names.map(([name = '', ...others]) => withNear([...new Set([name, ...namesOf(name)])], others)),
    ),
    same: asLists(names.map(([name = '']) => [...new Set([name, ...namesOf(name)])])),
    own,
    titles,
    ...work,
    kin,
  }
}

/** Two kinds of work of which any will do, as one: each by all its names. */
function eitherWords(sides: [string, string]): TypedWords {
  const same = sides.flatMap((side) => [side, ...namesOf(side)])
  const names = withNear(
    same,
    sides.flatMap((side) => otherNames(side.split(' '), true).names.flat()),
  )
  const kinds = sides.flatMap((side) => kindsTitled(side).map(({ name }) => name))
  const lists = [names, same].map((list) => [[...new Set(list)].join('|')])
  const [alternatives = [], others = []] = lists
  return { ...NOTHING_TYPED, alternatives, same: others, kin: [oneOf([...new Set(kinds)])] }
}

/** Names of the same work, then those of work that is near. */
const withNear = (same: string[], others: string[]): string[] => [
  ...same,
  ...others.filter((name) => !same.includes(name)).map((name) => `^${name}`),
]

const asLists = (names: string[][]): string[] => names.map((list) => list.join('|'))

/** The work a search names without the words around it; empty where there are none, or nothing names it. */
function workAlone(words: string[], rest: string[], names: string[][]): Pick<TypedWords, 'plain' | 'core'> {
  const special = kindsTitled(words.join(' ')).filter(({ name }) => !isGeneral(name))
  // Beside a kind of work, a name that any kind has, such as `developer`, is no work of its own.
  const telling = names.filter(
    ([name = '']) => special.length === 0 || kindsTitled(name).some((kind) => !isGeneral(kind.name)),
  )
  const said = special.map((kind) => plainWords(kind.words))
  const plain = telling.length > 0 ? telling.map(([name]) => name).join(' ') : said.join(' ')
  // Of several kinds and no name, a title with one of the words tells more than one of the same kinds.
  const several = telling.length === 0 && said.length > 1 && plain === words.join(' ')
  if (several && areOneWish(special.map(({ name }) => name))) return { plain: '', core: [said.join('|')] }
  if (rest.length === 0 || plain === words.join(' ')) return { plain: '', core: [] }
  return { plain, core: telling.length > 0 ? asLists(telling) : said }
}

/** `!` before a name asks for what does not have it. */
const lexeme = (text: string) => (text.startsWith('!') ? `!'${text.slice(1)}'` : `'${text}'`)

/** Nearer than this, two kinds of work in one search are one wish. */
const ONE_WISH = 0.3

const allOf = (kinds: string[]): string => kinds.map((kind) => lexeme(kindName(kind))).join('&')
const oneOf = (kinds: string[]): string => kinds.map((kind) => lexeme(kindName(kind))).join('|')

/** The kinds of work a search names, as questions: all of them, then any of those that say most. */
function kinOf(words: string): string[] {
  const kinds = kindsTitled(words).map(({ name }) => name)
  const telling = kinds.filter((kind) => !isGeneral(kind))
  // Any office has assistants: who asks for a certain one does not ask for all of them.
  if (telling.length === 0) return []
  return [...(kinds.length > 1 ? [allOf(kinds)] : []), ...(areOneWish(telling) ? [oneOf(telling)] : [])]
}

const nearest = (one: string, other: string): number => Math.max(nearness(one, other), nearness(other, one))

const areOneWish = (kinds: string[]): boolean =>
  kinds.every((one) => kinds.every((other) => nearest(one, other) >= ONE_WISH))

/** An assistant or a supervisor for a kind of work is somebody who does that kind. */
const tellingOf = (kinds: string[]): string[] => {
  const special = kinds.filter((kind) => !isGeneral(kind) && kind !== 'team leading')
  return special.length > 0 ? special : kinds
}

/** Less near than the first of a pair and at least as near as the second, kinds of work are looked through together. */
const STEPS = [
  [1, 0.5],
  [0.5, 0.38],
] as const

/** The same for a page that would be empty. */
const LAST_STEP = [[0.38, 0.15]] as const

/**
 * Searches for titles of other work that is near to what a search names, the nearest first, or of the least near with
 * `last`; those with more of its words come first in each.
 */
export function otherWork(search: string, last = false): TypedWords[] {
  const words = plainWords(search)
  const asked = tellingOf(kindsTitled(words).map(({ name }) => name))
  const others = asked.flatMap((kind) => nearFamilies(kind)).filter(([name]) => !asked.includes(name))
  return (last ? LAST_STEP : STEPS)
    .map(([below, least]) => others.filter(([, near]) => near < below && near >= least).map(([name]) => name))
    .map((kinds, step) => (step === 0 && !last ? [...asked, ...kinds] : kinds))
    .filter((kinds) => kinds.length > 0)
    .map((kinds) => ({ ...NOTHING_TYPED, own: words, kin: [oneOf([...new Set(kinds)])] }))
}

/** Names in a comma list, each once, without signs that mean something to the database. */
const choices = (list: string | undefined): string[] =>
  [...new Set((list ?? '').slice(0, 2000).split(','))]
    .map((name) =>
      name
        .replace(/[^\p{L}\p{N} .+#&/()-]/gu, '')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name !== '')
    .slice(0, MOST_CHOICES)

export const tagKeys = (query: Pick<FilterQuery, 'tags'>): string[] => choices(query.tags)

const anyOf = (lexemes: string[]) => (lexemes.length === 0 ? [] : [`(${lexemes.map(lexeme).join('|')})`])

const saidOf = (understood: readonly Understood[]) => understood.filter(({ unsaid }) => unsaid !== '')

/** What was understood in the words as a question that postings answer which say so; null where nothing was. */
export const sureQuestion = (understood: readonly Understood[]): string | null =>
  saidOf(understood).length === 0
    ? null
    : saidOf(understood)
        .flatMap(({ lexemes }) => anyOf(lexemes))
        .join('&')

/** The same as a question that postings answer which say one of several things; null where one was understood or none. */
export const partlyQuestion = (understood: readonly Understood[]): string | null =>
  saidOf(understood).length < 2 ? null : (anyOf(saidOf(understood).flatMap(({ lexemes }) => lexemes))[0] ?? null)

/** What was understood with the name of postings that say nothing of it, so that only those are left out that say otherwise. */
export const orUnsaid = (understood: readonly Understood[]): Pick<Understood, 'lexemes'>[] =>
  understood.map(({ lexemes, unsaid }) => ({ lexemes: unsaid === '' ? lexemes : [...lexemes, unsaid] }))

/**
 * The filters, and what was understood in the words, as one question of filter lexemes; null without any. A tag nobody uses
 * matches nothing.
 */
export function filterQuestion(
  query: Partial<SearchQuery>,
  tagIds: number[] | null,
  understood: readonly Pick<Understood, 'lexemes'>[] = [],
): string | null {
  const parts = [
    ...understood.flatMap(({ lexemes }) => anyOf(lexemes)),
    ...anyOf(query.source ? [`~s:${query.source}`] : []),
    ...anyOf(choices(query.job_type).map((type) => `~j:${type}`)),
    ...anyOf(query.salary_range ? [`~p:${query.salary_range}`] : []),
    ...anyOf(tagIds === null ? [] : tagIds.length === 0 ? ['~nothing'] : tagIds.map((id) => `~t:${id}`)),
  ]
  return parts.length === 0 ? null : parts.join('&')
}
