import type { Duty } from './letter-duty.ts'
import { type Habit, HABITS } from './letter-habits.ts'
import { isKin, nameOf, STRENGTHS, strengthsOf, strengthsOfJob } from './letter-strengths.ts'

/**
 * What of somebody's own work helps with a job. `duty` is the part of the job, null where it helps with any part;
 * `name` is what carries over, empty where they did that very part; `near` where it is what a main part calls for first,
 * and `effort` what the person can promise after it, empty for care and attention.
 */
export type Carried = {
  duty: Duty | null
  deed: string
  name: string
  effort: string
  near: boolean
  held: boolean
  score: number
}

const [SAME, CALLED, STEP, FIGURE, MAIN, HELD] = [6.5, 4.5, 0.6, 0.5, 6, 1.5]
/** A habit the posting asks for, one it does not, and what is lost where a deed is all about other work. */
const [ASKED, UNASKED, FOREIGN, LATER] = [5, 2.5, 0.5, 0.1]
/** What is called for later helps too little to be told: of the first part of a job, and of the next two. */
const [CLOSE, CLOSE_BESIDE, MAIN_DUTIES, NEAR] = [5, 2, 3, 2]

type Told = { deed: string; shows: readonly string[]; held: boolean }
/** The posting's words, and the parts of its job, the main ones first. */
type Job = { said: string; duties: readonly Duty[] }

/**
 * All that carries over from somebody's work to a posting's, the best first; a deed that helps in several ways stands
 * there for each. Jobs that were held stand for deeds where a resume lists none.
 */
export function carriedOver(deeds: readonly string[], held: readonly string[], job: Job): Carried[] {
  const told: Told[] = [
    ...deeds.map((deed) => ({ deed, shows: strengthsOf(deed), held: false })),
    ...held.map((deed) => ({ deed, shows: strengthsOfJob(deed), held: true })),
  ]
  return told
    .flatMap((one) => [
      ...job.duties.flatMap((duty, at) => withDuty(duty, at, one)),
      ...(one.held ? [] : HABITS.flatMap((habit, at) => withHabit(habit, at, one, job))),
    ])
    .toSorted((a, b) => b.score - a.score)
}

/** One habit has a name for each period. */
const kindOf = (name: string): string => name.replace(/\b\w+ly workload$/, 'workload')

const general = (one: Carried): Carried => ({ ...one, duty: null })
/**
 * The best of it, and the best of another deed that shows something else. A part of the job stands with them only
 * where it is a main one and, for the second, not told already: a long posting speaks of much beside the work.
 */
export function bestTwo([first, ...others]: readonly Carried[], main: Duty | undefined): Carried[] {
  if (first === undefined) return []
  const more = others.find(({ deed, name }) => deed !== first.deed && kindOf(name) !== kindOf(first.name))
  const told = first.name === '' || first.duty === main ? first : general(first)
  if (more === undefined) return [told]
  return [told, more.name === '' || (more.near && more.duty !== told.duty) ? more : general(more)]
}

const figure = (deed: string): number => (/\d/.test(deed) ? FIGURE : 0)

function withDuty(duty: Duty, at: number, { deed, shows, held }: Told): Carried[] {
  const more = figure(deed) + MAIN / (at + 1) - (held ? HELD : 0)
  const same = held ? 0 : timesIn(duty.says, deed)
  if (same > 0) return [{ duty, deed, name: '', effort: '', near: true, held, score: SAME + same + more }]
  const close = at === 0 ? CLOSE : at < MAIN_DUTIES ? CLOSE_BESIDE : 0
  const rank = duty.calls.slice(0, close).findIndex((strength) => shows.includes(strength))
  const strength = duty.calls[rank]
  return strength === undefined
    ? []
    : [
        {
          duty,
          deed,
          name: nameOf(strength, deed),
          effort: '',
          near: rank < NEAR && at < NEAR,
          held,
          score: CALLED - STEP * rank + more,
        },
      ]
}

function withHabit(
  { wanted, shown, name, effort }: Habit,
  at: number,
  { deed, shows }: Told,
  { said, duties }: Job,
): Carried[] {
  if (!shown.test(deed)) return []
  const called = new Set<string>(duties.flatMap(({ calls }) => calls))
  const foreign = shows.length > 0 && !shows.some((strength) => called.has(strength))
  const score = (wanted.test(said) ? ASKED : UNASKED) + figure(deed) - (foreign ? FOREIGN : 0) - at * LATER
  return [{ duty: null, deed, name: name(deed), effort, near: false, held: false, score }]
}

/** How often a line speaks of a part of a job: the more, the more it is about it. */
const timesIn = (says: RegExp, text: string): number =>
  says.test(text) ? [...text.matchAll(new RegExp(says.source, `${says.flags}g`))].length : 0

/** The first part of the job that no line of theirs is about, and nothing of the same kind either. */
export const unknownPart = (duties: readonly Duty[], own: string): Duty | undefined =>
  duties.find(({ says, calls: [first] }) => !says.test(own) && !isKin(first, own))

/** Every name of what carries over, as a sentence can hold it. */
export const CARRIED_NAMES: readonly string[] = [
  ...STRENGTHS.flatMap((one) => [nameOf(one), nameOf(one, nameOf(one))]),
  ...HABITS.map(({ name }) => name('every week')),
]
