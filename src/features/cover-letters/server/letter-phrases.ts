import { KNOWN_SKILLS } from '../claims/known-skills.ts'
import type { Duty } from './letter-duty.ts'
import { article, SOMEBODY } from './letter-articles.ts'
import { namesProgram } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'
import { capital, listed, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string
/** A sentence of the job and of who applies: "I am a cashier based in Iloilo". */
type Opening = (job: string, who: string) => string

const a = (name: string): string => `${article(name)} ${name}`
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
  (job, deed) => `I am applying for your ${job} position. Closest to it in my own work: I ${deed}.`,
  (job, deed) => `Your ${job} position is close to my own work: I ${deed}.`,
  (job, deed) => `I would like to apply for your ${job} position. The best example I can give you first: I ${deed}.`,
  (job, deed) => `Please consider me for your ${job} position. From my own work I can tell you this: I ${deed}.`,
  (job, deed) => `This is my application for your ${job} position. In my work so far I ${deed}.`,
  (job, deed) => `Since I ${deed}, your ${job} position is close to work I know, and I would like to apply.`,
  (job, deed) => `I ${deed}, and I would like to bring this experience to your ${job} position.`,
]
/** The opening of somebody of the same trade, with the deed that fits best. */
export const leading = (job: string, deed: string, seed: string): string => pick(LEAD, seed, 'lead')(job, deed)

const FAR: Ways<Opening> = [
  (job, who) => `I am applying for your ${job} position. This work would be new to me: ${who}.`,
  (job, who) =>
    `${capital(who)}, and I would like to apply for your ${job} position. As the work would be new to me, this letter says plainly what I bring and what I would have to learn.`,
  (job, who) =>
    `Please consider me for your ${job} position. You should know first that I come from other work: ${who}.`,
  (job, who) => `Your ${job} position would be a change for me: ${who}. All the same, I would like to apply.`,
  (job, who) => `This is my application for your ${job} position. ${capital(who)}, so the work would be new to me.`,
  (job, who) => `I would like to apply for your ${job} position, although I come from another field: ${who}.`,
  (job, who) =>
    SOMEBODY.test(job)
      ? `${capital(who)}, and I would like to apply for your ${job} position. It would be my first job as ${a(job)}.`
      : `${capital(who)}, and I would like to apply for your ${job} position. It would be my first job in this field.`,
]
const PARTLY: Ways<Opening> = [
  (job, who) =>
    `I am applying for your ${job} position. The title would be new to me, but not all of the work: ${who}.`,
  (job, who) =>
    `${capital(who)}, and I would like to apply for your ${job} position. The title would be new to me, but not all of the work.`,
  (job, who) =>
    `Please consider me for your ${job} position. My own title is a different one: ${who}. Some of the tasks are close to my work, though.`,
  (job, who) =>
    `Your ${job} position has tasks that are close to my own work, although my title is a different one: ${who}.`,
  (job, who) =>
    `This is my application for your ${job} position. ${capital(who)}, and a part of what you describe is close to my own work.`,
]
/** The opening of somebody of another trade, who says so once; `partly` where they did a part of the job. */
export function changing(job: string, who: string, partly: boolean, seed: string): string {
  if (who === '')
    return `${applying(job, seed)} ${partly ? 'The title would be new to me, but not all of the work.' : 'This work would be new to me.'}`
  return pick(partly ? PARTLY : FAR, seed, 'change')(job, who)
}

/** Jobs as "as a clerk at Palm and as a cook"; `over` where all of them have ended, `said` what stands before. */
type Background = { works: string; years: string; place: string; over?: boolean; said?: string }
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
      ? OVER(of)
      : sinceThen(of) || pick(WORKS, seed, 'works')(of)

const THERE: Ways<string> = ['In this work I', 'Among other things, I']
/** Begins a deed, after a sentence about where it was done if there is one. */
const where = (placed: boolean, seed: string): string => (placed ? pick(THERE, seed, 'there') : 'In my work I')

type Help = { deed: string; name: string; duty: Pick<Duty, 'doing'> | null }
// About the posting alone: the name of its task is no claim.
const CLOSE: Ways<Say> = [
  (doing) => ` That is close to your task of ${doing}.`,
  (doing) => ` Of the tasks you describe, ${doing} comes closest to this.`,
]
const closeTo = ({ duty }: Help, seed: string): string => (duty === null ? '' : pick(CLOSE, seed, 'close')(duty.doing))
const CARRY: Ways<(did: string, name: string) => string> = [
  (did, name) => `${did}, so ${name} is nothing new to me.`,
  (did, name) => `${did}. That gave me practice in ${name}.`,
]
/** The name of some tasks is the name of a skill as well, which the person must not seem to claim. */
const isTask = (doing: string): boolean =>
  !/\p{Lu}/u.test(doing) && !KNOWN_SKILLS.some((skill) => doing.includes(skill))
const LIKE = 4
const likeIn = (doing: string, name: string): boolean =>
  doing
    .split(' ')
    .some((word) => word.length > LIKE && name.split(' ').some((one) => one.startsWith(word.slice(0, LIKE))))
const TASK_CARRY: Ways<(did: string, name: string, doing: string) => string> = [
  ...CARRY,
  (did, name, doing) => `${did}. That is not ${doing}, but ${name} is part of both.`,
]
/** A deed that helps with another trade: plainly, and with the act where it is the same in both. */
export function carrying(help: Help, placed: boolean, seed: string): string {
  const { deed, name, duty } = help
  const did = `${where(placed, seed)} ${deed}`
  if (name === '') return `${did}.${closeTo(help, seed)}`
  return duty !== null && isTask(duty.doing) && !likeIn(duty.doing, name)
    ? pick(TASK_CARRY, seed, 'carry')(did, name, duty.doing)
    : pick(CARRY, seed, 'carry')(did, name)
}
/** A second one. */
export const besides = (help: Help, seed: string): string =>
  `I also ${help.deed}.${help.name === '' ? closeTo(help, `${seed} 2`) : ''}`.replace(/^I also was /, 'I was also ')

/** One deed of another trade, told as what it is. */
export const judging = (deed: string): string => `One result from my own field: I ${deed}.`

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

// Each says "learn", "no experience" or "not yet" in its own sentence: what is new must not read like a claim.
const TOOLS: Ways<Say> = [
  (tools) => `As I have not used ${tools} yet, I would go through the tutorials before my first day.`,
  (tools) => `What I would still have to learn is ${tools}; I would start on that before my first day.`,
]
type New = { learn: string; lack: string }
const WORK: Ways<(of: New) => string> = [
  ({ learn }) =>
    `What I would have to learn is ${learn}. At the start I would ask before I guess and show you my first results.`,
  ({ lack }) =>
    `As I have no experience ${lack} yet, I would practise before my first day and ask you to check my work at the start.`,
  ({ learn }) => `Before my first day I would begin with what I still have to learn: ${learn}.`,
  ({ lack }) =>
    `To be open with you, I have no experience ${lack} yet. Before my first day I would work through guides and tutorials.`,
]
/**
 * What is new to the person and what they would do about it; `brief` says it in a few words. A program need not be one
 * for the work beside it: each is named for itself.
 */
export function learning(doing: string, programs: readonly string[], seed: string, brief = false): string {
  const tools = listed(programs)
  if (doing === '') return tools === '' ? '' : pick(TOOLS, seed, 'new')(tools)
  const learn = tools === '' ? doing : `${doing} and how to use ${tools}`
  const lack = tools === '' ? `in ${doing}` : `in ${doing} or with ${tools}`
  return brief
    ? `What I would have to learn is ${learn}; I would study your guides first.`
    : pick(WORK, seed, 'new')({ learn, lack })
}

const CLOSING: Ways<Say> = [
  (trial) => `If you like, I can do a small test first, for example ${trial}.`,
  (trial) => `Would a short test help you decide, for example ${trial}? A call is also fine with me.`,
  (trial) => `A small test may tell you more than this letter, for example ${trial}. We could talk about it on a call.`,
  (trial) =>
    `Please let me know when you have time for a call. For a first look at my work, I can also do a test, for example ${trial}.`,
  (trial) => `Thank you for reading this. For a test such as ${trial}, or for a call, please write to me.`,
  (trial) => `If a sample helps you decide, I can send you one, for example ${trial}. A call suits me as well.`,
  (trial) => `When could we talk? A short test before that, for example ${trial}, is fine with me.`,
  (trial) => `Could we talk on a short call? So that you see how I work, I can do a test before it, such as ${trial}.`,
]
const PLAIN_CLOSING: Ways<string> = [
  'Please let me know when you have time for a call or a short test task.',
  'Could we talk about it on a short call?',
  'When would you have time for a short call?',
  'Thank you for reading this. A call or a short test task is fine with me.',
]
/** How the letter ends: a call, or something small of the posting's own work where none was offered before. */
export const closingWith = (trial: string | undefined, seed: string): string =>
  trial === undefined ? pick(PLAIN_CLOSING, seed, 'closing') : pick(CLOSING, seed, 'closing')(trial)

const FIRST_WEEKS: Ways<string> = [
  'In the first week I would write down how you want each task done and check the notes with you.',
  'At the start I would send you a short note at the end of each day: what is done, what is open, what I need from you.',
  'In the first days I would show you each piece of work before I go on to the next.',
]
/** How the person would begin: an offer, which states nothing about the past. */
export const firstWeeks = (seed: string): string => pick(FIRST_WEEKS, seed, 'weeks')
const HANDOVER: Ways<string> = [
  'Where a tool or a step is new to me, I would say so, go through your guides first, and show you a sample before anything goes out.',
  'For anything that is new to me I would need a short handover, and I would show you my first results before anybody else sees them.',
]
export const handover = (seed: string): string => pick(HANDOVER, seed, 'handover')
