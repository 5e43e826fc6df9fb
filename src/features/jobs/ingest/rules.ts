import { employerForm } from '../rules.ts'
import { type Rewording, rewordingOf } from './content/rewording/rules.ts'
import { type Content, contentOf, wordOfStem } from './content/rules.ts'
import { fieldsDiffer, languagesOf, marksDiffer, saysRemote, type Stated } from './marks/rules.ts'
import { firstWords, isName, isNearName } from './names/rules.ts'
import { isSamePlace, placeWords } from './places/rules.ts'
import { missingIn } from './sets/rules.ts'
import { likenessBeside, type Print, WORD_FOR_WORD } from './texts/rules.ts'
import { compareTitles, ownWords, passingOf, timesOf, type TitleRelation } from './titles/rules.ts'

/** Two postings further apart than this are two jobs, however alike. */
export const SAME_JOB_DAYS = 60

/** What tells, beside their texts, whether two postings are one real job. */
export type Recognisable = Stated & {
  source: string
  title_key: string
  employer_id: number | null
  /** As it stands on the board. */
  employer_name: string | null
  /** Whom an agency names as its client. */
  client?: string | null
  location: string | null
  date_posted: Date
}

/** Why two postings count as one real job, for people to check; `score` is how alike their texts are, 0 to 1. */
export type Sameness = { reason: string; score: number }

/**
 * What two postings have in common without their texts, and how alike the texts have to be; `reworded` is how much of the
 * same they have to say where they say it in other words, and what it has to weigh in tenths of a telling word.
 */
export type Agreement = {
  reason: string
  needed: number
  reworded?: { shared: number; again: number; weight: number }
  /** What the texts have to say of the titles: something of both, or all that only one of them says. */
  says?: 'both' | 'own words'
  /** They name two places. */
  isElsewhere?: boolean
}

/** Postings of one employer under one title are often written anew; those of two jobs say hardly anything again. */
const WRITTEN_ANEW = { shared: 0.45, again: 0.33, weight: 40 }
const WRITTEN_ANEW_OTHERWISE = { shared: 0.55, again: 0.45, weight: 50 }
const SAME_LINK = { shared: 0.35, again: 0.33, weight: 40 }
const SAME_EMPLOYER_AND_TITLE: Agreement = { reason: 'same employer, same title', needed: 0.85, reworded: WRITTEN_ANEW }
/** Short texts are written anew; place and pay, both stated, are much to have in common by chance. */
const SAME_IN_ALL: Agreement = { reason: 'same employer, title, place and pay', needed: 0.5, reworded: WRITTEN_ANEW }
const SAME_TITLE: Agreement = {
  reason: 'same title',
  needed: 0.88,
  reworded: { shared: 0.7, again: 0.6, weight: 80 },
}
/** Each title has words of its own: what only one of them says stands in the other's text. */
const OWN_WORDS = { says: 'own words' } as const
const SAME_TITLE_AND_PLACE: Agreement = { ...SAME_TITLE, reworded: { shared: 0.8, again: 0.8, weight: 50 } }
const NEAR_EMPLOYER: Agreement = {
  reason: 'nearly the same employer, same title',
  needed: 0.85,
  reworded: WRITTEN_ANEW_OTHERWISE,
}
const CLIENT: Agreement = {
  reason: 'same title, one names the other as its client',
  needed: 0.6,
  reworded: WRITTEN_ANEW_OTHERWISE,
}
const MORE_IN_TITLE: Agreement = {
  reason: 'same employer, one title with more words',
  needed: 0.85,
  reworded: WRITTEN_ANEW_OTHERWISE,
}
const REWORDED_TITLE: Agreement = {
  reason: 'same employer, another title for the same work',
  needed: 0.85,
  reworded: WRITTEN_ANEW_OTHERWISE,
  ...OWN_WORDS,
}
/** A text that does not speak of both titles is a firm's own, under which any of its jobs stands. */
const SAME_EMPLOYER: Agreement = {
  reason: 'same employer, another title',
  needed: WORD_FOR_WORD,
  reworded: { shared: 0.65, again: 0.6, weight: 70 },
  says: 'both',
}
const isNamed = ({ employer_id, employer_name }: Recognisable): boolean => employer_id !== null && isName(employer_name)

type Employers = 'same' | 'near' | 'client' | 'hidden' | 'other'

function compareEmployers(one: Recognisable, other: Recognisable): Employers {
  if (!isNamed(one) || !isNamed(other)) return 'hidden'
  if (one.employer_id === other.employer_id) return 'same'
  const [name, their] = [one.employer_name ?? '', other.employer_name ?? '']
  if (name === '' || their === '') return 'other'
  if (employerForm(name) === employerForm(their)) return 'same'
  if (isNearName(name, their)) return 'near'
  const isClient = (client: string | null | undefined, employer: string) => !!client && isNearName(client, employer)
  return isClient(one.client, their) || isClient(other.client, name) ? 'client' : 'other'
}

/**
 * What makes it worth comparing the texts of two postings; null when they are two jobs whatever the texts say. They agree
 * in employer and title, in the title where a board hides the employer, or in the employer alone. Two known employers that
 * differ are two jobs, and so are two postings that state another pay, another job type, other hours or another level.
 */
export function agreementOf(one: Recognisable, other: Recognisable): Agreement | null {
  const employers = compareEmployers(one, other)
  const sameKey = one.title_key === other.title_key
  // A board's one name for whoever hides theirs is not looked up otherwise.
  const isFound =
    sameKey || (employers === 'hidden' && one.employer_id !== null && one.employer_id === other.employer_id)
  if (employers === 'other' || (employers === 'hidden' && !isFound)) return null
  if (Math.abs(one.date_posted.getTime() - other.date_posted.getTime()) > SAME_JOB_DAYS * 86_400_000) return null
  const titles = compareTitles(one, other)
  if (titles === 'apart' || fieldsDiffer(one, other, one.source === other.source)) return null
  const agreement = agreementIn({
    employers,
    titles: sameKey && titles === 'more' ? 'same' : titles,
    placed: one.location !== null && other.location !== null,
    paid: statePay(one) && statePay(other),
  })
  if (!agreement || !one.location || !other.location || isSamePlace(one.location, other.location)) return agreement
  return employers === 'hidden' ? null : { ...agreement, isElsewhere: true }
}

type Known = { employers: Employers; titles: TitleRelation; placed: boolean; paid: boolean }

function agreementIn({ employers, titles, placed, paid }: Known): Agreement | null {
  if (employers === 'hidden') {
    if (titles !== 'same' && titles !== 'more') return null
    return placed ? SAME_TITLE_AND_PLACE : SAME_TITLE
  }
  if (employers !== 'same') {
    const agreement = employers === 'near' ? NEAR_EMPLOYER : CLIENT
    return titles === 'other' ? null : titles === 'reworded' ? { ...agreement, ...OWN_WORDS } : agreement
  }
  if (titles === 'same') return placed && paid ? SAME_IN_ALL : SAME_EMPLOYER_AND_TITLE
  if (titles === 'more') return MORE_IN_TITLE
  return titles === 'reworded' ? REWORDED_TITLE : SAME_EMPLOYER
}

const statePay = ({ monthly_usd_min, monthly_usd_max }: Stated): boolean =>
  monthly_usd_min !== null || monthly_usd_max !== null

/** What names of its employer and its client begin with. */
const namedWords = ({ employer_name, client }: Recognisable): string[] => [
  ...new Set([...firstWords(employer_name ?? ''), ...firstWords(client ?? '')]),
]

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
  const byName = new Map<string, P[]>()
  const put = <K>(map: Map<K, P[]>, key: K, posting: P) => {
    const there = map.get(key)
    if (there) there.push(posting)
    else map.set(key, [posting])
  }
  const add = (posting: P) => {
    put(byTitle, posting.title_key, posting)
    if (posting.employer_id !== null) put(byEmployer, posting.employer_id, posting)
    for (const word of namedWords(posting)) put(byName, word, posting)
  }
  const ofEmployer = ({ employer_id }: Recognisable) =>
    employer_id === null ? [] : (byEmployer.get(employer_id) ?? [])
  for (const posting of postings) add(posting)
  return {
    add,
    ofEmployer,
    comparableTo(one) {
      const titled = byTitle.get(one.title_key) ?? []
      const named = namedWords(one).flatMap((word) => byName.get(word) ?? [])
      return [...new Set([...titled, ...ofEmployer(one), ...named])].filter((other) => agreementOf(one, other) !== null)
    },
  }
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
  const sides: Sides = [
    { ...print(one), posting: one },
    { ...print(other), posting: other },
  ]
  const [own, theirs] = sides
  if (marksDiffer(own.marks, theirs.marks) || !textsAllow(agreement, sides)) return null
  const score = likenessBeside(own.shingles, theirs.shingles, boilerplate)
  const isAnywhere = agreement.isElsewhere !== true || isOneOfTwoPlaces(sides)
  if (!isAnywhere && !(score >= WORD_FOR_WORD && sides.every(isRemote))) return null
  const reason = isAnywhere ? agreement.reason : `${agreement.reason}, several places`
  // Most are the same to the word: what they say in other words need not be looked at.
  if (score === 1) return { reason: `${reason}, text 100% alike`, score }
  return judged(withLink(agreement, sides), { reason, score }, rewordingOf(own.content, theirs.content, boilerplate))
}

/** One form to fill in is much to have in common: less has to be said again. */
function withLink(agreement: Agreement, [one, other]: Sides): Agreement {
  const shares = [...one.marks.links].some((link) => other.marks.links.has(link))
  return shares && agreement.reworded ? { ...agreement, reworded: SAME_LINK } : agreement
}

type Side = Print & { posting: Recognisable }
type Sides = readonly [Side, Side]

/** Two texts that are mostly the same word for word, where each has a telling word of its own, are those of two jobs. */
const MOSTLY_COPIED = 0.6
/** What each text says outside of what both have is hardly said again in the other. */
const HARDLY_AGAIN = 0.2
/** What is alike word for word comes first. */
const REWORDED = 0.5

function judged({ needed, reworded }: Agreement, copy: Sameness, said: Rewording): Sameness | null {
  // Where one text has no telling word of its own, nothing of the other is denied.
  const again = said.alone === 0 ? 1 : said.again
  if (again < HARDLY_AGAIN || (said.copied >= MOSTLY_COPIED && said.alone > 0)) return null
  if (copy.score >= needed) return { ...copy, reason: `${copy.reason}, text ${percent(copy.score)} alike` }
  const shared = said.shared / Math.max(1, said.words)
  const isEnough = reworded && said.shared >= reworded.weight && shared >= reworded.shared && again >= reworded.again
  if (!isEnough) return null
  return { reason: `${copy.reason}, ${percent(shared)} of the same in other words`, score: REWORDED * shared }
}

/** What only one title says stands in the other's text: a language, a time, another word for the same work. */
function textsAllow({ says }: Agreement, [one, other]: Sides): boolean {
  if (!saysTimes(one, other) || !saysTimes(other, one)) return false
  if (says === 'both') return mentions(one, one.posting.title) && mentions(other, other.posting.title)
  if (says !== 'own words') return true
  const speaks = (side: Side, titled: Side) => saysAll(side, ownWords(titled.posting, side.posting).join(' '))
  return speaks(one, other) || speaks(other, one)
}

function saysTimes(one: Side, other: Side): boolean {
  const { title } = one.posting
  const languages = missingIn(languagesOf(title), languagesOf(other.posting.title))
  const times = missingIn(timesOf(title), timesOf(other.posting.title))
  return (
    languages.every((language) => other.marks.languages.has(language)) &&
    times.every((time) => other.marks.shifts.has(time)) &&
    missingIn(passingOf(title), passingOf(other.posting.title)).every((word) => mentions(other, word))
  )
}

const holds = ({ content }: { content: Content }, stem: number): boolean =>
  content.stems.some((one) => wordOfStem(one) === wordOfStem(stem))
const mentions = (side: { content: Content }, words: string): boolean =>
  contentOf(words).stems.some((stem) => stem !== 0 && holds(side, stem))
/** A word that any posting may have is never said: nobody can tell whether it means the same. */
const saysAll = (side: { content: Content }, words: string): boolean =>
  contentOf(words).stems.every((stem) => stem !== 0 && holds(side, stem))

/** Done from anywhere, by its text or by what its title and place say. */
const isRemote = ({ posting, marks }: Side): boolean =>
  marks.remote || saysRemote(`${posting.title} ${posting.location ?? ''} ${posting.job_types.join(' ')}`)

/** Both texts name the one place and neither names the other: a town and its province, a district and its city. */
function isOneOfTwoPlaces(sides: Sides): boolean {
  const named = sides.map(({ posting }) => {
    const place = placeWords(posting.location ?? '').join(' ')
    return sides.filter((side) => mentions(side, place)).length
  })
  return named.includes(2) && named.includes(0)
}

const percent = (part: number): string => `${Math.round(part * 100)}%`
