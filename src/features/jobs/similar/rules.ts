import { plainWords } from '../rules.ts'

/** Most similar postings an answer holds (spec 2 §4). */
export const SIMILAR_TARGET = 10
/** How many each rule may add, in the order of the rules (spec 2 §4). */
export const SIMILAR_BY = { tags: 10, jobType: 5, title: 5, latest: 5 } as const
export type SimilaritySource = keyof typeof SIMILAR_BY
export type SimilarityLabel = 'Highly Similar' | 'Very Similar' | 'Similar' | 'Related'

const STOP_WORDS = new Set(['and', 'the', 'for', 'with'])

/** What the score looks at. `pay` is USD a month. */
export type Comparable = {
  title: string
  employer_id: number | null
  job_types: string[]
  tags: string[]
  pay: { min: number; max: number } | null
}

/** Words of a title that count: longer than 3 characters, without `and`, `the`, `for`, `with` (spec 2 §4). */
export const titleKeywords = (title: string): string[] => [
  ...new Set(
    plainWords(title)
      .split(' ')
      .filter((word) => word.length > 3 && !STOP_WORDS.has(word)),
  ),
]

/** At most +3 for the share of common title words and +2 for the share of common tags. */
const WORD_RATIO_BONUS = 3
const TAG_RATIO_BONUS = 2

/** How alike two postings are, a whole number from 0 (spec 2 §4). The same both ways. */
export function similarityScore(one: Comparable, other: Comparable): number {
  const types = new Set(one.job_types.map((type) => type.toLowerCase()))
  const sameType = other.job_types.some((type) => types.has(type.toLowerCase()))
  const sameEmployer = one.employer_id !== null && one.employer_id === other.employer_id
  return (
    titlePoints(one.title, other.title) +
    tagPoints(one.tags, other.tags) +
    (sameType ? 2 : 0) +
    (sameEmployer ? 3 : 0) +
    (paysOverlap(one.pay, other.pay) ? 1 : 0)
  )
}

function titlePoints(one: string, other: string): number {
  const [a, b] = [plainWords(one), plainWords(other)]
  const [words, others] = [titleKeywords(one), new Set(titleKeywords(other))]
  const shared = words.filter((word) => others.has(word)).length
  const all = words.length + others.size - shared
  const whole = a === '' || b === '' ? 0 : a === b ? 10 : a.includes(b) || b.includes(a) ? 5 : 0
  return whole + 3 * shared + (all === 0 ? 0 : Math.round((WORD_RATIO_BONUS * shared) / all))
}

function tagPoints(one: string[], other: string[]): number {
  const [tags, others] = [new Set(one.map((tag) => tag.toLowerCase())), new Set(other.map((tag) => tag.toLowerCase()))]
  const shared = [...tags].filter((tag) => others.has(tag)).length
  const all = tags.size + others.size - shared
  return 2 * shared + (all === 0 ? 0 : Math.round((TAG_RATIO_BONUS * shared) / all))
}

const paysOverlap = (one: Comparable['pay'], other: Comparable['pay']): boolean =>
  one !== null && other !== null && one.min <= other.max && other.min <= one.max

/** Spec 2 §4: labels at 12, 8 and 4. */
export function similarityLabel(score: number): SimilarityLabel {
  if (score >= 12) return 'Highly Similar'
  if (score >= 8) return 'Very Similar'
  return score >= 4 ? 'Similar' : 'Related'
}
