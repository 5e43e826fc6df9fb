import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { linesOf } from '../src/features/cover-letters/instructions/context/rules.ts'
import type { Instruction } from '../src/features/cover-letters/instructions/contract.ts'
import { filesIn, namesFile } from '../src/features/cover-letters/instructions/files/rules.ts'
import {
  featuresOf,
  featuresOfHeading,
  followHeadings,
} from '../src/features/cover-letters/instructions/learned/features/rules.ts'
import { opinionBy, type Table } from '../src/features/cover-letters/instructions/learned/rules.ts'
import { readByRules } from '../src/features/cover-letters/instructions/rules.ts'
import { wholeSentences } from '../src/features/cover-letters/instructions/sentences/rules.ts'
import { inWords } from '../src/features/cover-letters/instructions/testing/in-words.ts'
import { same } from './instructions.ts'
import { commonIn, fit, groupsOf, listOf, type Row } from './logistic.ts'
import type { JudgedPosting } from './judged/posting.ts'
import { openPostings, type Named } from './open-postings.ts'
import { readLines } from './scam-sets.ts'

// Weighs what sentences that want something of an applicant are made of against all others, by the judged postings that are
// open, and writes the table of the second opinion. Learn it anew after rules or judged sets have changed:
//   node bench/learn-instruction-words.ts ordinary.jsonl
//   node bench/learn-instruction-words.ts ordinary.jsonl --hands
//   node bench/learn-instruction-words.ts ordinary.jsonl --without march-first
// `ordinary.jsonl` holds public postings of large employers, one `{"text": …}` a line; it need not be in the repository. What
// rules find nothing in is taken there for what the firm says about itself. With `--hands` nothing is written: the sentences of each hand are weighed by what was learnt from all others. With
// `--without` the sets of such a name are left out of the table.

const TABLE = 'src/features/cover-letters/instructions/learned/table/rules.ts'
/** Features that weigh less for both are left out, and the others learnt once more. */
const LEAST_WEIGHT = 0.3
/** Of what large employers say, so many sentences are left out for one. */
const EVERY_SENTENCE = 8
/** Weights are kept in whole numbers of this part. */
const SCALE = 2
/** Hands whose sets nobody learnt from before they were measured. */
const HANDS = ['april', 'march-first', 'march-other', 'opened-january', 'november']

type Sample = { set: string; features: readonly string[]; wants: boolean; answer: boolean }
type Unit = {
  text: string
  start: number
  end: number
  features: readonly string[]
  kinds: Set<string>
  doubtful: boolean
}

async function main(file: string, option: string | undefined, name = ''): Promise<void> {
  const samples = [...(await openPostings()).flatMap(samplesOf), ...ordinarySamples(file)]
  if (option === '--hands') {
    for (const hand of HANDS) tellHand(hand, samples)
    return
  }
  const table = learn(option === '--without' ? samples.filter(({ set }) => !set.includes(name)) : samples)
  writeTable(table)
  const wanting = samples.filter(({ wants }) => wants).length
  const known = table.wants.reduce((sum, [, names]) => sum + names.split(' ').length, 0)
  process.stdout.write(`${samples.length} sentences, ${wanting} of them want something; ${known} words and signs\n`)
}

function samplesOf(posting: Named): Sample[] {
  const units = unitsOf(posting.text)
  mark(units, posting)
  return units
    .filter(({ kinds, doubtful }) => kinds.size > 0 || !doubtful)
    .map(({ features, kinds }) => ({ set: posting.set, features, wants: kinds.size > 0, answer: kinds.has('ask') }))
}

/** Sentences of large employers' postings in which rules find nothing; they have ten times as many as the judged ones. */
function ordinarySamples(file: string): Sample[] {
  return readLines<{ text: string }>(file).flatMap(({ text }) => {
    const units = unitsOf(text)
    const found = unitsAt(units, readByRules(text))
    return units
      .filter((unit, at) => at % EVERY_SENTENCE === 0 && !found.includes(unit))
      .map(({ features }) => ({ set: 'ordinary', features, wants: false, answer: false }))
  })
}

function unitsOf(text: string): Unit[] {
  const headingOf = followHeadings()
  return linesOf(text).flatMap((line) =>
    wholeSentences(line.text)
      .filter((sentence) => /\p{L}/u.test(sentence.text))
      .map((sentence): Unit => {
        const start = line.start + sentence.start
        const features = [
          ...featuresOf(sentence.text, { start, length: text.length }),
          ...featuresOfHeading(headingOf(line)),
        ]
        return {
          text: sentence.text,
          start,
          end: start + sentence.text.length,
          features,
          kinds: new Set(),
          doubtful: false,
        }
      }),
  )
}

const plain = (text: string): string => text.toLowerCase().replace(/\W+/g, ' ').trim()

/**
 * Says of each sentence what is wanted in it. Judges wrote down what is wanted and not where: it stands where rules found
 * the same, else in the only sentence that has its words. Sentences that may or may not be meant are doubtful.
 */
function mark(units: Unit[], { text, wants }: JudgedPosting): void {
  const found = readByRules(text)
  for (const want of wants) {
    const [kind = '', ...words] = want.split(' ')
    const read = found.filter((item) => same(want, inWords(item)))
    const places = read.length > 0 ? unitsAt(units, read) : unitsNaming(units, kind, words.join(' '))
    const sure = read.length > 0 || places.length === 1
    for (const unit of places) {
      if (sure) unit.kinds.add(kind)
      else unit.doubtful = true
    }
  }
  // What only announces the sentences below says it as well.
  for (const [at, unit] of units.entries())
    if (/:\s*$/.test(unit.text) && (units[at + 1]?.kinds.size ?? 0) > 0) unit.doubtful = true
}

const unitsAt = (units: readonly Unit[], read: readonly Instruction[]): Unit[] =>
  units.filter((unit) => read.some((item) => item.start < unit.end && unit.start < item.end))

function unitsNaming(units: readonly Unit[], kind: string, words: string): Unit[] {
  if (kind === 'file') return units.filter(({ text }) => namesFile(text) || filesIn(text, 'send').length > 0)
  if (kind === 'points') return units.filter(({ text }) => /\b(?:points?|pts)\b/i.test(text))
  if (kind === 'no_ai') return units.filter(({ text }) => /\bai\b|gpt|bots?\b|human|own words/i.test(text))
  if (kind === 'ask') return unitsAsking(units, plain(words))
  const given = ['avoid', 'trap'].includes(kind) ? words : words.replace(/^\S+\s+/, '')
  const parts = given.split(/\{[^}]*\}|\[[^\]]*\]/).map(plain)
  const [longest = ''] = parts.toSorted((one, other) => other.length - one.length)
  return longest === '' ? [] : units.filter(({ text }) => plain(text).includes(longest))
}

/** Where a question stands: the sentence that holds it, is part of it, or has most of its words. */
function unitsAsking(units: readonly Unit[], words: string): Unit[] {
  const holding = units.filter(({ text }) => plain(text).includes(words))
  if (holding.length > 0) return holding.slice(-1)
  const parts = units.filter(({ text }) => plain(text).length > 8 && words.includes(plain(text)))
  if (parts.length > 0) return parts.slice(-1)
  const wanted = new Set(words.split(' '))
  const shared = units.map(({ text }) => [...wanted].filter((word) => plain(text).split(' ').includes(word)).length)
  const most = Math.max(...shared)
  return units.filter((_, at) => shared[at] === most && most >= 0.6 * wanted.size).slice(0, 1)
}

const rowsOf = (samples: readonly Sample[], side: 'wants' | 'answer'): Row[] =>
  samples.map((sample) => ({ features: sample.features, is: sample[side] }))

function learn(samples: readonly Sample[]): Table {
  const both = (of: readonly string[]) =>
    [fit(rowsOf(samples, 'wants'), of), fit(rowsOf(samples, 'answer'), of)] as const
  const names = commonIn(samples)
  const all = both(names)
  const loud = (name: string) => all.some(({ weights }) => Math.abs(weights.get(name) ?? 0) >= LEAST_WEIGHT)
  const [wants, answer] = both(names.filter(loud))
  const rounded = (weight: number): number => Math.round(weight * SCALE) / SCALE
  return {
    wants: groupsOf(wants.weights, rounded),
    answer: groupsOf(answer.weights, rounded),
    bias: [rounded(wants.bias), rounded(answer.bias)],
  }
}

function tellHand(hand: string, samples: readonly Sample[]): void {
  // What rules were written with after a hand was opened tells of it.
  const isOf = ({ set }: Sample) => set.includes(hand) || (hand === 'opened-january' && set.includes('january'))
  const opinion = opinionBy(learn(samples.filter((sample) => !isOf(sample))))
  const weighed = samples
    .filter(({ set }) => set.includes(hand))
    .map(({ features, wants }) => ({ wants, score: opinion(features, '').wants }))
  const wanting = weighed.filter(({ wants }) => wants)
  const lines = [-2.5, 0, 1].map((limit) => {
    const above = weighed.filter(({ score }) => score > limit)
    const right = above.filter(({ wants }) => wants).length
    return `above ${limit}: ${right} of ${wanting.length} that want something, ${above.length - right} of ${weighed.length - wanting.length} others`
  })
  process.stdout.write(`${hand}: ${lines.join('; ')}\n`)
}

function writeTable({ wants, answer, bias }: Table): void {
  writeFileSync(
    TABLE,
    `/**
 * What the words and signs of a sentence say: how much it wants something of an applicant, and an answer. Each weight stands
 * once, with all that weigh as much. Written by \`bench/learn-instruction-words.ts\` out of the judged sets; not by hand.
 */
export const WANTS: readonly (readonly [weight: number, names: string])[] = [
${listOf(wants)}
]
export const ANSWER: readonly (readonly [weight: number, names: string])[] = [
${listOf(answer)}
]
export const BIAS: readonly [wants: number, answer: number] = [${bias.join(', ')}]
`,
  )
  execFileSync(process.execPath, [path.join('node_modules', '.bin', 'oxfmt'), TABLE])
}

const [, , file, option, name] = process.argv
if (file === undefined) {
  process.stderr.write('Name a file of ordinary postings, one {"text": …} a line.\n')
  process.exitCode = 1
} else await main(file, option, name)
