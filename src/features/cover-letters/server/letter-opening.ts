import type { Evidence } from './letter-results.ts'
import { isNamed } from './letter-topics.ts'

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
}

type Way = (deed: string, job: string, label: string) => string
/** A shared kind of work is named in sentences about them alone: whether the person calls theirs so is not known. */
const PROVEN: readonly [Way, ...Way[]] = [
  (deed, job, label) => `Your ${job} posting asks for ${label}. In my own work, I ${deed}.`,
  (deed, job) => `Your ${job} position is close to the work I have done: I ${deed}.`,
  (deed, job, label) => `You need help with ${label} in the ${job} position. Here is what I have done: I ${deed}.`,
  (deed, job) => `Here is the part of my experience that matters most for your ${job} position: I ${deed}.`,
  (deed, job, label) => `Your ${job} position includes ${label}. As an example of my work, I ${deed}.`,
]
const ALIKE: readonly [Way, ...Way[]] = [
  (deed, job) => `For your ${job} position, this is the closest work I have done: I ${deed}.`,
  (deed, job) => `Part of your ${job} posting is close to my own work: I ${deed}.`,
  (deed, job) => `In your ${job} posting, there is work like mine. For example, I ${deed}.`,
  (deed, job) => `One line of my resume fits your ${job} posting best: I ${deed}.`,
  (deed, job) => `This is the experience I would bring to your ${job} position: I ${deed}.`,
]
type Plain = (job: string, skills: string, one: boolean) => string
const SKILLED: readonly [Plain, ...Plain[]] = [
  (job, skills, one) => `Your ${job} posting asks for ${skills}, and I have ${one ? 'that skill' : 'those skills'}.`,
  (job, skills, one) => `${skills} ${one ? 'is what' : 'are what'} I would bring to your ${job} position first.`,
  (job, skills) => `For your ${job} position I can offer ${skills}.`,
  (job, skills, one) =>
    `You name ${skills} in your ${job} posting. ${one ? 'It is' : 'They are'} on my list of skills as well.`,
  (job, skills) => `My skills and your ${job} posting have this in common: ${skills}.`,
]
const NEW: readonly [Plain, ...Plain[]] = [
  (job) => `The ${job} position would be a new field for me, and I would rather say so at the start.`,
  (job) => `My resume does not hold a job like your ${job} position yet.`,
  (job) => `My application for your ${job} position comes from a different line of work.`,
  (job) => `Your ${job} position would be a change of direction for me.`,
  (job) => `Let me be plain: the work in your ${job} posting would be new to me.`,
]
const BARE: readonly [Plain, ...Plain[]] = [
  (job) => `This letter is about your ${job} position.`,
  (job) => `Your ${job} posting is the reason for this letter.`,
  (job) => `Please consider me for your ${job} position.`,
  (job) => `This is my application for your ${job} position.`,
  (job) => `I would like to be considered for your ${job} position.`,
]

/** What a letter begins with: the deed that fits best, else shared skills, else plainly that the field is a new one. */
export function openingOf({ job, first, skills, field, near }: Opening, seed: string): string {
  const said = job === '' ? 'advertised' : job
  // "Your cold caller posting asks for cold calling" says nothing.
  if (first && first.label !== '' && !isNamed(first.label, said))
    return pick(PROVEN, seed, 'opening')(first.deed, said, first.label)
  if (first) return pick(ALIKE, seed, 'opening')(first.deed, said, '')
  if (skills.length > 0) return pick(SKILLED, seed, 'opening')(said, listed(skills), skills.length === 1)
  return pick(field === '' || near ? BARE : NEW, seed, 'opening')(said, '', false)
}

type Own = (need: string, deed: string, job: string) => string
const OWN: readonly [Own, ...Own[]] = [
  (need, deed, job) => `${need} That is work I know: I ${deed}. It is why your ${job} position caught my eye.`,
  (need, deed, job) => `${need} I ${deed}, and I would like to bring that to your ${job} position.`,
  (need, deed, job) => `Your ${job} posting describes work I have done. ${need} On my side, I ${deed}.`,
]
/** For somebody of the same trade: half of the letters begin with what the employer needs, the others with the deed. */
export function ownOpening(
  needs: readonly [string, ...string[]],
  deed: string,
  job: string,
  label: string,
  seed: string,
): string {
  const need = pick(needs, seed, 'need')
  const named = label === '' || isNamed(label, job) ? [] : PROVEN.map((way) => way(deed, job, label))
  const ways: [string, ...string[]] = [
    ALIKE[0](deed, job, ''),
    ...OWN.map((way) => way(need, deed, job)),
    ...named,
    ALIKE[3]?.(deed, job, '') ?? '',
  ]
  return pick(ways, seed, 'own')
}
