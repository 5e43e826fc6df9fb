import { plainWords, titleKey } from '../rules.ts'

/** Two postings further apart than this are two jobs, however alike. */
export const SAME_JOB_DAYS = 60

/** What tells whether two postings are one real job. */
export type Recognisable = {
  title: string
  employer_id: number | null
  location: string | null
  description: string
  date_posted: Date
}

/** Why two postings count as one real job, for people to check; `score` is how alike their texts are, 0 to 1. */
export type Sameness = { reason: string; score: number }

const SHINGLE = 3
const SHINGLED_WORDS = 500
/** Fewer than this say too little to compare by containment. */
const ENOUGH_SHINGLES = 25

const SPACE = 32

/** Runs of three words, of the first 500 words, each run as a number made of its letters. */
export function shinglesOf(text: string): Set<number> {
  const plain = `${plainWords(text.slice(0, 6000))} `
  const shingles = new Set<number>()
  let [words, first, second, third] = [0, 0, 0, 0x811c9dc5]
  for (let at = 0; at < plain.length && words < SHINGLED_WORDS; at += 1) {
    const sign = plain.charCodeAt(at)
    if (sign !== SPACE) {
      third = Math.imul(third ^ sign, 0x01000193)
      continue
    }
    words += 1
    if (words >= SHINGLE) shingles.add((Math.imul(Math.imul(first, 31) + second, 31) + third) | 0)
    ;[first, second, third] = [second, third, 0x811c9dc5]
  }
  return shingles
}

/** How alike two texts are, 0 to 1: shared runs of words over all, or over the shorter text where that is long enough. */
export function textLikeness(one: Set<number>, other: Set<number>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared += 1
  const jaccard = shared / (small.size + large.size - shared)
  return small.size < ENOUGH_SHINGLES ? jaccard : Math.max(jaccard, (0.95 * shared) / small.size)
}

/** Text likeness needed, by what else agrees. */
const NEEDED = { employerAndTitle: 0.5, titleOnly: 0.8, employerOnly: 0.9 } as const

/**
 * Whether two postings are the same real job: the same employer and title with half the text alike, the same title and
 * nearly the same text where a board hides the employer, or the same employer with a reworded title over the same text.
 * Two known employers, or two stated places, that differ are two jobs. `shingles` gives a posting's shingles.
 */
export function sameJob<P extends Recognisable>(
  one: P,
  other: P,
  shingles: (posting: P) => Set<number>,
): Sameness | null {
  const days = Math.abs(one.date_posted.getTime() - other.date_posted.getTime()) / 86_400_000
  const bothNamed = one.employer_id !== null && other.employer_id !== null
  if (days > SAME_JOB_DAYS || (bothNamed && one.employer_id !== other.employer_id)) return null
  if (one.location && other.location && plainWords(one.location) !== plainWords(other.location)) return null
  const sameTitle = titleKey(one.title) === titleKey(other.title)
  if (!sameTitle && !bothNamed) return null
  const needed = !sameTitle ? NEEDED.employerOnly : bothNamed ? NEEDED.employerAndTitle : NEEDED.titleOnly
  const score = textLikeness(shingles(one), shingles(other))
  if (score < needed) return null
  const agree = [...(bothNamed ? ['same employer'] : []), sameTitle ? 'same title' : 'similar title']
  return { reason: `${agree.join(', ')}, text ${Math.round(score * 100)}% alike`, score }
}
