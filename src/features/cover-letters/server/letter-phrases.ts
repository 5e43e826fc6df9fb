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

/** A sentence of the job and of a deed as a clause. Nothing stands before them: readers took every other first line for a form's. */
type Lead = (job: string, did: string) => string
const LEAD: Ways<Lead> = [
  (job, did) => `${capital(did)}, and I am applying for your ${job} position.`,
  (job, did) => `This is my application for your ${job} position. ${capital(did)}.`,
  (job, did) => `Please consider me for your ${job} position. ${capital(did)}.`,
  (job, did) => `Here is my application for your ${job} position. ${capital(did)}.`,
  (job, did) => `With this letter I would like to apply for your ${job} position. ${capital(did)}.`,
]
/** Before or after what does not begin with "I" itself. */
const LEAD_I: Ways<Lead> = [
  ...LEAD,
  (job, did) => `I am applying for your ${job} position. ${capital(did)}.`,
  (job, did) => `${capital(did)}. I would like to apply for your ${job} position.`,
]
/** Where the job is named like somebody who does it, and the person is of the trade. */
const LEAD_AS: Ways<Lead> = [
  (job, did) => `${capital(did)}. That is why I am applying for your ${job} position.`,
  (job, did) => `${capital(did)}, and I would like to work for you as ${article(job)} ${job}.`,
]
const WORK_AS: Lead = (job, did) => `I would like to work as your ${job}. ${capital(did)}.`
const leadsFor = (did: string): Ways<Lead> => (did.startsWith('I ') ? LEAD : LEAD_I)
/** The opening of somebody of the same trade: the job, and the deed that fits best. */
export function leading(job: string, told: Told, seed: string, how: 'full' | 'plain' = 'full'): string {
  const did = clause(told, how)
  const asOne = SOMEBODY.test(job) && how === 'full' ? [...LEAD_AS, ...(did.startsWith('I ') ? [] : [WORK_AS])] : []
  return pick([...leadsFor(did), ...asOne], seed, 'lead')(job, did)
}

type Change = (job: string, who: string, did: string) => string
/** Who they are, beside the deed and its employer. */
const CHANGE_WHO: Ways<Change> = [
  (job, who, did) => `${capital(did)}. I am ${who}, and this is my application for your ${job} position.`,
  (job, who, did) => `I am ${who}, and I am applying for your ${job} position. ${capital(did)}.`,
  (job, who, did) => `This is my application for your ${job} position. I am ${who}, and ${did}.`,
]
/** The opening of somebody of another trade: the job, who they are ("a bookkeeper", or empty), and the deed that helps most. */
export function changing(job: string, who: string, told: Told, seed: string): string {
  const { work, deed } = told
  const did = work === null && who !== '' ? `as ${who} I ${deed}` : clause(told, 'full')
  const ways: Ways<Lead> = SOMEBODY.test(job) && !did.startsWith('I ') ? [...leadsFor(did), WORK_AS] : leadsFor(did)
  const isNamed = who === '' || work === null || work.at === '' || pick([true, false], seed, 'who')
  return isNamed ? pick(ways, seed, 'change')(job, did) : pick(CHANGE_WHO, seed, 'change')(job, who, clause(told))
}

/** Who they are ("I am a bookkeeper"), where nothing they did bears on the job: then no deed stands first. */
const STRANGER: Ways<(job: string, am: string) => string> = [
  (job, am) => `${am}, and I would like to apply for your ${job} position.`,
  (job, am) => `This is my application for your ${job} position. ${am}.`,
  (job, am) => `Please consider me for your ${job} position. ${am}.`,
  (job, am) => `${am}, and I am applying for your ${job} position from another field.`,
  (job, am) => `With this letter I would like to apply for your ${job} position. ${am}.`,
  (job, am) => `My application for your ${job} position comes from another field. ${am}.`,
]
/** The opening of somebody nothing of whose work bears on the job. */
export const strange = (job: string, am: string, seed: string): string =>
  am === '' ? applying(job, seed) : pick(STRANGER, seed, 'strange')(job, am)

const [TOGETHER, ONE] = [34, 18]
/** What was told last: the job, whether a sentence of the posting stands between, and whether more of it was told already. */
export type Before = { work: Work | null; apart?: boolean; again?: boolean }
/** More of what was done, each with its place where it is another one than that told last. */
export function further(deeds: readonly Told[], before: Before): string {
  const [first, next] = deeds
  if (first === undefined) return ''
  const said = also(first, before)
  if (next === undefined) return `${said}.`
  const same = isSameWork(next.work, first.work)
  const rest = same || next.work === null ? `I ${next.deed}` : clause(next)
  const isLong = wordsIn(said) + wordsIn(rest) > TOGETHER || wordsIn(said) > ONE
  if (!isLong) return `${said}, and ${rest}.`
  return `${said}. ${capital(also(next, { work: first.work, again: same && isSameWork(first.work, before.work) }))}.`
}
/** "There I also …", "In the same job I also …", "At Palm I …", "I also …". */
function also({ deed, work }: Told, { work: last, apart = false, again = false }: Before): string {
  const same = isSameWork(work, last)
  if (again && (work === null || same)) return `I ${deed}`
  const more = `also ${deed}`.replace(/^also was /, 'was also ')
  if (work === null) return `I ${more}`
  if (!same) return capital(clause({ deed, work }))
  return `${apart ? 'In the same job' : 'There'} I ${more}`
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
  const since = / since \d{4}$/.test(works)
  if (years !== '' && !since) return `In all I have ${years}${works === '' ? '' : `, part of it ${works}`}.`
  const all = years === '' ? '' : `In all I have ${years}.`
  if (works === '') return all
  if (since) return [worked(works, { over, before: false }), all].filter((text) => text !== '').join(' ')
  return over ? `I also worked ${works}.` : `I have also worked ${works}.`
}

/** Skills no sentence has told: programs are known, other skills are had. */
export function having(skills: readonly string[]): string {
  const programs = skills.filter(namesProgram)
  const others = skills.filter((skill) => !programs.includes(skill)).map(inSentence)
  const known = programs.length === 0 ? '' : `I know ${listed(programs)}.`
  const had = others.length === 0 ? '' : `My skills include ${listed(others)}.`
  return [known, had].filter((text) => text !== '').join(' ')
}
