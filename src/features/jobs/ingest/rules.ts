import { employerForm, plainWords } from '../rules.ts'
import { type Content, contentOf, rewordingOf } from './content/rules.ts'
import {
  compareTitles,
  fieldsDiffer,
  isSamePlace,
  type Marks,
  marksDiffer,
  marksOf,
  saysRemote,
  type Stated,
} from './marks/rules.ts'

/** Two postings further apart than this are two jobs, however alike. */
export const SAME_JOB_DAYS = 60

/** What tells, beside their texts, whether two postings are one real job. */
export type Recognisable = Stated & {
  source: string
  title_key: string
  employer_id: number | null
  /** As it stands on the board. */
  employer_name: string | null
  location: string | null
  date_posted: Date
}

/** A text as two postings are compared by it. */
export type Print = { shingles: Shingles; content: Content; marks: Marks }

/** What is compared of a description. */
export function printOf(description: string): Print {
  const content = contentIn(description)
  return { shingles: shinglesIn(content), content, marks: marksOf(description) }
}

/** Why two postings count as one real job, for people to check; `score` is how alike their texts are, 0 to 1. */
export type Sameness = { reason: string; score: number }

const COMPARED_SIGNS = 6000
const SHINGLE = 3
/** Fewer than this say too little to compare by containment. */
const ENOUGH_SHINGLES = 25

/** A text as the sorted numbers of its runs of three words, none twice: 4 bytes each. */
export type Shingles = Int32Array

const contentIn = (text: string): Content => contentOf(plainWords(text.slice(0, COMPARED_SIGNS)))

/** Runs of three words, of the first 500 words, each run as a number made of its letters. */
export const shinglesOf = (text: string): Shingles => shinglesIn(contentIn(text))

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
const WORD_FOR_WORD = 0.97

/**
 * The same without what an employer writes into all of its postings: an agency's own paragraphs say nothing of the job. Texts
 * that agree word for word, or have nothing else to say, are compared whole.
 */
function likenessBeside(one: Shingles, other: Shingles, boilerplate: ReadonlySet<number>): number {
  const whole = textLikeness(one, other)
  if (boilerplate.size === 0 || whole >= WORD_FOR_WORD) return whole
  const [own, theirs] = [without(one, boilerplate), without(other, boilerplate)]
  return Math.min(own.length, theirs.length) < ENOUGH_SHINGLES ? 0 : Math.min(whole, textLikeness(own, theirs))
}

/**
 * What two postings have in common without their texts, and how alike the texts have to be; `reworded` is how much of the
 * same they have to say where they say it in other words.
 */
export type Agreement = { reason: string; needed: number; reworded?: { shared: number; again: number } }

/** Postings of one employer under one title are often written anew; those of two jobs say hardly anything again. */
const WRITTEN_ANEW = { shared: 0.45, again: 0.33 }

const SAME_EMPLOYER_AND_TITLE: Agreement = { reason: 'same employer, same title', needed: 0.85, reworded: WRITTEN_ANEW }
/** Short texts are written anew; place and pay, both stated, are much to have in common by chance. */
const SAME_IN_ALL: Agreement = { reason: 'same employer, title, place and pay', needed: 0.5, reworded: WRITTEN_ANEW }
const SAME_TITLE: Agreement = { reason: 'same title', needed: 0.88 }
const MORE_IN_TITLE: Agreement = {
  reason: 'same employer, one title with more words',
  needed: 0.85,
  reworded: { shared: 0.6, again: 0.5 },
}
const SAME_EMPLOYER: Agreement = { reason: 'same employer, another title', needed: WORD_FOR_WORD }
/** One job that a board shows under many places: the text says that the place does not matter. */
const MANY_PLACES: Agreement = { reason: 'same employer, same title, several places', needed: WORD_FOR_WORD }

/** What stands where a board or an employer gives no name. */
const NO_NAME = /^(?:confidential|private|anonymous|undisclosed|hidden|not disclosed|n\/a)\b/i

const isNamed = ({ employer_id, employer_name }: Recognisable): boolean =>
  employer_id !== null && !NO_NAME.test(employer_name ?? '')

/** One employer by its number, or over one title by the normal form of two names: `Atos`, `Atos UK`. */
const isSameEmployer = (one: Recognisable, other: Recognisable, sameTitle: boolean): boolean =>
  one.employer_id === other.employer_id ||
  (sameTitle &&
    one.employer_name !== null &&
    other.employer_name !== null &&
    employerForm(one.employer_name) === employerForm(other.employer_name))

/**
 * What makes it worth comparing the texts of two postings; null when they are two jobs whatever the texts say. They agree
 * in employer and title, in the title where a board hides the employer, or in the employer alone. Two known employers that
 * differ are two jobs, and so are two postings that state another pay, another job type, other hours or another level.
 */
export function agreementOf(one: Recognisable, other: Recognisable): Agreement | null {
  const sameKey = one.title_key === other.title_key
  const bothNamed = isNamed(one) && isNamed(other)
  if (bothNamed ? !isSameEmployer(one, other, sameKey) : !sameKey) return null
  if (Math.abs(one.date_posted.getTime() - other.date_posted.getTime()) > SAME_JOB_DAYS * 86_400_000) return null
  const titles = compareTitles(one, other)
  if (titles === 'apart' || fieldsDiffer(one, other, one.source === other.source)) return null
  if (one.location && other.location && !isSamePlace(one.location, other.location)) {
    return titles === 'same' && bothNamed ? MANY_PLACES : null
  }
  if (!bothNamed) return SAME_TITLE
  if (sameKey || titles === 'same') {
    const isPlaced = one.location !== null && other.location !== null
    return isPlaced && statePay(one) && statePay(other) ? SAME_IN_ALL : SAME_EMPLOYER_AND_TITLE
  }
  return titles === 'more' ? MORE_IN_TITLE : SAME_EMPLOYER
}

const statePay = ({ monthly_usd_min, monthly_usd_max }: Stated): boolean =>
  monthly_usd_min !== null || monthly_usd_max !== null

/** Done from anywhere, by its text or by what its title and place say. */
const isRemote = (posting: Recognisable, { remote }: Marks): boolean =>
  remote || saysRemote(`${posting.title} ${posting.location ?? ''} ${posting.job_types.join(' ')}`)

/** Postings by what could make them one job with another, so that one is not compared with everything there is. */
export type Neighbours<P extends Recognisable> = {
  add(posting: P): void
  /** Those that agree with this one (`agreementOf`), those of the same title first. */
  comparableTo(one: Recognisable): P[]
  /** Those of its employer. */
  ofEmployer(one: Recognisable): readonly P[]
}

export function neighbours<P extends Recognisable>(postings: readonly P[]): Neighbours<P> {
  const byTitle = new Map<string, P[]>()
  const byEmployer = new Map<number, P[]>()
  const add = (posting: P) => {
    byTitle.set(posting.title_key, [...(byTitle.get(posting.title_key) ?? []), posting])
    const employer = posting.employer_id
    if (employer !== null) byEmployer.set(employer, [...(byEmployer.get(employer) ?? []), posting])
  }
  const ofEmployer = ({ employer_id }: Recognisable) =>
    employer_id === null ? [] : (byEmployer.get(employer_id) ?? [])
  for (const posting of postings) add(posting)
  return {
    add,
    ofEmployer,
    comparableTo(one) {
      const titled = byTitle.get(one.title_key) ?? []
      return [...new Set([...titled, ...ofEmployer(one)])].filter((other) => agreementOf(one, other) !== null)
    },
  }
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

const NO_BOILERPLATE: ReadonlySet<number> = new Set()

/**
 * Whether two postings are the same real job: they agree (`agreementOf`), nothing in their texts tells them apart, and the
 * texts are as alike as that asks for.
 * @param print gives what is compared of a posting's text; it is asked only when they agree
 * @param boilerplate what their employer writes into all of its postings
 */
export function sameJob<P extends Recognisable>(
  one: P,
  other: P,
  print: (posting: P) => Print,
  boilerplate = NO_BOILERPLATE,
): Sameness | null {
  const agreement = agreementOf(one, other)
  if (!agreement) return null
  const [own, theirs] = [print(one), print(other)]
  if (marksDiffer(own.marks, theirs.marks)) return null
  if (agreement === MANY_PLACES && !(isRemote(one, own.marks) && isRemote(other, theirs.marks))) return null
  // A text that does not speak of both titles is a firm's own, under which any of its jobs stands.
  if (agreement === SAME_EMPLOYER && !(speaksOf(own, one) && speaksOf(theirs, other))) return null
  const score = likenessBeside(own.shingles, theirs.shingles, boilerplate)
  // Most are the same to the word, or have to be: what they say in other words need not be looked at.
  if (score < agreement.needed && !agreement.reworded) return null
  const rewording = score === 1 ? SAME_WORDS : rewordingOf(own, theirs, boilerplate)
  if (rewording.onlyOne >= WORDS_OF_ANOTHER_JOB && rewording.again < HARDLY_AGAIN) return null
  if (score >= agreement.needed) return { reason: `${agreement.reason}, text ${percent(score)} alike`, score }
  const { words, again } = rewording
  const shared = rewording.shared / Math.max(1, words)
  const needed = agreement.reworded
  if (!needed || words < ENOUGH_WORDS || shared < needed.shared || again < needed.again) return null
  return { reason: `${agreement.reason}, ${percent(shared)} of the same in other words`, score: REWORDED * shared }
}

/** A word of the work that only the one, another that only the other text has, and hardly one said again: two jobs. */
const WORDS_OF_ANOTHER_JOB = 1
const HARDLY_AGAIN = 0.2
const ENOUGH_WORDS = 8
const SAME_WORDS = { words: 0, shared: 0, again: 1, onlyOne: 0 }
/** What is alike word for word comes first. */
const REWORDED = 0.5

const speaksOf = ({ content }: Print, { title }: Recognisable): boolean =>
  contentOf(plainWords(title)).stems.some((stem) => stem !== 0 && content.stems.includes(stem))

const percent = (part: number): string => `${Math.round(part * 100)}%`
