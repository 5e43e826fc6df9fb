import { findSkills } from '#features/resumes/parsing/skills.ts'
import { namesProgram } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'
import { capital, listed, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string
/** A sentence of the job and of who applies: "I am a cashier based in Iloilo". */
type Opening = (job: string, who: string) => string

const APPLY: Ways<Say> = [
  (job) => `I am applying for your ${job} position.`,
  (job) => `I would like to apply for your ${job} position.`,
  (job) => `Please consider me for your ${job} position.`,
  (job) => `This is my application for your ${job} position.`,
  (job) => `I read your ${job} posting and would like to apply.`,
  (job) => `Here is my application for your ${job} position.`,
  (job) => `With this letter I would like to apply for your ${job} position.`,
]
/** What the letter is about. */
export const applying = (job: string, seed: string): string => pick(APPLY, seed, 'apply')(job)

const LEAD: Ways<Opening> = [
  (job, deed) => `I am applying for your ${job} position because it is close to my own work: I ${deed}.`,
  (job, deed) => `Your ${job} position is close to my own work: I ${deed}.`,
  (job, deed) => `I would like to apply for your ${job} position. In my own work I ${deed}.`,
  (job, deed) => `Please consider me for your ${job} position. What fits it best in my work: I ${deed}.`,
  (job, deed) => `This is my application for your ${job} position. In my work so far I ${deed}.`,
  (job, deed) => `I ${deed}, and I would like to bring this experience to your ${job} position.`,
]
/** The opening of somebody of the same trade, with the deed that fits best. */
export const leading = (job: string, deed: string, seed: string): string => pick(LEAD, seed, 'lead')(job, deed)

const CHANGE: Ways<Opening> = [
  (job, who) => `${capital(who)}, and I would like to apply for your ${job} position.`,
  (job, who) => `Please consider me for your ${job} position. ${capital(who)}.`,
  (job, who) => `This is my application for your ${job} position. ${capital(who)}.`,
  (job, who) => `${capital(who)}. Please consider me for your ${job} position.`,
  (job, who) => `Here is my application for your ${job} position. ${capital(who)}.`,
  (job, who) => `About your ${job} posting: ${who}, and I would like to apply.`,
]
/** The opening of somebody of another trade: who they are says that it is another. */
export const changing = (job: string, who: string, seed: string): string =>
  who === '' ? applying(job, seed) : pick(CHANGE, seed, 'change')(job, who)

/** Jobs as "as a clerk at Palm and as a cook"; `over` where all of them have ended, `said` what stands before, `before` where that is the last job. */
type Background = { works: string; years: string; place: string; over?: boolean; said?: string; before?: boolean }
const inAll = (years: string): string => (years === '' ? '' : `, ${years} in all`)
const begun = (place: string, otherwise: string): string => (place === '' ? otherwise : `Based in ${place}, `)
const SO_FAR = ({ works, years, place }: Background): string =>
  `So far I have worked ${works}${inAll(years)}${place === '' ? '' : `, and I live in ${place}`}.`
const WORKS: Ways<(of: Background) => string> = [
  SO_FAR,
  ({ works, years, place }) => `${begun(place, 'Until now ')}I have worked ${works}${inAll(years)}.`,
]
const OVER = ({ works, years, place }: Background): string =>
  `${begun(place, works.includes(' and as ') ? 'In my jobs so far ' : 'In my last job ')}I worked ${works}${inAll(years)}.`
/** An only job that goes on: "Since 2015 I have worked as a teacher at Palm". */
const sinceThen = ({ works, place }: Background): string => {
  const [, work, year] = /^((?:(?! and as ).)+) since (\d{4})$/.exec(works) ?? []
  return work === undefined
    ? ''
    : `Since ${year} I have worked ${work}${place === '' ? '' : `, and I live in ${place}`}.`
}
/** Where somebody worked, how long in all and where they live; what is empty is left out. */
export const worked = (of: Background, seed: string): string =>
  of.works === '' || of.said?.includes(of.works)
    ? ''
    : of.over === true
      ? of.before === true
        ? `Before that I worked ${of.works}${inAll(of.years)}.`
        : OVER(of)
      : sinceThen(of) || pick(WORKS, seed, 'works')(of)

/** Where a deed was done: after a sentence about one job, or about several, or none. */
export type Placed = 'one' | 'several' | 'none'
const WHERE: Record<Placed, string> = { one: 'There I', several: 'In these jobs I', none: 'In my work I' }
const MORE = ['I also', 'Apart from that, I'] as const

/** The name of some tasks is the name of a skill as well, which the person must not seem to claim. */
const isTask = (doing: string): boolean => !/\p{Lu}/u.test(doing) && findSkills(doing).length === 0
type Act = { deed: string; did: string }
type Task = (doing: string, of: Act) => string
// A sentence about the posting alone claims nothing, whatever the task is called.
const SAME_PLAIN: Task = (_, { did }) => `${did}, and that is part of your posting, too.`
const LIKE_PLAIN: Task = (doing, { deed }) => `You need somebody for ${doing}. It should help there that I ${deed}.`
const SAME: Ways<Task> = [
  SAME_PLAIN,
  (doing, { deed }) => `${capital(doing)} I have done before: I ${deed}.`,
  (_, { did }) => `${did}, so this part of your posting is work I know.`,
]
const LIKE: Ways<Task> = [
  (doing, { did }) => `${did}, which should help with ${doing}.`,
  (doing, { deed }) => `For ${doing}, it should help that I ${deed}.`,
  (doing, { did }) => `${did}, and I would use that for ${doing}.`,
]
// Each says "have not" or "no experience" beside the task: what is new must not read like a claim.
const NEW: Ways<Task> = [
  (doing, { did }) => `${did}. That should help me with ${doing}, which I have not done yet.`,
  (doing, { deed }) => `${capital(doing)} is something I have not done yet, but I ${deed}.`,
  (doing, { deed }) => `In ${doing} I have no experience yet, but I ${deed}.`,
  (doing, { did }) => `${did}. I would build on that for ${doing}, which I have not done yet.`,
]
const TAKES: Ways<(takes: string, did: string) => string> = [
  (takes, did) => `${did}, which takes ${takes} as well.`,
  (takes, did) => `${did}. That takes ${takes}, and so does the work you describe.`,
]

/**
 * A deed that helps with another trade. `doing` is the part of the job it is of, or helps with: `same`, `like`, or
 * `new` where that part is what the person has not done; `isTag` where the posting has it as a tag, the name of a skill.
 */
export type Help = {
  deed: string
  name?: string
  takes?: string
  doing?: string
  how?: 'same' | 'like' | 'new'
  isTag?: boolean
}
/** The deed with the part of the job, with what both take, with the habit it shows, or plainly. */
export function carrying(help: Help, placed: Placed, seed: string): string {
  const { deed, name = '', takes = '', doing = '', how = 'like', isTag = false } = help
  const did = `${WHERE[placed]} ${deed}`
  if (how === 'new' && doing !== '') return pick(NEW, seed, 'carry')(doing, { deed, did })
  if (takes !== '') return pick(TAKES, seed, 'takes')(takes, did)
  if (doing !== '') {
    const [ways, plain] = how === 'same' ? [SAME, SAME_PLAIN] : [LIKE, LIKE_PLAIN]
    return (isTask(doing) && !isTag ? pick(ways, seed, 'carry') : plain)(doing, { deed, did })
  }
  return name === '' ? `${did}.` : `${did}, so I am used to ${name}.`
}
/** A second one, and a third. */
export const besides = (deed: string, at: 0 | 1 = 0): string =>
  `${MORE[at]} ${deed}.`.replace(/^I also was /, 'I was also ')

/** More of what was done, in one sentence. */
export function second(deeds: readonly string[], placed: boolean): string {
  const [deed, more] = deeds
  if (deed === undefined) return ''
  return `${placed ? 'I also' : 'Besides that, I'} ${deed}${more === undefined ? '' : `, and I ${more}`}.`
}

/** Skills no sentence has told: programs are known, other skills are had. */
export function having(skills: readonly string[]): string {
  const programs = skills.filter(namesProgram)
  const others = skills.filter((skill) => !programs.includes(skill)).map(inSentence)
  const known = programs.length === 0 ? '' : `The programs I know include ${listed(programs)}.`
  const [only = '', ...more] = others
  const had =
    only === ''
      ? ''
      : more.length === 0
        ? `${capital(only)} is among my skills.`
        : `My skills also include ${listed(others)}.`
  return [known, had].filter((text) => text !== '').join(' ')
}
