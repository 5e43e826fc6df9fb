import { quoteOf, sentencesOf, type Sentence } from '../../facts/quotes/rules.ts'
import { featureAt, stemsOf } from './features/rules.ts'
import { BIAS, SCALE, WEIGHTS } from './table/rules.ts'

/** So many words are weighed at once: harm often stands in a few sentences of an ordinary posting. */
const WINDOW_WORDS = 70
/** Fewer words say too little as a whole. */
const LEAST_WORDS = 20
/** From this on a passage is worded like harmful ones. */
const ALIKE = 1.25
/** A long posting is looked at in so many passages at most. */
const MOST_WINDOWS = 60

const UNKNOWN = -1
const entries = WEIGHTS.split(' ').map((entry) => {
  const at = entry.lastIndexOf(':')
  return [entry.slice(0, at), Number(entry.slice(at + 1)) / SCALE] as const
})
const numbers = new Map(entries.map(([name], at) => [name, at]))
const weights = Float64Array.from(entries, ([, weight]) => weight)

type Weighed = Sentence & { from: number; to: number }

/**
 * How much a posting's most suspicious passage is worded like postings and messages that took people's money, data or accounts,
 * with the sentence that says most of it; null where there are no words. The weights were learnt from judged texts
 * (`bench/learn-scam-words.ts`); above `ALIKE` it is worth a warning, and it is never proof.
 */
export function likenessOf(text: string): { score: number; quote: string } | null {
  const stems: string[] = []
  const sentences = sentencesOf(text).map((sentence): Weighed => {
    const from = stems.length
    stems.push(...stemsOf(sentence.text))
    return { ...sentence, from, to: stems.length }
  })
  const sumOf = summing(stems)
  let best: { score: number; window: Weighed[] } | null = null
  for (const window of windowsOf(sentences)) {
    const score = scoreOf(sumOf, window[0]?.from ?? 0, window.at(-1)?.to ?? 0)
    if (!best || score > best.score) best = { score, window }
  }
  if (!best) return null
  const [loudest] = best.window.toSorted((one, other) => sumOf(other.from, other.to).sum - sumOf(one.from, one.to).sum)
  return loudest ? { score: best.score, quote: quoteOf(loudest, 0, 1) } : null
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
    for (let words = 0; to < sentences.length && words < WINDOW_WORDS; to += 1) words += wordsIn(sentences[to])
    windows.push(sentences.slice(from, to))
    if (to >= sentences.length) break
  }
  return windows
}

const wordsIn = (sentence: Weighed | undefined): number => (sentence ? sentence.to - sentence.from : 0)

type Sum = { sum: number; known: number }

function scoreOf(sumOf: (from: number, to: number) => Sum, from: number, to: number): number {
  const { sum, known } = to - from < LEAST_WORDS ? NOTHING : sumOf(from, to)
  return known === 0 ? Number.NEGATIVE_INFINITY : sum / Math.sqrt(known) + BIAS / SCALE
}

const NOTHING: Sum = { sum: 0, known: 0 }

/**
 * What the different known features between two words weigh, and how many they are. Passages share most of their words: each
 * feature is looked up once for the text.
 */
function summing(stems: readonly string[]): (from: number, to: number) => Sum {
  const features = [0, 1, 2].map((back) => stems.map((_, at) => numbers.get(featureAt(stems, at, back)) ?? UNKNOWN))
  const met = new Uint32Array(weights.length)
  let asked = 0
  return (from, to) => {
    asked += 1
    let [sum, known] = [0, 0]
    for (let at = from; at < to; at += 1) {
      for (let back = 0; back < features.length && at - back >= from; back += 1) {
        const feature = features[back]?.[at] ?? UNKNOWN
        if (feature === UNKNOWN || met[feature] === asked) continue
        met[feature] = asked
        sum += weights[feature] ?? 0
        known += 1
      }
    }
    return { sum, known }
  }
}
