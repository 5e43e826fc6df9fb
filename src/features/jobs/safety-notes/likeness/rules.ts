import { quoteOf, sentencesOf, type Sentence } from '../../facts/quotes/rules.ts'
import { featuresOf, stemsOf } from './features/rules.ts'
import { BIAS, SCALE, WEIGHTS } from './table/rules.ts'

/** So many words are weighed at once: harm often stands in a few sentences of an ordinary posting. */
const WINDOW_WORDS = 70
/** Fewer words say too little as a whole. */
const LEAST_WORDS = 20
/** From this on a passage is worded like harmful ones. */
const ALIKE = 1.25
/** A long posting is looked at in so many passages at most. */
const MOST_WINDOWS = 60

const weights = new Map(
  WEIGHTS.split(' ').map((entry) => {
    const at = entry.lastIndexOf(':')
    return [entry.slice(0, at), Number(entry.slice(at + 1)) / SCALE] as const
  }),
)

type Weighed = Sentence & { stems: string[] }

/**
 * How much a posting's most suspicious passage is worded like postings and messages that took people's money, data or accounts,
 * with the sentence that says most of it; null where there are no words. The weights were learnt from judged texts
 * (`bench/learn-scam-words.ts`); above `ALIKE` it is worth a warning, and it is never proof.
 */
export function likenessOf(text: string): { score: number; quote: string } | null {
  const sentences = sentencesOf(text).map((sentence) => ({ ...sentence, stems: stemsOf(sentence.text) }))
  let best: { score: number; window: Weighed[] } | null = null
  for (const window of windowsOf(sentences)) {
    const score = scoreOf(window.flatMap(({ stems }) => stems))
    if (!best || score > best.score) best = { score, window }
  }
  if (!best) return null
  const [loudest] = best.window.toSorted((one, other) => sumOf(other.stems) - sumOf(one.stems))
  return loudest ? { score: best.score, quote: quoteOf(loudest, 0, Math.min(loudest.text.length, 1)) } : null
}

/** The words of a passage that is worded like harmful ones; null for all others. */
export function alikeIn(text: string): string | null {
  const likeness = likenessOf(text)
  return likeness && likeness.score > ALIKE ? likeness.quote : null
}

/** Runs of sentences of about `WINDOW_WORDS`, one from each sentence on. */
function windowsOf(sentences: readonly Weighed[]): Weighed[][] {
  const windows: Weighed[][] = []
  const step = Math.max(1, Math.ceil(sentences.length / MOST_WINDOWS))
  for (let from = 0; from < sentences.length; from += step) {
    let to = from
    for (let words = 0; to < sentences.length && words < WINDOW_WORDS; to += 1)
      words += sentences[to]?.stems.length ?? 0
    windows.push(sentences.slice(from, to))
    if (to >= sentences.length) break
  }
  return windows
}

function scoreOf(stems: readonly string[]): number {
  if (stems.length < LEAST_WORDS) return Number.NEGATIVE_INFINITY
  const known = [...featuresOf(stems)].flatMap((feature) => weights.get(feature) ?? [])
  if (known.length === 0) return Number.NEGATIVE_INFINITY
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length) + BIAS / SCALE
}

const sumOf = (stems: readonly string[]): number => sumIn(featuresOf(stems))

function sumIn(features: ReadonlySet<string>): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return sum
}
