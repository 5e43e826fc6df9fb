import { findSkills } from '#features/resumes/parsing/skills.ts'
import { article, SOMEBODY } from './letter-articles.ts'
import { clause, isSameWork, type Told } from './letter-places.ts'
import { wordsIn } from './letter-parts.ts'
import { namesProgram } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'
import type { Work } from './letter-results.ts'
import { capital, listed, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]
type Say = (text: string) => string

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

/** A sentence of the job, and of a deed as a clause and with the job it was done in named. */
type Lead = (job: string, did: { plain: string; titled: string }) => string
const LEAD: Ways<Lead> = [
  (job, { titled }) => `Your ${job} posting describes work I know: ${titled}.`,
  (job, { titled }) => `${capital(titled)}, and that is why I am answering your ${job} posting.`,
  (job, { titled }) => `I am applying for your ${job} position with this behind me: ${titled}.`,
  (job, { titled }) => `${capital(titled)}; I would be glad to do work of this kind in your ${job} position.`,
  (job, { titled }) => `For your ${job} position, this is what I would build on: ${titled}.`,
]
/** The same where the job is named like somebody who does it. */
const LEAD_AS: Ways<Lead> = [
  ...LEAD,
  (job, { titled }) => `You are looking for ${article(job)} ${job}; ${titled}.`,
  (job, { titled }) => `I would like to work as your ${job}: ${titled}.`,
  (job, { titled }) => `${capital(titled)}, and I would like to work for you as ${article(job)} ${job}.`,
]
const both = (told: Told) => ({ plain: clause(told), titled: clause(told, true) })

/** The opening of somebody of the same trade: the job, and the deed that fits best. */
export const leading = (job: string, told: Told, seed: string): string =>
  pick(SOMEBODY.test(job) ? LEAD_AS : LEAD, seed, 'lead')(job, both(told))

type Change = (job: string, who: string, did: { plain: string; titled: string; tie: string }) => string
const CHANGE: Ways<Change> = [
  (job, who, { plain }) =>
    `I am ${who}, and I would like to bring what I have learnt to your ${job} position: ${plain}.`,
  (job, who, { plain }) => `Please consider me, ${who}, for your ${job} position: ${plain}.`,
  (job, who, { plain }) => `I am applying for your ${job} position as ${who}: ${plain}.`,
  (job, who, { plain }) => `I am ${who}, and your ${job} posting is where I would like to go next. ${capital(plain)}.`,
  (job, _, { titled, tie }) =>
    `${capital(titled)}${tie === '' ? ', and' : `${tie}.`} I would like to use that in your ${job} position.`,
  (job, _, { titled, tie }) => `This is what I would bring to your ${job} position: ${titled}${tie}.`,
]
/** Where what was done helps with the work: a "but" that leads to nothing argues against itself. */
const CHANGE_LINKED: Ways<Change> = [
  ...CHANGE,
  (job, who, { plain }) => `For your ${job} position you may not expect ${who}, but ${plain}.`,
  (job, who, { plain }) => `From ${who.replace(/^an? (?:former )?/, '')} to ${job} is a step, but ${plain}.`,
]
/** Where the job is named like somebody who does it. */
const WORK_AS: Change = (job, who, { plain }) => `I am ${who}, and I would like to work as your ${job}: ${plain}.`
const COULD: Change = (job, who, { plain }) => `Could ${who} be your next ${job}? ${capital(plain)}.`
const CHANGE_PLAIN: Ways<Change> = [
  (job, _, { titled, tie }) =>
    `${capital(titled)}${tie === '' ? ', and' : `${tie}.`} I would like to use that in your ${job} position.`,
  (job, _, { titled, tie }) => `I am applying for your ${job} position, and this is what I bring: ${titled}${tie}.`,
  (job, _, { titled, tie }) => `Please consider me for your ${job} position: ${titled}${tie}.`,
  (job, _, { titled, tie }) => `This is what I would bring to your ${job} position: ${titled}${tie}.`,
  (job, _, { titled, tie }) => `In your ${job} position I would build on this: ${titled}${tie}.`,
]
/** Why a deed is told, as the end of its sentence, and whether it helps with the work. */
type Linked = { tie?: string; linked?: boolean }
/** The opening of somebody of another trade: the job, who they are ("a bookkeeper", or empty), and the deed that helps most. */
export function changing(job: string, who: string, told: Told & Linked, seed: string): string {
  const { work, deed, tie = '', linked = false } = told
  if (who === '') return pick(CHANGE_PLAIN, seed, 'change')(job, who, { ...both(told), tie })
  // What they are is what they did it as.
  const isSaid = work === null || (work.at === '' && who.includes(inSentence(work.as)))
  const plain = `${isSaid ? `in that work I ${deed}` : clause(told)}${tie}`
  const titled = isSaid ? `as ${who} I ${deed}` : clause(told, true)
  const ways = linked ? CHANGE_LINKED : CHANGE
  const isPlain = isSaid || !SOMEBODY.test(job) || /former|graduate/.test(who)
  const all: Ways<Change> = isPlain ? ways : linked ? [...ways, WORK_AS, COULD] : [...ways, WORK_AS]
  return pick(all, seed, 'change')(job, who, { plain, titled, tie })
}

const [TOGETHER, ONE] = [34, 18]
/** More of what was done, each with its place where it is another one than `before`; `again` where the last sentence told more already. */
export function further(deeds: readonly Told[], before: Work | null, again = false): string {
  const [first, next] = deeds
  if (first === undefined) return ''
  const said = also(first, before, again)
  if (next === undefined) return `${said}.`
  const rest = isSameWork(next.work, first.work) || next.work === null ? `I ${next.deed}` : clause(next)
  const isLong = wordsIn(said) + wordsIn(rest) > TOGETHER || wordsIn(said) > ONE
  return isLong
    ? `${said}. ${capital(also(next, first.work, isSameWork(first.work, before)))}.`
    : `${said}, and ${rest}.`
}
/** "There I also …", "At Palm I …", "I also …". */
function also(told: Told, before: Work | null, again: boolean): string {
  const { deed, work } = told
  if (again && (work === null || isSameWork(work, before))) return `Apart from that, I ${deed}`
  const more = `also ${deed}`.replace(/^also was /, 'was also ')
  if (work === null) return `I ${more}`
  return isSameWork(work, before) ? `There I ${more}` : capital(clause(told))
}

/** The name of some tasks is the name of a skill as well, which the person must not seem to claim. */
const isTask = (doing: string): boolean => !/\p{Lu}/u.test(doing) && findSkills(doing).length === 0
const SAME: Ways<string> = [
  ', which is part of your posting, too',
  ', and you ask for that as well',
  ', so this part of the work is not new to me',
]
const LIKE: Ways<Say> = [
  (doing) => `, which should help with ${doing}`,
  (doing) => `, and I would use that for ${doing}`,
]
const TAKES: Ways<Say> = [(takes) => `, which takes ${takes}, too`, (takes) => `, and that takes ${takes} as well`]

/**
 * Why a deed is told. `doing` is the part of the job it is of, or helps with: `same` or `like`; `isTag` where the posting
 * has it as a tag, the name of a skill; `takes` is what both take, and `name` a habit the deed shows.
 */
export type Help = { name?: string; takes?: string; doing?: string; how?: 'same' | 'like'; isTag?: boolean }
/** The end of a sentence that tells a deed: what both take, the part of the job, or the habit; empty where nothing can be said. */
export function tieOf({ name = '', takes = '', doing = '', how = 'like', isTag = false }: Help, seed: string): string {
  if (takes !== '') return pick(TAKES, seed, 'takes')(takes)
  if (doing !== '' && how === 'same') return pick(SAME, seed, 'tie')
  if (doing !== '') return isTask(doing) && !isTag ? pick(LIKE, seed, 'tie')(doing) : ''
  return name === '' ? '' : `, so I am used to ${name}`
}

/** The same after a sentence about the posting. */
export function beyond(deeds: readonly Told[], before: Work | null): string {
  const [first, ...others] = deeds
  if (first === undefined) return ''
  const said = first.work === null || isSameWork(first.work, before) ? `I ${first.deed}` : clause(first)
  return [`Beyond that, ${said}.`, further(others, first.work, true)].filter((text) => text !== '').join(' ')
}

/** Where somebody worked; `over` where all of it has ended, `before` where the last job stands before it. */
export function worked(works: string, { over, before }: { over: boolean; before: boolean }): string {
  if (works === '') return ''
  if (over) return `${before ? 'Before that I' : 'So far I'} worked ${works}.`
  const [, only, year] = /^((?:(?! and as ).)+) since (\d{4})$/.exec(works) ?? []
  return only === undefined ? `In all I have worked ${works}.` : `Since ${year} I have worked ${only}.`
}

/** How long somebody worked in all, and where else; what is empty is left out, and a past that is `over` is told as one. */
export function history(years: string, works: string, over: boolean): string {
  if (years !== '') return `In all I have ${years}${works === '' ? '' : `, also ${works}`}.`
  if (works === '') return ''
  return over ? `Apart from that, I worked ${works}.` : `Apart from that, I have worked ${works}.`
}

/** Skills no sentence has told: programs are known, other skills are had. */
export function having(skills: readonly string[]): string {
  const programs = skills.filter(namesProgram)
  const others = skills.filter((skill) => !programs.includes(skill)).map(inSentence)
  const known = programs.length === 0 ? '' : `I also know ${listed(programs)}.`
  const had = others.length === 0 ? '' : `My skills include ${listed(others)}.`
  return [known, had].filter((text) => text !== '').join(' ')
}
