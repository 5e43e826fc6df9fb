import { isSame } from '../work/carry.ts'
import type { Duty } from '../work/duty.ts'
import { bearingOf, WORTH_A_LINE } from './bearing.ts'
import type { Gathered } from './facts.ts'
import { isOfFirst, NO_DUTY } from './first-duties.ts'
import { withoutTold } from './lines.ts'
import { type Evidence, strongest } from '../deeds/results.ts'

const MORE_SHOWN = 2

/** What somebody of the trade tells: the deed that fits best, one or two more, one to fill up with, and the answers without the first. */
type OwnDeeds = { best: Evidence | undefined; more: string[]; spare: string | null; replies: string }

/** Chooses the deeds of somebody of the same trade. */
export function ownDeeds(known: Gathered): OwnDeeds {
  const { carried, near, fits } = known
  const all = weighed(known)
  const [lead] = withoutAnswers(known, all)
  // Words in common with another field's posting are no reason to point at them.
  const fitted = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  // Who has held such a job tells what it was most of, even if the posting has no word of it.
  const best = fitted ?? (near ? known.all.find(({ deed }) => deed === strongest(known.writer)[0]) : undefined)
  const replies = best === undefined ? known.replies : withoutTold(known.replies, best.deed)
  const isLeft = (deed: string): boolean => deed !== best?.deed && !replies.includes(deed)
  const fitting = best === undefined ? [] : alsoFit(known, best.deed, all).filter(isLeft)
  const more = best === undefined ? [] : fitting.slice(0, MORE_SHOWN)
  // What no task calls for stands only where there is nothing else to tell.
  const left = carried.filter((one) => !one.held && !more.includes(one.deed) && isLeft(one.deed))
  const spare = left.find((one) => isSame(one) || one.name !== '' || (fits.get(one.deed)?.score ?? 0) > 0)
  const also = spare?.near === true && more.length === 0 ? [spare.deed] : more
  // A letter that would be too short tells whatever else was done.
  const last =
    also.length < MORE_SHOWN ? known.all.find(({ deed }) => !also.includes(deed) && isLeft(deed))?.deed : undefined
  const filling = also === more ? (spare?.deed ?? last) : last
  return { best, more: also, spare: best === undefined ? null : (filling ?? null), replies }
}

/** How much less another deed may fit that is told instead of one that an answer in a list tells. */
const AS_GOOD = 0.6
/** A list of answers tells its deeds by itself: the letter opens with another one that fits nearly as well. */
function withoutAnswers({ replies, duty }: Gathered, all: Evidence[]): Evidence[] {
  const [first] = all
  if (first === undefined || !/^2\. /m.test(replies) || !replies.includes(first.deed)) return all
  const sum = (deed: string): number => duty.get(deed)?.sum ?? 0
  const next = all.find(
    ({ deed, main, score }) =>
      main &&
      COUNTED.test(deed) &&
      score >= AS_GOOD * first.score &&
      sum(deed) >= AS_GOOD * sum(first.deed) &&
      !replies.includes(deed),
  )
  return next === undefined ? all : [next, ...all.filter(({ deed }) => deed !== next.deed && deed !== first.deed)]
}

/** The deeds, what bears most on the posting first; `main` are those of a part of the job or of one of its first duties. */
function weighed(known: Gathered): Evidence[] {
  const bearing = bearingOf(known)
  return known.all
    .map((one) => {
      const isPart = partsOf(known, one.deed).length > 0 || isOfFirst(known.duty.get(one.deed) ?? NO_DUTY, one.titled)
      return { ...one, main: one.main || isPart, score: bearing(one.deed) }
    })
    .toSorted((a, b) => b.score - a.score)
}
/** A number of things, and no day of the month. */
const COUNTED = /\d(?!\d?(?:st|nd|rd|th)\b)|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

/** Whether a deed is of the very work that is most of the job. */
export const isOfMain = ({ carried, duties, near }: Gathered, { deed, main }: Evidence): boolean =>
  near && main && carried.some((one) => one.deed === deed && isSame(one) && one.duty === duties[0])

/** So much sooner a deed is told that shows another side of the work. */
const OTHER_SIDE = 0.7
/** What else is worth a line, what bears most on the posting first. */
function alsoFit(known: Gathered, lead: string, all: readonly Evidence[]): string[] {
  const namesOf = (deed: string): readonly string[] => known.fits.get(deed)?.names ?? []
  const left = all.filter(({ deed, score }) => deed !== lead && score >= WORTH_A_LINE)
  const [done, seen] = [new Set(partsOf(known, lead)), new Set(namesOf(lead))]
  const inOrder: string[] = []
  while (inOrder.length < left.length) {
    const isOther = (deed: string): boolean =>
      partsOf(known, deed).some((part) => !done.has(part)) || namesOf(deed).some((name) => !seen.has(name))
    const [next = ''] = left
      .filter(({ deed }) => !inOrder.includes(deed))
      .map(({ deed, score }) => ({ deed, rank: score + (isOther(deed) ? OTHER_SIDE : 0) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ deed }) => deed)
    inOrder.push(next)
    for (const name of namesOf(next)) seen.add(name)
    for (const part of partsOf(known, next)) done.add(part)
  }
  return inOrder
}

/** The parts of the job a deed is of. */
const partsOf = ({ carried }: Gathered, deed: string): Duty[] =>
  carried.flatMap((one) => (one.deed === deed && isSame(one) && one.duty !== null ? [one.duty] : []))
