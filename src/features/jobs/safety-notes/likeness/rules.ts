import { quoteOf, sentencesOf, type Sentence } from '../../facts/quotes/rules.ts'
import { warnedOfIn } from '../warnings/rules.ts'
import { factsOfEmployment, tellsOfHiring } from './employment/rules.ts'
import { pairAt, stemsOf } from './features/rules.ts'
import { tellsOfSoftware } from './software/rules.ts'
import { BIAS, WEIGHTS } from './table/rules.ts'

/** So many words are weighed at once: harm often stands in a few sentences of an ordinary posting. */
const WINDOW_WORDS = 70
/** Fewer words say too little as a whole. */
const LEAST_WORDS = 20
/** From this on a passage is worded like harmful ones; a short text says less, so it has to weigh more. */
const ALIKE = 0.06
const ALIKE_SHORT = 0.1
/** And so has one that tells of a place to work at: from so many things of it on, this much. */
const ALIKE_EMPLOYED = [
  [4, 0.65],
  [3, 0.3],
  [2, 0.15],
] as const
/** So much where something is said that nearly only those say who hire. */
const ALIKE_HIRING = 0.45
/** In a short text one of them is much. */
const ALIKE_SHORT_EMPLOYED = 0.3
const SHORT_WORDS = 40
/** A long posting is looked at in so many passages at most. */
const MOST_WINDOWS = 60

/** What words and pairs weigh: each weight with its names, and what is added to every passage; all in the table's own parts. */
export type Table = { weights: readonly (readonly [weight: number, names: string])[]; bias: number }
type Likeness = { score: number; quote: string }

type Weighed = Sentence & { from: number; to: number }

const UNKNOWN = -1

/**
 * Reads a text with a table: how much its most suspicious passage is worded like postings and messages that took people's
 * money, data or accounts, with the sentence that says most of it; null where there are too few words, or only such on software.
 */
export function likenessBy({ weights: groups, bias }: Table): (text: string) => Likeness | null {
  const entries = groups.flatMap(([weight, names]) => names.split(' ').map((name) => [name, weight] as const))
  const numbers = new Map(entries.map(([name], at) => [name, at]))
  const weights = Float64Array.from(entries, ([, weight]) => weight)
  return (text) => {
    const { sentences, stems } = readText(text)
    const sumOf = summing(stems, numbers, weights)
    let best: { score: number; window: Weighed[] } | null = null
    for (const window of windowsOf(sentences)) {
      const [from, to] = [window[0]?.from ?? 0, window.at(-1)?.to ?? 0]
      if (to - from < LEAST_WORDS) continue
      const score = scoreOf(sumOf(from, to), to - from, bias)
      if ((!best || score > best.score) && !tellsOfSoftware(stems.slice(from, to))) best = { score, window }
    }
    if (!best) return null
    const [loudest] = best.window.toSorted((one, other) => sumOf(other.from, other.to) - sumOf(one.from, one.to))
    return loudest ? { score: best.score, quote: quoteOf(loudest, 0, 1) } : null
  }
}

/** The score of a passage whose words weigh `sum`: long ones do not weigh more for being long. */
const scoreOf = (sum: number, words: number, bias: number): number => sum / Math.sqrt(Math.max(1, words)) + bias

/** How much a posting is worded like harmful ones; see `likenessBy`. The weights were learnt, and are never proof. */
export const likenessOf = likenessBy({ weights: WEIGHTS, bias: BIAS })

/** What the law gives employees; who asks for its numbers, cards or codes asks for something else. */
const STATUTORY = /\b(?:sss|philhealth|pag-?ibig|13th[- ]month|batas kasambahay)\b/gi
const ASKS_FOR_DATA = /\b(?:numbers?|atm|otp|pin|mpin|cvv|form|checks?|cheques?|tseke|gcash)\b/i
const LEAST_STATUTORY = 2

/** Who pays what the law asks of an employer, and names it, hires somebody. */
function isEmployer(text: string): boolean {
  const named = new Set((text.match(STATUTORY) ?? []).map((word) => word.toLowerCase()))
  return named.size >= LEAST_STATUTORY && !ASKS_FOR_DATA.test(text)
}

/** Who says what is not asked, or warns of those who ask it, uses the words of both. */
const SAYS_NOT_ASKED =
  /\b(?:never|won['’]t|don['’]t|do not|hindi|huwag|wag)\b[^.\n]{0,20}\b(?:ask|need (?:your|a copy)|pay (?:him|her|them|anybody|anyone|somebody)|charge|humihingi|magbayad|hihingi)\w*|\b(?:di|hindi) po kami\b|\bnot (?:an? )?(?:mlm|networking)\b|\bno downline\b|\b(?:illegal|iligal|ingat|scams?|isumbong|beware|modus|budol|manloloko|nabiktima|trafficking|cyber ?crime)\b|\b(?:huwag|wag)(?: (?:po|na|kayo|kayong)){0,2} (?:magpadala|maniwala)\b/i

/** The words of a passage that is worded like harmful ones; null for all others, and where staff get what the law says. */
export function alikeIn(text: string): string | null {
  const likeness = likenessOf(text)
  // Nearly every posting ends here: what tells honest texts apart is looked for in few.
  if (!likeness || likeness.score <= ALIKE) return null
  const isShort = text.split(/\s+/).length < SHORT_WORDS
  if (likeness.score <= ALIKE_SHORT && isShort) return null
  if (isEmployer(text) || SAYS_NOT_ASKED.test(text)) return null
  if (likeness.score <= ALIKE_HIRING && tellsOfHiring(text)) return null
  const facts = factsOfEmployment(text)
  if (facts > 0 && isShort && likeness.score <= ALIKE_SHORT_EMPLOYED) return null
  if (ALIKE_EMPLOYED.some(([many, least]) => facts >= many && likeness.score <= least)) return null
  return warnedOfIn(text)?.(likeness.quote) ? null : likeness.quote
}

function readText(text: string): { sentences: Weighed[]; stems: string[] } {
  const stems: string[] = []
  const sentences = sentencesOf(text).map((sentence): Weighed => {
    const from = stems.length
    stems.push(...stemsOf(sentence.text))
    return { ...sentence, from, to: stems.length }
  })
  return { sentences, stems }
}

/** The passages of a text, as words they are weighed by. */
export function passagesOf(text: string): string[][] {
  const { sentences, stems } = readText(text)
  return windowsOf(sentences).map((window) => stems.slice(window[0]?.from ?? 0, window.at(-1)?.to ?? 0))
}

/** Runs of sentences of about `WINDOW_WORDS`, one from each sentence on. */
function windowsOf(sentences: readonly Weighed[]): Weighed[][] {
  const windows: Weighed[][] = []
  const step = Math.max(1, Math.ceil(sentences.length / MOST_WINDOWS))
  for (let from = 0; from < sentences.length; from += step) {
    let to = from
    for (let words = 0; to < sentences.length && words < WINDOW_WORDS; to += 1) words += wordsIn(sentences[to])
    windows.push(sentences.slice(from, to))
    if (to >= sentences.length) break
  }
  return windows
}

const wordsIn = (sentence: Weighed | undefined): number => (sentence ? sentence.to - sentence.from : 0)

/**
 * What the different features between two words weigh. Passages share most of their words: each feature is looked up once
 * for the text.
 */
function summing(
  stems: readonly string[],
  numbers: ReadonlyMap<string, number>,
  weights: Float64Array,
): (from: number, to: number) => number {
  const words = stems.map((stem) => numbers.get(stem) ?? UNKNOWN)
  const pairs = stems.map((_, at) => numbers.get(pairAt(stems, at)) ?? UNKNOWN)
  const met = new Uint32Array(weights.length)
  let asked = 0
  const weigh = (feature: number): number => {
    if (feature === UNKNOWN || met[feature] === asked) return 0
    met[feature] = asked
    return weights[feature] ?? 0
  }
  return (from, to) => {
    asked += 1
    let sum = 0
    for (let at = from; at < to; at += 1)
      sum += weigh(words[at] ?? UNKNOWN) + (at > from ? weigh(pairs[at] ?? UNKNOWN) : 0)
    return sum
  }
}
