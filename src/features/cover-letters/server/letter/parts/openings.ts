import { article, SOMEBODY } from '../deeds/articles.ts'
import { placeOf, sentence, type Told } from '../deeds/places.ts'
import type { Learnt } from './offers.ts'
import { baseOf, wasOf } from '../deeds/verbs.ts'
import { capital, listed, pick } from '../deeds/words.ts'

type Ways<T> = readonly [T, ...T[]]

/**
 * Whom a letter is to: the job as it stands in a sentence, what the employer's business is, and a name of theirs that
 * one can join; empty where unknown.
 */
export type To = { job: string; business: string; employer: string; seed: string }

const isOne = ({ job }: To): boolean => SOMEBODY.test(job)
/** "As your bookkeeper"; nothing where the job has no name for who holds it. */
const asYours = (to: To): string => (isOne(to) ? ` as your ${to.job}` : isPiece(to) ? ` on your ${to.job}` : '')
const beYours = (to: To): string =>
  isOne(to) ? `be your ${to.job}` : isPiece(to) ? `help you with your ${to.job}` : 'do this work for you'
/** A posting for one piece of work, which nobody holds as a position. */
const isPiece = ({ job }: To): boolean =>
  /\b(?:clean[- ]?up|catch[- ]?up|set[- ]?up|fix(?:es)?|projects?|migration|redesign|build|backlog|conversion)$/i.test(
    job,
  )
/** "Your bookkeeper position", "your clean up". */
const yourJob = (to: To): string => (isPiece(to) ? `your ${to.job}` : `your ${to.job} position`)
const aJob = ({ job }: To): string => `${article(job)} ${job}`
const joinYou = (to: To): string => {
  if (to.employer === '' || isPiece(to)) return isPiece(to) ? beYours(to) : `work for you${asYours(to)}`
  return isOne(to) ? `join ${to.employer} as ${aJob(to)}` : `join ${to.employer}`
}

const APPLY: Ways<(to: To) => string> = [
  (to) => `I would like to apply for ${yourJob(to)}.`,
  (to) => `Please consider me for ${yourJob(to)}.`,
  (to) => `This is my application for ${yourJob(to)}.`,
  ({ job }) => `I read your ${job} posting and would like to apply.`,
  ({ job }) => `Your ${job} posting is one I would like to answer.`,
]
/** What the letter is about, where nothing is known to begin with. */
export const applying = (to: To): string => pick(APPLY, to.seed, 'apply')(to)

/** `led` is a deed as a whole sentence, without its full stop. */
type Lead = (to: To, led: string) => string
/** What somebody did, and what they would like to do: two sentences, as the first is no reason for the second. */
const LEAD: Ways<Lead> = [
  (to, led) => `I would like to ${joinYou(to)}. ${led}.`,
  (to, led) => `I would like to ${beYours(to)}. ${led}.`,
  (to, led) => `I am applying for ${yourJob(to)}. ${led}.`,
  (to, led) => `I would like to work for you${asYours(to)}. ${led}.`,
  (to, led) => `${led}, and I would like to ${joinYou(to)}.`,
]
/** Where the deed is of the very work. */
const SAME: Ways<Lead> = [
  (to, led) => `${led}. That is the work I would like to do${asYours(to)}.`,
  (to, led) => `${led}, and I would be glad to do it for you${asYours(to)}.`,
  (to, led) => `${led}. I would like to ${joinYou(to)} and go on with that work.`,
  (to, led) => `${led}. I would like to do the same for you${asYours(to)}.`,
  (to, led) => `${led}. I would like to go on with such work${asYours(to)}.`,
  (to, led) => `${led}, and that is the work I would like to do for you.`,
  (to, led) => `I am applying for ${yourJob(to)}. ${led}.`,
  (to, led) => `I would like to ${beYours(to)}. ${led}.`,
]
/** Where the deed is of the very work, and the posting says what business it is. */
const SAME_BUSINESS: Ways<Lead> = [
  (to, led) => `${led}. I would like to do the same for ${to.business}${asYours(to)}.`,
  (to, led) => `${led}, and I would like to do the same for ${to.business}.`,
  (to, led) => `${led}, and I would be glad to do it for ${to.business}, too.`,
]
/** Where the sentence itself begins with "I", so that no other before or behind it may. */
const JOINED: Ways<Lead> = [
  (to, led) => `${led}, and I would like to ${joinYou(to)}.`,
  (to, led) => `${led}, and I would like to ${beYours(to)}.`,
  (to, led) => `${led}, and I would be glad to work for you${asYours(to)}.`,
  (to, led) => `${led}, and that is why I am applying for ${yourJob(to)}.`,
]
const leadsFor = (to: To, led: string, same: boolean): Ways<Lead> => {
  if (led.startsWith('I ')) return JOINED
  if (same) return to.business !== '' && isOne(to) ? SAME_BUSINESS : SAME
  return LEAD
}
/** Where the deed is of the very work, the part of the job stands first; the wish stands at the end of the letter. */
const NEEDED: Ways<(doing: string, told: Told) => string> = [
  (doing, told) => `${capital(doing)} is what I ${goesOn(told) ? 'do' : 'did'}${placeOf(told)}: I ${told.deed}.`,
  (doing, told) => `You need someone ${toDo(doing)}. ${sentence(told, 'full')}.`,
]
/** The same of what is no help by its name. */
const NAMED: typeof NEEDED = [
  NEEDED[0],
  (doing, told) => `You are looking for help with ${doing}. ${sentence(told, 'full')}.`,
  (doing, told) => `You need someone ${toDo(doing)}. ${sentence(told, 'full')}.`,
]
/** "To answer customer messages", "for medical billing". */
function toDo(doing: string): string {
  const [first = '', ...rest] = doing.split(' ')
  const base = baseOf(wasOf(first) ?? '')
  return base === undefined || rest.length === 0 ? `for ${doing}` : `to ${[base, ...rest].join(' ')}`
}
const goesOn = ({ work }: Told): boolean => work?.when?.startsWith(' since') === true
/** The opening of somebody who has done the very part of the job that is most of it; `doing` names that part. */
export const naming = (to: To, told: Told, doing: string): string =>
  pick(doing.startsWith('help') ? NEEDED : NAMED, to.seed, 'named')(doing, told)
/** The opening of somebody whose deed names a program that the posting makes a condition. */
export const withProgram = (told: Told, program: string): string =>
  `You ask for ${program} experience. ${sentence(told, 'full')}.`
/** The opening of somebody who does more of it than the posting asks for: `asked` is "120 dials a day". */
export const matching = (told: Told, asked: string): string => `You ask for ${asked}. ${sentence(told)}.`

/** `how` a deed is told, and whether it is of the very work of the job. */
type How = { how?: 'full' | 'plain'; same?: boolean }
/** The opening of somebody of the same trade: the job, and the deed that fits best. */
export function leading(to: To, told: Told, { how = 'full', same = false }: How = {}): string {
  const led = sentence(told, how)
  return pick(leadsFor(to, led, same), to.seed, 'lead')(to, led)
}

type Change = (to: To, who: string, led: string) => string
/** Who they are, beside the deed and its employer. */
const CHANGE_WHO: Ways<Change> = [
  (to, who, led) => `I am ${who}, and I would like to ${beYours(to)}. ${led}.`,
  (to, who, led) => `I am ${who}, and I would like to ${joinYou(to)}. ${led}.`,
  (to, who, led) => `I am ${who} applying for ${yourJob(to)}. ${led}.`,
  (to, who, led) => `As ${who}, I am applying for ${yourJob(to)}. ${led}.`,
  (to, who, led) => `I am ${who}, and ${yourJob(to)} is one I would like to take on. ${led}.`,
  (to, who, led) => `I am ${who}, and I would like to work for you${asYours(to)}. ${led}.`,
]
/** The opening of somebody of another trade: the job, who they are ("a bookkeeper", or empty), and the deed that helps most. */
export function changing(to: To, who: string, told: Told): string {
  const { work, deed } = told
  if (who !== '' && work !== null && work.at !== '') return pick(CHANGE_WHO, to.seed, 'change')(to, who, sentence(told))
  const led = work === null && who !== '' ? `As ${who}, I ${deed}` : sentence(told, 'full')
  return pick(leadsFor(to, led, false), to.seed, 'change')(to, led)
}

/** Who they are ("I am a bookkeeper, based in Cebu"), where what they did does not speak for itself: then it stands first. */
const STRANGER: Ways<(to: To, am: string) => string> = [
  (to, am) => `${am}, and I would like to ${beYours(to)}.`,
  (to, am) => `${am}, and I would like to ${joinYou(to)}.`,
  (to, am) => `${am}, and I am applying for ${yourJob(to)}.`,
  (to, am) => `${am}, and I would like to work for you${asYours(to)}.`,
  (to, am) => `${am}, and ${yourJob(to)} is one I would like to take on.`,
]
/** The same of who still does that work. */
const STRANGER_NOW: Ways<(to: To, am: string) => string> = [
  ...STRANGER,
  (to, am) => `I would like to ${joinYou(to)}. At present ${am}.`,
  (to, am) => `At present ${am}, and I would like to ${joinYou(to)}.`,
]
/** The same of who has left that work. */
const STRANGER_THEN: Ways<(to: To, am: string) => string> = [
  ...STRANGER,
  (to, am) => `As ${am.replace('I am ', '')}, I would like to ${joinYou(to)}.`,
  (to, am) => `As ${am.replace('I am ', '')}, I would like to ${beYours(to)}.`,
]
/** The wish, as the last sentence of a letter that did not begin with it. */
export const wishing = (to: To, seed: string, inWriting: boolean): string =>
  pick(inWriting ? WISHED : WISHING, seed, 'wishing')(to)
/** Which job it is stands in the subject. */
const doIt = (to: To): string => (isPiece(to) ? beYours(to) : 'do this work for you')
const workWith = (to: To): string =>
  isPiece(to) ? beYours(to) : to.employer === '' ? 'work with you' : `work with ${to.employer}`
const WISHED: Ways<(to: To) => string> = [
  (to) => `I would be glad to ${doIt(to)}, and I look forward to hearing from you.`,
  (to) => `I would like to ${workWith(to)}. Please write to me if you would like to know more.`,
]
const WISHING: Ways<(to: To) => string> = [
  (to) => `I would be glad to ${doIt(to)}; when would a short call suit you?`,
  (to) => `I would like to ${workWith(to)}. Could we talk on a short call?`,
  (to) => `If this is what you need, I would be glad to ${workWith(to)}. When would you have time for a call?`,
  (to) => `I would like to ${joinYou(to)}. Please let me know when you have time for a call.`,
]

/** Where nobody knows who they are, or it is told elsewhere. */
const WISH: Ways<(to: To) => string> = [
  (to) => `I would like to ${beYours(to)}.`,
  (to) => `I would like to ${joinYou(to)}.`,
]
/** What is new stands first where it is most of the job, and the wish at the end of the letter. */
const NEW: Ways<(am: string, work: string, tools: string) => string> = [
  (am, work, tools) => `${am}, and ${work} would be new to me${tools}.`,
  (am, work, tools) => `I should say first that ${work} would be new to me${tools}: ${am}.`,
  (am, work, tools) => `${am}, so ${work} would be new to me${tools}.`,
  (am, work, tools) => `${capital(work)} would be new to me${tools}; ${am}.`,
  (am, work, tools) => `At present ${am}, and ${work} would be new to me${tools}.`,
]
/** The opening of somebody to whom most of the job is new: the part of it, and the programs for it. */
export const newTo = (am: string, { doing, programs = [] }: Learnt, seed: string): string =>
  pick(NEW, seed, 'new')(am, doing, programs.length === 0 ? '' : `, as would ${listed(programs)}`)

/** The opening of somebody whose work is another one. */
export function strange(to: To, am: string): string {
  if (am === '') return pick(WISH, to.seed, 'wish')(to)
  const isFormer = /^I am a former [\p{L} ]+$/u.test(am)
  const isNow = am.startsWith('I am ') && !isFormer && !/\bgraduate\b/.test(am)
  return pick(isFormer ? STRANGER_THEN : isNow ? STRANGER_NOW : STRANGER, to.seed, 'strange')(to, am)
}

const AFTER: Ways<(am: string) => string> = [
  (am) => `${am}, and I would like to work for you.`,
  (am) => `${am}, and I would be glad to do it for you.`,
]
/** Who they are, behind a first sentence that has named the job. */
export const afterwards = (am: string, seed: string): string => pick(AFTER, seed, 'after')(am)
