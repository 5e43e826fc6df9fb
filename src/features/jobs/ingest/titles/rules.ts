import { plainWords } from '../../rules.ts'
import { otherNames } from '../../wording/rules.ts'
import { cached } from '../cached/rules.ts'
import { isOneAssistant, levelOf } from '../levels/rules.ts'
import { found, languagesOf } from '../marks/rules.ts'
import { type Amount, amountsOf, moneyDiffers } from '../marks/money/rules.ts'
import { placeWords } from '../places/rules.ts'
import { disjoint, equal, missingIn } from '../sets/rules.ts'
import { isOneSlip } from '../slips/rules.ts'

/** Words of a title about place, urgency, contract and what is offered: they are compared by the fields that hold them. */
const LOOSE_WORDS = new Set(
  'remote wfh home based work from anywhere urgent urgently hiring hire needed wanted now asap immediate immediately start starting full part time fulltime parttime permanent hybrid onsite job opening position opportunity new a an the for and or in at of to with our is we are still looking again reposted sign signing bonus up hour hours hr hrs week weekly month monthly day days stay may client left ph philippines pinoy sariling may na ng sa para po naghahanap hanap kailangan'.split(
    ' ',
  ),
)
const OPENINGS =
  /\b(?:x ?\d{1,3}|\d{1,3} ?x|\d{1,3} ?(?:openings?|vacanc(?:y|ies)|slots?|seats?|positions?|pax|heads?|headcounts?|hires|persons?|agents needed))\b/gi
const LONGEST_TITLE = 300
/** `$900/month`, `PHP 45,000`, `$6-8/hr`, `20K`. */
const TITLE_PAY =
  /(?:(?:[$₱€£]|\b(?:php|usd|aud|gbp|eur|p) ?)\d[\d,.]{0,9} ?k?(?: ?(?:-|–|to) ?[$₱€£]? ?\d[\d,.]{0,9} ?k?)?|\b\d{2,3}(?:-\d{2,3})?k)(?: ?(?:\/|per|an?|a) ?)?(?:hour|hr|h|day|week|wk|month|mo|year|yr)?(?:ly)?\b\.?/gi
const SHARE = /\d{1,3} ?%|\b24 ?\/ ?7\b/g
const WEEKLY_HOURS = /\b\d{1,2}(?: ?- ?\d{1,2})? ?(?:hours|hrs)\b/gi

/** `(m/f/d)` */
const ANY_GENDER = /\b[mfwdx](?:\/[mfwdx]){1,3}\b/gi
/** `Mid-Market`: the size of a customer, no level. */
const MID_SIZED = /\bmid[- ](?=market|sized?\b)/gi

/** What a title is read with. */
export type Named = { title: string; employer_name: string | null; location: string | null }

/** A title without pay, openings, shares and hours. */
const cleaned = (title: string): string =>
  title
    .slice(0, LONGEST_TITLE)
    .replace(TITLE_PAY, ' ')
    .replace(OPENINGS, ' ')
    .replace(SHARE, ' ')
    .replace(WEEKLY_HOURS, ' ')
    .replace(MID_SIZED, 'mid')
    .replace(ANY_GENDER, ' ')

const WRITTEN_OUT = new Map(
  Object.entries({
    sr: 'senior',
    jr: 'junior',
    mgr: 'manager',
    asst: 'assistant',
    tech: 'technician',
    acct: 'account',
    pa: 'personal assistant',
    jhs: 'junior high',
    shs: 'senior high',
  }),
)

/** The words of a title that say what the work is, with its bracketed parts, without those of the employer and the place. */
function tellingWords({ title, employer_name, location }: Named): string[] {
  const known = new Set([...plainWords(employer_name ?? '').split(' '), ...placeWords(location ?? '')])
  return plainWords(cleaned(title))
    .split(' ')
    .filter((word) => /[^+#]/.test(word) && !LOOSE_WORDS.has(word) && !known.has(word))
    .flatMap((word) => (WRITTEN_OUT.get(word) ?? word).split(' '))
    .map((word) => (isRole(word) ? word.replace(/s$/, '') : word))
}

/** The same with one name for work that has several: `CSR` and "Customer Service Representative" are the plainest of them. */
function namesIn(words: string[]): Set<string> {
  const { rest, names } = otherNames(words)
  return new Set([...rest, ...names.map((list) => list.map((name) => name.replaceAll(' ', '')).toSorted()[0] ?? '')])
}

/** Two titles where a short form that stands for words of the other one is written out: `AML`, `AP`. */
function spelledOut(one: string[], other: string[]): [string[], string[]] {
  const writtenWith = (words: string[], long: string[]) =>
    words.some((word) => initialledBy(word, long)) ? words.flatMap((word) => initialledBy(word, long) ?? word) : words
  return [writtenWith(one, other), writtenWith(other, one)]
}

function initialledBy(short: string, words: readonly string[]): string[] | undefined {
  if (short.length < 2 || short.length > 5 || words.includes(short)) return undefined
  const at = words
    .map((word) => word.charAt(0))
    .join('')
    .indexOf(short)
  return at < 0 ? undefined : words.slice(at, at + short.length)
}

/** Numbers of a vacancy in a title: `(Req 20418)`. */
const REF_NUMBER = /^\d{4,}$/
const REF_WORDS = new Set('req ref id no account acct client team posting'.split(' '))
const refsOf = (words: ReadonlySet<string>) => new Set([...words].filter((word) => REF_NUMBER.test(word)))
const withoutRefs = (words: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !REF_NUMBER.test(word) && !REF_WORDS.has(word)))

const TIME_WORDS = /\b(?:night|graveyard|overnight|day(?= ?(?:shift|duty))|days(?=\W*$)|morning|evening|weekend)s?\b/gi
const TIMES = new Set(['night', 'weekend'])
const levelsOf = (words: ReadonlySet<string>): Set<string> =>
  new Set([...words].flatMap((word) => levelOf(word) ?? []).filter((level) => !TIMES.has(level)))
const NUMBER = /^\d{1,3}$/
/** Numbers behind what is counted, or at the end: `Tier 2`, `Bookkeeper 3`. */
const RANK =
  /\b(?:tier|level|lvl|grade|class|batch|step|phase|year|team|unit|group)\W{0,2}(\d{1,3})\b|\bL([1-5])\b|[a-z)] ?(\d{1,2})\W*$/gi
const ranksOf = (title: string): Set<string> =>
  found(cleaned(title), RANK, ([, counted, level, last]) => counted ?? level ?? last ?? '')
const numbersOf = (words: ReadonlySet<string>): Set<string> => new Set([...words].filter((word) => NUMBER.test(word)))
/** Levels that only one title may name, where the other one's text says them. */
const SAID_LEVELS = new Set(['senior', 'junior', 'mid'])
/** Levels that are also given to whoever does the work: a social media manager may be a social media VA. */
const MERE_NAMES = new Set(['manager', 'associate'])

/** What `VA` and "virtual assistant" are read as: an assistant who works elsewhere. */
const ELSEWHERE = [...namesIn(['va'])][0] ?? ''

/** `same`, `named` where one of them has no level and the other a mere name, `apart`. */
function compareLevels(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  mayAssist: boolean,
): 'same' | 'named' | 'apart' {
  if (equal(one, other)) return 'same'
  if (equal(new Set([...one, 'assistant']), new Set([...other, 'assistant'])) && mayAssist) return 'named'
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size === 0 && [...many].every((level) => MERE_NAMES.has(level) || SAID_LEVELS.has(level))
    ? 'named'
    : 'apart'
}

const LEAST_MISTYPED = 6
const LEAST_BEGUN = 4

/** `Apointment` is `Appointment`, `teachers` are a `teacher`, `math` is `mathematics`, `dialysis` is part of `hemodialysis`. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long === `${short}s`) return true
  if (short.length >= LEAST_BEGUN && long.length - short.length >= 3 && long.startsWith(short)) return true
  return short.length >= LEAST_MISTYPED && (long.endsWith(short) || isOneSlip(one, other))
}

const otherWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  missingIn(one, other).filter((word) => !isJoined(word, other) && ![...other].some((their) => isSameWord(word, their)))

/** `fullstack` and `full stack`. */
const isJoined = (word: string, others: ReadonlySet<string>): boolean =>
  word.length >= LEAST_BEGUN && [...others].join('').includes(word)

/** Names of a worker that say nothing of the work, and those that are given to one and the same. */
const ROLES: readonly ReadonlySet<string>[] = [
  'teacher tutor instructor mentor educator',
  'editor video',
  'developer engineer programmer dev coder',
  'designer artist creative',
  'writer copywriter author',
  'representative rep agent advisor adviser associate',
  'driver rider',
  'nurse rn',
  'caller telemarketer',
].map((roles) => new Set(roles.split(' ')))
const ANYBODY = new Set(
  'person guy expert specialist pro staff rockstar ninja superstar talent va virtual virtualassistant online freelancer crew worker professional officer'.split(
    ' ',
  ),
)

/** Words that end like names of a worker. */
const NO_WORKERS = new Set(
  'customer computer center power paper water motor master letter newsletter career user order number offer winter summer after under over chapter counter poster banner insider other cyber fiber transfer folder trailer container server router printer laser corner tower november december october september superior junior senior minor major interior exterior vector sector floor indoor outdoor color plant restaurant giant instant dist list australian canadian asian indian italian russian ukrainian'.split(
    ' ',
  ),
)
const isRole = (word: string): boolean =>
  word.length > 4 && !NO_WORKERS.has(word) && levelOf(word) === undefined && /(?:er|or|ist|ant|ian|ee)s?$/.test(word)
const roleOf = (words: readonly string[]): string | undefined => words.findLast(isRole)?.replace(/s$/, '')

/** Two names of a worker that can be meant for one: one says nothing of the work, or both are given to the same. */
function canBeOne(one: readonly string[], other: readonly string[]): boolean {
  const [role, theirs] = [roleOf(one), roleOf(other)]
  if (role === undefined || theirs === undefined || isSameWord(role, theirs) || role === theirs) return true
  return ANYBODY.has(role) || ANYBODY.has(theirs) || ROLES.some((roles) => roles.has(role) && roles.has(theirs))
}

/**
 * How two titles stand to each other: `same` words, one with `more` words than the other, `reworded` where each has words of
 * its own, `other worker` where they name two, `other` where they share no word, `assistant` where only one names an assistant
 * and no level else, or `apart`: another level, number, pay or language.
 */
export type TitleRelation = 'same' | 'more' | 'reworded' | 'other worker' | 'other' | 'assistant' | 'apart'

export function compareTitles(one: Named, other: Named): TitleRelation {
  const [own, theirs] = [readTitle(one), readTitle(other)]
  if (own === theirs) return 'same'
  if (moneyDiffers(own.pay, theirs.pay) || disjoint(own.languages, theirs.languages)) return 'apart'
  if (disjoint(own.times, theirs.times) || !equal(own.ranks, theirs.ranks)) return 'apart'
  const [told, theirTold] = spelledOut(own.told, theirs.told)
  return compareWords(
    told === own.told ? own : wordsIn(told, own.unbracketed),
    theirTold === theirs.told ? theirs : wordsIn(theirTold, theirs.unbracketed),
  )
}

/** Its levels, without what the other has within a longer name of the work: `lead generation`, `personal assistant`. */
const levelsBeside = ({ levels }: TitleWords, other: TitleWords): Set<string> => {
  const within = levelsOf(other.words)
  return new Set([...levels].filter((level) => other.levels.has(level) || !within.has(level)))
}

function compareWords(one: TitleWords, other: TitleWords): TitleRelation {
  if (disjoint(one.refs, other.refs) || disjoint(one.numbers, other.numbers)) return 'apart'
  const levels = compareLevels(
    levelsBeside(one, other),
    levelsBeside(other, one),
    one.names.has(ELSEWHERE) || other.names.has(ELSEWHERE),
  )
  if (levels === 'apart') return isOneAssistant(one.levels, other.levels) ? 'assistant' : 'apart'
  const [own, theirs] = [otherWords(one.names, other.names), otherWords(other.names, one.names)]
  const [alone, theirAlone] = [otherWords(one.words, other.words), otherWords(other.words, one.words)]
  if (levels === 'same') {
    if (own.length === 0 && theirs.length === 0) return 'same'
    if ([own, theirs, alone, theirAlone].some((only) => only.length === 0)) return 'more'
  }
  if (!canBeOne(one.unbracketed, other.unbracketed)) return 'other worker'
  return own.length < one.names.size || alone.length < one.words.size ? 'reworded' : 'other'
}

/** The words of a title and what they say. */
type TitleWords = {
  told: string[]
  words: ReadonlySet<string>
  names: ReadonlySet<string>
  refs: ReadonlySet<string>
  levels: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** Without what stands in brackets: there stands who does the work. */
  unbracketed: string[]
}

function wordsIn(told: string[], unbracketed: string[]): TitleWords {
  const all = namesIn(told)
  const names = withoutRefs(all)
  return {
    told,
    words: new Set(told),
    names,
    refs: refsOf(all),
    levels: levelsOf(names),
    numbers: numbersOf(names),
    unbracketed,
  }
}

type Title = TitleWords & {
  pay: Amount[]
  languages: ReadonlySet<string>
  times: ReadonlySet<string>
  ranks: ReadonlySet<string>
}

const GAP = '\0'
const readNamed = cached((key): Title => {
  const [title = '', employer_name = '', location = ''] = key.split(GAP)
  const named = { title, employer_name, location }
  const unbracketed = tellingWords({ ...named, title: title.replace(/\([^()]*\)/g, ' ') })
  return {
    ...wordsIn(tellingWords(named), unbracketed),
    pay: amountsOf(title.slice(0, LONGEST_TITLE)),
    languages: languagesOf(title),
    times: timesOf(title),
    ranks: ranksOf(title),
  }
}, 5_000)
const readTitle = ({ title, employer_name, location }: Named): Title =>
  readNamed([title, employer_name ?? '', location ?? ''].join(GAP))

/** The work as a title names it, without its level. */
export const workOf = (named: Named): string =>
  readTitle(named)
    .told.filter((word) => levelOf(word) === undefined)
    .join(' ')

/** Levels a title names that the text of another posting may say. */
export const saidLevelsOf = (named: Named): Set<string> =>
  new Set([...readTitle(named).levels].filter((level) => SAID_LEVELS.has(level)))

/** When the work is done, as a title says it: `night`, `weekend`, `day`. */
export const timesOf = (title: string): Set<string> =>
  found(title, TIME_WORDS, ([time]) => {
    const word = time.toLowerCase().replace(/s$/, '')
    return levelOf(word) ?? word
  })

/** What only one of two titles says, as it is written there. */
export function ownWords(one: Named, other: Named): string[] {
  const [words, others] = spelledOut(readTitle(one).told, readTitle(other).told)
  return otherWords(new Set(words), new Set(others)).filter((word) => !ANYBODY.has(word) && !REF_NUMBER.test(word))
}
