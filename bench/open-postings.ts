import { isJudgedPosting, JUDGED } from './instructions.ts'
import { isHeldOut, realSets } from './judged-real.ts'
import type { JudgedPosting } from './judged/posting.ts'
import { secondMorePostings } from './judged/second-more-postings.ts'
import { secondPostings } from './judged/second-postings.ts'

/** A judged posting with the name of its set. */
export type Named = JudgedPosting & { set: string }

/** Every judged posting that weights may be learnt from. */
export async function openPostings(): Promise<Named[]> {
  const real = (await realSets('instructions', isJudgedPosting)).filter(({ name }) => !isHeldOut(name))
  const older = { made: JUDGED.made(), second: [...secondPostings, ...secondMorePostings], third: JUDGED.third }
  const sets = [...real, ...Object.entries(older).map(([name, items]) => ({ name, items }))]
  return sets.flatMap(({ name, items }) => items.map((item) => ({ ...item, set: name })))
}
