import { plainWords } from '../rules.ts'
import { kindName, kindsTitled } from '../kinds/rules.ts'
import { EITHER, eitherOf } from '../wording/either/rules.ts'
import { isCareful, nameLength } from '../wording/rules.ts'
import { floorOf, PAY, withTimesNamed } from './amounts/rules.ts'
import { asideIn } from './aside/rules.ts'
import { FILIPINO } from './filipino/rules.ts'
import {
  ALL_ABROAD,
  HOME,
  LAST_WORDS,
  type Meaning,
  meant,
  NON_VOICE,
  payMeaning,
  PHRASES,
  SHORT_TYPES,
  type Understood,
  type UnderstoodKind,
} from './meanings/rules.ts'
import { SPELLINGS } from './spellings/rules.ts'
import * as unasked from './unasked/rules.ts'
import { type Part, unusedIn } from './unused/rules.ts'
import * as say from './words/rules.ts'

export type { Understood }

/**
 * A search as it was understood: what is left to look for in the text, and the rest. `meant` is what is left where words that
 * are often mistyped were put right; `unused` are words that say something and are not used for the search.
 */
export type Intent = { words: string; understood: Understood[]; unused?: string[]; meant?: string }

/** Phrases that other words are put in the place of; none for those that say nothing of the work. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...[...unasked.PASSED_OVER, ...unasked.HELPERS].map((phrase) => [phrase, ''] as const),
  ...SPELLINGS,
  ...FILIPINO,
])
const STUDENTS: ReadonlySet<string> = new Set(say.STUDENT)
const TOLD = [...PHRASES.keys(), ...INSTEAD.keys(), ...say.WRITTEN_ONLY.keys()]
const LONGEST_PHRASE = Math.max(...TOLD.map((one) => one.split(' ').length))

const PAY_MARK = /^pay(\d+)mark$/

/**
 * Reads what a seeker typed: job type, shift, pay floor, "no experience", "non voice", work from home and a city are told
 * from the words for the work, which are put into English where they are Filipino. Searches with quotes, a minus or "or"
 * are left alone: somebody chose their words. Only where "or" stands between two kinds of work the rest is understood.
 * @param usdPhp pesos for a dollar, for a pay that is named in dollars
 */
export function readIntent(search: string, usdPhp: number): Intent {
  const isEither = !isSentence(search) && eitherOf(search) !== null
  if (isCareful(isSentence(search) || isEither ? search.replaceAll(EITHER, ' ') : search))
    return { words: search, understood: [] }
  const { marked, floors } = withFloorsMarked(withTimesNamed(search.slice(0, 300)), usdPhp)
  const typed = plainWords(isEither ? marked.replaceAll(EITHER, ' or ') : marked)
    .split(' ')
    .filter(Boolean)
  const parts = partsOf(typed, floors)
  const isFilipino = noiseOf(typed)
  const isNoise = (word: string) => isFilipino(word) || (unasked.NOISE.has(word) && !(isEither && word === 'or'))
  const left = wordsLeft(parts, search, isNoise)
  const told = tellingOf(parts, left)
  const asTyped = parts.every(({ words, instead }) => instead === null && !words.some(isFilipino))
  if (told.length === 0 && asTyped)
    return left.trim() !== '' && isWordy(typed)
      ? { words: left, understood: [], ...unusedIn(parts, true) }
      : { words: search, understood: [] }
  const understood = told.map((meaning) => ({ ...meaning, without: withoutKind(parts, meaning.kind, floors) }))
  const isRespelled = parts.some(({ words, instead }) => instead !== null && SPELLINGS.get(words.join(' ')) === instead)
  const isSomething = left.trim() !== '' || understood.length > 0
  return { words: left, understood, ...unusedIn(parts, isSomething), ...(isRespelled ? { meant: left.trim() } : {}) }
}

type Floor = { floor: number; said: string }

/** Every pay as one word, which tells its place among the floors. */
function withFloorsMarked(search: string, usdPhp: number): { marked: string; floors: Floor[] } {
  const floors: Floor[] = []
  const marked = search.replace(PAY, (...match) => {
    const floor = floorOf(match, usdPhp)
    if (floor === null) return match[0]
    floors.push({ floor, said: match[0].trim() })
    return ` pay${floors.length - 1}mark `
  })
  return { marked, floors }
}

/** The search without what was meant of one kind, as it was typed. */
function withoutKind(parts: Part[], kind: UnderstoodKind, floors: Floor[]): string {
  const saidBy = (part: Part) =>
    part.words.map((word) => floors[Number(PAY_MARK.exec(word)?.[1] ?? -1)]?.said ?? word).join(' ')
  return parts
    .filter((part) => part.meanings.every((meaning) => meaning.kind !== kind))
    .map(saidBy)
    .join(' ')
}

/** From so many words on that say only that somebody looks for a job; and in so many of any kind "or" is one like others. */
const [WORDY, SENTENCE] = [3, 8]
const isWordy = (typed: string[]): boolean => typed.filter((word) => unasked.NOISE.has(word)).length >= WORDY

const isSentence = (search: string): boolean => search.trim().split(/\s+/).length >= SENTENCE

/** What is meant, of two shifts or two cities the first; where something is only not wanted, kinds of work alone count. */
function tellingOf(parts: Part[], words: string): Meaning[] {
  const all = parts.flatMap((part) => part.meanings)
  // `abroad` beside a place there says no more than the place.
  const isNamed = all.some((one) => one.kind === 'place' && one !== ALL_ABROAD)
  const meanings = all.filter((one) => one !== ALL_ABROAD || !isNamed)
  const distinct = [...new Map(meanings.toReversed().map((one) => [one.kind, one])).values()].toReversed()
  const isTelling = ({ kind, lexemes }: Meaning) => kind !== 'avoided' || lexemes[0]?.startsWith(`!${kindName('')}`)
  return words !== '' || distinct.some(isTelling) ? distinct : []
}

/** Which words are noise here: what means something in English is none without other Filipino words. */
function noiseOf(typed: string[]): (word: string) => boolean {
  const isSure = (word: string) => unasked.FILIPINO_NOISE.has(word)
  // No search begins with a particle: `pa ng ceo` asks for a personal assistant.
  return typed.some(isSure) ? (word) => isSure(word) || (unasked.AMBIGUOUS.has(word) && word !== typed[0]) : isSure
}

function partsOf(typed: string[], floors: Floor[]): Part[] {
  const parts: Part[] = []
  const aside = asideIn(typed)
  for (let at = 0; at < typed.length;) {
    const part = partAt(typed, at, floors)
    parts.push(aside.has(at) && part.meanings.length === 0 ? { ...part, instead: '' } : part)
    at += part.words.length
  }
  return parts
}

const plain = (words: string[]): Part => ({ words, meanings: [], instead: null })

function partAt(typed: string[], at: number, floors: Floor[]): Part {
  const floor = floors[Number(PAY_MARK.exec(typed[at] ?? '')?.[1] ?? -1)]
  if (floor) return { words: typed.slice(at, at + 1), meanings: [payMeaning(floor.floor)], instead: null }
  const found = phraseAt(typed, at)
  const denied = notWantedAt(typed, at)
  // `no call center` denies more than `no call`.
  if (denied && denied.words.length > (found?.words.length ?? 0)) return denied
  return found ?? endAt(typed, at) ?? shortAt(typed, at) ?? plain(typed.slice(at, at + 1))
}

/** The longest phrase from here on that means something; undefined where there is none. */
function phraseAt(typed: string[], at: number): Part | undefined {
  const named = nameLength(typed, at)
  for (let length = Math.min(LONGEST_PHRASE, typed.length - at); length > 0; length -= 1) {
    const words = typed.slice(at, at + length)
    const phrase = words.join(' ')
    const written = say.WRITTEN_ONLY.get(phrase)
    if (written !== undefined) return { words, meanings: [NON_VOICE], instead: inWriting(typed, written) }
    const meanings = PHRASES.get(phrase)
    // Whoever teaches does not ask as a student.
    if (STUDENTS.has(phrase) && typed.some((word) => say.TEACHING.has(word))) return plain(words)
    if (meanings) return { words, meanings, instead: null }
    // A name of work is never cut up.
    if (length === named && length > 1) return plain(words)
    const instead = INSTEAD.get(phrase)
    if (instead !== undefined) return { words, meanings: [], instead }
  }
  return undefined
}

/** Beside other work the word is a wish, alone it is the work. */
const inWriting = (typed: string[], word: string): string =>
  kindsTitled(typed.join(' ')).some(({ words }) => !plainWords(words).includes(word)) ? word : `${word} support`

/** At an end of the search it says where the work is done, or when; in between it belongs to a name. */
function endAt(typed: string[], at: number): Part | undefined {
  const isLast = at === typed.length - 1
  if (typed.length === 1 || (at > 0 && !isLast)) return undefined
  const word = typed[at] ?? ''
  const meaning = word === 'online' ? HOME : isLast ? LAST_WORDS.get(word) : undefined
  return meaning && { words: [word], meanings: [meaning], instead: null }
}

/** `pt` beside other work is part time, beside a clinic a physical therapist. */
function shortAt(typed: string[], at: number): Part | undefined {
  const word = typed[at] ?? ''
  const meaning = SHORT_TYPES.get(word)
  if (!meaning || typed.length === 1 || typed.some((one) => say.CLINICAL.has(one))) return undefined
  return { words: [word], meanings: [meaning], instead: null }
}

/** `no selling`, `ayaw ko na ng sales`: the words of what is not wanted; undefined where nothing is denied. */
function notWantedAt(typed: string[], at: number): Part | undefined {
  if (!unasked.NEGATIONS.has(typed[at] ?? '')) return undefined
  // Hindi is a language too.
  if (typed[at] === 'hindi' && unasked.OF_LANGUAGES.has(typed[at + 1] ?? '')) return undefined
  let from = at + 1
  while (from <= at + MOST_BETWEEN && unasked.FILIPINO_NOISE.has(typed[from] ?? '')) from += 1
  const inFilipino = filipinoAt(typed, from)
  const length = inFilipino?.length ?? Math.max(1, nameLength(typed, from))
  const denied = inFilipino?.english ?? typed.slice(from, from + length)
  const first = denied[0]
  if (first === undefined || PHRASES.has(denied.join(' ')) || !/^[\p{L}\p{N}]+$/u.test(denied.join('')))
    return undefined
  const words = typed.slice(at, from + length)
  if (unasked.MISSED.has(first)) return { words, meanings: [], instead: '' }
  const others = [...typed.slice(0, at), ...typed.slice(from + length)]
  return { words, meanings: [meant('avoided', `no ${denied.join(' ')}`, ...avoiding(denied, others))], instead: null }
}

/** Filipino words that may stand between `ayaw` and what is not wanted. */
const MOST_BETWEEN = 4

/** Work that is said in Filipino, in English. */
function filipinoAt(typed: string[], from: number): { length: number; english: string[] } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, typed.length - from); length > 0; length -= 1) {
    const english = FILIPINO.get(typed.slice(from, from + length).join(' '))
    if (english !== undefined) return { length, english: english.split(' ') }
  }
  return undefined
}

/**
 * Names of titles without what is not wanted: without that kind of work, where the words name one that the `others` do not
 * ask for, else without the words. A title that names it may say the same: `Sales support, no cold calling`.
 */
function avoiding(denied: string[], others: string[]): string[] {
  const wanted = new Set(kindsTitled(others.join(' ')).map(({ name }) => name))
  const [kind, second] = kindsTitled(denied.join(' '))
  const isKind = kind && !second && plainWords(kind.words) === denied.join(' ') && !wanted.has(kind.name)
  return [...(isKind ? [`!${kindName(kind.name)}`] : denied.map((word) => `!~e:${word}`)), '~e:no', '~e:non', '~e:not']
}

/** What is looked for in the text, without words that every posting could have. A finished last word stays finished. */
function wordsLeft(parts: Part[], search: string, isNoise: (word: string) => boolean): string {
  const left = parts
    .filter(({ meanings, instead }) => meanings.length === 0 || instead !== null)
    .flatMap(({ words, instead }) => (instead === null ? words.filter((word) => !isNoise(word)) : instead))
    .filter((word) => word !== '')
  const last = parts.at(-1)
  const unfinished = last?.meanings.length === 0 && last.instead === null && /\S$/.test(search)
  // A number alone names no work.
  const isNumber = left.every((word) => /^\d+$/.test(word)) && parts.length > left.length
  return isNumber ? '' : left.join(' ') + (unfinished ? '' : ' ')
}
