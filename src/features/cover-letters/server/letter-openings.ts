import { article, SOMEBODY } from './letter-articles.ts'
import { clause, type Told } from './letter-places.ts'
import { capital, pick } from './letter-words.ts'

type Ways<T> = readonly [T, ...T[]]

/** Whom a letter is to: the job as it stands in a sentence, and what the employer's business is; empty where unknown. */
export type To = { job: string; business: string; seed: string }

const isOne = ({ job }: To): boolean => SOMEBODY.test(job)
/** "As your bookkeeper", "in your chat support position". */
const asYours = (to: To): string => (isOne(to) ? `as your ${to.job}` : `in your ${to.job} position`)
const beYours = (to: To): string => (isOne(to) ? `be your ${to.job}` : `work in your ${to.job} position`)
const aJob = ({ job }: To): string => `${article(job)} ${job}`
/** What made somebody write. */
const seen = (to: To): string =>
  isOne(to) ? pick(SEEN, to.seed, 'seen')(aJob(to)) : `Your ${to.job} posting caught my attention.`
const SEEN: Ways<(job: string) => string> = [
  (job) => `You are looking for ${job}, and I would like to be considered.`,
  (job) => `You need ${job}, and I would like to help.`,
]

const APPLY: Ways<(to: To) => string> = [
  ({ job }) => `I am applying for your ${job} position.`,
  ({ job }) => `I would like to apply for your ${job} position.`,
  ({ job }) => `Please consider me for your ${job} position.`,
  ({ job }) => `This is my application for your ${job} position.`,
  ({ job }) => `I read your ${job} posting and would like to apply.`,
  ({ job }) => `I have seen your ${job} posting, and I would like to apply.`,
  ({ job }) => `Your ${job} posting is one I would like to answer.`,
]
/** What the letter is about. */
export const applying = (to: To): string => pick(APPLY, to.seed, 'apply')(to)

type Lead = (to: To, did: string) => string
/** Where the deed is of the very work. */
const SAME: Ways<Lead> = [
  (to, did) => `${capital(did)}, and I would like to do the same work ${asYours(to)}.`,
  (to, did) => `${seen(to)} ${capital(did)}.`,
  (to, did) => `${capital(did)}. That is the work I would like to do ${asYours(to)}.`,
  ({ job }, did) => `Your ${job} posting is about work I have done before. ${capital(did)}.`,
  (to, did) => `${capital(did)}, and I am applying to ${beYours(to)}.`,
  ({ job }, did) => `${capital(did)}. That is why I am applying for your ${job} position.`,
  (to, did) => `${capital(did)}. With that behind me, I would like to ${beYours(to)}.`,
  (to, did) => `${capital(did)}, and I would be glad to do it for you ${asYours(to)}.`,
]
const LEAD: Ways<Lead> = [
  (to, did) => `${capital(did)}, and I would like to ${beYours(to)}.`,
  (to, did) => `${seen(to)} ${capital(did)}.`,
  (to, did) => `${capital(did)}, and I would be glad to work for you ${asYours(to)}.`,
  ({ job }, did) => `${capital(did)}, and your ${job} posting made me write to you.`,
  ({ job }, did) => `${capital(did)}, and I am applying for your ${job} position.`,
]
/** Before or after what does not begin with "I" itself. */
const LEAD_I: Ways<Lead> = [
  ...LEAD,
  (to, did) => `I would like to ${beYours(to)}. ${capital(did)}.`,
  ({ job }, did) => `${capital(did)}. I would like to apply for your ${job} position.`,
]
/** Where the posting says what business it is. */
const FOR_BUSINESS: Ways<Lead> = [
  (to, did) => `${capital(did)}, and I would like to work for ${to.business} as ${aJob(to)}.`,
  (to, did) => `${capital(did)}. I would be glad to work for ${to.business} as ${aJob(to)}.`,
  (to, did) => `${capital(did)}, and I am applying to work for ${to.business} as ${aJob(to)}.`,
]
/** The same where the deed is of the very work. */
const SAME_BUSINESS: Ways<Lead> = [
  ...FOR_BUSINESS,
  (to, did) => `${capital(did)}. I would like to do the same for ${to.business} as your ${to.job}.`,
]
const leadsFor = (to: To, did: string, same: boolean): Ways<Lead> => {
  if (to.business !== '' && isOne(to)) return same ? SAME_BUSINESS : FOR_BUSINESS
  if (same) return SAME
  return did.startsWith('I ') ? LEAD : LEAD_I
}
/** `how` a deed is told, and whether it is of the very work of the job. */
type How = { how?: 'full' | 'plain'; same?: boolean }
/** The opening of somebody of the same trade: the job, and the deed that fits best. */
export function leading(to: To, told: Told, { how = 'full', same = false }: How = {}): string {
  const did = clause(told, how)
  return pick(leadsFor(to, did, same), to.seed, 'lead')(to, did)
}

type Change = (to: To, who: string, did: string) => string
/** Who they are, beside the deed and its employer. */
const CHANGE_WHO: Ways<Change> = [
  (to, who, did) => `I am ${who}, and I would like to ${beYours(to)}. ${capital(did)}.`,
  (to, who, did) => `${seen(to)} I am ${who}, and ${did}.`,
  ({ job }, who, did) => `I am ${who}, and I am applying for your ${job} position. ${capital(did)}.`,
]
/** The opening of somebody of another trade: the job, who they are ("a bookkeeper", or empty), and the deed that helps most. */
export function changing(to: To, who: string, told: Told): string {
  const { work, deed } = told
  const did = work === null && who !== '' ? `as ${who} I ${deed}` : clause(told, 'full')
  const isNamed = who === '' || work === null || work.at === '' || pick([true, false], to.seed, 'who')
  return isNamed
    ? pick(leadsFor(to, did, false), to.seed, 'change')(to, did)
    : pick(CHANGE_WHO, to.seed, 'change')(to, who, clause(told))
}

/** Who they are ("I am a bookkeeper, based in Cebu"), where nothing they did bears on the job: then no deed stands first. */
const STRANGER: Ways<(to: To, am: string) => string> = [
  (to, am) => `${am}, and I would like to ${beYours(to)}.`,
  ({ job }, am) => `${am}, and I am applying for your ${job} position.`,
]
const STRANGER_AM: Ways<(to: To, am: string) => string> = [
  (to, am) => `${seen(to)} ${am}.`,
  ({ job }, am) => `Please consider me for your ${job} position. ${am}.`,
  ({ job }, am) => `Your ${job} posting made me write to you. ${am}.`,
  ...STRANGER,
]
/** The opening of somebody nothing of whose work bears on the job. */
export function strange(to: To, am: string): string {
  if (am === '') return applying(to)
  if (to.business !== '' && isOne(to)) return `${am}, and I would like to work for ${to.business} as ${aJob(to)}.`
  return pick(am.startsWith('I am ') ? STRANGER_AM : STRANGER, to.seed, 'strange')(to, am)
}

const BRIDGES: Ways<(name: string) => string> = [
  (name) => `What your job has in common with my work is ${name}.`,
  (name) => `${capital(name)} is a part of it that I have done before.`,
  (name) => `One part of it that I have done before is ${name}.`,
  (name) => `My own work has also meant ${name}.`,
]
/** Says what a posting's work and the deed behind it have in common. */
export const bridge = (name: string, seed: string): string => pick(BRIDGES, seed, 'bridge')(name)
