import { plainWords } from '../../rules.ts'
import { type Agreement, areFarApart, compareEmployers, HELD, type Recognisable, statePay } from '../agreement/rules.ts'
import { type Content, contentOf, TELLING, weightOfStem } from '../content/rules.ts'
import type { Marks } from '../marks/rules.ts'
import { firstWords, formOf } from '../names/rules.ts'
import { isSamePlace } from '../places/rules.ts'
import { fieldsDiffer } from '../stated/rules.ts'
import { compareTitles } from '../titles/rules.ts'
import type { Facts } from '../weighing/facts/rules.ts'

/** So many words find a posting together; each of so many stretches of a text has its own, for any of them may be another in a copy. */
const [GROUP, STRETCHES] = [3, 4]
const LEAST_LETTERS = 4
const TELLING_WORD = /^[a-z]+$/

/** A rare word, and its number in `Content`. */
type Rare = { word: string; stem: number }

/**
 * Groups of rare words, each of which finds the postings that have all of its words, whatever their title and whoever their
 * employer: the longest words of every stretch that tell something of the work. None of a text that says little.
 */
export function rareWords({ plain, stems }: Pick<Content, 'plain' | 'stems'>): Rare[][] {
  const rare = new Map<string, Rare>()
  for (const [at, word] of plain.split(' ').entries()) {
    const stem = stems[at] ?? 0
    if (stem === 0 || stem % 2 === 1 || word.length < LEAST_LETTERS || !TELLING_WORD.test(word)) continue
    if (!rare.has(word)) rare.set(word, { word, stem })
  }
  const words = [...rare.values()]
  const size = Math.ceil(words.length / STRETCHES)
  if (size < GROUP) return []
  const stretches = Array.from({ length: STRETCHES }, (_, at) => words.slice(at * size, (at + 1) * size))
  return stretches
    .map((stretch) => stretch.toSorted((one, other) => other.word.length - one.word.length).slice(0, GROUP))
    .filter((group) => group.length === GROUP)
}

/** One of the groups of the one stands in the other. */
export function finds(one: Content, other: Content): boolean {
  const there = new Set(other.stems)
  return rareWords(one).some((group) => group.every(({ stem }) => there.has(stem)))
}

const WITHIN = { reason: 'one text within the other', needed: 2, reworded: HELD, says: 'own words' } as const

/**
 * What makes it worth comparing two postings that are found by the words of their texts alone: nothing they state tells them
 * apart, and their titles have a word in common. Two employers have to be linked by what the texts say.
 */
export function agreementOfStrangers(one: Recognisable, other: Recognisable): Agreement | null {
  if (areFarApart(one, other) || fieldsDiffer(one, other, one.source === other.source)) return null
  if (one.location && other.location && !isSamePlace(one.location, other.location)) return null
  const titles = compareTitles(one, other)
  if (titles !== 'same' && titles !== 'more' && titles !== 'reworded') return null
  const employers = compareEmployers(one, other)
  const isLinked = employers === 'other' || employers === 'house'
  return { ...WITHIN, isRetitled: titles !== 'same', isLinked }
}

type Side = { posting: Recognisable; content: Content; marks: Marks; facts: () => Facts }

/** Shorter numbers are given to several vacancies. */
const LEAST_REF = 5
type Named = Pick<Side, 'content' | 'marks'>

/** Both name one number of a vacancy; one of them may leave out what it is. */
export const shareRef = (one: Named, other: Named): boolean => quotes(one, other) || quotes(other, one)

const quotes = ({ marks }: Named, other: Named): boolean =>
  [...marks.refs].some(
    (ref) =>
      ref.length >= LEAST_REF &&
      (other.marks.refs.has(ref) || ` ${other.content.plain} `.includes(` ${plainWords(ref)} `)),
  )

/**
 * Two employers that have to do with each other: a text names the other's, both have one vacancy number, one
 * bears the other's surname, one writes for a client at the same place, their names begin alike, and so do place and pay, or
 * a long text of one stands whole in the other's.
 */
export function areLinked(one: Side, other: Side): boolean {
  if (names(one, other) || names(other, one) || shareRef(one, other) || shareSurname(one, other)) return true
  if (isWholeCopy(one, other)) return true
  if (!one.posting.location || !other.posting.location) return false
  if (one.marks.isForClient || other.marks.isForClient) return true
  const theirs = namesOf(other)
  return statePay(one.posting) && statePay(other.posting) && namesOf(one).some((name) => theirs.includes(name))
}

/** What two firms write alike out of a book of samples is shorter, and names nothing. */
const LEAST_OF_COPY = { words: 150, names: 6, shared: 0.9 }

/** A firm of a house and its head, or a board that posts for others: a long text under one title that names much. */
function isWholeCopy(one: Side, other: Side): boolean {
  const [few, many] = one.content.runs.length <= other.content.runs.length ? [one, other] : [other, one]
  if (few.posting.title_key !== many.posting.title_key || few.content.runs.length < LEAST_OF_COPY.words) return false
  const there = new Set(many.content.runs)
  const shared = few.content.runs.filter((run) => there.has(run)).length
  if (shared < LEAST_OF_COPY.shared * few.content.runs.length) return false
  const theirs = many.facts().names
  return [...few.facts().names].filter((name) => theirs.has(name)).length >= LEAST_OF_COPY.names
}

const namesOf = ({ posting }: Side): string[] =>
  firstWords(posting.employer_name ?? '').filter((name) => name.length >= LEAST_LETTERS)

/** `Nora Quill` and `Team Quill Homes`: a word that says nothing of the work, for neither text has it. */
const shareSurname = (one: Side, other: Side): boolean => bearsName(one, other) || bearsName(other, one)

function bearsName(person: Side, firm: Side): boolean {
  const [first = '', surname = '', ...more] = wordsOf(person)
  const words = wordsOf(firm)
  if (more.length > 0 || surname.length < LEAST_SURNAME || words.includes(first)) return false
  if (!words.slice(0, -1).includes(surname)) return false
  return (
    [...contentOf(surname).stems].every((stem) => weightOfStem(stem) === TELLING) &&
    [person, firm].every(({ content }) => !` ${content.plain} `.includes(` ${surname} `))
  )
}
const LEAST_SURNAME = 5
const wordsOf = ({ posting }: Side): string[] => formOf(posting.employer_name ?? '').split(' ')

const names = ({ content }: Side, other: Side): boolean =>
  namesOf(other).some((name) => ` ${content.plain} `.includes(` ${name} `))
