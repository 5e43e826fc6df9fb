import { readInstructions } from '../src/features/cover-letters/instructions/rules.ts'
import { asDeed } from '../src/features/cover-letters/server/letter/deeds/sentences.ts'
import { gathered } from '../src/features/cover-letters/server/letter/parts/facts.ts'
import { ownDeeds } from '../src/features/cover-letters/server/letter/parts/own-deeds.ts'
import { inSubjectOf, needsOf } from '../src/features/cover-letters/server/letter-sources.ts'
import type { Writer } from '../src/features/cover-letters/server/writer.ts'
import type { Figure } from './figures.ts'
import { deedGrades } from './judged/letters/deed-grades.ts'
import { fifthMorePostings } from './judged/letters/fifth-more-postings.ts'
import { fifthPeople } from './judged/letters/fifth-people.ts'
import { fifthPostings } from './judged/letters/fifth-postings.ts'
import { fourthMorePostings } from './judged/letters/fourth-more-postings.ts'
import { fourthPeople } from './judged/letters/fourth-people.ts'
import { fourthPostings } from './judged/letters/fourth-postings.ts'
import { heldOutMorePostings } from './judged/letters/held-out-more-postings.ts'
import { heldOutPeople } from './judged/letters/held-out-people.ts'
import { heldOutPostings } from './judged/letters/held-out-postings.ts'
import type { LetterPosting } from './judged/letters/postings.ts'
import { sixthMorePostings } from './judged/letters/sixth-more-postings.ts'
import { sixthPeople } from './judged/letters/sixth-people.ts'
import { sixthPostings } from './judged/letters/sixth-postings.ts'

const SETS: readonly (readonly [keyof typeof deedGrades, readonly Writer[], readonly LetterPosting[]])[] = [
  ['held', heldOutPeople, [...heldOutPostings, ...heldOutMorePostings]],
  ['fourth', fourthPeople, [...fourthPostings, ...fourthMorePostings]],
  ['fifth', fifthPeople, [...fifthPostings, ...fifthMorePostings]],
  ['sixth', sixthPeople, [...sixthPostings, ...sixthMorePostings]],
]

/** What of a pair the letter tells first and second, out of what the two best lines would be worth. */
function toldOf(writer: Writer, posting: LetterPosting, grades: readonly number[]): { first: number; two: number } {
  const name = `${writer.first_name} ${writer.last_name}`
  const needs = needsOf(readInstructions(posting.description), { name, ...inSubjectOf(writer, posting) })
  const { best, more } = ownDeeds(gathered(writer, posting, needs))
  const deeds = (writer.results ?? []).map((line) => asDeed(line))
  const [one = 0, other = 0] = [best?.deed ?? '', ...more].map((deed) => grades[deeds.indexOf(deed)] ?? 0)
  const [top = 0, next = 0] = grades.toSorted((a, b) => b - a)
  return { first: one / top, two: (one + other) / (top + next) }
}

/** How well the deeds are chosen that somebody of the trade is told by. */
export function deedsToldFigure(): Figure {
  const all = SETS.flatMap(([set, people, postings]) =>
    deedGrades[set].flatMap((row) => {
      const [posting = 0, person = 0] = row.split(' ').map(Number)
      const [who, what] = [people[person], postings[posting - 1]]
      const grades = (row.split(' ')[2] ?? '').match(/\d/g)?.map(Number) ?? []
      return who === undefined || what === undefined ? [] : [toldOf(who, what, grades)]
    }),
  )
  const mean = (of: (one: { first: number; two: number }) => number): number =>
    Math.round((all.reduce((sum, one) => sum + of(one), 0) / all.length) * 100) / 100
  const [first, two] = [mean((one) => one.first), mean((one) => one.two)]
  return {
    part: 'letters',
    what: `deeds told to ${all.length} postings of the own trade, by a hiring manager's grades: the first, the first two, of the best there are`,
    figure: `${first}, ${two}`,
    numbers: { first, two },
  }
}
