import type { Duty } from './duty.ts'
import { takenBy, type Habit, HABITS } from './habits.ts'
import { isKin, type Strength, strengthsOf, strengthsOfJob } from './strengths.ts'

/**
 * What of somebody's own work helps with a job. `duty` is the part of the job they did, or come near to by a `strength`,
 * else null; `name` is a habit the posting asks for, else empty; `near` where the deed fits by its kind of work or by
 * the posting's own words. `takes` is what both the posting's work and the deed took, else empty.
 */
export type Carried = {
  duty: Duty | null
  deed: string
  strength: Strength | null
  name: string
  /** What the deed shows of how somebody works, whether the posting asks for it or not; empty where nothing. */
  habit: string
  takes: string
  near: boolean
  /** Whether it has words in common with the posting. */
  worded: boolean
  held: boolean
  score: number
}

/** The same work in other words. */
const AKIN = 0.5
const [SAME, CALLED, STEP, FIGURE, PASSED, MAIN, HELD] = [6.5, 4.5, 1.6, 1, 1, 8, 1.5]
/** A habit the posting asks for, one it does not, and what is lost where a deed is all about other work. */
const [ASKED, UNASKED, FOREIGN, LATER] = [5, 2.5, 0.5, 0.05]
/** What is called for later helps too little to be told: of the first part of a job, of the next two, of the others. */
const [CLOSE, CLOSE_BESIDE, CLOSE_LATER, MAIN_DUTIES] = [4, 3, 2, 3]
/** A kind of work or a program that the posting names. */
const [NAMED, WORDED, MOST_NAMED] = [6, 1.5, 2]
/** Words in common with the posting. */
const [SHARED, MOST_SHARED] = [0.5, 6]
/** What a line shares with the posting's work. */
const FITS = 0.8

/** A deed with the kinds of work and the programs it shares with the posting; `fit` is how well it fits in all. */
type Deed = { deed: string; topics: readonly string[]; shared?: number; fit?: number }
type Told = Deed & { shows: readonly string[]; first: readonly string[]; held: boolean; takes: string }
/** The posting's words, and the parts of its job, the main ones first. */
type Job = { said: string; duties: readonly Duty[] }

/**
 * All that carries over from somebody's work to a posting's, the best first; a deed that helps in several ways stands
 * there for each. Jobs that were held stand for deeds where a resume lists none.
 */
export function carriedOver(deeds: readonly Deed[], held: readonly string[], job: Job): Carried[] {
  const told: Told[] = [
    ...deeds.map((one) => ({
      ...one,
      shows: strengthsOf(one.deed),
      first: strengthsOf(beginOf(one.deed)),
      held: false,
      takes: takenBy(one.deed, job.said),
    })),
    ...held.map((deed) => {
      const shows = strengthsOfJob(deed)
      return { deed, topics: [], shows, first: shows, held: true, takes: '' }
    }),
  ]
  return told
    .flatMap((one) => [
      ...job.duties.flatMap((duty, at) => withDuty(duty, at, one)),
      ...(one.topics.length === 0 ? [] : [{ ...plain(one), score: NAMED + wordedIn(one) }]),
      ...(one.held ? [] : HABITS.flatMap((habit, at) => withHabit(habit, at, one, job))),
    ])
    .toSorted((a, b) => b.score - a.score)
}

/** What a line begins with is what it is about: "packed orders and followed up lost ones" is packing. */
export function beginOf(deed: string): string {
  if (ANY_WORK.test(deed)) return deed
  const [first = deed, next = ''] = deed.split(AND_DID)
  return first.includes(' ') ? first : `${first} and ${next}`
}
/** Verbs that say nothing of what was done. */
const ANY_WORK = /^(?:handled|managed|was responsible for) /
const AND_DID = / and (?=(?:[\p{L}-]+ed|set|sent|kept|wrote|ran|made|took|sold|built|held|gave|drew) )/u

/** Whether a deed is of the very part of the job. */
export const isSame = ({ duty, strength }: Pick<Carried, 'duty' | 'strength'>): boolean =>
  duty !== null && strength === null

/** Whether a letter can say why a deed matters to the posting, or need not say it. */
export const isLinked = ({ near, name, takes }: Carried): boolean => near || name !== '' || takes !== ''

/** The best of it, and the best of another deed: one of another part of the job, one for the `main` part, else one that fits by its kind of work or by the posting's own words. */
export function bestTwo([first, ...others]: readonly Carried[], main?: Duty): Carried[] {
  if (first === undefined) return []
  const near = others.filter((one) => one.near && one.deed !== first.deed)
  const more =
    near.find((one) => isSame(one) && one.duty !== first.duty) ??
    near.find(({ duty }) => main !== undefined && duty === main) ??
    near.find(({ strength }) => strength === null) ??
    near[0]
  return more === undefined ? [first] : [first, more]
}

const plain = ({ deed, topics, shared = 0, held, takes }: Told) => ({
  duty: null,
  deed,
  strength: null,
  name: '',
  habit: '',
  near: topics.length > 0,
  worded: shared > 0,
  held,
  takes,
})
const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i
/** A number, and more so a goal that was passed. */
const figure = (deed: string): number => (NUMBER.test(deed) ? FIGURE : 0) + (/% above/.test(deed) ? PASSED : 0)
const wordedIn = ({ deed, topics, shared = 0, fit = 0 }: Deed): number =>
  figure(deed) + WORDED * Math.min(MOST_NAMED, topics.length) + SHARED * Math.min(MOST_SHARED, shared) + FITS * fit

function withDuty(duty: Duty, at: number, one: Told): Carried[] {
  const { deed, first, held } = one
  const more = wordedIn(one) + (one.takes === '' ? 0 : WORDED) + MAIN / (at + 1) - (held ? HELD : 0)
  const same = held ? 0 : timesIn(duty.says, deed) || (duty.akin?.test(deed) === true ? AKIN : 0)
  if (same > 0) return [{ ...plain(one), duty, near: true, score: SAME + same + more }]
  const close = at === 0 ? CLOSE : at < MAIN_DUTIES ? CLOSE_BESIDE : CLOSE_LATER
  const rank = duty.calls.slice(0, close).findIndex((strength) => first.includes(strength))
  const strength = duty.calls[rank]
  if (strength === undefined) return []
  const score = CALLED - STEP * rank + more
  return [{ ...plain(one), duty, strength, near: true, score }]
}

function withHabit({ wanted, shown, name, takes }: Habit, at: number, one: Told, { said, duties }: Job): Carried[] {
  const { deed, shows } = one
  if (!shown.test(deed)) return []
  const called = new Set<string>(duties.flatMap(({ calls }) => calls))
  const foreign = shows.length > 0 && !shows.some((strength) => called.has(strength))
  const asked = wanted.test(said)
  const score = (asked ? ASKED : UNASKED) + figure(deed) + FITS * (one.fit ?? 0) - (foreign ? FOREIGN : 0) - at * LATER
  // A manner with people says nothing where the work is with none.
  return [{ ...plain(one), name: asked ? name : '', habit: foreign && takes !== '' ? '' : name, score }]
}

/** How often a line speaks of a part of a job: the more, the more it is about it. */
const timesIn = (says: RegExp, text: string): number =>
  says.test(text) ? [...text.matchAll(new RegExp(says.source, `${says.flags}g`))].length : 0

/** The first part of the job that no line of theirs is about, and nothing of the same kind either. */
export const unknownPart = (duties: readonly Duty[], own: string): Duty | undefined =>
  duties.find(({ says, akin, calls: [first] }) => !says.test(own) && akin?.test(own) !== true && !isKin(first, own))
