import { plainWords } from '../../rules.ts'
import { otherNames } from '../../wording/rules.ts'
import { cached } from '../cached/rules.ts'
import { isOneAssistant, levelOf } from '../levels/rules.ts'
import { found, languagesOf } from '../marks/rules.ts'
import { type Amount, amountsOf, moneyDiffers } from '../marks/money/rules.ts'
import { marketsOf } from '../places/countries/rules.ts'
import { placeWords, townsOf } from '../places/rules.ts'
import { disjoint, equal, missingIn } from '../sets/rules.ts'
import { WRITTEN_OUT } from './short-forms/rules.ts'
import { areOtherRanks, classesOf, type Ranked, ranksOf } from './ranks/rules.ts'
import { withoutOffers } from './offers/rules.ts'
import { ANYBODY, canBeOne, isRole, isSameWord, LEAST_BEGUN } from './roles/rules.ts'

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
/** `Mid-Market`, `Mid Shift`: the size of a customer and a time, no level. */
const NO_LEVEL = /\bmid[- ](?:shift\b|(?=market|sized?\b))/gi

/** What a title is read with. */
export type Named = { title: string; employer_name: string | null; location: string | null }

/** Of a nurse it is no `or`: the operating room. */
const TECHNICAL = /\btech(?= support)/i
const OPERATING = /(?<=^|[|(/,:–-] ?)or(?= (?:nurse|staff|tech))/i

/** A title without offers, pay, openings, shares and hours. */
const cleaned = (title: string): string =>
  withoutOffers(title.slice(0, LONGEST_TITLE))
    .replace(OPERATING, 'operating room')
    .replace(TECHNICAL, 'technical')
    .replace(TITLE_PAY, ' ')
    .replace(OPENINGS, ' ')
    .replace(SHARE, ' ')
    .replace(WEEKLY_HOURS, ' ')
    .replace(NO_LEVEL, (mid) => (/shift/i.test(mid) ? ' ' : 'mid'))
    .replace(ANY_GENDER, ' ')

/** The words of a title that say what the work is, with its bracketed parts, without those of the employer and the place. */
function tellingWords({ title, employer_name, location }: Named): string[] {
  const place = location ?? ''
  const known = new Set([...plainWords(employer_name ?? '').split(' '), ...placeWords(place), ...townsOf(place)])
  const words = plainWords(cleaned(title)).split(' ')
  return words
    .filter((word, at) => word !== 'city' || !known.has(words[at - 1] ?? ''))
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
  // `Master Data Management (MDM)` has written it out itself.
  const writtenBy = (word: string, words: string[], long: string[]) =>
    initialsOf(words).includes(word) ? undefined : initialledBy(word, long)
  const writtenWith = (words: string[], long: string[]) =>
    words.some((word) => writtenBy(word, words, long))
      ? words.flatMap((word) => writtenBy(word, words, long) ?? word)
      : words
  return [writtenWith(one, other), writtenWith(other, one)]
}

function initialledBy(short: string, words: readonly string[]): string[] | undefined {
  if (short.length < 2 || short.length > 5 || words.includes(short)) return undefined
  const at = initialsOf(words).indexOf(short)
  return at < 0 ? undefined : words.slice(at, at + short.length)
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('')

/** Where a nurse is registered: `USRN`, `PHRN`. */
const LICENSE = /\b(us|ph|uk)[- ]?rn\b/gi

/** Numbers of a vacancy in a title: `(Req 20418)`. */
const REF_NUMBER = /^\d{4,}$/
const REF_WORDS = new Set('req ref id no account acct client team posting'.split(' '))
const refsOf = (words: ReadonlySet<string>) => new Set([...words].filter((word) => REF_NUMBER.test(word)))
const withoutRefs = (words: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !REF_NUMBER.test(word) && !REF_WORDS.has(word)))

const TIME_WORDS =
  /\b(?:night|graveyard|overnight|(?:day|late|early)(?= ?(?:shift|duty))|days(?=\W*$)|morning|evening|weekend)s?\b/gi
const TIMES = new Set(['night', 'weekend'])
const levelsOf = (words: ReadonlySet<string>): Set<string> =>
  new Set([...words].flatMap((word) => levelOf(word) ?? []).filter((level) => !TIMES.has(level)))
const NUMBER = /^\d{1,3}$/
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

const otherWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  missingIn(one, other).filter((word) => !isJoined(word, other) && ![...other].some((their) => isSameWord(word, their)))

/** The same of names: one of several words is no longer form of its last one, `machine learning` none of `learning`; of a level it is. */
function otherNamesOf({ names, words }: TitleWords, other: TitleWords): string[] {
  const alone = otherWords(names, other.names)
  const isOfSeveral = (name: string) => !words.has(name) && !isJoined(name, other.names)
  const several = missingIn(names, other.names).filter((name) => isOfSeveral(name) && !alone.includes(name))
  return [...alone, ...several.filter((name) => ![...other.names].some((their) => isNearlyAsLong(name, their)))]
}

/** `hemodialysis`: what is put before a word. */
const MOST_PREFIX = 5

const isNearlyAsLong = (one: string, other: string): boolean =>
  (Math.abs(one.length - other.length) <= MOST_PREFIX || levelOf(other) !== undefined) && isSameWord(one, other)

/** `fullstack` and `full stack`. */
const isJoined = (word: string, others: ReadonlySet<string>): boolean =>
  word.length >= LEAST_BEGUN && [...others].join('').includes(word)

/**
 * How two titles stand to each other: `same` words, one with `more` words than the other, `reworded` where each has words of
 * its own, `other worker` where they name two, `other` where they share no word, `assistant` where only one names an assistant
 * and no level else, `level` where each has another level and other words for the work, or `apart`: another level, number, pay
 * or language.
 */
export type TitleRelation = 'same' | 'more' | 'reworded' | 'other worker' | 'other' | 'assistant' | 'level' | 'apart'

export function compareTitles(one: Named, other: Named): TitleRelation {
  const [own, theirs] = [readTitle(one), readTitle(other)]
  if (own === theirs) return 'same'
  if (moneyDiffers(own.pay, theirs.pay) || disjoint(own.languages, theirs.languages)) return 'apart'
  if (disjoint(own.licenses, theirs.licenses)) return 'apart'
  if (disjoint(own.times, theirs.times) || areOtherRanks(own, theirs)) return 'apart'
  if (disjoint(own.markets, theirs.markets)) return 'apart'
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
  if (levels === 'apart') {
    if (isOneAssistant(one.levels, other.levels)) return 'assistant'
    return isNamedAnew(one, other) && isNamedAnew(other, one) ? 'level' : 'apart'
  }
  const [own, theirs] = [otherNamesOf(one, other), otherNamesOf(other, one)]
  const [alone, theirAlone] = [otherWords(one.words, other.words), otherWords(other.words, one.words)]
  if (levels === 'same') {
    if (own.length === 0 && theirs.length === 0) return 'same'
    if ([own, theirs, alone, theirAlone].some((only) => only.length === 0)) return 'more'
  }
  if (!canBeOne(one.unbracketed, other.unbracketed)) return 'other worker'
  return own.length < one.names.size || alone.length < one.words.size ? 'reworded' : 'other'
}

/** Levels that whoever names the work anew gives it anew; who leads a team is somebody else. */
const GIVEN_ANEW = new Set(['senior', 'mid', 'manager', 'associate', 'assistant', 'lead'])
const OF_A_TEAM = new Set(['team', 'leader', 'shift'])

/** It names the work in words of its own, and its level is one of those that are given freely. */
const isNamedAnew = (one: TitleWords, other: TitleWords): boolean =>
  [...one.levels].every((level) => GIVEN_ANEW.has(level)) &&
  one.told.every((word) => !OF_A_TEAM.has(word)) &&
  otherWords(one.words, other.words).some((word) => levelOf(word) === undefined && !ANYBODY.has(word)) &&
  canBeOne(one.unbracketed, other.unbracketed)

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

type Title = TitleWords &
  Ranked & {
    pay: Amount[]
    languages: ReadonlySet<string>
    times: ReadonlySet<string>
    markets: ReadonlySet<string>
    licenses: ReadonlySet<string>
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
    ranks: ranksOf(cleaned(title)),
    classes: classesOf(title),
    markets: marketsOf(title),
    licenses: found(title, LICENSE, ([, country = '']) => country.toLowerCase()),
  }
}, 5_000)
const readTitle = ({ title, employer_name, location }: Named): Title =>
  readNamed([title, employer_name ?? '', location ?? ''].join(GAP))

const NO_WORK = new Set(
  'external internal general open spontaneous speculative unsolicited initiative job jobs application applications apply post posting postings role roles vacancy vacancies opening openings position positions opportunity opportunities career careers current future expression of interest talent pool community network join our the team us cv cvs resume your now hiring we are is why here at for a an in to and or all other any'.split(
    ' ',
  ),
)
/** `External Job Post`, `General Application`: any job may stand under it. */
export const namesNoWork = cached((title): boolean =>
  plainWords(title.slice(0, LONGEST_TITLE))
    .split(' ')
    .every((word) => NO_WORK.has(word)),
)

/** The words of a title that say what the work is, without its level. */
export const tellingOf = (named: Named): string[] => readTitle(named).told.filter((word) => levelOf(word) === undefined)
export const workOf = (named: Named): string => tellingOf(named).join(' ')

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
