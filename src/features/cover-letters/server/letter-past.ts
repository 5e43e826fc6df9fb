import type { Gathered } from './letter-facts.ts'
import { knowing, unused } from './letter-offers.ts'
import { introduction, isOver, whoAs, worksOf, yearsOf } from './letter-person.ts'
import { type Before, history, worked } from './letter-phrases.ts'
import { isSameWork, type Told } from './letter-places.ts'
import type { Work } from './letter-results.ts'
import { likeProgram, missingTools } from './letter-skills.ts'
import { either } from './letter-words.ts'

/** "There" points to what was said last. */
export const placeAfter = (said: string, { deed, work }: Told): Before => ({ work, apart: !said.endsWith(`${deed}.`) })

/** Whether an answer has told who writes and where they worked. */
export const isIntroduced = ({ writer, replies }: Gathered): boolean =>
  introduction(writer) !== '' && replies.includes(introduction(writer))

/** How long in all, and the jobs no deed has told of; without deeds that have a place, who writes and all jobs. */
export function pastOf(known: Gathered, told: readonly Told[], replies: string): string {
  const { writer, works } = known
  if (isIntroduced(known)) return ''
  if (told.every(({ work }) => work === null))
    return works.length === 0
      ? known.distance === 'same' || whoAs(writer) === ''
        ? introduction(writer, replies)
        : ''
      : worked(worksOf(works), { over: isOver(works), before: false })
  const left = leftOf(known, told)
  // Nobody who does not ask for years reads them.
  const asked = /\b(?:years?|yrs|experienced?)\b/i.test(known.posting.description)
  const years = known.distance === 'same' && asked ? yearsOf(writer) : ''
  const isSaidYears = years.startsWith('up to') || replies.includes(years)
  const [last] = left
  const shown = known.distance === 'same' && last !== undefined && !isToday(last) ? [] : left.slice(0, 1)
  return history(isSaidYears ? '' : years, worksOf(shown), isOver(left))
}

/** A job somebody of the trade had before, of which no deed has told. */
export function formerJob(known: Gathered, told: readonly Told[]): string {
  const left = leftOf(known, told)
  const [last] = left
  const isTold = last === undefined || isToday(last) || told.every(({ work }) => work === null)
  return isTold || isIntroduced(known) ? '' : history('', worksOf([last]), isOver(left))
}

const isToday = ({ when = '' }: Work): boolean => when.startsWith(' since')
/** Jobs no deed has told of, those of today first. */
function leftOf({ works }: Gathered, told: readonly Told[]): Work[] {
  const untold = works.filter((one) => !told.some(({ work }) => isSameWork(work, one)))
  return [...untold.filter(isToday), ...untold.filter((one) => !isToday(one))]
}

/** Programs the posting names and the person has not used, beside one of the same kind that they know. */
export function programsNew(known: Gathered, replies: string): string {
  const programs = programsLeft(known, replies)
  const like = programs.map((name) => likeProgram(name, known.mine))
  const [first = ''] = like.filter((name) => name !== '')
  if (first === '') return unused(programs, known.seed)
  // What somebody knows is for the same work as some of them only.
  const alike = programs.filter((_, at) => like[at] === first)
  const others = programs.filter((name) => !alike.includes(name))
  return [unused(others, known.seed), knowing(either(alike), first)].filter((said) => said !== '').join(' ')
}

/** Programs the posting names that neither the person nor an answer does. */
export const programsLeft = ({ posting, mine }: Gathered, replies: string): string[] =>
  missingTools(posting, mine).filter((name) => !replies.includes(name))
