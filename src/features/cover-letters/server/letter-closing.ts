import { listed, pick } from './letter-opening.ts'
import { isNamed } from './letter-topics.ts'

type Way = (work: readonly string[]) => string

const PAIR: readonly [Way, ...Way[]] = [
  (work) => `Which takes more of your week at the moment, ${work.join(' or ')}?`,
  (work) => `What would you want off your desk first: ${work.join(' or ')}?`,
  (work) => `Between ${listed(work)}, where do you need the most help in the first month?`,
]
type Ask = (job: string) => string
const FIRST: readonly [Ask, ...Ask[]] = [
  (job) => `What should the person in the ${job} position take over first?`,
  (job) => `What would a good first month in the ${job} position look like for you?`,
  (job) => `Which task of the ${job} position takes most of your time now?`,
]
/** Something to ask about this job: which of two kinds of work it names comes first, or how it begins. */
export function questionOf(job: string, named: readonly string[], seed: string): string {
  const work = named.filter((one) => !WIDE.has(one))
  const [only] = work.filter((one) => !isNamed(one, job))
  if (work.length > 1) return pick(PAIR, seed, 'question')(work.slice(0, 2))
  return only === undefined
    ? pick(FIRST, seed, 'question')(job)
    : `How much of your week goes to ${only} at the moment?`
}
/** What holds other kinds of work, or goes with most of them. */
const WIDE = new Set([
  'phone work',
  'bookkeeping',
  'real estate work',
  'CRM updates',
  'reporting',
  'sales',
  'document work',
])

const FIRST_WEEKS: readonly [string, ...string[]] = [
  'In the first week I would write down how you want each task done, check the list with you, and ask before I guess.',
  'My way to begin: learn how you do things now, keep notes of every step, and report to you at the end of each day until you no longer need it.',
  'At the start I would send you a short note at the end of each day: what is done, what is open, and what I need from you.',
]
/** How the person would begin: an offer, which states nothing about the past. */
export const firstWeeks = (seed: string): string => pick(FIRST_WEEKS, seed, 'weeks')
const LEARNING: readonly [string, ...string[]] = [
  'Where a tool or a step is new to me, I would tell you so, go through your guides or recordings first, and show you a trial before anything goes out.',
  'For what is new to me I would need a short handover, and I would show you my first results before anybody else sees them.',
]
export const learning = (seed: string): string => pick(LEARNING, seed, 'learning')
