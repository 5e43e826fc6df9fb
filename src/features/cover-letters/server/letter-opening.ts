const [ONE, TWO] = [1, 2]

/** What a letter opens with: the job by its name, and what of the person's skills the posting asks for. */
export type Opening = { job: string; skills: readonly string[] }

type Say = (opening: Opening & { list: string; those: string; are: string; all: string }) => string
const WITH_SKILLS: readonly Say[] = [
  ({ job, list, those, are }) => `Your ${job} posting asks for ${list}, and ${those} ${are} among my skills.`,
  ({ job, list, all }) => `For the ${job} position you need ${list}. ${all} what I can bring.`,
  ({ job, list }) => `I am writing about the ${job} position. Of what you ask for, I have ${list}.`,
  ({ job, list, those, are }) =>
    `Of your list for the ${job} position I can offer ${list}: ${those} ${are} among my skills.`,
  ({ job, list, all }) => `You need somebody for the ${job} position who knows ${list}. ${all} among my skills.`,
]
const PLAIN: readonly ((job: string) => string)[] = [
  (job) => `I am writing about the ${job} position.`,
  (job) => `Please consider me for the ${job} position.`,
  (job) => `I would like to take on the ${job} position.`,
  (job) => `Here is what I can bring to the ${job} position.`,
  (job) => `I would like to be considered for the ${job} position.`,
]

/** One of five openings: the same for the same posting and person, whenever it is written. */
export function openingOf({ job, skills }: Opening, seed: string): string {
  const place = hash(seed)
  const said = job === '' ? 'advertised' : job
  if (skills.length === 0) return PLAIN[place % PLAIN.length]?.(said) ?? ''
  const one = skills.length === ONE
  const words = {
    list: listed(skills),
    those: one ? 'it' : 'they',
    are: one ? 'is' : 'are',
    all: one ? 'That is' : skills.length === TWO ? 'Both are' : 'These are',
  }
  return WITH_SKILLS[place % WITH_SKILLS.length]?.({ job: said, skills, ...words }) ?? ''
}

export const listed = (items: readonly string[]): string =>
  items.length < TWO ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const [PRIME, MANY] = [31, 1_000_003]
/** The same number for the same text on every machine. */
const hash = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce(
    (sum, code) => (sum * PRIME + code) % MANY,
    PRIME,
  )
