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
const BEGIN: Ways<Say> = [
  (begin) => `, so I would begin by ${begin}`,
  (begin) => `; my first step would be ${begin}`,
  (begin) => `, so in the first days I would start by ${begin}`,
]
/** What somebody of another trade would learn: the part of the job, the programs for it, and how they would begin. */
export type Learnt = {
  doing: string
  programs?: readonly string[]
  begin?: string
  trained?: boolean
  helped?: boolean
}
/** After a sentence that tells what helps with it. */
const HELPED: Ways<(doing: string, begin: string) => string> = [
  (doing, begin) => `That should help with ${doing}. My first step would be ${begin}.`,
  (doing, begin) => `That would be my start in ${doing}. In the first days I would begin by ${begin}.`,
  (doing, begin) => `It should be of use for ${doing}. To begin with, I would suggest ${begin}.`,
]
/**
 * What of the work is new to the person, and how they would begin, in the one sentence that says so; `helped` where the
 * sentence before tells what helps.
 */
export function learning(
  { doing, programs = [], begin = '', trained = false, helped = false }: Learnt,
  seed: string,
): string {
  if (doing === '') return ''
  const step = trained && begin !== '' ? `taking the training you offer and ${begin}` : begin
  if (helped && step !== '') {
    const tools = programs.length === 0 ? '' : ` (nor have I used ${either(programs)})`
    return pick(HELPED, seed, 'helped')(`${doing}, which I have not done yet${tools}`, step)
  }
  const tools = programs.length === 0 ? '' : `, and I have not used ${either(programs)}`
  return `${pick(WORK, seed, 'new')(doing)}${tools}${step === '' ? '' : pick(BEGIN, seed, 'begin')(step)}.`
}

/** Experience the posting wants, and the part of the job, where both are new. */
export const lacking = (experience: string, doing: string): string =>
  `What I do not have yet is ${experience}${doing === '' || experience === 'several years of this work' ? '' : `, and ${doing} would be new to me, too`}.`

const FIRST: Ways<Say> = [
  (begin) => `In the first days I would start by ${begin}.`,
  (begin) => `My first step would be ${begin}.`,
  (begin) => `To begin with, I would suggest ${begin}.`,
]
/** How the person would begin: an offer, which states nothing about the past. */
export const beginning = (begin: string, seed: string): string =>
  begin === '' ? '' : pick(FIRST, seed, 'begin')(begin)

/** Sheets are no program for the same work, but what somebody can do in one. */
const SHEETS = /^(?:Excel|Google Sheets)$/
/** A program the person has not used, beside one of the same kind that they know. */
export const knowing = (lacks: string, knows: string): string =>
  SHEETS.test(knows)
    ? `${lacks} I have not used yet; what I know is ${knows}.`
    : `${lacks} I have not used yet, but I know ${knows}, which is for the same kind of work.`

const HEARING: Ways<string> = [
  'Could we talk on a short call, so that you can hear how I speak?',
  'As you ask for good spoken English, could we talk on a short call?',
]
/** How a letter ends where spoken English is asked for. */
export const hearing = (seed: string): string => pick(HEARING, seed, 'hearing')

const CLOSING: Ways<Say> = [
  (trial) => `Would a small test help you decide, for example ${trial}?`,
  (trial) => `Before we talk, I can do a short test for you, such as ${trial}.`,
  (trial) => `If a test tells you more than a letter, I can do one, for example ${trial}.`,
  (trial) => `Please write to me for a call, or send me a test such as ${trial}.`,
  (trial) => `To see how I work, you could give me a test first, such as ${trial}.`,
  (trial) => `A short call is fine with me, and so is a test, for example ${trial}.`,
  (trial) => `When could we talk, and would you like to see a test first, such as ${trial}?`,
  (trial) => `I would be glad to do a small test, such as ${trial}, and to talk about it on a call.`,
]
const PLAIN_CLOSING: Ways<string> = [
  'Could we talk about it on a short call?',
  'When would you have time for a short call?',
  'Thank you for reading this; I would be glad to hear from you.',
  'It would be good to talk about it on a call.',
  'Please let me know when you have time for a call.',
]
/** How the letter ends: a call, or something small of the posting's own work where none was offered before. */
export const closingWith = (trial: string | undefined, seed: string): string =>
  trial === undefined ? pick(PLAIN_CLOSING, seed, 'closing') : pick(CLOSING, seed, 'closing')(trial)

const HANDOVER: Ways<string> = [
  'Where a tool or a step is new to me, I would say so, go through your guides first, and show you a sample before anything goes out.',
  'For anything that is new to me I would need a short handover, and I would show you my first results before anybody else sees them.',
]
export const handover = (seed: string): string => pick(HANDOVER, seed, 'handover')
