import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { candidatesIn } from '../src/features/cover-letters/instructions/codes/likely/candidates/rules.ts'
import { featuresOf } from '../src/features/cover-letters/instructions/codes/likely/features/rules.ts'
import { weigherBy, type Table } from '../src/features/cover-letters/instructions/codes/likely/rules.ts'
import { APPLYING, linesOf } from '../src/features/cover-letters/instructions/context/rules.ts'
import { readByRules } from '../src/features/cover-letters/instructions/rules.ts'
import { wholeSentences } from '../src/features/cover-letters/instructions/sentences/rules.ts'
import { commonIn, fit, groupsOf, listOf } from './logistic.ts'
import { openPostings, type Named } from './open-postings.ts'
import { readLines } from './scam-sets.ts'

// Weighs what surrounds words that applicants are to write against what surrounds every other marked word, by the judged
// postings that are open, and writes the table of likely code words. Learn it anew after judged sets have changed:
//   node bench/learn-code-words.ts ordinary.jsonl
//   node bench/learn-code-words.ts ordinary.jsonl --hands
// `ordinary.jsonl` holds public postings, one `{"text": …}` a line; it need not be in the repository. A word that rules do not
// find there is taken for one nobody has to write. With `--hands` nothing is written: the words of each hand are weighed by
// what was learnt from all others.

const TABLE = 'src/features/cover-letters/instructions/codes/likely/table/rules.ts'
/** Features that weigh less are left out, and the others learnt once more. */
const LEAST_WEIGHT = 0.2
/** Of the words in public postings one in so many is learnt from. */
const EVERY_WORD = 2
/** Table are kept in whole numbers of this part. */
const SCALE = 4
/** Hands whose sets nobody learnt from before they were measured. */
const HANDS = ['april', 'march-first', 'march-other', 'january', 'november', 'opened-own', 'june', 'tuned']
/** What stands before and behind a sentence, as the reader has it. */
const [BEFORE, NEXT] = [240, 160]

type Sample = { set: string; text: string; word: string; start: number; features: readonly string[]; is: boolean }

async function main(file: string, option: string | undefined): Promise<void> {
  const samples = [...(await openPostings()).flatMap(samplesOf), ...ordinarySamples(file)]
  if (option === '--hands') {
    for (const hand of HANDS) tellHand(hand, samples)
    return
  }
  const table = learn(samples)
  writeTable(table)
  const wanted = samples.filter(({ is }) => is).length
  const known = table.weights.reduce((sum, [, names]) => sum + names.split(' ').length, 0)
  process.stdout.write(
    `${samples.length} words, ${wanted} of them to be written; ${known} words and signs around them\n`,
  )
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/["“”]|[.!]+$/g, '')
    .trim()

/** The words of a posting; those that are part of what is wanted, or of a subject, or meant for machines tell nothing. */
function samplesOf({ set, text, wants }: Named): Sample[] {
  const said = (kind: RegExp) => wants.filter((want) => kind.test(want)).map((want) => plain(want.replace(kind, '')))
  const [words, others] = [said(/^word \S+ /), [...said(/^(?:avoid|trap) /), ...said(/^subject \S+ /)]]
  return wordsOf(set, text).flatMap((one) => {
    const word = plain(one.word)
    if (words.includes(word)) return [{ ...one, is: true }]
    const doubtful = [...words, ...others].some((other) => other.includes(word) || word.includes(other))
    return doubtful ? [] : [one]
  })
}

function ordinarySamples(file: string): Sample[] {
  const kinds = ['code_word', 'subject', 'no_ai']
  return readLines<{ text: string }>(file)
    .flatMap(({ text }) => {
      const found = readByRules(text).filter(({ kind }) => kinds.includes(kind))
      return wordsOf('ordinary', text).filter(
        ({ start }) => !found.some((item) => item.start - BEFORE < start && start < item.end + NEXT),
      )
    })
    .filter((_, at) => at % EVERY_WORD === 0)
}

/** Everything that might be a word to write, with what surrounds it. */
const wordsOf = (set: string, text: string): Sample[] =>
  linesOf(text).flatMap((line) =>
    wholeSentences(line.text).flatMap((sentence) => {
      const start = line.start + sentence.start
      const end = start + sentence.text.length
      const beside = {
        work: line.work && !APPLYING.test(sentence.text),
        before: text.slice(Math.max(0, start - BEFORE), start),
        next: text.slice(end, end + NEXT),
      }
      return candidatesIn(sentence.text).map((one) => ({
        set,
        text: sentence.text,
        word: one.word,
        start: start + one.start,
        features: featuresOf(sentence.text, one, beside),
        is: false,
      }))
    }),
  )

function learn(samples: readonly Sample[]): Table {
  const names = commonIn(samples)
  const first = fit(samples, names)
  const { weights, bias } = fit(
    samples,
    names.filter((name) => Math.abs(first.weights.get(name) ?? 0) >= LEAST_WEIGHT),
  )
  const rounded = (weight: number): number => Math.round(weight * SCALE) / SCALE
  return { weights: groupsOf(weights, rounded), bias: rounded(bias) }
}

function tellHand(hand: string, samples: readonly Sample[]): void {
  const weigh = weigherBy(learn(samples.filter(({ set }) => !set.includes(hand))))
  const weighed = samples
    .filter(({ set }) => set.includes(hand))
    .map((sample) => ({ ...sample, weight: weigh(sample.features) }))
  const wanted = weighed.filter(({ is }) => is).length
  const lines = [-1, 0, 0.5, 1, 2].map((limit) => {
    const above = weighed.filter(({ weight }) => weight > limit)
    const right = above.filter(({ is }) => is).length
    return `above ${limit}: ${right} of ${wanted} to be written, ${above.length - right} of ${weighed.length - wanted} others`
  })
  process.stdout.write(`${hand}: ${lines.join('; ')}\n`)
}

function writeTable({ weights, bias }: Table): void {
  writeFileSync(
    TABLE,
    `/**
 * What the words and signs around a word say: how much it is one that an applicant is to write. Each weight stands once, with
 * all that weigh as much. Written by \`bench/learn-code-words.ts\` out of the judged sets; not by hand.
 */
export const WEIGHTS: readonly (readonly [weight: number, names: string])[] = [
${listOf(weights)}
]
export const BIAS: number = ${bias}
`,
  )
  execFileSync(process.execPath, [path.join('node_modules', '.bin', 'oxfmt'), TABLE])
}

const [, , file, option] = process.argv
if (file === undefined) {
  process.stderr.write('Name a file of ordinary postings, one {"text": …} a line.\n')
  process.exitCode = 1
} else await main(file, option)
