import { isSame } from '../work/carry.ts'
import type { Duty } from '../work/duty.ts'
import { programsOfBoth } from '../person/skills.ts'
import type { Gathered } from './facts.ts'
import { isOfFirst, NO_DUTY } from './first-duties.ts'
import { fieldOf, rareOf } from './title-words.ts'

/**
 * How much each sign counts that a hiring manager wants to read a deed, learnt from graded lines of resumes
 * (`docs/decisions/107-deeds-are-weighed.md`).
 */
const WEIGHTS = {
  /** How far the work carries over. */
  carries: 0.04,
  /** A word of the title that names the field, in the job it was done in. */
  field: 1.11,
  /** Each of the first parts of the job it is of. */
  part: 0.38,
  /** A kind of work or a tag that both name. */
  topic: 0.67,
  /** A program the posting names. */
  program: 0.82,
  /** A large part of the posting's work. */
  large: 0.5,
  /** The same as one of the first duties. */
  duty: 2.08,
  /** A word of the title that is rarer than the kind of work. */
  rare: 1.07,
  today: 0.42,
  number: 0.36,
} as const
const MOST_TOPICS = 3
/** So many parts of a job are most of it. */
const FIRST_PARTS = 4
/** From here on four of five deeds are worth a line to who hires. */
export const WORTH_A_LINE = 1.5

/** Tells how much each deed bears on a posting; from `WORTH_A_LINE` on it is worth telling beside the first. */
export function bearingOf(known: Gathered): (deed: string) => number {
  const { carried, duties, duty, fits, posting, at } = known
  const [ofField, isRare] = [fieldOf(known), rareOf(posting.title, duties[0])]
  const said = `${posting.title}\n${posting.description}`
  const first: readonly (Duty | null)[] = duties.slice(0, FIRST_PARTS)
  const topics = new Map(known.all.map((one) => [one.deed, one.topics.length]))
  return (deed) => {
    const mine = carried.filter((one) => one.deed === deed)
    const parts = new Set(mine.filter((one) => isSame(one) && first.includes(one.duty)).map((one) => one.duty))
    return (
      WEIGHTS.carries * Math.max(0, ...mine.map(({ score }) => score)) +
      WEIGHTS.field * ofField(deed) +
      WEIGHTS.part * parts.size +
      WEIGHTS.topic * Math.min(MOST_TOPICS, topics.get(deed) ?? 0) +
      WEIGHTS.number * (/\d/.test(deed) ? 1 : 0) +
      WEIGHTS.program * programsOfBoth(deed, said).length +
      WEIGHTS.large * (fits.get(deed)?.large === true ? 1 : 0) +
      WEIGHTS.duty * (isOfFirst(duty.get(deed) ?? NO_DUTY, true) ? 1 : 0) +
      WEIGHTS.rare * (isRare(deed) ? 1 : 0) +
      WEIGHTS.today * (at(deed).work?.when?.startsWith(' since') === true ? 1 : 0)
    )
  }
}
