import { article, SOMEBODY } from './letter-articles.ts'
import { capital, listed, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string

const APPLY: Ways<Say> = [
  (job) => `I am applying for your ${job} position.`,
  (job) => `I would like to apply for your ${job} position.`,
  (job) => `Please consider me for your ${job} position.`,
  (job) => `This is my application for your ${job} position.`,
  (job) => `Your ${job} position interests me, and I would like to apply for it.`,
  (job) => `Your ${job} position is one I am interested in, so I would like to apply.`,
  (job) => `With this letter I would like to apply for your ${job} position.`,
  (job) => `Your ${job} posting is the reason I am writing to you.`,
]
/** What the letter is about. */
export const applying = (job: string, seed: string): string => pick(APPLY, seed, 'apply')(job)

const LEAD: Ways<Say> = [
  (did) => `In my work, ${did}.`,
  (did) => `The experience closest to your job is this: ${did}.`,
  (did) => `Work of this kind is part of my experience: ${did}.`,
  (did) => `As one example of work close to yours, ${did}.`,
  (did) => `To give the most relevant example first, ${did}.`,
]
/** The deed that fits best, by somebody of the same trade: "I answered …", or "as a clerk at …, I answered …". */
export const leading = (did: string, seed: string): string =>
  did.startsWith('as ') ? `${capital(did)}.` : pick(LEAD, seed, 'lead')(did)

const SECOND: Ways<Say> = [
  (deed) => `In addition, I ${deed}.`,
  (deed) => `As part of my work, I ${deed}.`,
  (deed) => `Another example from my work: I ${deed}.`,
  (deed) => `Besides that, I ${deed}.`,
]
type Named = (deed: string, label: string) => string
/** The name of a kind of work stands in sentences about the posting alone: whether it is the person's is not known. */
const LABELLED: Ways<Named> = [
  (deed, label) => `You also mention ${label}. In that area, I ${deed}.`,
  (deed, label) => `Your posting asks for ${label} too. As part of my work, I ${deed}.`,
  (deed, label) => `You need help with ${label} as well. In my work, I ${deed}.`,
]
/** Another deed; `label` is the kind of work where the posting names it. */
export const second = (deed: string, label: string, seed: string): string =>
  label === '' ? pick(SECOND, seed, 'second')(deed) : pick(LABELLED, seed, 'second')(deed, label)

const a = (name: string): string => `${article(name)} ${name}`
const NEW_TITLE: Ways<Say> = [
  (job) => `To be open with you from the start, I have not worked as ${a(job)} before.`,
  (job) => `This would be my first job as ${a(job)}, and I would like to be open about that.`,
  (job) => `You should know that I have not worked as ${a(job)} before.`,
  (job) => `My experience is in another field, and I have not worked as ${a(job)} before.`,
  (job) => `Until now I have not worked as ${a(job)}, so this would be a change for me.`,
]
const NEW_FIELD: Ways<Say> = [
  () => 'To be open with you from the start, this would be a new field for me.',
  () => 'This would be a new field for me, and I would like to be open about that.',
  () => 'You should know that this would be a change of field for me.',
  () => 'My experience is in other work, so this field would be new to me.',
  () => 'Until now I have worked in another field, so this would be a change for me.',
]
const PARTLY: Ways<string> = [
  'My job title was a different one, but I have done similar work before.',
  'Although I have not had this job title before, some of the tasks are close to what I have done.',
  'My background is a little different from what you describe, but part of the work is similar.',
  'While the title would be new to me, some of the tasks are close to my own work.',
]
/** Says that the work is new to the person; `partly` where they did a part of it. */
export function newToMe(job: string, partly: boolean, seed: string): string {
  if (partly) return pick(PARTLY, seed, 'change')
  return pick(SOMEBODY.test(job) ? NEW_TITLE : NEW_FIELD, seed, 'change')(job)
}

const DONE: Ways<Say> = [
  (did) => `For one of the tasks you describe I have this to show: ${did}.`,
  (did) => `The experience closest to your job is this: ${did}.`,
  (did) => `What I can already bring is this: ${did}.`,
  (did) => `Close to the work you describe is this: ${did}.`,
]
const CARRY: Ways<Named> = [
  (did, name) => `What carries over from my work is ${name}: ${did}.`,
  (did, name) => `My background should help you with ${name}: ${did}.`,
  (did, name) => `The closest link to your job is ${name}: ${did}.`,
  (did, name) => `What your work and mine have in common is ${name}: ${did}.`,
  (did, name) => `Still, my experience includes ${name}: ${did}.`,
]
/** A deed of another trade that helps with this one; `name` says how, empty where it is a part of the job itself. */
export const carrying = (did: string, name: string, seed: string): string =>
  name === '' ? pick(DONE, seed, 'carry')(did) : pick(CARRY, seed, 'carry')(did, name)

const JUDGE: Ways<Say> = [
  (did) => `So that you can judge how I work: ${did}.`,
  (did) => `To show you how I work, here is one result from my own field: ${did}.`,
  (did) => `One thing from my own field that shows how I work: ${did}.`,
]
/** One deed of another trade, told as what it is. */
export const judging = (did: string, seed: string): string => pick(JUDGE, seed, 'judge')(did)

type Have = (skills: string, one: boolean) => string
const SKILLS: Ways<Have> = [
  (skills) => `My skills also include ${skills}, which you mention.`,
  (skills, one) => `You mention ${skills} as well, and ${one ? 'it is' : 'they are'} among my skills.`,
  (skills) => `From your requirements, my skills also cover ${skills}.`,
]
const MORE_SKILLS: Ways<Have> = [
  (skills, one) => (one ? `Another skill of mine is ${skills}.` : `My other skills are ${skills}.`),
  (skills) => `My resume also lists ${skills}.`,
]
export const having = (skills: readonly string[], asked: boolean, seed: string): string =>
  skills.length === 0 ? '' : pick(asked ? SKILLS : MORE_SKILLS, seed, 'skills')(listed(skills), skills.length === 1)

// Each says "to learn" or "not yet" in its own sentence: what is new must not read like a claim.
const TOOLS: Ways<Say> = [
  (tools) => `I have not used ${tools} yet, but I would take the online lessons before I start.`,
  (tools) => `What I would have to learn is ${tools}; I would start on that before my first day.`,
  (tools) => `As I have not used ${tools} yet, I would practise in my own time before I start.`,
  (tools) => `I would still have to learn ${tools}, and I would go through the tutorials before my first day.`,
]
const WORK: Ways<Say> = [
  (work) => `What I would have to learn is ${work}; with your guides and a few good examples I can begin.`,
  (work) => `I have no experience in ${work} yet, so I would start with simple tasks and ask when I am not sure.`,
  (work) =>
    `${capital(work)} is not yet part of my experience, but I am ready to study your guides before my first day.`,
  (work) =>
    `Since I am not yet trained in ${work}, I would ask you to check my first tasks, and I would note every correction.`,
  (work) =>
    `I do not have experience in ${work} yet. Some training at the start would help, and I would write down each step so that you explain it only once.`,
]
/** What is new to the person and what they would do about it; `brief` says it in a few words. */
export function learning(doing: string, programs: readonly string[], seed: string, brief = false): string {
  const tools = listed(programs)
  if (doing === '') return tools === '' ? '' : pick(TOOLS, seed, 'new')(tools)
  const work = tools === '' ? doing : `${doing} and using ${tools}`
  return brief
    ? `I have no experience in ${work} yet, but I would study your guides first.`
    : pick(WORK, seed, 'new')(work)
}

// None begins with "I": what stands before often does.
const CLOSING: Ways<Say> = [
  (trial) => `If you would like to see how I work, I am happy to do a short test first, for example ${trial}.`,
  (trial) => `For a call I can be reached at any time that suits you, and I am open to a short test such as ${trial}.`,
  (trial) => `May I suggest a short call this week? A test task, for example ${trial}, is also fine with me.`,
  (trial) => `Please let me know when you have time for a call. Before it, I can also do a small test: ${trial}.`,
  (trial) => `It would be a pleasure to do a trial task for you, such as ${trial}, and to talk about it on a call.`,
  (trial) => `A short test would show you more than a letter, for example ${trial}, and we can discuss the result.`,
  (trial) => `If my background is of interest, I can join a call or do a sample task, for example ${trial}.`,
  (trial) => `Thank you for your time. I am ready for an interview, or for a test such as ${trial}.`,
  (trial) => `Thank you for considering my application. If it helps you decide, I can do a test such as ${trial}.`,
]
const PLAIN_CLOSING: Ways<string> = [
  'For a call or a short test task, any time that suits you is fine with me.',
  'Please let me know when you have time for a call; a short test task is also fine with me.',
  'It would be a pleasure to talk with you, or to do a short test task first.',
  'Thank you for your time. I am ready for an interview or a trial task whenever it suits you.',
]
/** How the letter ends: a call, or something small of the posting's own work. */
export const closingWith = (trial: string | undefined, seed: string): string =>
  trial === undefined ? pick(PLAIN_CLOSING, seed, 'closing') : pick(CLOSING, seed, 'closing')(trial)

const FIRST_WEEKS: Ways<string> = [
  'In the first week I would write down how you want each task done, check the notes with you, and ask before I guess.',
  'At the start I would send you a short note at the end of each day with what is done, what is open and what I need from you.',
  'In the beginning I would keep notes of every step you show me and report to you at the end of each day.',
]
/** How the person would begin: an offer, which states nothing about the past. */
export const firstWeeks = (seed: string): string => pick(FIRST_WEEKS, seed, 'weeks')
const HANDOVER: Ways<string> = [
  'Where a tool or a step is new to me, I would tell you so, go through your guides first, and show you a sample before anything goes out.',
  'For anything that is new to me I would need a short handover, and I would show you my first results before anybody else sees them.',
]
export const handover = (seed: string): string => pick(HANDOVER, seed, 'handover')
