import { capital, either, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string

// Each says "learn", "no experience" or "have not" in its own sentence: what is new must not read like a claim.
const TOOLS: Ways<Say> = [
  (tools) => `With ${tools} I have no experience yet, so I would go through the tutorials before I start.`,
  (tools) => `What I have not used yet is ${tools}.`,
]
/** Programs that are new to the person. */
export const unused = (programs: readonly string[], seed: string): string =>
  programs.length === 0 ? '' : pick(TOOLS, seed, 'new')(either(programs))

const WORK: Ways<Say> = [
  (doing) => `In ${doing} I have no experience yet`,
  (doing) => `${capital(doing)} is something I have not done yet`,
  (doing) => `What I have not done yet is ${doing}`,
]
/** What of the work is new to the person, and the programs for it, in the one sentence that says so. */
export const learning = (doing: string, seed: string, programs: readonly string[] = []): string =>
  doing === ''
    ? ''
    : `${pick(WORK, seed, 'new')(doing)}${programs.length === 0 ? '' : `, and I have not used ${either(programs)}`}.`

/** A program the person has not used, beside one of the same kind that they know. */
export const knowing = (lacks: string, knows: string): string =>
  `${lacks} I have not used yet, but I know ${knows}, which is similar.`

/** What the posting offers to somebody who is new. */
export const TRAINED = 'You offer training, and I would make good use of it.'
const TESTS: Ways<Say> = [
  (trial) => `You could test me first, for example with ${trial}.`,
  (trial) => `If you like, try me first with ${trial}.`,
  (trial) => `Before you decide, I could do a test for you, such as ${trial}.`,
]
/** Something small to be tried on. */
export const testing = (trial: string | undefined, seed: string): string =>
  trial === undefined ? '' : pick(TESTS, seed, 'test')(trial)

const HEARING: Ways<string> = [
  'Could we talk on a short call, so that you can hear how I speak?',
  'As you ask for good spoken English, could we talk on a short call?',
]
/** How a letter ends where spoken English is asked for. */
export const hearing = (seed: string): string => pick(HEARING, seed, 'hearing')

const CLOSING: Ways<Say> = [
  (trial) => `If you like, I can do a small test first, for example ${trial}.`,
  (trial) => `Would a short test help you decide, for example ${trial}? A call is also fine with me.`,
  (trial) => `A short call is fine with me, and so is a small test, for example ${trial}.`,
  (trial) => `Please let me know when you have time for a call. I can also do a test before it, for example ${trial}.`,
  (trial) => `Thank you for reading this. For a test such as ${trial}, or for a call, please write to me.`,
  (trial) => `A short test is fine with me whenever it suits you, such as ${trial}.`,
  (trial) => `When could we talk? A short test before that, for example ${trial}, is fine with me.`,
  (trial) => `Could we talk on a short call? If you want to see some work first, give me a test such as ${trial}.`,
]
const PLAIN_CLOSING: Ways<string> = [
  'Could we talk about it on a short call?',
  'When would you have time for a short call?',
  'Thank you for reading this. I would be glad to hear from you.',
  'It would be good to talk about it on a call.',
  'Please let me know when you have time for a call.',
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
