import { plainWords } from '../../rules.ts'
import { type Content, contentOf, wordOfStem } from '../content/rules.ts'
import { isAtNight, languagesOf, marksDiffer } from '../marks/rules.ts'
import { areOtherTowns } from '../places/rules.ts'
import { areAbroad, speaksOfHome } from '../places/countries/rules.ts'
import { missingIn } from '../sets/rules.ts'
import { compareTitles, ownWords, saidLevelsOf, timesOf } from '../titles/rules.ts'
import { classesOf } from '../titles/ranks/rules.ts'
import { townAlone } from '../titles/towns/rules.ts'
import { isPassing, passingOf, whichOfMany } from '../titles/which/rules.ts'
import type { Side } from '../weighing/features/rules.ts'

/** Two texts, or a title and the other's text, deny that they are of one job. */
export const areToldApart = ([one, other]: readonly [Side, Side]): boolean =>
  marksDiffer(one.marks, other.marks) ||
  !(saysTimes(one, other) && saysTimes(other, one) && saysWhich(one, other) && saysWhich(other, one)) ||
  isAbroad(one, other) ||
  (!one.marks.remote && !other.marks.remote && areOtherTowns(one.posting.title, other.posting.title)) ||
  isElsewhere(one, other) ||
  isElsewhere(other, one)

/** What only one title says of time, language, class, level and term stands in the other's text. */
function saysTimes(one: Side, other: Side): boolean {
  const { title } = one.posting
  const languages = missingIn(languagesOf(title), languagesOf(other.posting.title))
  return (
    languages.every((language) => other.marks.languages.has(language) || isSpokenIn(language, title, other)) &&
    missingIn(classesOf(title), classesOf(other.posting.title)).every((name) => isOnlyClass(name, other)) &&
    missingIn(timesOf(title), timesOf(other.posting.title)).every((time) => isWorkedAt(time, one, other)) &&
    saysLevels(one, other) &&
    missingIn(passingOf(title), passingOf(other.posting.title)).every(
      (word) => isWritten(other, word) || saysAll(other, word) || isPassing(word, other.content.plain),
    )
  )
}

/** The text names this class and no other grade or year: a school looks for teachers of several in one text. */
const isOnlyClass = (name: string, { content }: Side): boolean => {
  const [kind = ''] = name.split(' ')
  const classes = [...classesOf(content.plain, content.plain.length)].filter((one) => one.startsWith(kind))
  return classes.length === 1 && classes[0] === name
}

/** Whom one teaches is called by a language that nobody has to speak: `Japanese adults`, `adults in Japan`. */
const isSpokenIn = (language: string, title: string, other: Side): boolean => {
  const country = COUNTRY_OF[language]
  return country !== undefined && LEARNERS.test(title) && isWritten(other, country)
}
const LEARNERS = /\b(?:adults|kids|children|teens|students|learners|pupils)\b/i
/** Languages that are mostly spoken in one country. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
  japanese: 'japan',
  korean: 'korea',
  italian: 'italy',
  german: 'germany',
  french: 'france',
  dutch: 'netherlands',
  polish: 'poland',
  thai: 'thailand',
  vietnamese: 'vietnam',
  hebrew: 'israel',
  swedish: 'sweden',
  norwegian: 'norway',
  danish: 'denmark',
}

/** The text says so, or has the very hours of the text under the title that says it. */
const isWorkedAt = (time: string, one: Side, other: Side): boolean =>
  other.marks.shifts.has(time) ||
  // Boards leave out the ends of lines: `Day ShiftSalary`.
  ` ${other.content.plain}`.includes(` ${time} shift`) ||
  (time === 'night' && isAtNight(other.marks)) ||
  shareHours(one, other)

const shareHours = (one: Side, other: Side): boolean => {
  const theirs = other.facts().hours
  return [...one.facts().hours].some((hours) => theirs.has(hours))
}

/** A level that one title names alone is said by the other's text, or the titles were written anew with it. */
const saysLevels = (one: Side, other: Side): boolean =>
  missingIn(saidLevelsOf(one.posting), saidLevelsOf(other.posting)).every((level) => other.marks.levels.has(level)) ||
  compareTitles(one.posting, other.posting) === 'level'

/** These words stand in the text one behind the other. */
const isWritten = ({ content }: Side, words: string): boolean => ` ${content.plain} `.includes(` ${plainWords(words)} `)

/** A ward or an account that only one title names stands in the other's text. */
const saysWhich = (one: Side, other: Side): boolean => {
  const which = whichOfMany(one.posting, other.posting)
  return which.length === 0 || saysAll(other, which.join(' '))
}

/** They state two countries. A board may state that of the employer: then both texts speak of the one where one sits. */
const isAbroad = (one: Side, other: Side): boolean =>
  areAbroad(one.posting.location, other.posting.location) &&
  !(speaksOfHome(one.content.plain) && speaksOfHome(other.content.plain))

/**
 * In the place of the town in the one title the other has words that not even its own text says: another town. Where both
 * state one place, it has to be a single word.
 */
function isElsewhere(one: Side, other: Side): boolean {
  const town = townAlone(one.posting, other.posting)
  if (town === null || one.marks.remote || other.marks.remote) return false
  const instead = ownWords(other.posting, one.posting)
  const isEnough = town === 'unstated' ? instead.length > 0 : instead.length === 1
  return isEnough && instead.every((word) => !isWritten(other, word))
}

type Said = { content: Content }

const holds = ({ content }: Said, stem: number): boolean =>
  content.stems.some((one) => wordOfStem(one) === wordOfStem(stem))

/** One of these words that says something of the work stands in the text. */
export const mentions = (side: Said, words: string): boolean =>
  contentOf(words).stems.some((stem) => stem !== 0 && holds(side, stem))

/** All of these words that say something of the work do. */
export const saysTelling = (side: Said, words: string): boolean =>
  contentOf(words).stems.every((stem) => stem === 0 || holds(side, stem))

/** A word that any posting may have is never said: nobody can tell whether it means the same. */
const saysAll = (side: Said, words: string): boolean =>
  contentOf(words).stems.every((stem) => stem !== 0 && holds(side, stem))
