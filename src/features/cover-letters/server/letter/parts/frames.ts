import { sentence, type Told } from '../deeds/places.ts'
import { CHANGED, isPaced } from '../deeds/results.ts'
import { pick } from '../deeds/words.ts'

type Ways = readonly [Frame, ...Frame[]]
type Frame = (did: string, name: string) => string

/** Where something can be named that the deed has in common with the job. */
const IN_COMMON: Ways = [
  (did, name) => `What I know of this work is ${name}: ${did}.`,
  (did, name) => `What your job has in common with mine is ${name}: ${did}.`,
  (did, name) => `The part of it I have done before is ${name}: ${did}.`,
]
// What two jobs share by the way is no name for either.
const NEAREST: Ways = [
  (did) => `The nearest I have to it: ${did}.`,
  (did) => `What comes nearest to it in my own work: ${did}.`,
  (did) => `What I would bring from my own work: ${did}.`,
]
/** Where nothing is in common, a number says at least how somebody works. */
const PACE: Ways = [
  (did, period) => `What I would bring is a steady amount of work every ${period}: ${did}.`,
  (did, period) => `What carries over is keeping up with a fixed amount of work every ${period}: ${did}.`,
]
const RESULT: Ways = [
  (did) => `What I would bring is an eye for results: ${did}.`,
  (did) => `What carries over is working towards a result: ${did}.`,
]

/** How near a deed is to a job: by a large part of both, or only near; `name` says by what, empty where unknown. */
export type Nearness = { name: string; large: boolean; near: boolean }

/** The told thing behind a colon. */
function behind(told: Told): string {
  // Whose job stands for their employer has just been named by it.
  const led = sentence(told.work?.at === '' ? { ...told, work: null } : told)
  return /^I\b/.test(led) ? led : `${led.charAt(0).toLowerCase()}${led.slice(1)}`
}

const CALLED_FOR: readonly [(job: string, name: string) => string, ...((job: string, name: string) => string)[]] = [
  (job, name) => `Your ${job} position calls for ${name}, and I have done that`,
  (job, name) => `Part of your ${job} position is ${name}, which I have done before`,
]
/** The same as the first sentence of a letter: what the job calls for, and the deed. */
export const calledFor = (told: Told, { job, seed }: { job: string; seed: string }, name: string): string =>
  `${pick(CALLED_FOR, seed, 'called')(job, name)}: ${behind(told)}.`

/** The period a deed counts by. */
const periodOf = (deed: string): string => {
  const [, period = ''] = /\b(?:(?:an?|per|each|every) (day|shift|week|month|quarter))\b/i.exec(deed) ?? []
  return period !== ''
    ? period.toLowerCase()
    : /\bdaily\b/i.test(deed)
      ? 'day'
      : /\bmonthly\b/i.test(deed)
        ? 'month'
        : 'week'
}

/** A deed of other work, behind what makes it worth reading for this job. */
export function framed(told: Told, { name, large, near }: Nearness, seed: string): string {
  const [paced, changed] = [isPaced(told.deed), CHANGED.test(told.deed)]
  if (!near && !paced && !changed) return `${sentence(told)}.`
  if (!near) return pick(changed ? RESULT : PACE, seed, 'frame')(behind(told), periodOf(told.deed))
  return pick(large && name !== '' ? IN_COMMON : NEAREST, seed, 'frame')(behind(told), name)
}
