import { jobName } from '#features/cover-letters/titles.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { askedIn } from '../asked/wishes.ts'
import { type Carried, carriedOver, isLinked, isSame } from '../work/carry.ts'
import { conditionsOf } from '../answers/conditions.ts'
import { dutiesIn, namedWork } from '../work/duties.ts'
import type { Duty } from '../work/duty.ts'
import { businessOf } from '../work/business.ts'
import { companyOf } from '../work/company.ts'
import { dutyFits } from './first-duties.ts'
import { fitOf, type Wanted, wantedIn } from '../work/fit.ts'
import { SOMEBODY } from '../deeds/articles.ts'
import { answered, type LetterInstructions } from '../asked/instructions.ts'
import type { Answers, Missing } from '../answers/known.ts'
import { limitsOf } from './limits.ts'
import { sentences } from './parts.ts'
import { clause, placesOf, sentence, type Told } from '../deeds/places.ts'
import { introduction, isOver, line, titleOf, untold, workDeeds, worksOf } from '../person/person.ts'
import { worked } from './phrases.ts'
import { BESIDE, evidenceFor, fittingWorks, isOfFamily, nearTo } from '../deeds/results.ts'
import { answersOf } from './showing.ts'
import { isKin, strengthsOf } from '../work/strengths.ts'
import { inSentence } from '../work/titles.ts'
import { likeProgram, missingTools, namesProgram, programsOfBoth, sharedSkills } from '../person/skills.ts'
import { isCalled, topicsIn } from '../work/topics.ts'
import { OPEN_TO_ANY } from '../hours/own-words.ts'
import { ownSentences } from './own-sentences.ts'
import type { Addressee, Writer } from '../../writer.ts'

const WORKS_SHOWN = 3

/** How near somebody's work is to the posting's: the same trade, another with a part of the job in it, or another. */
export type Distance = 'same' | 'partly' | 'other'
export type Gathered = ReturnType<typeof gathered>

/** What a letter is made of: who writes, what of theirs fits, and what the answers say of it already; `limits` are the posting's. */
export function gathered(
  writer: Writer,
  posting: Addressee,
  instructions: LetterInstructions,
  limits = limitsOf(posting.description),
) {
  const own = [...new Set((writer.skills ?? []).map(line))].filter((skill) => skill !== '')
  const [met, mine, seed] = [meeting(writer, posting), ownText(writer), seedOf(writer, posting)]
  const at = placesOf(writer)
  const about = aboutOf(writer, met, at)
  const near = nearestOf(met, at)
  const evidence = met.all.map((one) => ({
    ...one,
    said: sentence(at(one.deed)),
  }))
  const facts = {
    ...answersOf({ writer, posting, skills: own, introduction: about, evidence, near }, (question) =>
      lackOf(question, met, { writer, mine }),
    ),
    ...(met.distance === 'other' ? { made: [] } : {}),
    voice: ownSentences(writer.about)[0] ?? '',
  }
  const shown = { ...facts, instead: insteadOf(met, writer), most: limits.links }
  const { text: given, labels: marks } = answered(...askedIn(posting, instructions, shown), facts, seed)
  // Who is only asked who they are or when they can work says it as they would have anyway.
  const replies = given === about || given === sentences(about, facts.voice) || isOnlyTimes(given, facts) ? '' : given
  const labels = replies === '' ? [] : marks
  const conditions = conditionsOf(writer, posting, replies)
  const employer = companyOf(posting)
  const to = { job: met.job, business: businessOf(posting, mine), employer, seed }
  const shared = limits.software ? sharedSkills(own, posting) : []
  const said = { replies, labels, conditions, shared, voice: facts.voice }
  return { ...met, ...said, to, at, writer, posting, own, mine, seed, limits }
}

/** Who somebody is, and where they worked. */
function aboutOf(writer: Writer, { works, all }: Met, at: (deed: string) => Told): string {
  const intro = introduction(writer)
  const left = untold(works, intro)
  const when = { over: isOver(left), before: left.length < works.length }
  // Who is told with their deeds where they worked need not be told it again.
  const isTold = all.some(({ deed }) => at(deed).work !== null)
  return sentences(intro, isTold ? '' : worked(worksOf(left), when))
}

const isOnlyTimes = (given: string, { start, hours }: Pick<Answers, 'start' | 'hours'>): boolean =>
  // What is told of hours only where they are asked for stands nowhere else.
  hours !== OPEN_TO_ANY && [start, hours, sentences(start, hours)].includes(given)

/** What comes nearest to the main part of the job after the deed that is told first; a "but" has to answer the "no". */
function nearestOf({ carried, duties: [main] }: Met, at: (deed: string) => Told): string {
  const left = carried.filter((one) => !one.held && isLinked(one))
  const [first] = left
  const next = left.find(
    ({ deed, duty, strength }) =>
      deed !== first?.deed && duty !== null && duty === main && (strength === null || strength === main.calls[0]),
  )
  return next === undefined ? '' : clause(at(next.deed))
}

type Met = ReturnType<typeof meeting>
/** Whose resume lists nothing has nothing to fit. */
const NOTHING: Wanted = new Map()
function meeting(writer: Writer, posting: Addressee) {
  const compare = dutyFits(posting)
  // What somebody studied is told where the work has something of it.
  const all = evidenceFor(writer.results ?? [], posting).filter(
    ({ deed, topic }) => !/^wrote a thesis\b/.test(deed) || topic !== null || compare(deed).best > 0,
  )
  const works = fittingWorks(writer.works ?? [], posting, WORKS_SHOWN)
  const job = jobName(posting.title)
  const duties = dutiesIn(posting)
  const near = nearTo(job, [line(writer.title ?? ''), ...works.map(({ as }) => as)])
  const said = `${posting.title}\n${posting.description}`
  const wanted = all.length === 0 ? NOTHING : wantedIn(posting)
  const duty = new Map(all.map(({ deed }) => [deed, compare(deed)]))
  const fits = new Map(all.map(({ deed, shared }) => [deed, fitOf(deed, wanted, shared)]))
  const deeds = all.map(({ deed, topics, titled, shared }) => ({
    deed,
    shared,
    fit: fits.get(deed)?.score ?? 0,
    topics: [
      ...topics.filter((name) => !BESIDE.has(name)),
      ...programsOfBoth(deed, said),
      ...(titled ? ['title'] : []),
    ],
  }))
  const carried = carriedOver(deeds, workDeeds(writer), { said, duties })
  return {
    all,
    fits,
    duty,
    works,
    near,
    duties,
    carried,
    distance: distanceOf(near, carried, posting, writer),
    job: spoken(job),
  }
}

/** A part of the job that comes later is beside it. */
const MAIN_PARTS = 2
function distanceOf(near: boolean, carried: readonly Carried[], posting: Addressee, writer: Writer): Distance {
  // Of somebody nothing is known of but their skills, nobody can say that the trade is another.
  const duties = dutiesIn(posting)
  if (titleOf(writer) === '' && (writer.works ?? []).length === 0) return 'same'
  if (near && !lacksTitle(duties[0], carried, posting, writer)) return 'same'
  // Who did the very work of the title is of the trade, whatever they were called.
  const [title] = duties
  const isOfTitle = (one: Carried): boolean => isSame(one) && one.duty === title && one.duty.says.test(one.deed)
  if (title?.says.test(namedWork(posting)) && carried.some(isOfTitle)) return 'same'
  const main: (Duty | null)[] = duties.slice(0, MAIN_PARTS)
  const did = carried.some((one) => isSame(one) && main.includes(one.duty))
  const kin = isKin(duties[0]?.calls[0], (writer.results ?? []).join('\n'))
  const skilled = (writer.skills ?? []).some((skill) => duties[0]?.says.test(skill))
  return did || kin || skilled ? 'partly' : 'other'
}

/** Whether the work that the title itself names is nowhere in what somebody did, was called or lists. */
function lacksTitle(
  main: Duty | undefined,
  carried: readonly Carried[],
  posting: Addressee,
  { title, works = [], skills, about }: Writer,
): boolean {
  if (main === undefined || !main.says.test(namedWork({ ...posting, tags: [] }))) return false
  const titles = [title ?? '', ...works.map((work) => work.title ?? '')]
  if (isOfFamily(jobName(posting.title), titles)) return false
  const own = [...titles, about ?? '', ...(skills ?? [])].join('\n')
  // "Medical billing and insurance verification": who did the second is of the trade.
  const named = namedWork({ ...posting, tags: [] })
  if (carried.some((one) => isSame(one) && one.duty?.says.test(named) === true && one.duty.says.test(one.deed)))
    return false
  return !main.says.test(own) && !carried.some((one) => isSame(one) && one.duty === main)
}

/** Somebody of another trade who has made nothing of the kind has no samples, and can make one; a text is a text. */
function insteadOf({ distance, duties: [main] }: Met, { results = [], title }: Writer): Duty | null {
  const own = [title ?? '', ...results].join('\n')
  if (distance === 'same' || main === undefined) return null
  return main.says.test(own) || (main.calls.includes('words') && strengthsOf(own).includes('words')) ? null : main
}

/** What of a question is new to them; of somebody of the same trade only that a program it names is nowhere told. */
function lackOf(question: string, met: Met, { writer, mine }: { writer: Writer; mine: string }): Missing | null {
  const found = missingIn(question, mine)
  const [all, has] = [met.distance === 'other', hasOf(writer, mine)]
  if (met.distance !== 'same') return { ...found, all, doing: met.duties[0]?.doing ?? '', has }
  const isTold = (writer.skills ?? []).length >= SKILLS_TELL
  // Whether they know it they say themselves.
  return found.program === '' || !isTold || YES_NO.test(question) ? null : { ...found, work: '', all, doing: '', has }
}
const YES_NO = /^(?:do|are|can|have|did|were) you\b/i
/** Who lists so many skills would have listed a program they know. */
const SKILLS_TELL = 4

function missingIn(question: string, mine: string): { program: string; like: string; work: string } {
  const known = topicsIn(mine)
  const program = missingTools({ title: question, description: '', tags: [] }, mine)[0] ?? ''
  return {
    program,
    like: program === '' ? '' : likeProgram(program, mine),
    work: topicsIn(question).find((name) => !known.includes(name) && isCalled(name, question)) ?? '',
  }
}

const [STEM, LONG_WORD] = [5, 4]
/** Tells whether a word of a text is the person's own, of their work or of who they did it for. */
export function hasOf({ works = [] }: Writer, mine: string): (text: string) => boolean {
  const own = plainWords([mine, ...works.map(({ employer }) => employer ?? '')].join(' ')).split(' ')
  return (text) =>
    plainWords(text)
      .split(' ')
      .filter((word) => word.length >= LONG_WORD)
      .some((word) => own.some((one) => one.startsWith(word.slice(0, STEM))))
}

const seedOf = (writer: Writer, posting: Addressee): string =>
  `${posting.title} ${posting.employer ?? ''} ${writer.first_name} ${writer.last_name}`

const ownText = ({ title, about, skills, results, works }: Writer): string =>
  [
    title ?? '',
    about ?? '',
    ...(skills ?? []),
    ...(results ?? []),
    ...(works ?? []).map((work) => work.title ?? ''),
  ].join(' . ')

/** What the job is called in a sentence: without whom it is for. */
function spoken(job: string): string {
  if (TASK.test(job) || (BARE_TASK.test(job) && !SOMEBODY.test(job) && !KIND.test(job))) return 'project'
  const [named = ''] = job.split(AND_MORE)
  const [first = '', second] = (named.split(/(?<=\w{2}) (?:for|to) /i)[0] ?? '').replace(PERSON, '').split(' / ')
  // "Excel / Power BI person" names no job, but what it is done with.
  const whole = second !== undefined && namesProgram(first) && !SOMEBODY.test(first) ? `${first} and ${second}` : first
  return inSentence(whole.replace(OF_WHOM, '$1')) || 'advertised'
}
/** "Fix my checkout", "Build us a landing page": a title that tells what to do names no job. */
const TASK =
  /^(?:please )?(?:fix|build|set ?up|clean|edit|design|write|create|help|convert|migrate|update|make|develop|redesign|transcribe|translate|finish|complete|manage|grow|find|move|install|turn) (?:up )?(?:my|our|me|us|an?|the|some|\d+)\b/i
/** "Finish Wordpress site", but no "Build Engineer" and no "Design work". */
const BARE_TASK =
  /^(?:finish|fix|build|set ?up|create|convert|migrate|update|redesign|clean ?up|transcribe|translate|develop|install) \p{L}/iu
const KIND = /\b(?:position|work|services?|support|role|job|entry)$/i
/** "Clean up then ongoing": what may come later. */
const AND_MORE = /,? (?:(?:and|&) )?(?:then|maybe|possibl[ey]|potentially|plus more|and more)\b/i
/** "Content person" without its person would be no work at all. */
const PERSON = /(?<!\bcontent) (?:person|guru|wizard|ninja|rockstar|superstar|whiz)$/i
/** "Dispatcher HVAC company": what kind of firm it is stands behind the job. */
const OF_WHOM =
  /^((?:\p{L}+ ){0,2}?(?:dispatcher|assistant|bookkeeper|accountant|manager|editor|designer|writer|coordinator|agent|representative|receptionist|developer|scheduler|VA)) (?:[\p{L}&-]+ ){1,2}(?:company|firm|agency|clinic|business|office|practice|store|shop|brand|startup)$/iu
