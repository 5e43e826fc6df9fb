import { isOneSlip } from '../../slips/rules.ts'
import { type Exchange, exchangesIn } from '../alignment/rules.ts'
import { type Content, TELLING, weightOfStem, wordOfStem } from '../rules.ts'

/** What two texts say of the work in other words; weights are in tenths of a telling word. */
export type Rewording = {
  /** Weight of what the text that says less says of the work, and of what both say. */
  words: number
  shared: number
  /** Of what the text that says less says, the part that both have word for word. */
  copied: number
  /**
   * Of the words outside of what both have word for word, the part that the other text has; of either text, the lower of both
   * where they are about as long.
   */
  again: number
  /** The same of the text that has less outside of it. */
  againInFew: number
  /** Weight of what one text says outside of what both have and the other one does not say; of the text with less of it. */
  unsaid: number
  /** Whether either text has a telling word that the other one lacks; looked for when it is asked. */
  areBothAlone: () => boolean
}

/** One text may be so much shorter than the other and still be the same in other words. */
const ABOUT_AS_LONG = 0.5
/** The words of a text that say something of this job, by what they weigh: all, and those outside of what both have. */
type Said = {
  all: ReadonlyMap<number, number>
  rest: ReadonlyMap<number, number>
  /** What stands between two places that both texts have, and the pairs of words around it. */
  gaps: readonly Gap[]
  plain: string
  stems: Uint16Array
}

type Gap = { words: Map<number, number>; before: number; behind: number }
/** Before the first word, and behind the last. */
const [BEGINNING, END] = [0.1, 0.2]

/**
 * What the one says where the other says something else: a paragraph that only one text has, at another place than what only
 * the other has, was added and exchanges nothing.
 */
function exchangedIn({ gaps }: Said, other: Said): Map<number, number> {
  const around = new Set(other.gaps.flatMap(({ before, behind }) => [before, behind]))
  return new Map(
    gaps.flatMap(({ words, before, behind }) => (around.has(before) || around.has(behind) ? [...words] : [])),
  )
}

/** `runs` and `words` say nothing of the job: an employer's own paragraphs and its name. */
export type Silent = { runs: ReadonlySet<number>; words?: ReadonlySet<number> }

/**
 * @param silent runs of words and words that say nothing of this job
 * @param isRetitled what was merely added may be of another work, and counts too
 */
export function rewordingOf(one: Content, other: Content, silent: Silent, isRetitled = false): Rewording {
  const [own, theirs] = exchanging(saidBy(one, other, silent), saidBy(other, one, silent), isRetitled)
  const [all, their] = [weigh(own.all), weigh(theirs.all)]
  const words = Math.min(all, their)
  const [copied, theirCopied] = [copiedIn(own, all), copiedIn(theirs, their)]
  return {
    words,
    shared: Math.min(weigh(own.all, theirs.all), weigh(theirs.all, own.all)),
    copied: all === their ? Math.min(copied, theirCopied) : all < their ? copied : theirCopied,
    ...againOf(partOf(own, theirs), partOf(theirs, own)),
    unsaid: Math.min(unsaidIn(own, theirs), unsaidIn(theirs, own)),
    areBothAlone: () => (isRetitled ? areBothAlone(own, theirs) : isExchanged(own, theirs, exchangesIn(one, other))),
  }
}

const exchanging = (one: Said, other: Said, isRetitled: boolean): [Exchanging, Exchanging] => [
  { ...one, exchanged: isRetitled ? one.rest : exchangedIn(one, other) },
  { ...other, exchanged: isRetitled ? other.rest : exchangedIn(other, one) },
]
type Exchanging = Said & { exchanged: ReadonlyMap<number, number> }

const copiedIn = ({ rest }: Said, all: number): number => (all === 0 ? 0 : 1 - weigh(rest) / all)

const unsaidIn = ({ exchanged }: Exchanging, { all }: Said): number => weigh(exchanged) - weigh(exchanged, all)

/** What these words weigh; only those that the other text has too, where it is given. */
function weigh(words: ReadonlyMap<number, number>, other?: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const [word, weight] of words) if (!other || other.has(word)) sum += weight
  return sum
}

function saidBy(content: Content, other: Content, silent: Silent): Said {
  const { stems, runs, pairs, told } = content
  const shared = new Set(other.pairs)
  const [isShared, isCommon] = [new Uint8Array(stems.length), new Uint8Array(stems.length)]
  for (let at = 0; at < stems.length; at += 1) {
    if (shared.has(pairs[at] ?? 0)) isShared[at] = isShared[Math.max(0, at - 1)] = 1
    if (at > 1 && silent.runs.has(runs[at] ?? 0)) isCommon[at] = isCommon[at - 1] = isCommon[at - 2] = 1
  }
  const [all, rest] = [new Map<number, number>(), new Map<number, number>()]
  const gaps: Gap[] = []
  for (let at = 0; at < stems.length; at += 1) {
    const stem = stems[at] ?? 0
    if (isShared[at] === 0) {
      if (at === 0 || isShared[at - 1] === 1)
        gaps.push({ words: new Map(), before: pairs[at - 1] ?? BEGINNING, behind: END })
      const gap = gaps.at(-1)
      if (gap) gap.behind = pairs[at + 2] ?? END
    }
    const word = wordOfStem(stem)
    if (stem === 0 || isCommon[at] === 1 || silent.words?.has(word)) continue
    const weight = Math.max(weightOfStem(stem), all.get(word) ?? 0)
    all.set(word, weight)
    if (isShared[at] === 1 || at >= told) continue
    rest.set(word, weight)
    gaps.at(-1)?.words.set(word, weight)
  }
  return { all, rest, gaps, plain: content.plain, stems }
}

type Part = { size: number; part: number }

/** How much of what the one says outside of what both have is said in the other one. */
function partOf({ exchanged }: Exchanging, other: Said): Part {
  const size = weigh(exchanged)
  return { size, part: size < TELLING ? 1 : weigh(exchanged, other.all) / size }
}

/** A text that is much shorter leaves out much of the other: there only what the shorter one says counts. */
function againOf(one: Part, other: Part): { again: number; againInFew: number } {
  const least = Math.min(one.part, other.part)
  if (one.size === other.size) return { again: least, againInFew: least }
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  return { again: few.size >= ABOUT_AS_LONG * many.size ? least : few.part, againInFew: few.part }
}

const LEAST_MISTYPED = 5

/** Where the one text has a telling word that the other lacks, the other has one that this lacks. */
const isExchanged = (one: Exchanging, other: Exchanging, exchanges: readonly Exchange[]): boolean =>
  exchanges.some(([own, theirs]) => areBothAlone(within(one, own), within(other, theirs)))

/** Of what is exchanged only what stands in a stretch of the text. */
function within(said: Exchanging, [from, to]: Exchange[0]): Exchanging {
  const there = new Set(Array.from(said.stems.slice(from, to), wordOfStem))
  return { ...said, exchanged: new Map([...said.rest].filter(([word]) => there.has(word))) }
}

/** Either text has a telling word that the other one lacks; a word that was mistyped is said. */
function areBothAlone(one: Exchanging, other: Exchanging): boolean {
  const [own, theirs] = [aloneIn(one, other), aloneIn(other, one)]
  if (own.size === 0 || theirs.size === 0) return false
  const [words, others] = [writtenOut(own, one), writtenOut(theirs, other)]
  return isAnyMissing(words, others, [one, other]) && isAnyMissing(others, words, [other, one])
}

const aloneIn = ({ exchanged }: Exchanging, { all }: Said): Set<number> =>
  new Set([...exchanged].flatMap(([word, weight]) => (weight === TELLING && !all.has(word) ? word : [])))

function writtenOut(alone: ReadonlySet<number>, { plain, stems }: Said): string[] {
  const words = plain.split(' ').filter((_, at) => alone.has(wordOfStem(stems[at] ?? 0)))
  return [...new Set(words)]
}

/** From so much on a number counts something; a quarter more of a round one, a tenth of any, is the same, counted later. */
const LEAST_COUNTED = 50
const [GROWTH, GROWTH_OF_ANY] = [1.25, 1.1]

type Written = { word: string; plain: string }

/** `140 units` and `150 units`, `62k` and `65k` subscribers; `61 clients` and `63 clients`, but not `Batch 61` and `Batch 63`. */
function isCountedLater(one: Written, other: Written): boolean {
  const [few, many] = [Number(one.word), Number(other.word)].toSorted((a, b) => a - b)
  if (few === undefined || many === undefined || !(few >= LEAST_COUNTED && many <= few * GROWTH)) return false
  if (few % 10 === 0 && many % 10 === 0) return true
  const counted = countedBy(one)
  return many <= few * GROWTH_OF_ANY && counted !== undefined && counted === countedBy(other)
}

/** Several of what stands right behind a number. */
const countedBy = ({ word, plain }: Written): string | undefined => {
  const words = plain.split(' ')
  const behind = words[words.indexOf(word) + 1] ?? ''
  return /[a-z]{2}s$/.test(behind) ? behind : undefined
}

const COUNT = /^\d+$/

/** `60-70` and `60`: of a range the other text has the other end. */
function isEndOfRange({ word, plain }: Written, other: string): boolean {
  if (!COUNT.test(word)) return false
  const words = plain.split(' ')
  const at = words.indexOf(word)
  const counted = words.slice(at + 1).find((next) => !COUNT.test(next)) ?? ''
  return [words[at - 1], words[at + 1]].some(
    (end = '') => COUNT.test(end) && ` ${other} `.includes(` ${end} ${counted} `),
  )
}

/** Words that were mistyped, or written apart or together, are said, and so are counts of another day and ranges. */
function isAnyMissing(words: readonly string[], others: readonly string[], [own, { plain }]: [Said, Said]): boolean {
  const unspaced = plain.replaceAll(' ', '')
  const isLater = (word: string, other: string) => isCountedLater({ word, plain: own.plain }, { word: other, plain })
  const isMistyped = (word: string) =>
    word.length >= LEAST_MISTYPED && (unspaced.includes(word) || others.some((other) => isOneSlip(word, other)))
  const isSaid = (word: string) =>
    isMistyped(word) || isEndOfRange({ word, plain: own.plain }, plain) || others.some((other) => isLater(word, other))
  return words.some((word) => !isSaid(word))
}
