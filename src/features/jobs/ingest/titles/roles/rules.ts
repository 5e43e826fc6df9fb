import { levelOf } from '../../levels/rules.ts'
import { isOneSlip } from '../../slips/rules.ts'

const LEAST_MISTYPED = 6
export const LEAST_BEGUN = 4

/** `Apointment` is `Appointment`, `teachers` are a `teacher`, `math` is `mathematics`, `dialysis` is part of `hemodialysis`. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long === `${short}s`) return true
  if (short.length >= LEAST_BEGUN && long.length - short.length >= 3 && long.startsWith(short)) return true
  return short.length >= LEAST_MISTYPED && (long.endsWith(short) || isOneSlip(one, other))
}

/** Names of a worker that say nothing of the work, and those that are given to one and the same. */
const ROLES: readonly ReadonlySet<string>[] = [
  'teacher tutor instructor mentor educator',
  'editor video',
  'developer engineer programmer dev coder',
  'designer artist creative',
  'writer copywriter author',
  'representative rep agent advisor adviser associate',
  'driver rider',
  'nurse rn',
  'caller telemarketer',
].map((roles) => new Set(roles.split(' ')))
export const ANYBODY = new Set(
  'person guy expert specialist pro staff rockstar ninja superstar talent va virtual virtualassistant online freelancer crew worker professional officer'.split(
    ' ',
  ),
)

/** Words that end like names of a worker. */
const NO_WORKERS = new Set(
  'customer labor labour computer center power paper water motor master letter newsletter career user order number offer winter summer after under over chapter counter poster banner insider other cyber fiber transfer folder trailer container server router printer laser corner tower november december october september superior junior senior minor major interior exterior vector sector floor indoor outdoor color plant restaurant giant instant dist list australian canadian asian indian italian russian ukrainian'.split(
    ' ',
  ),
)
/** Names of a worker that do not end like one. */
const WORKERS = /^(?:architect|chef|clerk|coach|cook|guard|mechanic|nurse)s?$/
export const isRole = (word: string): boolean =>
  WORKERS.test(word) ||
  (word.length > 4 && !NO_WORKERS.has(word) && levelOf(word) === undefined && /(?:er|or|ist|ant|ian|ee)s?$/.test(word))
const roleOf = (words: readonly string[]): string | undefined => words.findLast(isRole)?.replace(/s$/, '')

/** Two names of a worker that can be meant for one: one says nothing of the work, or both are given to the same. */
export function canBeOne(one: readonly string[], other: readonly string[]): boolean {
  const [role, theirs] = [roleOf(one), roleOf(other)]
  if (role === undefined || theirs === undefined || isSameWord(role, theirs) || role === theirs) return true
  return ANYBODY.has(role) || ANYBODY.has(theirs) || ROLES.some((roles) => roles.has(role) && roles.has(theirs))
}
