import { grouped } from '#contract/number.ts'
import { plainWords, type UNDERSTOOD } from '../rules.ts'
import { isCareful, nameLength } from '../wording/rules.ts'
import { FILIPINO } from './filipino/rules.ts'
import { OTHER_PLACES, PLACES } from './places/rules.ts'
import { HIGHEST_STEP, PAY_STEP } from './said/rules.ts'
import { SPELLINGS } from './spellings/rules.ts'
import * as unasked from './unasked/rules.ts'
import * as say from './words/rules.ts'

type UnderstoodKind = (typeof UNDERSTOOD)[number]

/**
 * One thing that was understood: `label` says it to the person, `without` is the search without its words, `lexemes` are
 * names in the index, any of which a posting has that says so (`!` before one: a posting without it), `unsaid` is the name of
 * postings that say nothing of it, empty where a posting says it by its silence.
 */
export type Understood = { kind: UnderstoodKind; label: string; without: string; lexemes: string[]; unsaid: string }

/**
 * A search as it was understood: what is left to look for in the text, and the rest. `meant` is what is left where words that
 * are often mistyped were put right.
 */
export type Intent = { words: string; understood: Understood[]; meant?: string }

type Meaning = Omit<Understood, 'without'>
type Part = { words: string[]; meanings: readonly Meaning[]; instead: string | null }

const UNSAID: Record<UnderstoodKind, string> = {
  job_type: '~j:unsaid',
  shift: '~h:unsaid',
  pay: '~f:unsaid',
  experience: '~x:unsaid',
  voice: '~v:unsaid',
  home: '~w:unsaid',
  place: '~l:unsaid',
  avoided: '',
}

const meant = (kind: UnderstoodKind, label: string, ...lexemes: string[]): Meaning => ({
  kind,
  label,
  lexemes,
  unsaid: UNSAID[kind],
})

const PART_TIME = meant('job_type', 'part time', '~j:part-time')
const NO_EXPERIENCE = meant('experience', 'no experience', '~x:none')
const HOME = meant('home', 'work from home', '~j:remote', '~w:home')

const MEANINGS: readonly (readonly [readonly string[], ...Meaning[]])[] = [
  [say.PART_TIME, PART_TIME],
  [say.FULL_TIME, meant('job_type', 'full time', '~j:full-time')],
  [say.GIG, meant('job_type', 'gig', '~j:gig')],
  [say.NIGHT, meant('shift', 'night shift', '~h:night')],
  [say.DAY, meant('shift', 'day shift', '~h:day')],
  [say.NO_EXPERIENCE, NO_EXPERIENCE],
  [say.STUDENT, PART_TIME, NO_EXPERIENCE],
  [say.NON_VOICE, meant('voice', 'non-voice', '~v:none')],
  [say.HOME, HOME],
]

const placeNamed = (name: string): Meaning =>
  meant(
    'place',
    `in ${name.length <= 3 ? name.toUpperCase() : name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())}`,
    ...(OTHER_PLACES.get(name) ?? [name.split(' ')[0]]).map((word) => `~l:${word}`),
  )

const PHRASES: ReadonlyMap<string, readonly Meaning[]> = new Map<string, readonly Meaning[]>([
  ...MEANINGS.flatMap(([phrases, ...meanings]) => phrases.map((phrase) => [phrase, meanings] as const)),
  ...PLACES.map((name) => [name, [placeNamed(name)]] as const),
])
/** Phrases that other words are put in the place of; none for those that only say how far somebody went to school. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...unasked.SCHOOLING.map((phrase) => [phrase, ''] as const),
  ...SPELLINGS,
  ...FILIPINO,
])
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys(), ...INSTEAD.keys()].map((one) => one.split(' ').length))

const HOURS_A_MONTH = 160
/** Under this a bare number is no pay a month in pesos. */
const LEAST_BARE = 5000

/** `40k`, `40,000`, `₱40000`, `php 40k`, `20 libo`, `$800`, `$5/hr`, with what stands around it. */
const PAY =
  /(?:(?:above|over|at least|minimum|min|from)\s+)?(₱|php|p(?=\d)|\$|usd)?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?\s?(k\b|libo\b|thousand\b)?\s?(php|pesos?|usd|dollars?)?\s?\+?(?:\s?(?:\/|per|an?|kada)\s?(hour|hr|oras|month|mo|buwan|week|linggo|day|araw)\b)?(?:\s+(?:pataas|up|plus|and up|a month|monthly))?/giu

const PER_MONTH: Record<string, number> = { h: HOURS_A_MONTH, o: HOURS_A_MONTH, w: 4.33, l: 4.33, d: 22, a: 22 }

/** The floor of a pay in pesos a month; null for a number that is none, as in `web3` or `24 7`. */
function floorOf([, before, digits, thousands, after, period]: (string | undefined)[], usdPhp: number): number | null {
  const value = Number((digits ?? '').replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)
  const dollars = /\$|usd|dollar/i.test(`${before ?? ''}${after ?? ''}`)
  const named = before !== undefined || after !== undefined
  if (value <= 0 || (!named && thousands === undefined && value < LEAST_BARE)) return null
  // A few dollars without a period are an hour's.
  const every = period === undefined ? (dollars && value < 100 ? 'h' : 'm') : period.charAt(0).toLowerCase()
  const monthly = value * (PER_MONTH[every] ?? 1) * (dollars ? usdPhp : 1)
  return monthly >= 1000 && monthly <= 2_000_000 ? monthly : null
}

/** Every step from the floor on: a posting stands under the step its highest pay reaches. */
function payMeaning(floor: number): Meaning {
  const from = Math.min(HIGHEST_STEP, Math.floor(floor / 1000 / PAY_STEP) * PAY_STEP)
  const steps = Array.from({ length: (HIGHEST_STEP - from) / PAY_STEP + 1 }, (_, at) => `~f:${from + at * PAY_STEP}`)
  return meant('pay', `₱${grouped(Math.round(floor))} a month or more`, ...steps)
}

const PAY_MARK = /^pay(\d+)mark$/

/**
 * Reads what a seeker typed: job type, shift, pay floor, "no experience", "non voice", work from home and a city are told
 * from the words for the work, which are put into English where they are Filipino. Searches with quotes, a minus or "or"
 * are left alone: somebody chose their words.
 * @param usdPhp pesos for a dollar, for a pay that is named in dollars
 */
export function readIntent(search: string, usdPhp: number): Intent {
  if (isCareful(isSentence(search) ? search.replaceAll(/\sor\s/gi, ' ') : search))
    return { words: search, understood: [] }
  const floors: { floor: number; said: string }[] = []
  const marked = search.slice(0, 300).replace(PAY, (...match) => {
    const floor = floorOf(match, usdPhp)
    if (floor === null) return match[0]
    floors.push({ floor, said: match[0].trim() })
    return ` pay${floors.length - 1}mark `
  })
  const typed = plainWords(marked).split(' ').filter(Boolean)
  const parts = partsOf(typed, floors)
  const left = wordsLeft(parts, search)
  const told = tellingOf(parts, left)
  const isEnglish = parts.every(({ words, instead }) => instead === null && words.every(isEnglishWord))
  if (told.length === 0 && isEnglish) return { words: search, understood: [] }
  const saidBy = (part: Part) =>
    part.words.map((word) => floors[Number(PAY_MARK.exec(word)?.[1] ?? -1)]?.said ?? word).join(' ')
  const understood = told.map((meaning) => ({
    ...meaning,
    without: parts
      .filter((other) => other.meanings.every(({ kind }) => kind !== meaning.kind))
      .map(saidBy)
      .join(' '),
  }))
  const isRespelled = parts.some(({ words, instead }) => instead !== null && SPELLINGS.get(words.join(' ')) === instead)
  return { words: left, understood, ...(isRespelled ? { meant: left.trim() } : {}) }
}

/** In so many words "or" is a word like others. */
const isSentence = (search: string): boolean => search.trim().split(/\s+/).length > 7

const isEnglishWord = (word: string): boolean => !unasked.FILIPINO_NOISE.has(word)

/** What is meant, of two shifts or two cities the first; nothing where only something is not wanted. */
function tellingOf(parts: Part[], words: string): Meaning[] {
  const meanings = parts.flatMap((part) => part.meanings)
  const distinct = [...new Map(meanings.toReversed().map((one) => [one.kind, one])).values()].toReversed()
  return words !== '' || distinct.some(({ kind }) => kind !== 'avoided') ? distinct : []
}

function partsOf(typed: string[], floors: { floor: number }[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < typed.length;) {
    const part = partAt(typed, at, floors)
    parts.push(part)
    at += part.words.length
  }
  return parts
}

const plain = (words: string[]): Part => ({ words, meanings: [], instead: null })

function partAt(typed: string[], at: number, floors: { floor: number }[]): Part {
  const floor = floors[Number(PAY_MARK.exec(typed[at] ?? '')?.[1] ?? -1)]
  if (floor) return { words: typed.slice(at, at + 1), meanings: [payMeaning(floor.floor)], instead: null }
  const named = nameLength(typed, at)
  for (let length = Math.min(LONGEST_PHRASE, typed.length - at); length > 0; length -= 1) {
    const words = typed.slice(at, at + length)
    const phrase = words.join(' ')
    const meanings = PHRASES.get(phrase)
    if (meanings) return { words, meanings, instead: null }
    // A name of work is never cut up.
    if (length === named && length > 1) return plain(words)
    const instead = INSTEAD.get(phrase)
    if (instead !== undefined) return { words, meanings: [], instead }
  }
  // At an end of the search it says where the work is done; in between it belongs to a name.
  if (typed[at] === 'online' && typed.length > 1 && (at === 0 || at === typed.length - 1))
    return { words: ['online'], meanings: [HOME], instead: null }
  return notWantedAt(typed, at) ?? plain(typed.slice(at, at + 1))
}

/** `no selling`, `ayaw ng sales`: the words of what is not wanted; undefined where nothing is denied. */
function notWantedAt(typed: string[], at: number): Part | undefined {
  if (!unasked.NEGATIONS.has(typed[at] ?? '')) return undefined
  const from = at + (unasked.FILIPINO_NOISE.has(typed[at + 1] ?? '') ? 2 : 1)
  const length = Math.max(1, nameLength(typed, from))
  const denied = typed.slice(from, from + length)
  const first = denied[0]
  if (first === undefined || PHRASES.has(denied.join(' ')) || !/^[\p{L}\p{N}]+$/u.test(denied.join('')))
    return undefined
  const words = typed.slice(at, from + length)
  if (unasked.MISSED.has(first)) return { words, meanings: [], instead: '' }
  // A title that names it may say the same: `Sales support, no cold calling`.
  const lexemes = [...denied.map((word) => `!~e:${word}`), '~e:no', '~e:non', '~e:not']
  return { words, meanings: [meant('avoided', `no ${denied.join(' ')}`, ...lexemes)], instead: null }
}

/** What is looked for in the text, without words that every posting could have. A finished last word stays finished. */
function wordsLeft(parts: Part[], search: string): string {
  const left = parts
    .filter(({ meanings }) => meanings.length === 0)
    .flatMap(({ words, instead }) =>
      instead === null ? words.filter((word) => !unasked.NOISE.has(word) && isEnglishWord(word)) : instead,
    )
    .filter((word) => word !== '')
  const last = parts.at(-1)
  const unfinished = last?.meanings.length === 0 && last.instead === null && /\S$/.test(search)
  return left.length === 0 ? '' : left.join(' ') + (unfinished ? '' : ' ')
}
