import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { featuresOf, stemsOf } from '../src/features/jobs/safety-notes/likeness/features/rules.ts'
import { likenessBy, passagesOf, type Table } from '../src/features/jobs/safety-notes/likeness/rules.ts'
import { safetyNotes } from '../src/features/jobs/safety-notes/rules.ts'
import { type JudgedText, readLines, SCAM_SETS } from './scam-sets.ts'
import { isHeldOut, realSets } from './judged-real.ts'
import { secondMorePostings } from './judged/second-more-postings.ts'
import { secondPostings } from './judged/second-postings.ts'
import { tunedMorePostings } from './judged/tuned-more-postings.ts'
import { tunedPostings } from './judged/tuned-postings.ts'
import { makeDice } from '../sandbox/market/dice.ts'
import { makeMarket } from '../sandbox/market/make-market.ts'

// Weighs the words of harmful postings against those of harmless ones and writes the table the reader uses:
//   node bench/learn-scam-words.ts ordinary.jsonl
//   node bench/learn-scam-words.ts ordinary.jsonl --folds
// `ordinary.jsonl` holds ordinary postings, one `{"text": …}` a line; it need not be in the repository. With `--folds` nothing
// is written: each fifth of the judged texts is weighed by what was learnt from the other four, and every limit has its figures.

const TABLE = 'src/features/jobs/safety-notes/likeness/table/rules.ts'
/** A word counts when so many judged texts have it, and so many texts of all. */
const LEAST_JUDGED = 2
const LEAST_MET = 3
/** Weights below this are left out: they tell nothing apart. */
const LEAST_WEIGHT = 0.06
/** How far a sample may bend the weights (C of a support vector machine), and how much more the judged ones. */
const BEND = 0.1
const JUDGED_BEND = 9
/** So much of a feature counts whatever it says; the rest counts by how unlike the two sides use it. */
const EVEN_PART = 0.4
const ROUNDS = 15
/** Passages begin at each sentence and share most of their words; so many are as good as all. */
const EVERY_PASSAGE = 3
const MARKET_POSTINGS = 1000
const FOLDS = 5
/** Weights are kept in whole numbers of this part. */
const SCALE = 20

/** A text's features by number, what each adds to its sum, and on which side it is. */
type Sample = { features: Int32Array; part: number; side: 1 | -1; bend: number }
type Text = { words: readonly string[]; side: 1 | -1; bend: number }
type Names = ReadonlyMap<string, number>

async function main(ordinaryFile: string, folds: boolean): Promise<void> {
  const ordinary = ordinaryTexts([...readLines<JudgedText>(ordinaryFile), ...marketTexts()])
  const ofSmallEmployers = ordinaryTexts(await postingsOfSmallEmployers())
  const { harmful, harmless } = SCAM_SETS.learnt
  if (folds) {
    writeFolds(harmful, harmless, [...ordinary, ...ofSmallEmployers])
    return
  }
  const table = learn([...judgedTexts(harmful, 1), ...honestTexts(harmless)], [...ordinary, ...ofSmallEmployers])
  writeTable(table)
  const known = table.weights.reduce((sum, [, names]) => sum + names.split(' ').length, 0)
  process.stdout.write(
    `${harmful.length} harmful, ${harmless.length} near misses, ${ordinary.length} ordinary passages; ${known} words and pairs\n`,
  )
}

const judgedTexts = (items: readonly Pick<JudgedText, 'text'>[], side: 1 | -1): Text[] =>
  items.map(({ text }) => ({ words: stemsOf(text), side, bend: BEND * JUDGED_BEND }))

/** An honest text is honest as a whole and in each passage of it. */
const honestTexts = (items: readonly JudgedText[]): Text[] => [
  ...judgedTexts(items, -1),
  ...items.flatMap(({ text }) =>
    passagesOf(text)
      .slice(1)
      .map((words) => ({ words, side: -1 as const, bend: BEND * JUDGED_BEND })),
  ),
]

/** Ordinary postings in passages, as they are weighed later: whole ones are far longer than what is judged. */
const ordinaryTexts = (items: readonly Pick<JudgedText, 'text'>[]): Text[] =>
  items.flatMap(({ text }) =>
    passagesOf(text)
      .filter((_, at) => at % EVERY_PASSAGE === 0)
      .map((words) => ({ words, side: -1 as const, bend: BEND })),
  )

const hasText = (item: unknown): item is { text: string } =>
  typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string'

/** Judged postings that ask something of a letter, and such that do not. */
async function postingsOfSmallEmployers(): Promise<{ text: string }[]> {
  const real = await realSets('instructions', hasText)
  const opened = real.filter(({ name }) => !isHeldOut(name)).flatMap(({ items }) => items)
  return [tunedPostings, tunedMorePostings, secondPostings, secondMorePostings, opened].flat()
}

/** Postings of small employers, who ask for subjects, answers and recordings: no file of public postings has many of them. */
function marketTexts(): { text: string }[] {
  const market = makeMarket({ seed: 1, olj: MARKET_POSTINGS, linkedin: 0, now: new Date('2026-11-01T00:00:00Z') })
  return market.olj
    .map(({ description }) => ({ text: description.replaceAll(/<[^>]{1,20}>/g, '\n') }))
    .filter(({ text }) => safetyNotes({ title: '', description: text, salary: null }).length === 0)
}

function learn(judged: readonly Text[], ordinary: readonly Text[]): Table {
  const names = namesOf(judged, ordinary)
  const samples = [...judged, ...ordinary].map((text) => sampleOf(text, names))
  const scales = scalesOf(judged, names)
  const weights = fit(samples, scales)
  const groups = new Map<number, string[]>()
  for (const [name, at] of names) {
    const weight = (weights[at] ?? 0) * (scales[at] ?? 0)
    if (Math.abs(weight) < LEAST_WEIGHT) continue
    const rounded = Math.round(weight * SCALE) / SCALE
    groups.set(rounded, [...(groups.get(rounded) ?? []), name])
  }
  groups.delete(0)
  const ordered = [...groups].toSorted(([one], [other]) => one - other)
  return {
    weights: ordered.map(([weight, group]) => [weight, group.join(' ')] as const),
    bias: Math.round((weights[names.size] ?? 0) * SCALE) / SCALE,
  }
}

function namesOf(judged: readonly Text[], ordinary: readonly Text[]): Map<string, number> {
  const met = new Map<string, number>()
  for (const { words } of judged) for (const name of featuresOf(words)) met.set(name, (met.get(name) ?? 0) + 1)
  for (const [name, times] of met) if (times < LEAST_JUDGED) met.delete(name)
  for (const { words } of ordinary)
    for (const name of featuresOf(words)) {
      const times = met.get(name)
      if (times !== undefined) met.set(name, times + 1)
    }
  const kept = [...met].filter(([, times]) => times >= LEAST_MET).map(([name]) => name)
  return new Map(kept.toSorted().map((name, at) => [name, at]))
}

/**
 * How much each feature counts: more, the more often one side has it than the other (the logarithm of the ratio, as a naive
 * Bayes reader would weigh it).
 */
function scalesOf(judged: readonly Text[], names: Names): Float64Array {
  const met = { 1: new Float64Array(names.size), [-1]: new Float64Array(names.size) }
  for (const { words, side } of judged)
    for (const name of featuresOf(words)) {
      const at = names.get(name)
      if (at !== undefined) met[side][at] = (met[side][at] ?? 0) + 1
    }
  const all = (side: 1 | -1): number => judged.filter((text) => text.side === side).length + 2
  const share = (side: 1 | -1, at: number): number => ((met[side][at] ?? 0) + 1) / all(side)
  return Float64Array.from(names.values(), (at) => {
    const unlike = Math.abs(Math.log(share(1, at) / share(-1, at)))
    return EVEN_PART + (1 - EVEN_PART) * unlike
  })
}

function sampleOf({ words, side, bend }: Text, names: Names): Sample {
  const features = Int32Array.from([...featuresOf(words)].flatMap((name) => names.get(name) ?? []))
  return { features, part: 1 / Math.sqrt(Math.max(1, words.length)), side, bend }
}

/**
 * A linear support vector machine, by dual coordinate descent: each sample in turn moves the weights as far as its side asks
 * for. The last weight is added to all. The same samples give the same weights.
 */
function fit(samples: readonly Sample[], scales: Float64Array): Float64Array {
  const names = scales.length
  const squared = (feature: number): number => (scales[feature] ?? 0) ** 2
  const weights = new Float64Array(names + 1)
  const moved = new Float64Array(samples.length)
  const dice = makeDice(7)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of dice.sample([...samples.keys()], samples.length)) {
      const sample = samples[at]
      if (!sample) continue
      const { features, part, side, bend } = sample
      const softness = 1 / (2 * bend)
      const before = moved[at] ?? 0
      const slope = side * scoreOfSample(sample, weights, scales) - 1 + before * softness
      const length = features.reduce((sum, feature) => sum + squared(feature), 0)
      const after = Math.max(0, before - slope / (length * part * part + 1 + softness))
      const step = (after - before) * side
      moved[at] = after
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + step * part * (scales[feature] ?? 0)
      weights[names] = (weights[names] ?? 0) + step
    }
  return weights
}

function scoreOfSample({ features, part }: Sample, weights: Float64Array, scales: Float64Array): number {
  let sum = 0
  for (const feature of features) sum += (weights[feature] ?? 0) * (scales[feature] ?? 0)
  return sum * part + (weights.at(-1) ?? 0)
}

function writeFolds(harmful: readonly JudgedText[], harmless: readonly JudgedText[], ordinary: readonly Text[]): void {
  const scores = { harmful: [] as number[], harmless: [] as number[] }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = (items: readonly JudgedText[]) => items.filter((_, at) => at % FOLDS !== fold)
    const likeness = likenessBy(learn([...judgedTexts(others(harmful), 1), ...honestTexts(others(harmless))], ordinary))
    const weigh = (items: readonly JudgedText[]) =>
      items.filter((_, at) => at % FOLDS === fold).map(({ text }) => likeness(text)?.score ?? Number.NEGATIVE_INFINITY)
    scores.harmful.push(...weigh(harmful))
    scores.harmless.push(...weigh(harmless))
  }
  for (let limit = -0.5; limit < 1.5; limit += 0.1) {
    const above = (items: readonly number[]) => items.filter((score) => score > limit).length
    process.stdout.write(
      `above ${limit.toFixed(1)}: ${(above(scores.harmful) / harmful.length).toFixed(3)} of the harmful, ${above(scores.harmless)} of ${harmless.length} harmless\n`,
    )
  }
}

function writeTable({ weights, bias }: Table): void {
  const lines = weights.map(([weight, names]) => `  [${weight}, ${JSON.stringify(names)}],`).join('\n')
  writeFileSync(
    TABLE,
    `/**
 * What words and pairs of words say about a posting: above zero they are those of harmful ones. Each weight stands once, with
 * all that weigh as much. Written by \`bench/learn-scam-words.ts\` out of the judged sets; not by hand.
 */
export const WEIGHTS: readonly (readonly [weight: number, names: string])[] = [
${lines}
]
export const BIAS = ${bias}
`,
  )
}

const [, , file, option] = process.argv
if (file === undefined) {
  process.stderr.write('Name a file of ordinary postings, one {"text": …} a line.\n')
  process.exitCode = 1
} else await main(file, option === '--folds')
