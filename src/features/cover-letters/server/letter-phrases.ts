import { findSkills } from '#features/resumes/parsing/skills.ts'
import type { Duty } from './letter-duty.ts'
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
  (job, deed) => `I ${deed}. Your ${job} position looks like more of this work, so I would like to apply.`,
  (job, deed) => `I ${deed}, and I would like to bring this experience to your ${job} position.`,
]
/** The opening of somebody of the same trade, with the deed that fits best. */
export const leading = (job: string, deed: string, seed: string): string => pick(LEAD, seed, 'lead')(job, deed)

const FAR: Ways<Opening> = [
  (job, who) =>
    `${capital(who)}. With this letter I am applying for your ${job} position, which would be a change of field.`,
  (job, who) => `Please consider me for your ${job} position, even though I come from other work: ${who}.`,
  (job, who) => `I would like to apply for your ${job} position. It would be a change for me: ${who}.`,
  (job, who) => `This is my application for your ${job} position. ${capital(who)}, so this work would be new to me.`,
  (job, who) => `I would like to apply for your ${job} position, although I come from another field: ${who}.`,
  (job, who) => `${capital(who)}. Your ${job} position would be my first job of this kind, and I would like to try.`,
]
const PARTLY: Ways<Opening> = [
  (job, who) => `${capital(who)}. Some of that work is also in your ${job} position, so I would like to apply.`,
  (job, who) =>
    `Please consider me for your ${job} position. My title is a different one, but the work overlaps: ${who}.`,
  (job, who) => `I would like to apply for your ${job} position. Only a part of it would be new: ${who}.`,
  (job, who) =>
    `This is my application for your ${job} position. ${capital(who)}, and a part of what you describe is close to my own work.`,
  (job, who) => `Your ${job} position overlaps with my own work, although my title is a different one: ${who}.`,
]
/** The opening of somebody of another trade, who says so once; `partly` where they did a part of the job. */
export function changing(job: string, who: string, partly: boolean, seed: string): string {
  if (who === '')
    return `${applying(job, seed)} ${partly ? 'Only a part of the work would be new to me.' : 'This work would be new to me.'}`
  return pick(partly ? PARTLY : FAR, seed, 'change')(job, who)
}

/** Jobs as "as a clerk at Palm and as a cook"; `over` where all of them have ended, `said` what stands before, `before` where that is the last job. */
type Background = { works: string; years: string; place: string; over?: boolean; said?: string; before?: boolean }
const inAll = (years: string): string => (years === '' ? '' : `, ${years} in all`)
const begun = (place: string, otherwise: string): string => (place === '' ? otherwise : `Based in ${place}, `)
const SO_FAR = ({ works, years, place }: Background): string =>
  `So far I have worked ${works}${inAll(years)}${place === '' ? '' : `, and I live in ${place}`}.`
const WORKS: Ways<(of: Background) => string> = [
  SO_FAR,
  ({ works, years, place }) => `${begun(place, 'Until now ')}I have worked ${works}${inAll(years)}.`,
  (of) =>
    of.years === ''
      ? SO_FAR(of)
      : `${of.place === '' ? 'With' : `Based in ${of.place} and with`} ${of.years} of work behind me, I have been ${of.works.replace(/(?<=^| and |, )as (?=an? )/g, '')}.`,
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

const THERE: Ways<string> = ['In this work I', 'Among other things, I']
/** Begins a deed, after a sentence about where it was done if there is one. */
const where = (placed: boolean, seed: string): string => (placed ? pick(THERE, seed, 'there') : 'In my work I')

type Help = { deed: string; name: string; duty: Pick<Duty, 'doing'> | null; takes?: string }
// About the posting alone: the name of its task is no claim.
const CLOSE: Ways<Say> = [
  (doing) => ` That is close to your task of ${doing}.`,
  (doing) => ` Of the tasks you describe, ${doing} comes closest to this.`,
  (doing) => ` Your posting has much the same in it: ${doing}.`,
]
const closeTo = ({ duty }: Help, seed: string): string => (duty === null ? '' : pick(CLOSE, seed, 'close')(duty.doing))
type Act = { deed: string; did: string; name: string }
const TAKES: Ways<(takes: string, of: Act) => string> = [
  (takes, { did }) => `${did}, which takes ${takes} as well.`,
  (takes, { deed }) => `Your work takes ${takes}, and so did mine: I ${deed}.`,
  (takes, { did }) => `${did}. That takes ${takes}, and so does the work you describe.`,
  (takes, { did }) => `${did}. Both that and your work take ${takes}.`,
]
const CARRY: Ways<(of: Act) => string> = [
  ({ did, name }) => `${did}, so I am used to ${name}.`,
  ({ deed, name }) => `What I bring is practice in ${name}: I ${deed}.`,
]
/** The name of some tasks is the name of a skill as well, which the person must not seem to claim. */
const isTask = (doing: string): boolean => !/\p{Lu}/u.test(doing) && findSkills(doing).length === 0
const LIKE = 4
const likeIn = (doing: string, name: string): boolean =>
  doing
    .split(' ')
    .some((word) => word.length > LIKE && name.split(' ').some((one) => one.startsWith(word.slice(0, LIKE))))
const TASK_CARRY: Ways<(of: Act, doing: string) => string> = [
  ({ did, name }, doing) => `${did}. For ${doing} I would need the same: ${name}.`,
  ({ deed, name }, doing) => `What I bring for ${doing} is practice in ${name}: I ${deed}.`,
  ({ did, name }, doing) => `${did}, so I am used to ${name}, and I expect that to help with ${doing}.`,
]
/**
 * A deed that helps with another trade: with what it took and the posting's work takes, else with the act where it is
 * the same in both, else plainly.
 */
export function carrying(help: Help, placed: boolean, seed: string): string {
  const { deed, name, duty, takes = '' } = help
  const did = `${where(placed, seed)} ${deed}`
  if (takes !== '') return pick(TAKES, seed, 'takes')(takes, { deed, did, name })
  if (name === '') return `${did}.${closeTo(help, seed)}`
  return duty !== null && isTask(duty.doing) && !likeIn(duty.doing, name)
    ? pick(TASK_CARRY, seed, 'carry')({ deed, did, name }, duty.doing)
    : pick(CARRY, seed, 'carry')({ deed, did, name })
}
/** A second one. */
export const besides = (help: Help, seed: string): string =>
  `${pick(MORE, seed, 'more')} ${help.deed}.${help.name === '' ? closeTo(help, `${seed} 2`) : ''}`.replace(
    /^I also was /,
    'I was also ',
  )
const MORE: Ways<string> = ['I also', 'Besides that, I']

const OTHER: Ways<Say> = [
  (deed) => `My work so far was of another kind: I ${deed}.`,
  (deed) => `My own work has been different: I ${deed}.`,
]
const THERE_DONE: Ways<Say> = [
  (deed) => `What I did there was different work: I ${deed}.`,
  (deed) => `My days there looked different: I ${deed}.`,
]
/** A deed no part of the posting has to do with, told as what it is. */
export const judging = (deed: string, placed: boolean, seed: string): string =>
  pick(placed ? THERE_DONE : OTHER, seed, 'other')(deed)

/** More of what was done, in one sentence. */
export function second(deeds: readonly string[], placed: boolean): string {
  const [deed, more] = deeds
  if (deed === undefined) return ''
  return `${placed ? 'In this work I also' : 'Besides that, I'} ${deed}${more === undefined ? '' : `, and I ${more}`}.`
}

/** Skills no sentence has told: programs are known, other skills are had. */
export function having(skills: readonly string[]): string {
  const programs = skills.filter(namesProgram)
  const others = skills.filter((skill) => !programs.includes(skill)).map(inSentence)
  const known = programs.length === 0 ? '' : `The programs I know include ${listed(programs)}.`
  const had = others.length === 0 ? '' : `My skills also include ${listed(others)}.`
  return [known, had].filter((text) => text !== '').join(' ')
}
