import { plainWords } from '../rules.ts'
import {
  type Agreement,
  agreementOf,
  compareEmployers,
  HELD,
  NO_WORK,
  type Recognisable,
  SAME_LINK,
  TITLE_ANEW,
} from './agreement/rules.ts'
import { areCalledOtherwise } from './calling/rules.ts'
import { exchangesIn } from './content/alignment/rules.ts'
import { type Rewording, rewordingOf, type Silent } from './content/rewording/rules.ts'
import { contentOf, wordOfStem } from './content/rules.ts'
import { areToldApart, mentions, saysTelling } from './denials/rules.ts'
import { copiesDiffer, saysRemote } from './marks/rules.ts'
import { nameOfPlace } from './places/rules.ts'
import { agreementOfStrangers, areLinked, finds, shareRef } from './strangers/rules.ts'
import { likenessBeside, type Print } from './texts/rules.ts'
import { isRole } from './titles/roles/rules.ts'
import { areOtherKinds } from './titles/kinds/rules.ts'
import { compareTitles, ownWords, workOf } from './titles/rules.ts'
import type { Side } from './weighing/features/rules.ts'
import { type Bar, LEAST_WEIGHT, VERY_LONG, weigh } from './weighing/rules.ts'

/** Why two postings count as one real job, for people to check; `score` is how alike their texts are, 0 to 1. */
export type Sameness = { reason: string; score: number }

const NO_BOILERPLATE: ReadonlySet<number> = new Set()

/**
 * Whether two postings are the same real job: they agree (`agreementOf`), nothing in their texts tells them apart, and the
 * texts are as alike as that asks for, or share so many facts that they can hardly be of two jobs (`weigh`).
 * @param print gives what is compared of a posting's text; it is asked only when they agree
 * @param boilerplate what their employer writes into all of its postings
 */
export function sameJob<P extends Recognisable>(
  one: P,
  other: P,
  print: (posting: P) => Print,
  boilerplate = NO_BOILERPLATE,
): Sameness | null {
  const known = agreementOf(one, other)
  const agreement = known ?? agreementOfStrangers(one, other)
  if (!agreement) return null
  const sides: Sides = [
    { ...print(one), posting: one },
    { ...print(other), posting: other },
  ]
  const [own, theirs] = sides
  if (!known && !(finds(own.content, theirs.content) && finds(theirs.content, own.content))) return null
  if (areToldApart(sides)) return null
  const alike = titlesAllow(agreement, sides) ? alikeBy(agreement, sides, { boilerplate, known: known !== null }) : null
  return alike ?? weighed(agreement, sides, boilerplate)
}

/** By employers that have to do with each other and by one place, as far as is said. */
const canBeWeighed = ({ isElsewhere }: Agreement, [one, other]: Sides): boolean =>
  isElsewhere !== true && WEIGHED.has(compareEmployers(one.posting, other.posting))
const WEIGHED: ReadonlySet<string> = new Set(['same', 'near', 'client'])

/** Under another title, level or employer: where facts agree that hardly do so by chance. */
const MUCH = 3
/** Titles that share no word: an employer's short texts agree in so much by chance. */
const SOME = 1.2
const BARS: ReadonlyMap<string, Bar> = new Map([
  ['more', { weight: LEAST_WEIGHT, inLong: MUCH, long: VERY_LONG }],
  ['level', { weight: LEAST_WEIGHT, isExact: true, inLong: MUCH }],
  ['assistant', { weight: LEAST_WEIGHT, isBothSaid: true, inLong: MUCH }],
  ['other worker', { weight: LEAST_WEIGHT, isBothSaid: true, inLong: 4.5 }],
  ['reworded', { weight: LEAST_WEIGHT, inLong: MUCH }],
  ['other', { weight: SOME, inLong: MUCH, facts: 8 }],
])
const STRANGERS = { weight: 2, again: 0.35, isExact: true } as const

function weighed(agreement: Agreement, sides: Sides, runs: ReadonlySet<number>): Sameness | null {
  if (agreement.isElsewhere === true || agreement === NO_WORK) return null
  const [one, other] = sides
  const found = weigh(one, other, { runs, words: namesIn(sides) }, barOf(agreement, sides))
  return found && { reason: `${agreement.reason}, ${found.reason}`, score: REWORDED * found.sure }
}

function barOf(agreement: Agreement, sides: Sides): Bar | undefined {
  if (!canBeWeighed(agreement, sides)) return STRANGERS
  return BARS.get(compareTitles(sides[0].posting, sides[1].posting))
}

/** The two sides of a pair that is weighed where nothing else decides; null where it is not. */
export function weighable<P extends Recognisable>(
  one: P,
  other: P,
  print: (posting: P) => Print,
): [Side, Side, Silent] | null {
  const known = agreementOf(one, other)
  if (!known) return null
  const sides: Sides = [
    { ...print(one), posting: one },
    { ...print(other), posting: other },
  ]
  return areToldApart(sides) || !canBeWeighed(known, sides)
    ? null
    : [...sides, { runs: NO_BOILERPLATE, words: namesIn(sides) }]
}

/** The words of their employers' names, which say nothing of the work. */
const namesIn = (sides: Sides): Set<number> => new Set(sides.flatMap(({ posting }) => nameOf(posting)))

type Beside = { boilerplate: ReadonlySet<number>; known: boolean }

/** Whether the texts are as alike as the agreement asks for, word for word or in other words. */
function alikeBy(agreement: Agreement, sides: Sides, { boilerplate, known }: Beside): Sameness | null {
  const [own, theirs] = sides
  const score = likenessBeside(own.shingles, theirs.shingles, boilerplate)
  const isElsewhere = agreement.isElsewhere === true
  if (isElsewhere && !sides.some(isRemote) && !sides.every((side) => namesPlaces(side, sides))) return null
  const copy = { reason: isElsewhere ? `${agreement.reason}, several places` : agreement.reason, score }
  const isSaid = agreement.says !== 'own words' || saysOwnWords(sides)
  if (!known && !isSaid) return null
  if (agreement.says === 'own words' && score >= SAME_BUT_TITLE && !isOfBoth(sides)) return null
  // Most are the same to the word: what they say in other words need not be looked at.
  const areKinds = areOtherKinds(own.posting, theirs.posting)
  if (score === 1 && isSaid && agreement.needed <= 1 && !areKinds)
    return { ...copy, reason: `${copy.reason}, text 100% alike` }
  const silent = { runs: boilerplate, words: namesIn(sides) }
  // Where a text was copied and says the other title's words, what each adds at a place of its own exchanges nothing.
  const isOneText = agreement.says === 'own words' && isSaid && score >= LARGELY_COPIED
  const said = rewordingOf(own.content, theirs.content, silent, agreement.isRetitled && !isOneText)
  if (isElsewhere && score < HELD_WHOLE && !isHeld(said)) return null
  if (
    said.copied >= MOSTLY_COPIED &&
    (copiesDiffer(own.marks, theirs.marks) || areOverwritten(sides, said.copied, areKinds))
  )
    return null
  return judged(isSaid ? withLink(agreement, sides) : TITLE_ANEW, copy, {
    ...said,
    spare: compareTitles(own.posting, theirs.posting) === 'same' ? LEFT_OF_LONG * said.words : 0,
    // Two openings have two numbers, whatever else was exchanged.
    areBothAlone: () => !shareRef(own, theirs) && said.areBothAlone(),
  })
}

/** Who is sent to one form, or quotes one vacancy's number, applies for one job more often than not. */
function withLink(agreement: Agreement, [one, other]: Sides): Agreement {
  const shares = [...one.marks.links].some((link) => other.marks.links.has(link)) || shareRef(one, other)
  return shares && agreement.reworded && agreement.says === undefined
    ? { ...agreement, reworded: SAME_LINK }
    : agreement
}

/** The words of its employer's name, which say nothing of the work. */
const nameOf = ({ employer_name }: Recognisable): number[] => [...contentOf(employer_name ?? '').stems].map(wordOfStem)

/** All that the shorter text says stands in the other one, though not in the same words. */
const isHeld = ({ shared, words, unsaid }: Rewording): boolean =>
  shared >= HELD.weight && shared >= HELD.shared * words && unsaid <= HELD.unsaid

/** The text speaks of both places. */
const namesPlaces = ({ content }: Side, sides: Sides): boolean =>
  sides.every(({ posting }) => ` ${content.plain} `.includes(` ${nameOfPlace(posting.location ?? '')} `))

type Sides = readonly [Side, Side]

/** Two texts that are mostly the same word for word, where each has a telling word of its own, are those of two jobs. */
const MOSTLY_COPIED = 0.6
/** By likeness: most of it is the same word for word, in one order. */
const LARGELY_COPIED = 0.7
/** What each text says outside of what both have is hardly said again in the other. */
const HARDLY_AGAIN = 0.2
/** So much of it is said again, and so little is not, where a text was shortened or retouched. */
const RETOUCHED = { again: 0.35, unsaid: 30 }
/** What is alike word for word comes first. */
const REWORDED = 0.5

/** The one text stands in the other from its beginning to its end. */
const HELD_WHOLE = 0.94

const NEXT_TO_NOTHING = 15
/** Six telling words that are not said again: two long texts of one trade have much in common. */
const MOST_UNSAID = 60
/** Of a long text under one title more may be left unsaid where it was retouched. */
const LEFT_OF_LONG = 0.065
/** Nearly all of the shorter text stands in the other one. */
const NEARLY_ALL = 0.8

function judged({ needed, reworded }: Needs, copy: Sameness, said: Rewording & { spare: number }): Sameness | null {
  const shared = said.shared / Math.max(1, said.words)
  const isCopy = copy.score >= needed
  const isEnough = reworded && said.shared >= reworded.weight && shared >= reworded.shared
  const isWithin =
    said.copied <= (reworded?.copied ?? 1) && said.unsaid <= (reworded?.unsaid ?? Math.max(MOST_UNSAID, said.spare))
  if (!isCopy && !(isEnough && isWithin)) return null
  const areBothAlone = said.areBothAlone()
  // Where one text says next to nothing of its own, nothing of the other is denied.
  const isDenied = areBothAlone || (said.unsaid > NEXT_TO_NOTHING && said.copied < NEARLY_ALL)
  const again = isDenied ? (shared >= NEARLY_ALL ? said.againInFew : said.again) : 1
  const isRetouched = again >= RETOUCHED.again && said.unsaid <= Math.max(RETOUCHED.unsaid, said.spare)
  if (again < HARDLY_AGAIN || (said.copied >= MOSTLY_COPIED && areBothAlone && !isRetouched)) return null
  if (isCopy) return { ...copy, reason: `${copy.reason}, text ${percent(copy.score)} alike` }
  if (again < (reworded?.again ?? 1)) return null
  return { reason: `${copy.reason}, ${percent(shared)} of the same in other words`, score: REWORDED * shared }
}

type Needs = Pick<Agreement, 'needed' | 'reworded'>

/** The texts say what has to be said of two titles and two employers. */
function titlesAllow({ says, isLinked }: Agreement, [one, other]: Sides): boolean {
  if (isLinked && !areLinked(one, other)) return false
  if (says === 'client') return one.marks.isForClient !== other.marks.isForClient
  return says !== 'both' || (mentions(one, one.posting.title) && mentions(other, other.posting.title))
}

const NAMED_ALIKE: ReadonlySet<string> = new Set(['same', 'near'])

/** All that only the one title says stands in the other's text: another word for the same work. */
function saysOwnWords([one, other]: Sides): boolean {
  const [own, theirs] = [ownWords(one.posting, other.posting), ownWords(other.posting, one.posting)]
  const isSaid = (side: Side, words: string[]) => mentions(side, words.join(' ')) && saysTelling(side, words.join(' '))
  if (own.length + theirs.length === 0 || isSaid(other, own) || isSaid(one, theirs)) return true
  // One title says the other's work under another name of the worker, as if it only had fewer words.
  const isMere = [own, theirs].some((words) => words.every((word) => isRole(word)))
  const isMentioned = mentions(other, own.join(' ')) || mentions(one, theirs.join(' '))
  return isMere && isMentioned && NAMED_ALIKE.has(compareEmployers(one.posting, other.posting))
}

/** One text stands under both titles. */
const SAME_BUT_TITLE = 0.98

/**
 * Under two kinds of work of one worker, the text speaks of either kind; else it is the text of the one, put under the other
 * as well. Another name of the worker may be meant for the same.
 */
function isOfBoth([one, other]: Sides): boolean {
  const kindsOf = (side: Side, beside: Side) => ownWords(side.posting, beside.posting).filter((word) => !isRole(word))
  const kinds = [kindsOf(one, other), kindsOf(other, one)]
  if (kinds.some((words) => words.length === 0)) return true
  return kinds.every((words) => mentions(one, words.join(' ')) || mentions(other, words.join(' ')))
}

/** One text under two titles, written over for the other job. */
const areOverwritten = (sides: Sides, copied: number, areKinds: boolean): boolean =>
  speakForThemselves(sides) ||
  areCalledOtherwise(...sides) ||
  (copied >= ALL_BUT_TITLES && (areKinds || exchangeTitles(sides)))
/** Hardly anything else was changed. */
const ALL_BUT_TITLES = 0.95

/** Where the one says a word of its title, more often than the other does, the other says something else of the work. */
function exchangeTitles([one, other]: Sides): boolean {
  const [own, theirs] = [titledAlone(one, other), titledAlone(other, one)]
  if (own.length + theirs.length === 0) return false
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return exchangesIn(one.content, other.content).some(([[from, to], [start, end]]) => {
    // What comes at the end may have been cut from the other.
    if (to === words.length || end === others.length) return false
    const [here, there] = [words.slice(from, to), others.slice(start, end)]
    const says = (told: Told[], titled: string[], instead: Told[], less: Side, all: Told[]) =>
      instead.some(({ word, stem }) => stem !== 0 && told.every((each) => each.word !== word)) &&
      told.some(
        ({ word }) => titled.includes(word) && all.filter((each) => each.word === word).length > timesIn(less, word),
      )
    return says(here, own, there, other, words) || says(there, theirs, here, one, others)
  })
}

/** A word that the other title has too may be left out there for standing in the employer's name. */
function titledAlone(one: Side, other: Side): string[] {
  const there = plainWords(other.posting.title).split(' ')
  return ownWords(one.posting, other.posting).filter((word) => !there.includes(word))
}

type Told = { word: string; stem: number }
const wordsOf = ({ content }: Side): Told[] =>
  content.plain.split(' ').map((word, at) => ({ word, stem: content.stems[at] ?? 0 }))

const timesIn = ({ content }: Side, words: string): number => ` ${content.plain} `.split(` ${words} `).length - 1

type Words = readonly [own: string[], theirs: string[]]

/** One text under two titles, where each speaks more of its own work: a firm wrote the next job over the last one. */
function speakForThemselves([one, other]: Sides): boolean {
  const works: Words = [[workOf(one.posting)], [workOf(other.posting)]]
  const own: Words = [ownWords(one.posting, other.posting), ownWords(other.posting, one.posting)]
  const allIn = (side: Side, words: string[]) => words.reduce((sum, word) => sum + timesIn(side, word), 0)
  const speak = ([work, theirs]: Words) =>
    allIn(one, work) > allIn(other, work) && allIn(other, theirs) > allIn(one, theirs)
  return speak(works) || speak(own)
}

/** Done from anywhere, by its text or by what its title and place say. */
const isRemote = ({ posting, marks }: Side): boolean =>
  marks.remote || saysRemote(`${posting.title} ${posting.location ?? ''} ${posting.job_types.join(' ')}`)

const percent = (part: number): string => `${Math.round(part * 100)}%`
