import { writeFileSync } from 'node:fs'
import process from 'node:process'
import type { Recognisable } from '../src/features/jobs/ingest/agreement/rules.ts'
import { weighable } from '../src/features/jobs/ingest/rules.ts'
import { boilerplateOf, type Print, printOf } from '../src/features/jobs/ingest/texts/rules.ts'
import { compareTitles } from '../src/features/jobs/ingest/titles/rules.ts'
import { FEATURES, type Features, featuresOf } from '../src/features/jobs/ingest/weighing/features/rules.ts'
import { LEAST_SHARED, LEAST_WEIGHT, MOST_COPIED, weightOf } from '../src/features/jobs/ingest/weighing/rules.ts'
import { kindsTitled } from '../src/features/jobs/kinds/rules.ts'
import type { JudgedPair, JudgedSide } from './judged/real/pair.ts'
import { asPosting, PAIRS_OPENED } from './pairs.ts'
import { readLines } from './scam-sets.ts'

// Weighs what two postings agree in by the judged pairs that are open and writes the table `weighing` uses:
//   node bench/learn-pair-weights.ts postings.jsonl
//   node bench/learn-pair-weights.ts postings.jsonl --hands
// `postings.jsonl` holds public postings, one `{"employer", "title", "location", "text"}` a line; it need not be in the
// repository. With `--hands` nothing is written: the pairs of each hand are weighed by what was learnt from all others, and
// those of every second employer by what was learnt from the rest.

const TABLE = 'src/features/jobs/ingest/weighing/table/rules.ts'
/** How far a weight is drawn to nothing: a table of few pairs must not learn them by heart. */
const DRAWN = 1
const ROUNDS = 50
/** Two postings of different pairs, as if one employer had written them: what all of them together weigh, in pairs. */
const STRANGERS_WEIGH = 40
/** Strangers that share so much were made of one text. */
const MADE_OF_ONE_TEXT = 0.3
/** What a pair of public postings weighs: judged pairs are few, and each is a hard one. */
const PUBLIC_WEIGHS = 0.07
/** Large employers have thousands of pairs that are much alike. */
const MOST_OF_ONE_EMPLOYER = 15
const LIMITS = [0, 0.5, 1, 1.5, 2, 3]
/** Weights are kept in whole numbers of this part. */
const SCALE = 100

type Sample = { name: string; values: number[]; same: number; weight: number }
type Learnt = { weights: number[]; bias: number }

function main(file: string, hands: boolean): void {
  const strangers = strangersAmong(PAIRS_OPENED)
  const employers = publicEmployers(file)
  const [even, odd] = [0, 1].map((rest) => employers.filter((_, at) => at % 2 === rest).flatMap(twoJobsOf))
  if (hands) {
    for (const hand of Object.keys(PAIRS_OPENED)) tellHand(hand, [...strangers, ...(even ?? [])])
    tellPublic([...samplesOf(Object.values(PAIRS_OPENED).flat()), ...strangers, ...(even ?? [])], odd ?? [])
    return
  }
  const judged = samplesOf(Object.values(PAIRS_OPENED).flat())
  const apart = [...(even ?? []), ...(odd ?? [])]
  writeTable(fit([...judged, ...strangers, ...apart]))
  process.stdout.write(`${judged.length} judged pairs, ${strangers.length} strangers, ${apart.length} public pairs\n`)
}

type PublicPosting = { employer: string; title: string; location: string | null; text: string }

/** The postings of each employer that has more than one. */
function publicEmployers(file: string): Posting[][] {
  const byEmployer = new Map<string, Posting[]>()
  for (const { location, ...side } of readLines<PublicPosting>(file)) {
    const posting = asPosting({ ...side, ...(location === null ? {} : { location }) }, 'linkedin')
    byEmployer.set(side.employer, [...(byEmployer.get(side.employer) ?? []), posting])
  }
  return [...byEmployer.values()].filter((postings) => postings.length > 1)
}

/** One employer's postings on one board under two titles, written freely: two jobs, as good as always. */
function twoJobsOf(postings: readonly Posting[]): Sample[] {
  const samples: Sample[] = []
  for (const [at, one] of postings.entries()) {
    for (const other of postings.slice(at + 1)) {
      if (samples.length === MOST_OF_ONE_EMPLOYER) return samples
      if (ONE_TITLE.has(compareTitles(one, other))) continue
      const others = postings.filter(({ title_key }) => title_key !== one.title_key)
      const values = valuesOf(one, other, boilerplateOf(onePerTitle(others).map((posting) => print(posting).shingles)))
      if (values && (values[SHARED] ?? 0) >= LEAST_SHARED)
        samples.push({ name: `${one.title} / ${other.title}`, values, same: 0, weight: PUBLIC_WEIGHS })
    }
  }
  return samples
}
const ONE_TITLE: ReadonlySet<string> = new Set(['same', 'more', 'apart'])

const onePerTitle = (postings: readonly Posting[]): Posting[] => [
  ...new Map(postings.map((posting) => [posting.title_key, posting])).values(),
]

const printed = new Map<string, Print>()
const print = ({ text }: { text: string }): Print => {
  const known = printed.get(text) ?? printOf(text)
  printed.set(text, known)
  return known
}

const samplesOf = (pairs: readonly JudgedPair[]): Sample[] =>
  pairs.flatMap(({ name, one, other, same }) => {
    const values = valuesOf(asPosting(one, 'olj'), asPosting(other, 'olj'))
    return values ? [{ name, values, same: same ? 1 : 0, weight: 1 }] : []
  })

type Posting = Recognisable & { text: string }

/** The features of a pair that is weighed at all. */
function valuesOf(one: Posting, other: Posting, runs?: ReadonlySet<number>): number[] | null {
  const sides = weighable(one, other, print)
  if (!sides) return null
  const [own, theirs, silent] = sides
  const features = featuresOf(own, theirs, runs ? { ...silent, runs } : silent)
  return features.copied >= MOST_COPIED ? null : FEATURES.map((name) => features[name])
}

const EMPLOYER = 'Acme Widgets'
const COPIED = FEATURES.indexOf('copied')
const SHARED = FEATURES.indexOf('shared')

/** Two jobs for sure: postings of two hands for one kind of work, all given to one employer. */
function strangersAmong(hands: typeof PAIRS_OPENED): Sample[] {
  const sides = Object.entries(hands).flatMap(([hand, pairs]) =>
    pairs.flatMap(({ one, other }) => [one, other].map((side) => asStranger(hand, side))),
  )
  const samples = sides.flatMap((one, at) =>
    sides.slice(at + 1).flatMap((other) => {
      if (one.hand === other.hand || !one.kinds.some((kind) => other.kinds.includes(kind))) return []
      const values = valuesOf(one.posting, other.posting)
      if (!values || (values[COPIED] ?? 0) > MADE_OF_ONE_TEXT) return []
      return [{ name: '', values, same: 0, weight: 0 }]
    }),
  )
  return samples.map((sample) => ({ ...sample, weight: STRANGERS_WEIGH / samples.length }))
}

const asStranger = (hand: string, side: JudgedSide) => ({
  hand,
  posting: asPosting({ ...side, employer: EMPLOYER }, 'olj'),
  kinds: kindsTitled(side.title).map((kind) => kind.name),
})

type Scaled = { middle: number[]; spread: number[] }

function scaleOf(samples: readonly Sample[]): Scaled {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + sample.weight * read(sample), 0) / all
  const middle = FEATURES.map((_, at) => mean(({ values }) => values[at] ?? 0))
  const spread = FEATURES.map((_, at) =>
    Math.max(1e-6, Math.sqrt(mean(({ values }) => ((values[at] ?? 0) - (middle[at] ?? 0)) ** 2))),
  )
  return { middle, spread }
}

/** Logistic regression by Newton's method; the same samples give the same weights. */
function fit(samples: readonly Sample[]): Learnt {
  const { middle, spread } = scaleOf(samples)
  const rows = samples.map(({ values }) => [
    ...values.map((value, at) => (value - (middle[at] ?? 0)) / (spread[at] ?? 1)),
    1,
  ])
  const size = FEATURES.length + 1
  let weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at < size - 1 ? DRAWN * weight : 0))
    const bend = slope.map((_, at) => slope.map((__, to) => (at === to ? (at < size - 1 ? DRAWN : 0.01) : 0)))
    for (const [at, row] of rows.entries()) addRow({ row, sample: samples[at], weights }, slope, bend)
    const step = solve(bend, slope)
    weights = weights.map((weight, at) => weight - (step[at] ?? 0))
  }
  const raw = FEATURES.map((_, at) => (weights[at] ?? 0) / (spread[at] ?? 1))
  const bias = raw.reduce((sum, weight, at) => sum - weight * (middle[at] ?? 0), weights[size - 1] ?? 0)
  return { weights: raw, bias }
}

type Row = { row: readonly number[]; sample: Sample | undefined; weights: readonly number[] }

function addRow({ row, sample, weights }: Row, slope: number[], bend: number[][]): void {
  if (!sample) return
  const likely = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))
  const curve = sample.weight * likely * (1 - likely)
  for (const [at, value] of row.entries()) {
    slope[at] = (slope[at] ?? 0) + sample.weight * (likely - sample.same) * value
    const line = bend[at]
    if (line) for (const [to, their] of row.entries()) line[to] = (line[to] ?? 0) + curve * value * their
  }
}

/** Gaussian elimination of a symmetric, positive matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0])
  const size = right.length
  for (let at = 0; at < size; at += 1) {
    const pivot = lines[at] ?? []
    for (const line of lines.slice(at + 1)) {
      const times = (line[at] ?? 0) / (pivot[at] ?? 1)
      for (let to = at; to <= size; to += 1) line[to] = (line[to] ?? 0) - times * (pivot[to] ?? 0)
    }
  }
  const found = Array.from({ length: size }, () => 0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? []
    const known = found.reduce((sum, value, to) => (to > at ? sum + value * (line[to] ?? 0) : sum), 0)
    found[at] = ((line[size] ?? 0) - known) / (line[at] ?? 1)
  }
  return found
}

const featuresAt = (values: readonly number[]): Features =>
  Object.fromEntries(FEATURES.map((name, at) => [name, values[at] ?? 0])) as Features

const sumOf = ({ values }: Sample, { weights, bias }: Learnt): number =>
  weightOf(featuresAt(values), featuresAt(weights), bias)

function tellHand(hand: string, strangers: readonly Sample[]): void {
  const [tried, others] = [[hand], Object.keys(PAIRS_OPENED).filter((other) => other !== hand)].map((names) =>
    samplesOf(names.flatMap((name) => PAIRS_OPENED[name] ?? [])),
  )
  const learnt = fit([...(others ?? []), ...strangers])
  const all = (tried ?? []).map((sample) => ({ ...sample, sum: sumOf(sample, learnt) }))
  const above = (limit: number, same: number) => all.filter((one) => one.same === same && one.sum >= limit).length
  const figures = LIMITS.map((limit) => `${limit}: ${above(limit, 1)} right, ${above(limit, 0)} wrong`)
  const wrong = all.filter(({ same, sum }) => (sum >= LEAST_WEIGHT ? 0 : 1) === same)
  const [right, other] = [1, 0].map((same) => all.filter((one) => one.same === same).length)
  process.stdout.write(`${hand}: ${right} of one job, ${other} of two; from ${figures.join('; from ')}\n`)
  for (const { name, same, sum } of wrong)
    process.stdout.write(`  ${same === 1 ? 'missed' : 'WRONG'} ${sum.toFixed(2)} ${name}\n`)
}

function tellPublic(samples: readonly Sample[], tried: readonly Sample[]): void {
  const learnt = fit(samples)
  const sums = tried.map((sample) => ({ name: sample.name, sum: sumOf(sample, learnt) }))
  const figures = LIMITS.map((limit) => `${limit}: ${sums.filter(({ sum }) => sum >= limit).length} wrong`)
  process.stdout.write(`public: ${tried.length} of two jobs; from ${figures.join('; from ')}\n`)
}

function writeTable({ weights, bias }: Learnt): void {
  const rounded = (value: number) => Math.round(value * SCALE) / SCALE
  const lines = FEATURES.map(
    (name, at) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${rounded(weights[at] ?? 0)},`,
  )
  writeFileSync(
    TABLE,
    `import type { Features } from '../features/rules.ts'

/**
 * What each feature of a pair says: above zero that two postings are one job. Written by \`bench/learn-pair-weights.ts\` out of
 * the judged pairs that are open; not by hand.
 */
export const WEIGHTS: Features = {
${lines.join('\n')}
}
export const BIAS = ${rounded(bias)}
`,
  )
}

const [, , file, option] = process.argv
if (file === undefined) {
  process.stderr.write('Name a file of public postings, one {"employer", "title", "location", "text"} a line.\n')
  process.exitCode = 1
} else main(file, option === '--hands')
