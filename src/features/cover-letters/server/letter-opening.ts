import type { Evidence } from './letter-results.ts'

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const [PRIME, MANY] = [31, 1_000_003]
/** The same number for the same text on every machine. */
const hash = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(
    (sum, code) => (sum * PRIME + code) % MANY,
    PRIME,
  )

/** One of several ways to say a thing: the same for the same person and posting, whenever it is written. */
export function pick<T>(ways: readonly [T, ...T[]], seed: string, what: string): T {
  return ways[hash(`${what} ${seed} ${what}`) % ways.length] ?? ways[0]
}

export type Opening = {
  job: string
  first: Evidence | undefined
  skills: readonly string[]
  field: string
  near: boolean
  main: boolean
}

type Way = (deed: string, job: string, topic: string) => string
/** A shared kind of work is named in sentences about them alone: whether the person calls theirs so is not known. */
const PROVEN: readonly [Way, ...Way[]] = [
  (deed, job, topic) => `Your ${job} posting asks for ${topic}. That is work I know: I ${deed}.`,
  (deed, job) => `What in my work history comes closest to your ${job} position: I ${deed}.`,
  (deed, job, topic) =>
    `Somebody has to take ${topic} off your hands in the ${job} position. In my work so far, I ${deed}.`,
  (deed, job) => `Before anything else, one fact for your ${job} position: I ${deed}.`,
  (deed, job, topic) => `Your ${job} position involves ${topic}. For that, this is my experience: I ${deed}.`,
]
/** One part of the work is known, and the rest is new. */
const PARTLY: readonly [Way, ...Way[]] = [
  (deed, job, topic) =>
    `Much of what your ${job} posting lists would be new to me. The exception in your list is ${topic}. There, I ${deed}.`,
  (deed, job, topic) =>
    `Another line of work leads me to your ${job} posting. Your list still has a part that fits: ${topic}. To be exact, I ${deed}.`,
  (deed, job, topic) =>
    `Not all of your ${job} posting is new ground. You ask for ${topic}, for one. In that, I ${deed}.`,
  (deed, job, topic) => `One part of your ${job} posting lies near my own field. You list ${topic}. So far, I ${deed}.`,
  (deed, job, topic) =>
    `Between my own field and your ${job} position there is a part in common. You need ${topic}. So far, I ${deed}.`,
]
const ALIKE: readonly [Way, ...Way[]] = [
  (deed, job) => `For your ${job} position, this is the most relevant work I can point to: I ${deed}.`,
  (deed, job) => `Part of what your ${job} posting describes is close to my own work: I ${deed}.`,
  (deed, job) => `One line of my resume speaks to your ${job} posting: I ${deed}.`,
  (deed, job) => `To begin with what I have done near your ${job} position: I ${deed}.`,
  (deed, job) => `In my work so far, I ${deed}. That is my starting point for your ${job} position.`,
]
type Plain = (job: string, skills: string, one: boolean) => string
const SKILLED: readonly [Plain, ...Plain[]] = [
  (job, skills, one) => `Your ${job} posting asks for ${skills}, and I have ${one ? 'that skill' : 'those skills'}.`,
  (job, skills, one) => `${skills} ${one ? 'is what' : 'are what'} I would bring to your ${job} position first.`,
  (job, skills) => `For your ${job} position I can offer ${skills}.`,
  (job, skills, one) =>
    `You name ${skills} in your ${job} posting. ${one ? 'It is' : 'They are'} on my list of skills as well.`,
  (job, skills, one) =>
    `${skills}: ${one ? 'this is the skill' : 'these are the skills'} I share with your ${job} posting.`,
]
const NEW: readonly [Plain, ...Plain[]] = [
  (job) => `The ${job} position would be a new field for me, and I would rather say so at the start.`,
  (job) => `My resume does not hold a job like your ${job} position yet, so here is what carries over.`,
  (job) => `My way to your ${job} posting leads through a different line of work.`,
  (job) => `Your ${job} posting is a change of direction for me, and this is what I bring along.`,
  (job) =>
    `Let me be plain: what I have done so far is not the work of your ${job} position, but parts of it carry over.`,
]
const BARE: readonly [Plain, ...Plain[]] = [
  (job) => `This letter is about your ${job} position.`,
  (job) => `Your ${job} posting is the reason for this letter.`,
  (job) => `Please consider me for your ${job} position.`,
  (job) => `This is my application for your ${job} position.`,
  (job) => `My hope is to be considered for your ${job} position.`,
]

/** What a letter begins with: the deed that fits best, else shared skills, else plainly that the field is a new one. */
export function openingOf({ job, first, skills, field, near, main }: Opening, seed: string): string {
  const said = job === '' ? 'advertised' : job
  if (first?.topic) return pick(main ? PROVEN : PARTLY, seed, 'opening')(first.deed, said, first.topic)
  if (first) return pick(ALIKE, seed, 'opening')(first.deed, said, '')
  if (skills.length > 0) return pick(SKILLED, seed, 'opening')(said, listed(skills), skills.length === 1)
  return pick(field === '' || near ? BARE : NEW, seed, 'opening')(said, '', false)
}
