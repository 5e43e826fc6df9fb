import { employerForm, plainWords } from '../../rules.ts'
import { cached } from '../cached/rules.ts'
import { isOneSlip } from '../slips/rules.ts'

/** What stands where a board or an employer gives no name. */
const NO_NAME = /^(?:confidential|private|anonymous|undisclosed|hidden|not disclosed|n\/a)\b/i

/** The name says who it is. */
export const isName = (name: string | null): boolean => !NO_NAME.test(name ?? '')

/** Words many names of employers begin with; one of them alone names nobody. */
const MANY_BEGIN_WITH = new Set(
  'virtual remote global premier private talent smart digital outsource outsourced staff staffing health medical dental green first united national general online filipino manila pinoy american australian british royal prime elite bright cloud creative modern family real estate home house north south east west golden silver blue black white star city metro power total universal international asian pacific pro best super saint santo san santa new'.split(
    ' ',
  ),
)
const LEAST_LETTERS = 5
/** Where a firm's branch is, and what its page on a board is called: `Atos UK & I`, `Atos Careers`. */
const BRANCH = new Set(
  'uk i ireland us usa ph philippines asia apac emea anz europe manila cebu pacific region careers career jobs hiring'.split(
    ' ',
  ),
)
/** Addresses of such pages: `honeyfilmjobs`, `honeyfilminc`. */
const WRITTEN_BEHIND = ['jobs', 'careers', 'inc', 'ltd', 'llc', 'corp', 'group', 'hq', 'gmbh']
const LONGEST_NAME = 200

/** `Kapewagon (Kalye Foods Inc.)` has two names: before, and in brackets. */
const namesIn = cached((name): string[][] => {
  const short = name.slice(0, LONGEST_NAME)
  const inner = /\(([^()]{3,60})\)/.exec(short)?.[1]
  const outer = short.replace(/\([^()]*\)/g, ' ')
  return [outer, ...(inner === undefined ? [] : [inner])].map((one) => employerForm(one).split(' '))
})

/** Words that names are shortened by. */
const WRITTEN_OUT = new Map(
  Object.entries({
    bros: 'brothers',
    mgmt: 'management',
    mgt: 'management',
    intl: 'international',
    svcs: 'services',
    mfg: 'manufacturing',
    assocs: 'associates',
    grp: 'group',
    bldg: 'building',
    ctr: 'center',
    centre: 'center',
    univ: 'university',
    hosp: 'hospital',
    natl: 'national',
    dist: 'distribution',
    engg: 'engineering',
  }),
)
const writtenOut = (words: readonly string[]): string[] => words.map((word) => WRITTEN_OUT.get(word) ?? word)

function begins(short: readonly string[], long: readonly string[]): boolean {
  if (short.length > 2 && short[0] === long[0] && short[1] === long[1])
    return short.every((word) => long.includes(word))
  const [first = ''] = short
  const isBranch = long.length > short.length && long.slice(short.length).every((word) => BRANCH.has(word))
  const isTelling = isBranch || short.length > 1 || (first.length >= LEAST_LETTERS && !MANY_BEGIN_WITH.has(first))
  if (!isTelling || short.length > long.length) return false
  const last = short.length - 1
  return short.every((word, at) => {
    const theirs = long[at] ?? ''
    // `Marc D.` and `Marc Dunhill`.
    return (
      word === theirs ||
      (at === last && at > 0 && (word.length === 1 || theirs.length === 1) && word.charAt(0) === theirs.charAt(0))
    )
  })
}

/** The same letters with other gaps or a slip of the pen, the same words in another order, or the initials of three and more. */
function isSpelledNearly(one: readonly string[], other: readonly string[]): boolean {
  const [name, their] = [one.join(''), other.join('')]
  if (name === their) return true
  if (isMistyped(name, their) && !isAnotherWord(one, other)) return true
  if (isJoinedBeginning(one, other) || isJoinedBeginning(other, one)) return true
  if (one.length === other.length && one.length > 1) return one.every((word) => other.includes(word))
  return isInitials(one, other) || isInitials(other, one)
}

const LEAST_MISTYPED = 8

/** `Loomcrate` and `Loom Crate Studio`, `Loomcrate Pro` and `Loom Crate`: one long word is the first two of the other. */
const isJoinedBeginning = ([name = '', ...more]: readonly string[], other: readonly string[]): boolean =>
  name.length >= LEAST_MISTYPED && name === other.slice(0, 2).join('') && other.length > 2 !== more.length > 0

const isMistyped = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= LEAST_MISTYPED && isOneSlip(one, other)

const LEAST_MISTYPED_WORD = 4

/** `Team A Trading` and `Team B Trading`, `Depot 12` and `Depot 13`: a short word or a number that differs is meant. */
const isAnotherWord = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.some((word, at) => {
    const theirs = other[at] ?? ''
    return word !== theirs && (/\d/.test(word + theirs) || Math.min(word.length, theirs.length) < LEAST_MISTYPED_WORD)
  })

/** One is the other without gaps, as addresses of boards have it, legal form and all: `honeyfilmweddings`. */
function isAddressOf(one: string, other: string): boolean {
  const [name, their] = [unspaced(one), unspaced(other)]
  return (
    name.length >= LEAST_ADDRESS &&
    (name === their || WRITTEN_BEHIND.some((tail) => their === `${name}${tail}` && !/\s/.test(other.trim())))
  )
}
const LEAST_ADDRESS = 3
const unspaced = cached((name): string => plainWords(name.slice(0, LONGEST_NAME)).replaceAll(' ', ''))

/** Names of one house: `Lito Technology` and `Lito Recruitment`. */
export function isOneHouse(one: string, other: string): boolean {
  const [[first = ''] = [], [their = ''] = []] = [namesIn(one)[0], namesIn(other)[0]]
  return first.length >= LEAST_ADDRESS && first === their && !MANY_BEGIN_WITH.has(first) && !NUMBER.test(first)
}
const NUMBER = /^\d+$/

const isInitials = (short: readonly string[], long: readonly string[]): boolean =>
  short.length === 1 && long.length > 2 && long.map((word) => word.charAt(0)).join('') === short[0]

/**
 * One name is the beginning of the other, stands in its brackets or is spelled nearly like it: `Honeyfilm` and `Honeyfilm
 * Weddings`, a brand and its company. It may be another employer after all.
 */
export function isNearName(one: string, other: string): boolean {
  if (isAddressOf(one, other) || isAddressOf(other, one)) return true
  const others = namesIn(other).map(writtenOut)
  return namesIn(one)
    .map(writtenOut)
    .some((own) => others.some((theirs) => begins(own, theirs) || begins(theirs, own) || isSpelledNearly(own, theirs)))
}

const LEAST_LOOKED_UP = 2
/** What names are looked up by: nearly the same names mostly begin with the same word, or two where many begin with the first. */
export const firstWords = cached((name): string[] => [
  ...new Set(
    namesIn(name).flatMap(([first = '', second]) => {
      if (first.length < LEAST_LOOKED_UP) return []
      if (!MANY_BEGIN_WITH.has(first)) return [first]
      return second === undefined ? [] : [`${first} ${second}`]
    }),
  ),
])

/** The normal form of a name, `employerForm`. */
export const formOf = cached(employerForm)
