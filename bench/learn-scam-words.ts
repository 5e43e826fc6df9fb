import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { featuresOf, stemsOf } from '../src/features/jobs/safety-notes/likeness/features/rules.ts'
import { type JudgedText, readLines, SCAM_SETS } from './scam-sets.ts'
import { type Dice, makeDice } from '../sandbox/market/dice.ts'

// Weighs the words of harmful postings against those of harmless ones and writes the table the reader uses:
//   node bench/learn-scam-words.ts ordinary.jsonl
// `ordinary.jsonl` holds ordinary postings, one `{"text": …}` a line; it need not be in the repository.

const TABLE = 'src/features/jobs/safety-notes/likeness/table/rules.ts'
const LEAST_MET = 5
const ROUNDS = 40
const RATE = 0.5
/** Near misses are rare among postings, and what tells them apart counts most. */
const NEAR_MISSES = 3
const HARMFUL_SHARE = 0.5
/** Weights are kept in whole numbers of this part. */
const SCALE = 20

type Sample = { features: number[]; size: number; harmful: boolean; weight: number }

function main(ordinaryFile: string): void {
  const harmful = textsOf(SCAM_SETS.learnt.harmful)
  const near = textsOf(SCAM_SETS.learnt.harmless)
  const ordinary = textsOf(readLines(ordinaryFile))
  const harmless = [...Array.from({ length: NEAR_MISSES }, () => near).flat(), ...ordinary]
  const names = namesOf([...harmful, ...harmless])
  const weight = (harmless.length / harmful.length) * HARMFUL_SHARE
  const samples = [
    ...harmful.map((text) => sampleOf(text, names, { harmful: true, weight })),
    ...harmless.map((text) => sampleOf(text, names, { harmful: false, weight: 1 })),
  ]
  const { weights, bias } = fit(samples, names.size)
  writeTable([...names.keys()], weights, bias)
  process.stdout.write(
    `${harmful.length} harmful, ${near.length} near misses, ${ordinary.length} ordinary; ${names.size} words and pairs\n`,
  )
}

const textsOf = (items: readonly Pick<JudgedText, 'text'>[]): string[] => items.map(({ text }) => text)

function namesOf(texts: readonly string[]): Map<string, number> {
  const met = new Map<string, number>()
  for (const text of texts) for (const name of featuresOf(stemsOf(text))) met.set(name, (met.get(name) ?? 0) + 1)
  const kept = [...met].filter(([, times]) => times >= LEAST_MET).map(([name]) => name)
  return new Map(kept.toSorted().map((name, at) => [name, at]))
}

function sampleOf(text: string, names: Map<string, number>, rest: Omit<Sample, 'features' | 'size'>): Sample {
  const all = featuresOf(stemsOf(text))
  const features = [...all].flatMap((name) => names.get(name) ?? [])
  return { features, size: Math.max(1, features.length), ...rest }
}

const NOTHING: Sample = { features: [], size: 1, harmful: false, weight: 0 }

/** Logistic regression, one sample at a time with a rate of its own for each word; the same samples give the same weights. */
function fit(samples: readonly Sample[], names: number): { weights: Float64Array; bias: number } {
  const [weights, seen] = [new Float64Array(names), new Float64Array(names).fill(1e-6)]
  let [bias, biasSeen] = [0, 1e-6]
  const dice = makeDice(7)
  const order = samples.map((_, at) => at)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, dice)
    for (const at of order) {
      const { features, size, harmful, weight } = samples[at] ?? NOTHING
      const norm = 1 / Math.sqrt(size)
      let sum = 0
      for (const feature of features) sum += weights[feature] ?? 0
      const error = (1 / (1 + Math.exp(-(sum * norm + bias))) - Number(harmful)) * weight
      const step = error * norm
      for (const feature of features) {
        const spread = (seen[feature] ?? 0) + step * step
        seen[feature] = spread
        weights[feature] = (weights[feature] ?? 0) - (RATE * step) / Math.sqrt(spread)
      }
      biasSeen += error * error
      bias -= (RATE * error) / Math.sqrt(biasSeen)
    }
  }
  return { weights, bias }
}

function shuffle(order: number[], dice: Dice): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = dice.between(0, at)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
}

function writeTable(names: readonly string[], weights: Float64Array, bias: number): void {
  // Words that weigh nothing stand there too: known words count for the length of a text.
  const table = names.map((name, at) => `${name}:${Math.round((weights[at] ?? 0) * SCALE)}`).join(' ')
  writeFileSync(
    TABLE,
    `/**
 * What words and pairs of words say about a posting, in ${SCALE}ths: above zero they are those of harmful ones. Written by
 * \`bench/learn-scam-words.ts\` out of the judged sets; not by hand.
 */
export const WEIGHTS =
  ${JSON.stringify(table)}
export const BIAS = ${Math.round(bias * SCALE)}
export const SCALE = ${SCALE}
`,
  )
}

const [, , file] = process.argv
if (file === undefined) {
  process.stderr.write('Name a file of ordinary postings, one {"text": …} a line.\n')
  process.exitCode = 1
} else main(file)
