import type { Duty } from './letter-duty.ts'
import { type Strength, strengthsOf, strengthsOfJob } from './letter-strengths.ts'

/**
 * What of somebody's own work helps with a part of a job; `strength` is null where they did that very
 * part, and `near` says that it is the first thing the part calls for.
 */
export type Carried = {
  duty: Duty
  deed: string
  strength: Strength | null
  held: boolean
  near: boolean
  score: number
}

const [SAME, CALLED, STEP, FIGURE, MAIN, HELD] = [6, 4.5, 0.9, 0.8, 6, 1.5]
/** What is called for later in a list helps too little to be told. */
const CLOSE = 2

/**
 * What carries over from somebody's work to a posting's, the best first, and each deed once. Jobs
 * that were held stand for deeds where a resume lists none.
 */
export function carriedOver(deeds: readonly string[], held: readonly string[], duties: readonly Duty[]): Carried[] {
  const told = [
    ...deeds.map((deed) => ({ deed, shows: strengthsOf(deed), held: false })),
    ...held.map((deed) => ({ deed, shows: strengthsOfJob(deed), held: true })),
  ]
  const all = duties
    .flatMap((duty, at) => told.flatMap((one) => between(duty, at, one)))
    .toSorted((a, b) => b.score - a.score)
  const kept: Carried[] = []
  for (const one of all) {
    if (!kept.some(({ deed }) => deed === one.deed)) kept.push(one)
  }
  return kept
}

type Told = { deed: string; shows: readonly Strength[]; held: boolean }
function between(duty: Duty, at: number, { deed, shows, held }: Told): Carried[] {
  const more = (/\d/.test(deed) ? FIGURE : 0) + MAIN / (at + 1) - (held ? HELD : 0)
  const same = held ? 0 : timesIn(duty.says, deed)
  if (same > 0) return [{ duty, deed, strength: null, held, near: true, score: SAME + same + more }]
  const rank = duty.calls.slice(0, CLOSE).findIndex((strength) => shows.includes(strength))
  const strength = duty.calls[rank]
  return strength === undefined
    ? []
    : [{ duty, deed, strength, held, near: rank === 0, score: CALLED - STEP * rank + more }]
}

/** How often a line speaks of a part of a job: the more, the more it is about it. */
const timesIn = (says: RegExp, text: string): number =>
  says.test(text) ? [...text.matchAll(new RegExp(says.source, `${says.flags}g`))].length : 0

const MAIN_DUTIES = 3
/** Whether it is worth telling: a part of the job itself, or what a main part of it calls for. */
export const isTelling = ({ strength, near, duty }: Carried, duties: readonly Duty[]): boolean =>
  strength === null || (near ? duties.indexOf(duty) < MAIN_DUTIES : duty === duties[0])

/**
 * The first part of the job that nothing of the person's own work is about; with `kin`, nothing near to it either.
 */
export const unknownPart = (duties: readonly Duty[], own: string, kin: boolean): Duty | undefined => {
  const shown = kin ? strengthsOf(own) : []
  return duties.find(({ says, calls }) => !says.test(own) && !calls.slice(0, 1).some((one) => shown.includes(one)))
}
