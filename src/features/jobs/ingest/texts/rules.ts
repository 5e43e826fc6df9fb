import { COMPARED_SIGNS, type Content, contentOf } from '../content/rules.ts'
import { unglued } from '../glued/rules.ts'
import { type Marks, marksOf } from '../marks/rules.ts'
import { type Facts, factsOf } from '../weighing/facts/rules.ts'

/** A text as the sorted numbers of its runs of three words, none twice: 4 bytes each. */
export type Shingles = Int32Array

/** A text as two postings are compared by it; its facts are read when they are asked for, which few are. */
export type Print = { shingles: Shingles; content: Content; marks: Marks; facts: () => Facts }

const SHINGLE = 3
/** Fewer than this say too little to compare by containment. */
const ENOUGH_SHINGLES = 25

/** What is compared of a description. */
export function printOf(description: string): Print {
  const text = unglued(description.slice(0, COMPARED_SIGNS))
  const content = contentOf(text)
  let read: Facts | undefined
  const facts = () => (read ??= factsOf(text, content))
  return { shingles: shinglesIn(content), content, marks: marksOf(text), facts }
}

/** Runs of three words, of the first 500 words, each run as a number made of its letters. */
export const shinglesOf = (text: string): Shingles => shinglesIn(contentOf(text.slice(0, COMPARED_SIGNS)))

const shinglesIn = ({ runs }: Content): Shingles => distinct(runs.subarray(SHINGLE - 1).toSorted())

function distinct(sorted: Shingles): Shingles {
  let kept = 0
  for (const shingle of sorted) {
    if (kept === 0 || shingle !== sorted[kept - 1]) sorted[kept++] = shingle
  }
  return sorted.slice(0, kept)
}

function countShared(one: Shingles, other: Shingles): number {
  let [shared, at, there] = [0, 0, 0]
  while (at < one.length && there < other.length) {
    const [a, b] = [one[at] ?? 0, other[there] ?? 0]
    if (a === b) shared += 1
    if (a <= b) at += 1
    if (b <= a) there += 1
  }
  return shared
}

/** The runs of `one` that `other` does not hold. */
function without(one: Shingles, other: ReadonlySet<number>): Shingles {
  return one.filter((shingle) => !other.has(shingle))
}

/** How alike two texts are, 0 to 1: shared runs of words over all, or over the shorter text where that is long enough. */
export function textLikeness(one: Shingles, other: Shingles): number {
  const fewest = Math.min(one.length, other.length)
  if (fewest === 0) return 0
  const shared = countShared(one, other)
  const jaccard = shared / (one.length + other.length - shared)
  return fewest < ENOUGH_SHINGLES ? jaccard : Math.max(jaccard, (0.95 * shared) / fewest)
}

/** So alike that nothing but a name or a date can differ. */
export const WORD_FOR_WORD = 0.97

/**
 * The same without what an employer writes into all of its postings: an agency's own paragraphs say nothing of the job. Texts
 * that agree word for word, or have nothing else to say, are compared whole.
 */
export function likenessBeside(one: Shingles, other: Shingles, boilerplate: ReadonlySet<number>): number {
  const whole = textLikeness(one, other)
  if (boilerplate.size === 0 || whole >= WORD_FOR_WORD) return whole
  const [own, theirs] = [without(one, boilerplate), without(other, boilerplate)]
  return Math.min(own.length, theirs.length) < ENOUGH_SHINGLES ? 0 : Math.min(whole, textLikeness(own, theirs))
}

/** Of so many other texts that hold the same run of words, it is the employer's and not a job's. */
const BOILERPLATE_IN = 2

/**
 * The runs of words an employer writes into postings of different jobs.
 * @param texts of its other postings, each of another title
 */
export function boilerplateOf(texts: readonly Shingles[]): Set<number> {
  const counts = new Map<number, number>()
  for (const text of texts) for (const shingle of text) counts.set(shingle, (counts.get(shingle) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= BOILERPLATE_IN).map(([shingle]) => shingle))
}
