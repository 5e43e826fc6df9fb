import { capital, either, pick } from '../deeds/words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string

// Each says "learn", "no experience" or "have not" in its own sentence: what is new must not read like a claim.
const TOOLS: Ways<Say> = [
  (tools) => `I have no experience with ${tools} yet, so I would go through the tutorials before I start.`,
  (tools) => `I have not used ${tools} yet, so I would go through the tutorials before I start.`,
]
/** Programs that are new to the person. */
export const unused = (programs: readonly string[], seed: string): string =>
  programs.length === 0 ? '' : pick(TOOLS, seed, 'new')(either(programs))

const WORK: Ways<(doing: string, tools: string) => string> = [
  (doing, tools) => `I have no experience in ${doing} yet${tools === '' ? '' : `, and I have not used ${tools}`}.`,
  (doing, tools) => `${capital(doing)} would be new to me${tools === '' ? '' : `, and I have not used ${tools} yet`}.`,
]
/** What somebody of another trade would learn: the part of the job, and the programs for it. */
export type Learnt = { doing: string; programs?: readonly string[] }
/** What of the work is new to the person, in the one sentence that says so. */
export function learning({ doing, programs = [] }: Learnt, seed: string): string {
  if (doing === '') return ''
  return pick(WORK, seed, 'new')(doing, either(programs))
}

/** Experience the posting wants, and the part of the job, where both are new. */
export function lacking(experience: string, doing: string): string {
  if (doing === '') return `I do not have ${experience} yet.`
  const [years] = /\byears?\b/.exec(experience) ?? []
  return `I have no experience in ${doing} yet, ${years !== undefined ? `so I cannot offer the ${years} you ask for` : `and I do not have ${experience}`}.`
}

/** Programs that are new, behind a sentence that says what else is. */
export const norUsed = (programs: readonly string[]): string =>
  programs.length === 0 ? '' : `I have not used ${either(programs)} either.`

/** What the posting offers to somebody who is new. */
export const TRAINED = 'I would gladly take the training you offer.'

const SHORT_FIRST: Ways<Say> = [
  (begin) => `In the first days I would start by ${begin}.`,
  (begin) => `My first step would be ${begin}.`,
  (begin) => `I would begin by ${begin}.`,
]
const FIRST: Ways<Say> = [...SHORT_FIRST, (begin) => `To learn how you do it, I would start by ${begin}.`]
/** How the person would begin: an offer, which states nothing about the past. */
export const beginning = (begin: string, seed: string): string =>
  begin === '' ? '' : pick(/\blearn/.test(begin) ? SHORT_FIRST : FIRST, seed, 'begin')(begin)

/** Sheets are no program for the same work, but what somebody can do in one. */
const SHEETS = /^(?:Excel|Google Sheets)$/
/** A program the person has not used, beside one of the same kind that they know. */
export const knowing = (lacks: string, knows: string): string =>
  SHEETS.test(knows)
    ? `I have not used ${lacks} yet; what I know is ${knows}.`
    : `I have not used ${lacks} yet, but I know ${knows}, which is for the same kind of work.`

/** What is done with a trial: messages are written, lists are made. */
const WRITTEN = /^(?:replies|answers|follow-up messages|a (?:message|reply)|one short (?:article|help article)|notes)\b/
const MADE =
  /^(?:an? (?:sample list|sample|short sample edit|small sample design|few sample|plan|test report|review|sorting|clean-up)|a few sample|one (?:sample|small|page|short)|the text)\b/
const toDo = (trial: string): string =>
  `${WRITTEN.test(trial) ? 'write' : MADE.test(trial) ? 'prepare' : 'do'} ${trial}`

const HEARING: Ways<string> = [
  'Could we talk on a short call, so that you can hear how I speak?',
  'You asked for good spoken English; could we talk on a short call, so that you can hear mine?',
]
/** How a letter ends where spoken English is asked for. */
export const hearing = (seed: string): string => pick(HEARING, seed, 'hearing')

const TRYING: Ways<Say> = [
  (trial) => `I could ${toDo(trial)} for you, so that you have something to judge by.`,
  (trial) => `To show you what to expect, I could ${toDo(trial)} first.`,
  (trial) => `I would gladly ${toDo(trial)} before we talk.`,
  (trial) => `We could start with ${trial}, so that you see my work before you decide.`,
  (trial) => `Before you decide, I could ${toDo(trial)} for you.`,
]
/** Something small of the posting's own work that somebody can be tested on. */
export const trying = (trial: string, seed: string): string => (trial === '' ? '' : pick(TRYING, seed, 'trying')(trial))

const CLOSING: Ways<string> = [
  'I would be glad to talk about it on a call.',
  'When would you have time for a short call?',
  'Thank you for reading this; I would be glad to hear from you.',
  'Could we talk about it on a short call?',
  'Please let me know when you have time for a call.',
  'I look forward to hearing from you.',
]
/** For who wants no calls. */
const IN_WRITING: Ways<string> = [
  'I look forward to hearing from you.',
  'Please write to me if you would like to know more.',
  'I would be glad to hear from you.',
]
/** How the letter ends: plainly, as all that counts has been said. */
export const closing = (seed: string, inWriting = false): string =>
  pick(inWriting ? IN_WRITING : CLOSING, seed, 'closing')

const HANDOVER: Ways<string> = [
  'Where a tool or a step is new to me, I would say so, go through your guides first, and show you a sample before anything goes out.',
  'For anything that is new to me I would need a short handover, and I would show you my first results before anybody else sees them.',
]
export const handover = (seed: string): string => pick(HANDOVER, seed, 'handover')
