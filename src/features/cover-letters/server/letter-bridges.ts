import { ANY_WORK } from './letter-duties.ts'
import type { Duty } from './letter-duty.ts'
import { pick } from './letter-opening.ts'
import { leadsOf, type Strength, strengthsOf, strengthsOfJob } from './letter-strengths.ts'

/** A part of the job, and what of the person's own work helps with it; `strength` is null where they did that very part. */
export type Bridge = { duty: Duty; deed: string; strength: Strength | null; close: boolean; score: number }

type Told = { deed: string; shows: readonly Strength[]; held: boolean }
const [SAME, CLOSEST, STEP, FIGURE, MAIN, HELD] = [6, 4.5, 0.9, 0.8, 4, 1.5]
/** What comes later in a list helps too little to be told. */
const [CALLED, FAINT] = [4, 0.2]

/** What is called for first and second is near enough to say so; a steady amount is near to nothing. */
const [CLOSE_RANKS, LOOSE] = [2, new Set<Strength>(['pace', 'improve'])] as const

/**
 * What carries over from somebody's work to a posting's, the best first: each with another deed, and those of
 * another part of the job before those of the same. Jobs that were held stand for deeds where a resume lists none.
 */
export function bridgesOf(deeds: readonly string[], held: readonly string[], duties: readonly Duty[]): Bridge[] {
  const told: Told[] = [
    ...deeds.map((deed) => ({ deed, shows: strengthsOf(deed), held: false })),
    ...held.map((deed) => ({ deed, shows: strengthsOfJob(deed), held: true })),
  ]
  const all = duties
    .flatMap((duty, at) => told.flatMap((one) => between(duty, at, one)))
    .toSorted((a, b) => b.score - a.score)
  const kept: Bridge[] = []
  for (const other of ['duty', 'deed'] as const) {
    for (const one of all) {
      const known = kept.some(
        ({ duty, deed, strength }) =>
          deed === one.deed || strength === one.strength || (other === 'duty' && duty === one.duty),
      )
      if (!known) kept.push(one)
    }
  }
  return kept
}

function between(duty: Duty, at: number, { deed, shows, held }: Told): Bridge[] {
  const more = (/\d/.test(deed) ? FIGURE : 0) + MAIN / (at + 1) - (held ? HELD : 0)
  const same = held ? 0 : timesIn(duty.says, deed)
  if (same > 0) return [{ duty, deed, strength: null, close: true, score: SAME + same + more }]
  const called = [...duty.calls.filter((one) => !LOOSE.has(one)).slice(0, CALLED), ...LOOSE]
  const rank = called.findIndex((strength) => shows.includes(strength))
  const strength = called[rank]
  if (strength === undefined) return []
  const score = LOOSE.has(strength) ? FAINT : CLOSEST - STEP * rank
  return [{ duty, deed, strength, close: rank < CLOSE_RANKS && score > FAINT, score: score + more }]
}

/** How often a line speaks of a part of a job: the more, the more it is about it. */
const timesIn = (says: RegExp, text: string): number =>
  says.test(text) ? [...text.matchAll(new RegExp(says.source, `${says.flags}g`))].length : 0

type Lead = (deed: string) => string
const DID: readonly [Lead, ...Lead[]] = [
  (deed) => `That part I have done: I ${deed}.`,
  (deed) => `On that part I can speak from work: I ${deed}.`,
  (deed) => `Of this there is something on my resume already: I ${deed}.`,
  (deed) => `That is close to my own desk: I ${deed}.`,
]

/** What every employer needs: stands where nothing nearer carries over. */
const STEADY: readonly [string, ...string[]] = [
  'Whatever the work is, you need the agreed amount of it, week after week.',
  'Before anything else, you need somebody who delivers the number that was agreed.',
  'Your work comes back every week, and so must whoever does it.',
  'Part of any job of yours is simply getting the same amount done again, on time.',
]

/** Whether it helps with any work a little, and with none much. */
export const isLoose = ({ strength }: Bridge): boolean => strength !== null && LOOSE.has(strength)

/** What the employer needs, and the deed that helps with it. */
export const told = (bridge: Bridge, seed: string): string => {
  const { duty, deed, strength } = bridge
  const need = isLoose(bridge) ? STEADY : duty.needs
  return `${pick(need, seed, 'need')} ${pick(strength === null ? DID : leadsOf(strength), `${seed} ${deed}`, 'lead')(deed)}`
}

/** The first part of the job that nothing of the person's own work is about. */
export const unknownPart = (duties: readonly Duty[], own: string): Duty | undefined =>
  duties.find((duty) => duty !== ANY_WORK && !duty.says.test(own))
