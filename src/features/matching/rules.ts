/** Raised with every change that can change a score, so that a kept score is never taken for a present one. */
export const RULE_VERSION = 4

/** Postings that are compared with a profile at once, the newest. */
export const MOST_COMPARED = 5000
/** Postings whose scores are told in one answer. */
export const MOST_SCORED = 100

export const HARD_CONDITIONS = ['closed', 'excluded_country', 'id_proof', 'pay', 'hidden'] as const
export type HardCondition = (typeof HARD_CONDITIONS)[number]

export const CHECKS = ['skills', 'title', 'language', 'years', 'job_type', 'pay', 'place'] as const
export type Check = (typeof CHECKS)[number]

/** A skill, a kind of work or another fact, with the words it was read from. */
export type Told<Value = string> = { value: Value; words: string }

/** What a posting asks, read once from its text. A fact that is not stated is null or empty, never a guess. */
export type PostingTraits = {
  /** Skills asked for; the weight is 1, less for what nearly every posting names. */
  skills: readonly (Told & { weight: number })[]
  /** Kinds of work, with how much each is meant: the title's own 1. */
  families: readonly (Told & { counts: number })[]
  languages: readonly Told[]
  least_years: Told<number> | null
  /** Says that it takes people without experience of the work. */
  beginners: Told<boolean> | null
  job_types: readonly string[]
  /** The highest pay a month in US dollars. */
  pay: Told<number> | null
  /** A town to come to; null for remote work. */
  on_site: Told | null
  id_proof: Told<number> | null
  excluded_country: Told<boolean> | null
}

/** What a person has, read once from their profile. */
export type PersonTraits = {
  skills: readonly Told[]
  /** Kinds of work, with how much each counts: the title of the profile 1, earlier jobs less. */
  families: readonly (Told & { counts: number })[]
  languages: readonly Told[]
  years: Told<{ from: number; to: number }> | null
  job_types: readonly string[]
  /** The least pay a month in US dollars. */
  pay_floor: number | null
  location: string
  remote: boolean
  /** The board's score of their identity; null while no account is connected. */
  id_proof: number | null
}

/** What holds between a person and a posting at this moment and is not a matter of reading texts. */
export type Standing = { closed: boolean; hidden: string | null }

export type Point = {
  check: Check
  /** Of 1. */
  earned: number
  /** The posting's words. */
  posting: string
  /** The line of the profile. */
  profile: string
}

type Circumstance = Point & { check: keyof typeof TAKES }

export type Match = {
  /** 0 to 100; null where too little is known, and `missing` says what. */
  score: number | null
  missing: 'profile' | 'posting' | null
  points: Point[]
  blocked: { condition: HardCondition; posting: string; profile: string }[]
  skills: { held: string[]; lacking: string[] }
  version: number
}

/** Tells how near what somebody has is to what is asked for, 0 to 1. */
type Nearness = (own: string, asked: string) => number
/** Of kinds of work and of skills. Given, because the tables stay on the server. */
type Near = { families: Nearness; skills: Nearness }

const SKILLS_SHARE = 0.45
const BEST_KIND = 0.5
/** So much a kind of work proves of the skills nobody says a word about, the nearer the more. */
const TITLE_ALONE = 0.3
/** Further off than a recruiter would think of is other work, all of it alike. */
const LEAST_RELEVANCE = 0.12
/** What is far off and does not suit either (a few hours at half the pay) is nothing as well. */
const LEAST_SHARE = 0.1
/** Skills prove a fit as far as the work is near: Canva in a posting for bookkeepers makes no bookkeeper. */
const SKILLS_FROM = 0.15
const SKILLS_BY_NEARNESS = 1.7
/** What each circumstance can take from a fit, and what they leave of it together. */
const TAKES = { years: 0.3, job_type: 0.2, pay: 0.3, place: 0.4 }
const LEFT_BY_CIRCUMSTANCES = 0.65
/** So much of what is asked proves a fit in full; one skill alone proves less. */
const ENOUGH_SKILLS = 3

/**
 * How well a posting fits a person, from 0 to 100, and why. What the work is (skills and kind of work) decides; years, job
 * type, pay and place can only take from it. A check about which either side says nothing takes no part. Hard
 * conditions stand apart and never change the score. Docs: docs/product/matching.md.
 */
export function matchOf(person: PersonTraits, posting: PostingTraits, standing: Standing, near: Near): Match {
  const skills = skillsOf(person, posting, near)
  const blocked = blockedBy(person, posting, standing)
  const nothing = { points: [], blocked, skills: skills.lists, version: RULE_VERSION }
  if (person.skills.length === 0 && person.families.length === 0) return { score: null, missing: 'profile', ...nothing }
  const title = titleOf(person, posting, near)
  if (skills.point === null && title === null) {
    return { score: null, missing: knowsWork(posting) ? 'profile' : 'posting', ...nothing }
  }
  const mixed = mix(skills.point?.earned ?? null, title?.earned ?? null)
  const relevance = mixed < LEAST_RELEVANCE ? 0 : mixed
  const rest = [yearsOf, typeOf, payOf, placeOf].flatMap((check) => check(person, posting) ?? [])
  const language = languageOf(person, posting)
  const share = relevance * leftBy(rest) * (language?.earned ?? 1)
  return {
    score: share < LEAST_SHARE ? 0 : Math.round(100 * share),
    missing: null,
    points: [skills.point, title, language, ...rest].filter((point) => point !== null),
    blocked,
    skills: skills.lists,
    version: RULE_VERSION,
  }
}

const leftBy = (circumstances: readonly Circumstance[]): number =>
  Math.max(
    LEFT_BY_CIRCUMSTANCES,
    circumstances.reduce((left, { check, earned }) => left * (1 - TAKES[check] * (1 - earned)), 1),
  )

const knowsWork = (posting: PostingTraits): boolean => posting.skills.length > 0 || posting.families.length > 0

function mix(skills: number | null, title: number | null): number {
  if (title === null) return skills ?? 0
  if (skills === null) return title * (1 - SKILLS_SHARE + TITLE_ALONE * title)
  const gate = title === 0 ? 0 : Math.min(1, SKILLS_FROM + SKILLS_BY_NEARNESS * title)
  return (1 - SKILLS_SHARE) * title + SKILLS_SHARE * gate * skills
}

function skillsOf(person: PersonTraits, posting: PostingTraits, near: Near) {
  const asked = posting.skills.map((skill) => ({ ...skill, ...nearestSkill(person, skill.value, near) }))
  const lists = {
    held: asked.filter(({ earned }) => earned === 1).map(({ value }) => value),
    lacking: asked.filter(({ earned }) => earned < 1).map(({ value }) => value),
  }
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0 || person.skills.length === 0) return { point: null, lists }
  const got = asked.reduce((sum, { weight, earned }) => sum + weight * earned, 0)
  const proof = Math.min(1, got / ENOUGH_SKILLS)
  const hits = asked.filter(({ earned }) => earned > 0)
  const point: Point = {
    check: 'skills',
    earned: (got / whole) * (0.55 + 0.45 * proof),
    posting: asked.map(({ words }) => words).join(', '),
    profile: hits.map(({ line }) => line).join(', '),
  }
  return { point, lists }
}

type Nearest = { earned: number; line: string }
/** One person is held against thousands of postings, which ask for the same few hundred things. */
type Known = { skills: Map<string, Nearest>; families: Map<string, Nearest>; near: Near }
const KNOWN = new WeakMap<PersonTraits, Known>()
function knownOf(person: PersonTraits, near: Near): Known {
  const kept = KNOWN.get(person)
  if (kept?.near === near) return kept
  const known = { skills: new Map<string, Nearest>(), families: new Map<string, Nearest>(), near }
  KNOWN.set(person, known)
  return known
}

/** The line of a person that comes nearest to what is asked, and how near; looked for once for each thing asked. */
function nearest<T extends { words: string }>(
  known: Map<string, Nearest>,
  asked: string,
  lines: readonly T[],
  nearness: (line: T) => number,
): Nearest {
  const kept = known.get(asked)
  if (kept) return kept
  let best = { earned: 0, line: '' }
  for (const line of lines) {
    const earned = nearness(line)
    if (earned > best.earned) best = { earned, line: line.words }
  }
  known.set(asked, best)
  return best
}

const nearestSkill = (person: PersonTraits, asked: string, near: Near): Nearest =>
  nearest(knownOf(person, near).skills, asked, person.skills, ({ value }) =>
    value === asked ? 1 : near.skills(value, asked),
  )

const nearestKind = (person: PersonTraits, asked: string, near: Near): Nearest =>
  nearest(
    knownOf(person, near).families,
    asked,
    person.families,
    ({ value, counts }) => near.families(value, asked) * counts,
  )

/** The name under which the tables tell who could begin with work that is open to beginners. */
export const BEGINNERS = 'starting out'

function titleOf(person: PersonTraits, posting: PostingTraits, near: Near): Point | null {
  if (posting.families.length === 0 || person.families.length === 0) return null
  const told = toldWork(person, posting, near)
  const open = posting.beginners && nearestKind(person, BEGINNERS, near)
  return open && posting.beginners && open.earned > told.earned
    ? { check: 'title', earned: open.earned, posting: posting.beginners.words, profile: open.line }
    : told
}

function toldWork(person: PersonTraits, posting: PostingTraits, near: Near): Point {
  let best: Point = { check: 'title', earned: 0, posting: posting.families[0]?.words ?? '', profile: '' }
  let [whole, got] = [0, 0]
  for (const { value, words, counts } of posting.families) {
    const { earned, line } = nearestKind(person, value, near)
    if (earned * counts > best.earned) best = { check: 'title', earned: earned * counts, posting: words, profile: line }
    whole += counts
    got += earned * counts
  }
  // A posting that names several kinds wants somebody who does them all, and takes who does one.
  return { ...best, earned: BEST_KIND * best.earned + (1 - BEST_KIND) * Math.min(best.earned, got / whole) }
}

/** Whoever does not speak the language that is asked for does not do the work, however well the rest fits. */
function languageOf(person: PersonTraits, posting: PostingTraits): Point | null {
  const [asked] = posting.languages
  if (asked === undefined) return null
  const own = person.languages.find(({ value }) => posting.languages.some((one) => one.value === value))
  return { check: 'language', earned: own ? 1 : 0.35, posting: asked.words, profile: own?.words ?? '' }
}

function yearsOf({ years }: PersonTraits, { least_years: least }: PostingTraits): Circumstance | null {
  if (years === null || least === null) return null
  const short = Math.max(0, least.value - years.value.to)
  const earned = short === 0 ? 1 : Math.max(0, 1 - short / Math.max(2, least.value))
  return { check: 'years', earned, posting: least.words, profile: years.words }
}

function typeOf(person: PersonTraits, posting: PostingTraits): Circumstance | null {
  if (person.job_types.length === 0 || posting.job_types.length === 0) return null
  const fits = posting.job_types.some((type) => person.job_types.includes(asProfileSays(type)))
  return {
    check: 'job_type',
    earned: fits ? 1 : 0,
    posting: posting.job_types.join(', '),
    profile: person.job_types.join(', '),
  }
}

/** Boards write `Full-time`, profiles `full-time`; what boards call a gig is freelance work. */
const asProfileSays = (type: string): string => (type.toLowerCase() === 'gig' ? 'freelance' : type.toLowerCase())

function payOf({ pay_floor: floor }: PersonTraits, { pay }: PostingTraits): Circumstance | null {
  if (floor === null || pay === null) return null
  return {
    check: 'pay',
    earned: Math.min(1, pay.value / floor),
    posting: pay.words,
    profile: `$${floor} a month or more`,
  }
}

function placeOf(person: PersonTraits, { on_site: town }: PostingTraits): Circumstance | null {
  if (town === null) return null
  const there = person.location !== '' && town.value.toLowerCase().includes(person.location.toLowerCase())
  const earned = there ? 1 : person.remote ? 0.2 : 0.5
  return { check: 'place', earned, posting: town.words, profile: person.location }
}

function blockedBy(person: PersonTraits, posting: PostingTraits, standing: Standing): Match['blocked'] {
  const { excluded_country: excluded, id_proof: proof, pay } = posting
  const found: { condition: HardCondition; posting: string; profile: string }[] = []
  if (standing.closed) found.push({ condition: 'closed', posting: '', profile: '' })
  if (excluded) found.push({ condition: 'excluded_country', posting: excluded.words, profile: person.location })
  if (proof && person.id_proof !== null && person.id_proof < proof.value) {
    found.push({ condition: 'id_proof', posting: proof.words, profile: String(person.id_proof) })
  }
  if (pay && person.pay_floor !== null && pay.value < person.pay_floor) {
    found.push({ condition: 'pay', posting: pay.words, profile: `$${person.pay_floor}` })
  }
  if (standing.hidden !== null) found.push({ condition: 'hidden', posting: standing.hidden, profile: '' })
  return found
}
