import { readInstructions } from '../src/features/cover-letters/instructions/rules.ts'
import { INSTRUCTION_KINDS } from '../src/features/cover-letters/instructions/contract.ts'
import { read } from '../src/features/cover-letters/instructions/testing/in-words.ts'
import { sumsAsked } from '../src/features/cover-letters/instructions/told/sums/rules.ts'
import { say } from '../src/server/boot.ts'
import { count, ms, quantile, round, type Figure } from './figures.ts'
import { isHeldOut, isOpened, realSets } from './judged-real.ts'
import { fourthLastPostings } from './judged/fourth-last-postings.ts'
import { fourthMorePostings } from './judged/fourth-more-postings.ts'
import { fourthPostings } from './judged/fourth-postings.ts'
import { fourthThirdPostings } from './judged/fourth-third-postings.ts'
import { heldOutMorePostings } from './judged/held-out-more-postings.ts'
import { heldOutPostings } from './judged/held-out-postings.ts'
import { marketPostings } from './judged/market-postings.ts'
import type { JudgedPosting } from './judged/posting.ts'
import { secondMorePostings } from './judged/second-more-postings.ts'
import { secondPostings } from './judged/second-postings.ts'
import { thirdMorePostings } from './judged/third-more-postings.ts'
import { thirdPostings } from './judged/third-postings.ts'
import { tunedMorePostings } from './judged/tuned-more-postings.ts'
import { tunedPostings } from './judged/tuned-postings.ts'

const LEAST = 0.9
const LONG_MS = 50
const REPEATS = 5
const LONG_BYTES = 100 * 1024

/** How much of what postings ask for is found, and how much of what is found they ask for; and how long reading takes. */
export async function instructionFigures(): Promise<Figure[]> {
  const real = await realSets('instructions', isJudgedPosting)
  const kindOf = (name: string) => (isHeldOut(name) ? 'held out' : isOpened(name) ? 'opened' : 'tuned')
  const family = (kind: ReturnType<typeof kindOf>) =>
    real.filter(({ name }) => kindOf(name) === kind).flatMap(({ items }) => items)
  return [
    realQuality('worded as real ones are, the rules were made with', family('tuned'), { quiet: false }),
    ...(family('opened').length === 0
      ? []
      : [realQuality('held out once, opened and learnt from since', family('opened'), { quiet: false })]),
    ...(family('held out').length === 0
      ? []
      : [realQuality('worded as real ones are, held out', family('held out'), { quiet: true })]),
    quality('the rules were made with', JUDGED.made().map(judge)),
    quality('held out, whose misses the rules learnt from later', JUDGED.learnt.map(judge)),
    quality('of a third set held out, learnt from since the fourth was written', JUDGED.third.map(judge)),
    quality('of the fourth set, watched while later rules were changed', JUDGED.unseen.map(judge), { quiet: true }),
    readingTime([...JUDGED.made(), ...JUDGED.learnt, ...JUDGED.third, ...JUDGED.unseen]),
    longest(),
  ]
}

/** Whether a value is a posting with what a careful reader found in it. */
export const isJudgedPosting = (item: unknown): item is JudgedPosting =>
  typeof item === 'object' && item !== null && 'text' in item && 'wants' in item && Array.isArray(item.wants)

/** The judged postings by what the rules owe them. */
export const JUDGED = {
  made: (): JudgedPosting[] => [...marketPostings(), ...tunedPostings, ...tunedMorePostings],
  learnt: [...heldOutPostings, ...heldOutMorePostings, ...secondPostings, ...secondMorePostings],
  third: [...thirdPostings, ...thirdMorePostings],
  unseen: [...fourthPostings, ...fourthMorePostings, ...fourthThirdPostings, ...fourthLastPostings],
}

/** What was found, wanted and both, by kind, for one posting. */
export type Judged = { name: string; missed: string[]; wrong: string[]; right: string[] }

/** Holds what is read from a posting against what a careful reader found. */
export function judge({ name, text, wants }: JudgedPosting): Judged {
  const open = [...wants]
  const right: string[] = []
  const wrong: string[] = []
  for (const found of read(text)) {
    const at = open.findIndex((want) => same(want, found))
    if (at < 0) wrong.push(found)
    else right.push(...open.splice(at, 1))
    // One subject may have to hold more than one thing.
    const more = at < 0 ? [] : open.filter((want) => holds(want, found))
    for (const want of more) right.push(...open.splice(open.indexOf(want), 1))
  }
  return { name, missed: open, wrong, right }
}

const BEGINNING = /^word (?:first|start|begin|open|top)[\w-]*(?=\s)/
const END = /^word (?:last|end|clos|bottom|final)[\w-]*(?=\s)/
/** A word that gives a machine away, and places in a letter, go by more than one name in the sets. */
const plainLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/^trap /, 'avoid ')
    .replace(BEGINNING, 'word first_line')
    .replace(END, 'word last_line')
    .replace(/^word (?:body|letter|message|any)(?=\s)/, 'word anywhere')
    // "Put X in the subject": a subject that is X does it, whichever of the two somebody wrote down.
    .replace(/^word subject (?=\S)/, 'subject is ')
    .replace(/["“”]|[.!]+$/g, '')

/** Judges say a screenshot where the reader says what is to be seen on it. */
const ON_SCREENSHOT = ['file speed_test', 'file typing_test', 'file pc_specs', 'file test_result']

/** What an applicant fills in goes by many names. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  ['name', String.raw`(?:(?:your|ur|my|applicant['’]?s?) )?(?:(?:full|complete|first|last|buong) )*(?:name|pangalan)`],
  ['position', String.raw`(?:(?:your|the) )?(?:position(?: applied for)?|job title|role)`],
  ['city', String.raw`(?:(?:your|the) )?(?:city|location)(?: [\w ]+)?`],
].map(([name, words]) => [
  new RegExp(
    String.raw`[[({<]\s*${words}\s*[\])}>]|(?<=^subject \w+ |[-–—|/_:+,~]\s?|plus |and )${words}(?=$|\s?[-–—|/_:+,~])`,
    'gi',
  ),
  `{${name}}`,
])
const isSubject = (line: string): boolean => line.startsWith('subject ')
const plainSubject = (line: string): string =>
  PLACEHOLDERS.reduce((said, [pattern, name]) => said.replace(pattern, name), plainLine(line))
    .replace(/^subject form /, 'subject is ')
    .replace(/\s*([-–—|/_:+,~])\s*/g, '$1')

const HAS = 'subject has '
/** Whether the subject that was found holds what it has to. */
const holds = (want: string, found: string): boolean =>
  want.startsWith(HAS) &&
  isSubject(plainLine(found)) &&
  plainSubject(found).includes(plainSubject(want).slice(HAS.length))

const SOMEWHERE = 'word somewhere '
/** The word alone, where its place was not judged. */
const wordOf = (line: string): string => plainLine(line.replace(/^word \S+ /, ''))

/** A sum that is asked for, and the word that is its answer. */
const isWorkedOut = (want: string, found: string): boolean => {
  const [sum] = sumsAsked(want.replace(/^ask (?=\d)/, 'what is '))
  return sum !== undefined && wordOf(found) === String(sum.is)
}

/** Whether what was found is what a judge wrote down. */
export function same(want: string, found: string): boolean {
  if (want === 'file screenshot') return ON_SCREENSHOT.includes(found)
  if (want.startsWith(SOMEWHERE)) return found.startsWith('word ') && wordOf(want) === wordOf(found)
  if (want.startsWith(HAS)) return holds(want, found)
  if (want.startsWith('ask ') && found.startsWith('word ')) return isWorkedOut(want, found)
  if (isSubject(want) && isSubject(plainLine(found)) && want.includes('{'))
    return plainSubject(want) === plainSubject(found)
  if (!want.startsWith('ask ') || !found.startsWith('ask ')) return plainLine(want) === plainLine(found)
  const [one, other] = [want, found].map((line) => line.slice(4).toLowerCase().replace(/\W+/g, ' ').trim()) as [
    string,
    string,
  ]
  return one.includes(other) || other.includes(one)
}

/** What the lines of a kind begin with. */
const LINES: Record<(typeof INSTRUCTION_KINDS)[number], readonly string[]> = {
  subject: ['subject'],
  code_word: ['word'],
  points: ['points'],
  question: ['ask'],
  attachment: ['file'],
  no_ai: ['no_ai', 'avoid', 'trap'],
}

type Score = { precision: number; recall: number; wanted: number }

function score(judged: readonly Judged[], begins?: readonly string[]): Score {
  const many = (pick: (one: Judged) => string[]) =>
    judged.flatMap(pick).filter((line) => begins === undefined || begins.includes(line.split(' ')[0] ?? '')).length
  const right = many((one) => one.right)
  const wanted = right + many((one) => one.missed)
  const found = right + many((one) => one.wrong)
  return { precision: found === 0 ? 1 : right / found, recall: wanted === 0 ? 1 : right / wanted, wanted }
}

const percents = ({ precision, recall }: Score) => `${(precision * 100).toFixed(0)} / ${(recall * 100).toFixed(0)}`

/** `quiet` keeps the misses of a set nobody is to learn from out of sight; the written figures hold them. */
function tell(judged: readonly Judged[], quiet: boolean): void {
  for (const { name, missed, wrong } of quiet ? [] : judged) {
    if (missed.length > 0 || wrong.length > 0) say(`  ${name}: missed ${show(missed)}, wrong ${show(wrong)}`)
  }
}

function quality(what: string, judged: Judged[], { quiet = false } = {}): Figure {
  tell(judged, quiet)
  const all = score(judged)
  const kinds = INSTRUCTION_KINDS.map((kind) => ({ kind, ...score(judged, LINES[kind]) }))
  return {
    part: 'instructions',
    what: `${all.wanted} instructions in ${judged.length} postings ${what}: precision / recall in %`,
    budget: `≥ ${LEAST * 100} each`,
    figure: `${percents(all)}; ${kinds.map((one) => `${one.kind.replace('_', ' ')} ${percents(one)}`).join(', ')}`,
    ceiling: '100, a careful reader',
    ratio: round(Math.min(all.precision, all.recall), 3),
    good: all.precision >= LEAST && all.recall >= LEAST,
    numbers: { kinds, judged },
  }
}

/** What has to be read of texts nobody who writes rules has seen, by what a line begins with. */
const REAL_TARGETS: readonly { what: string; kinds: readonly string[]; precision: number; recall: number }[] = [
  { what: 'code word and trap', kinds: ['word', 'avoid', 'trap'], precision: 0.97, recall: 0.92 },
  ...['subject', 'file', 'points', 'ask'].map((kind) => ({ what: kind, kinds: [kind], precision: 0.85, recall: 0.85 })),
]
/** Of texts that ask for nothing, how many may be said to ask. */
const CLEAN_MOST = 0.01

function realQuality(what: string, postings: readonly JudgedPosting[], { quiet }: { quiet: boolean }): Figure {
  const judged = postings.map(judge)
  tell(judged, quiet)
  const scores = REAL_TARGETS.map((target) => ({ ...target, ...score(judged, target.kinds), least: target }))
  const clean = judged.filter((_, at) => postings[at]?.wants.length === 0)
  const blamed = clean.filter(({ wrong }) => wrong.length > 0).length
  return {
    part: 'instructions',
    what: `${postings.length} texts ${what}: precision / recall in %, and false finds in ${clean.length} that ask for nothing`,
    budget: 'code word and trap ≥ 97 / 92, others ≥ 85 / 85, false finds in ≤ 1 %',
    figure: `${scores.map((one) => `${one.what} ${percents(one)} of ${one.wanted}`).join(', ')}; ${blamed}`,
    good:
      blamed <= CLEAN_MOST * clean.length &&
      scores.every(({ precision, recall, least }) => precision >= least.precision && recall >= least.recall),
    numbers: { scores, blamed, judged },
  }
}

const show = (lines: string[]): string => (lines.length === 0 ? 'nothing' : lines.join(' · '))

function timed(text: string): number {
  const begun = performance.now()
  readInstructions(text)
  return performance.now() - begun
}

/** Of the processor, in milliseconds for one of some: reading waits for nothing, and others' time is not its own. */
function processorTime(text: string): number {
  const begun = process.threadCpuUsage()
  for (let time = 0; time < REPEATS; time += 1) readInstructions(text)
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000 / REPEATS
}

function readingTime(postings: readonly JudgedPosting[]): Figure {
  const times = Array.from({ length: 20 }, () => postings.map(({ text }) => timed(text)))
    .slice(2)
    .flat()
  const [middle, slow] = [quantile(times, 0.5), quantile(times, 0.99)]
  return {
    part: 'instructions',
    what: `reading one of ${count(postings.length)} postings, p50 and p99`,
    figure: `${ms(middle)}, ${ms(slow)}`,
    numbers: { middle, slow },
  }
}

/** The judged postings in a row, and texts made to be slow, each 100 KiB. */
function longest(): Figure {
  const all = marketPostings()
    .map(({ text }) => text)
    .join('\n\n')
  const pieces = [
    all,
    'answer these questions: 1) ',
    'put the word in the subject ',
    'only those applications with the word, if you do not include the word ',
    'what is 1 + 1? put the answer in the ',
    'your ',
    '"',
    'use 25 points ',
    '\n- ',
    'x',
  ]
  const times = pieces.map((piece) => {
    const text = piece.repeat(Math.ceil(LONG_BYTES / piece.length)).slice(0, LONG_BYTES)
    timed(text)
    return Math.min(processorTime(text), processorTime(text), processorTime(text))
  })
  const worst = Math.max(...times)
  return {
    part: 'instructions',
    what: `reading a text of 100 KiB, processor time, the slowest of ${pieces.length} made to be slow`,
    budget: `≤ ${LONG_MS} ms`,
    figure: ms(worst),
    good: worst <= LONG_MS,
    numbers: { times },
  }
}
