import { sentencesOf } from '#features/cover-letters/claims/words.ts'
import { jobName } from '#features/cover-letters/titles.ts'
import type { Gathered } from '../parts/facts.ts'
import { knowing, unused } from '../parts/offers.ts'
import { introduction, isOver, line, whoAs, worksOf, yearsOf } from '../person/person.ts'
import { type Before, history, worked } from '../parts/phrases.ts'
import { isSameWork, type Told } from './places.ts'
import { nearTo, type Work } from './results.ts'
import { likeProgram, missingTools, programsNamed } from '../person/skills.ts'
import { either } from './words.ts'
import { isFarBeyond, tradeSince, workedYears } from '../person/years.ts'
import type { Addressee, Writer } from '../../writer.ts'

/** "There" points to what was said last. */
export const placeAfter = (said: string, { deed, work }: Told): Before => ({ work, apart: !said.endsWith(`${deed}.`) })

/** Whether an answer has told who writes and where they worked. */
export const isIntroduced = ({ writer, replies }: Gathered): boolean =>
  introduction(writer) !== '' && replies.includes(introduction(writer))

/** How long in all, and the jobs no deed has told of; without deeds that have a place, who writes and all jobs. */
export function pastOf(known: Gathered, told: readonly Told[], replies: string): string {
  const { writer, works } = known
  if (isIntroduced(known) || / I (?:have )?worked as /.test(known.replies)) return ''
  if (told.every(({ work }) => work === null))
    return works.length === 0
      ? known.distance === 'same' || whoAs(writer) === ''
        ? introduction(writer, replies)
        : ''
      : worked(worksOf(works), { over: isOver(works), before: false })
  const left = leftOf(known, told)
  // Nobody who does not ask for years reads them.
  const asked = YEARS_ASKED.test(known.posting.description)
  const years = known.distance === 'same' && asked && !hasOtherYears(writer) ? yearsOf(writer) : ''
  const isSaidYears = years.startsWith('up to') || replies.includes(years) || YEARS_TOLD.test(replies)
  const [last] = left
  const shown = known.distance === 'same' && last !== undefined && !isToday(last) ? [] : left.slice(0, 1)
  if (isSaidYears || years === '' || shown.length > 0)
    return history(isSaidYears ? '' : years, worksOf(shown), isOver(left))
  return sinceWhen(known, told) ?? history(years, '', false)
}

/** Whether their jobs, all of them over, are many more years than they say they have of this work: most were of another. */
function hasOtherYears({ years_of_experience: said, works = [] }: Writer): boolean {
  const isOpen = works.some(({ to }) => to === 'present')
  return !isOpen && isFarBeyond(workedYears(works) ?? 0, said ?? '')
}

const YEARS_ASKED =
  /\b(?:\d{1,2}|one|two|three|four|five|several)(?: ?\+)?(?: or more)? ?(?:-|–|to)? ?(?:\d{1,2} )?(?:years?|yrs)\b|\byears of\b|\bhow long\b|\btaon(?:g)? (?:na )?(?:experience|karanasan)\b/i
/** "I have 4 plus years of experience", in somebody's own words. */
const YEARS_TOLD =
  /\byears\b[^.]{0,20}\bexperience\b|\bfor (?:over |more than |almost |nearly |about )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ?\+? ?(?:years|yrs)\b/

/** Since when somebody has done such work, where dates say more than a number; empty where the deeds have told it; null where no date does. */
function sinceWhen({ writer, posting }: Gathered, told: readonly Told[]): string | null {
  const job = jobName(posting.title)
  const since = tradeSince(writer.works ?? [], (title) => nearTo(job, [line(title)]))
  if (since === null) return null
  const isTold = told.some(({ work }) => work?.when === ` since ${since}`)
  return isTold ? '' : `I have been in this line of work since ${since}.`
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
  const wanted = conditionsOf(known.posting)
  return newOnes(
    known,
    programsLeft(known, replies).filter(
      (name) => known.distance !== 'same' || wanted.has(name) || likeProgram(name, known.mine) !== '',
    ),
  )
}

/** The same of all programs it names, for a letter that has little else to say. */
export const everyProgramNew = (known: Gathered, replies: string): string =>
  newOnes(known, programsLeft(known, replies))

function newOnes(known: Gathered, programs: readonly string[]): string {
  const like = programs.map((name) => likeProgram(name, known.mine))
  const [first = ''] = like.filter((name) => name !== '')
  if (first === '') return unused(programs, known.seed)
  // What somebody knows is for the same work as some of them only.
  const alike = programs.filter((_, at) => like[at] === first)
  const others = programs.filter((name) => !alike.includes(name))
  // Who is new to the work has more to say than which of its tools are like others.
  if (known.distance === 'other' && others.length > 0) return unused(others, known.seed)
  return [unused(others, known.seed), knowing(either(alike), first)].filter((said) => said !== '').join(' ')
}

const CONDITION =
  /\b(?:must|require[ds]?|requirements?|needs?|experienced?|proficien\w+|knowledge|(?:must|should|you|to) know|familiar\w*|skilled|expert\w*|fluent|comfortable|preferred|background)\b/i
/** Programs a posting makes a condition: what it only says it uses, somebody of the trade learns in a day. */
const conditionsOf = ({ title, description }: Addressee): ReadonlySet<string> =>
  new Set(
    [title, ...sentencesOf(description).flatMap(({ text }) => (CONDITION.test(text) ? [text] : []))].flatMap(
      programsNamed,
    ),
  )

/** Programs the posting names that neither the person nor an answer does. */
export const programsLeft = ({ posting, mine, limits }: Gathered, replies: string): string[] =>
  limits.software ? missingTools(posting, mine).filter((name) => !replies.includes(name)) : []
