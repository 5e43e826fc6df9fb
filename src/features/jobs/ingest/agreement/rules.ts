import { firstWords, formOf, isName, isNearName, isOneHouse } from '../names/rules.ts'
import { isOneTown, isSamePlace } from '../places/rules.ts'
import { fieldsDiffer, type Stated } from '../stated/rules.ts'
import { WORD_FOR_WORD } from '../texts/rules.ts'
import { compareTitles, namesNoWork, type TitleRelation } from '../titles/rules.ts'

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
  date_posted: Date
}

/**
 * How much of the same two texts have to say: the part of the shorter one, what has to be said again of what they do not have
 * word for word, and its weight in tenths of a telling word; `copied` is the most they may have word for word, `unsaid` the
 * most that either may leave out of what the other says.
 */
export type Reworded = { shared: number; again: number; weight: number; copied?: number; unsaid?: number }

/**
 * What two postings have in common without their texts, and how alike the texts have to be; `reworded` is how much of the
 * same they have to say where they say it in other words.
 */
export type Agreement = {
  reason: string
  needed: number
  reworded?: Reworded
  /**
   * What the texts have to say of the titles: something of both, or all that only one of them says; or that one of them is
   * written for a client it does not name.
   */
  says?: 'both' | 'own words' | 'client'
  /** Only one title says some of its words: what either text adds may be of the other work. */
  isRetitled?: boolean
  /** The texts have to say what two employers have to do with each other. */
  isLinked?: boolean
  /** They name two places. */
  isElsewhere?: boolean
}

/** All that the shorter text says of the work stands in the other one, and it says a good deal. */
export const HELD = { shared: 0.92, again: 0.33, weight: 120, unsaid: 20 }
/** Postings of one employer under one title are often written anew; those of two jobs say hardly anything again. */
const WRITTEN_ANEW = { shared: 0.5, again: 0.33, weight: 40 }
const WRITTEN_ANEW_OTHERWISE = { shared: 0.55, again: 0.4, weight: 50 }
/** Each title has words of its own: two jobs of one trade share more than half. */
const RETITLED_ANEW = { shared: 0.6, again: 0.4, weight: 60 }
/** One form to fill in is much to have in common: less has to be said again. */
export const SAME_LINK = { shared: 0.35, again: 0.33, weight: 40 }
const SAME_EMPLOYER_AND_TITLE: Agreement = { reason: 'same employer, same title', needed: 0.85, reworded: WRITTEN_ANEW }
/** Short texts are written anew; place and pay, both stated, are much to have in common by chance. */
const SAME_IN_ALL: Agreement = { reason: 'same employer, title, place and pay', needed: 0.5, reworded: WRITTEN_ANEW }
const SAME_TITLE: Agreement = {
  reason: 'same title',
  needed: 0.88,
  reworded: { shared: 0.7, again: 0.6, weight: 80, unsaid: 25 },
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
/** An agency that keeps its client's name to itself hides the employer. */
const HIDDEN_CLIENT: Agreement = {
  ...SAME_TITLE_AND_PLACE,
  reason: 'same title, place and pay, one written for a client',
  says: 'client',
}
const MORE_IN_TITLE: Agreement = {
  reason: 'same employer, one title with more words',
  needed: 0.85,
  reworded: WRITTEN_ANEW_OTHERWISE,
}
const REWORDED_TITLE: Agreement = {
  reason: 'same employer, another title for the same work',
  isRetitled: true,
  needed: 0.85,
  reworded: RETITLED_ANEW,
  ...OWN_WORDS,
}
/**
 * Who writes a text anew gives it another title too. A text that was copied and says nothing of both titles is a firm's own,
 * under which any of its jobs stands.
 */
export const TITLE_ANEW = { needed: 2, reworded: { shared: 0.75, again: 0.6, weight: 70, copied: 0.75 } } as const
const OTHER_WORKER: Agreement = { reason: 'same employer, another title', isRetitled: true, ...TITLE_ANEW }
/** A text that does not speak of both titles is a firm's own, under which any of its jobs stands. */
const SAME_EMPLOYER: Agreement = {
  reason: 'same employer, another title',
  isRetitled: true,
  needed: WORD_FOR_WORD,
  reworded: { shared: 0.65, again: 0.6, weight: 70 },
  says: 'both',
}
/** Only what is weighed can show that an assistant and somebody without that name do one job. */
const ASSISTANT: Agreement = { reason: 'same employer, one an assistant', isRetitled: true, needed: 2 }
/** Who writes the whole title anew gives the work another level too; only what is weighed can show it. */
const LEVEL_ANEW: Agreement = { ...ASSISTANT, reason: 'same employer, another title and level' }
/** Firms of one house in one town: only a copy shows that both mean one job. */
const ONE_HOUSE: Agreement = { reason: 'one house, same title and town', needed: 0.88, reworded: HELD }
/** `General application` stands over any of a firm's jobs. */
export const NO_WORK: Agreement = { reason: 'same employer, no work in the title', needed: WORD_FOR_WORD }
const isNamed = ({ employer_id, employer_name }: Recognisable): boolean => employer_id !== null && isName(employer_name)

type Employers = 'same' | 'near' | 'client' | 'house' | 'hidden' | 'other'

export function compareEmployers(one: Recognisable, other: Recognisable): Employers {
  if (!isNamed(one) || !isNamed(other)) return 'hidden'
  if (one.employer_id === other.employer_id) return 'same'
  const [name, their] = [one.employer_name ?? '', other.employer_name ?? '']
  if (name === '' || their === '') return 'other'
  if (formOf(name) === formOf(their)) return 'same'
  if (isNearName(name, their)) return 'near'
  const isClient = (client: string | null | undefined, employer: string) => !!client && isNearName(client, employer)
  if (isClient(one.client, their) || isClient(other.client, name)) return 'client'
  return isOneHouse(name, their) && isOneTown(one.location, other.location) ? 'house' : 'other'
}

/** What names of its employer and its client begin with: postings are looked up by it. */
export const namedWords = ({ employer_name, client }: Recognisable): string[] => [
  ...new Set([...firstWords(employer_name ?? ''), ...firstWords(client ?? '')]),
]

export const areFarApart = (one: Recognisable, other: Recognisable): boolean =>
  Math.abs(one.date_posted.getTime() - other.date_posted.getTime()) > SAME_JOB_DAYS * 86_400_000

/** Under two titles postings are found by the number of their employer or by how its name begins. */
function isFoundByName(employers: Employers, one: Recognisable, other: Recognisable): boolean {
  if (one.employer_id !== null && one.employer_id === other.employer_id) return true
  if (employers === 'hidden') return false
  const words = namedWords(other)
  return namedWords(one).some((word) => words.includes(word))
}

/**
 * What makes it worth comparing the texts of two postings; null when they are two jobs whatever the texts say. They agree
 * in employer and title, in the title where a board hides the employer, or in the employer alone. Two known employers that
 * differ are two jobs, and so are two postings that state another pay, another job type, other hours or another level.
 */
export function agreementOf(one: Recognisable, other: Recognisable): Agreement | null {
  if (areFarApart(one, other)) return null
  const employers = compareEmployers(one, other)
  const sameKey = one.title_key === other.title_key
  if (employers === 'other' ? !sameKey : !(sameKey || isFoundByName(employers, one, other))) return null
  const titles = compareTitles(one, other)
  if (titles === 'apart' || fieldsDiffer(one, other, one.source === other.source)) return null
  if (namesNoWork(one.title) || namesNoWork(other.title)) return employers === 'same' ? NO_WORK : null
  const agreement = agreementIn({
    employers,
    titles: sameKey && titles === 'more' ? 'same' : titles,
    placed: one.location !== null && other.location !== null,
    paid: statePay(one) && statePay(other),
  })
  if (!agreement || !one.location || !other.location || isSamePlace(one.location, other.location)) return agreement
  return employers === 'hidden' || employers === 'other' ? null : { ...agreement, isElsewhere: true }
}

type Known = { employers: Employers; titles: TitleRelation; placed: boolean; paid: boolean }

function agreementIn({ employers, titles, placed, paid }: Known): Agreement | null {
  if (employers === 'hidden') {
    if (titles !== 'same' && titles !== 'more') return null
    return placed ? SAME_TITLE_AND_PLACE : SAME_TITLE
  }
  if (employers === 'house') return titles === 'same' ? ONE_HOUSE : null
  if (employers === 'other') return titles === 'same' && placed && paid ? HIDDEN_CLIENT : null
  if (employers !== 'same') {
    const agreement = employers === 'near' ? NEAR_EMPLOYER : CLIENT
    if (titles === 'assistant') return employers === 'near' ? ASSISTANT : null
    if (titles === 'level') return employers === 'near' ? LEVEL_ANEW : null
    if (titles === 'other' || titles === 'other worker') return employers === 'near' ? OTHER_WORKER : null
    return titles === 'reworded' ? { ...agreement, ...OWN_WORDS } : agreement
  }
  if (titles === 'same') return placed && paid ? SAME_IN_ALL : SAME_EMPLOYER_AND_TITLE
  if (titles === 'more') return MORE_IN_TITLE
  if (titles === 'assistant') return ASSISTANT
  if (titles === 'level') return LEVEL_ANEW
  if (titles === 'other worker') return OTHER_WORKER
  return titles === 'reworded' ? REWORDED_TITLE : SAME_EMPLOYER
}

export const statePay = ({ monthly_usd_min, monthly_usd_max }: Stated): boolean =>
  monthly_usd_min !== null || monthly_usd_max !== null
