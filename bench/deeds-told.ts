import { readInstructions } from '../src/features/cover-letters/instructions/rules.ts'
import { asDeed } from '../src/features/cover-letters/server/letter/deeds/sentences.ts'
import { gathered } from '../src/features/cover-letters/server/letter/parts/facts.ts'
import { ownDeeds } from '../src/features/cover-letters/server/letter/parts/own-deeds.ts'
import { inSubjectOf, needsOf } from '../src/features/cover-letters/server/letter-sources.ts'
import type { Writer } from '../src/features/cover-letters/server/writer.ts'
import type { Figure } from './figures.ts'
import { deedGrades } from './judged/letters/deed-grades.ts'
import { letterSets } from './letter-set.ts'
import type { LetterPosting } from './judged/letters/postings.ts'

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
  const all = (['held', 'fourth', 'fifth', 'sixth'] as const).flatMap((set) =>
    deedGrades[set].flatMap((row) => {
      const [posting = 0, person = 0] = row.split(' ').map(Number)
      const { people, postings } = letterSets[set]
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
