import { jobName } from '../titles.ts'
import { carriedOver, isTelling } from './letter-carry.ts'
import { dutiesIn } from './letter-duties.ts'
import { sendingOf } from './letter-files.ts'
import { answered, apart, type LetterInstructions, placeIn } from './letter-instructions.ts'
import { introduction, line, termsAsked, titleOf, workDeeds } from './letter-person.ts'
import { evidenceFor, fittingWorks, nearTo } from './letter-results.ts'
import { answersOf } from './letter-showing.ts'
import { missingTools, sharedSkills } from './letter-skills.ts'
import { topicsIn } from './letter-topics.ts'
import type { Addressee, Writer } from './writer.ts'

const WORKS_SHOWN = 3

/** How near somebody's work is to the posting's: the same trade, another with a part of the job in it, or another. */
export type Distance = 'same' | 'partly' | 'other'
export type Gathered = ReturnType<typeof gathered>

/** What a letter is made of: who writes, what of theirs fits, and what the answers say of it already. */
export function gathered(writer: Writer, posting: Addressee, instructions: LetterInstructions) {
  const own = [...new Set((writer.skills ?? []).map(line))].filter((skill) => skill !== '')
  const [met, mine, seed] = [meeting(writer, posting), ownText(writer), seedOf(writer, posting)]
  const facts = answersOf(writer, posting, own, met.all, (question) =>
    met.distance === 'same' ? { program: '', work: '' } : missingIn(question, mine),
  )
  const given = answered(...askedIn(posting, instructions, facts), facts, seed)
  // Who is only asked who they are says it as they would have anyway.
  const replies = given.replace('To your question: ', '') === introduction(writer) ? '' : given
  return { ...met, writer, posting, own, mine, replies, shared: sharedSkills(own, posting), seed }
}

function meeting(writer: Writer, posting: Addressee) {
  const all = evidenceFor(writer.results ?? [], posting)
  const works = fittingWorks(writer.works ?? [], posting, WORKS_SHOWN)
  const job = jobName(posting.title)
  const duties = dutiesIn(posting)
  const near = nearTo(job, [line(writer.title ?? ''), ...works.map(({ as }) => as)])
  const carried = near
    ? []
    : carriedOver(
        all.map(({ deed }) => deed),
        workDeeds(writer),
        duties,
      ).filter((one) => isTelling(one, duties))
  return { all, works, near, duties, carried, distance: distanceOf(near, carried, posting, writer), job: spoken(job) }
}

const LOOKED_AT = 2
function distanceOf(
  near: boolean,
  carried: ReturnType<typeof carriedOver>,
  { title }: Addressee,
  writer: Writer,
): Distance {
  // Of somebody nothing is known of but their skills, nobody can say that the trade is another.
  if (near || (titleOf(writer) === '' && (writer.works ?? []).length === 0)) return 'same'
  const [first] = carried
  // Who did the very work of the title is of the trade, whatever they were called.
  if (first?.strength === null && first.duty.says.test(title)) return 'same'
  return carried.slice(0, LOOKED_AT).some(({ strength }) => strength === null) ? 'partly' : 'other'
}

/** What is asked for and what is to be sent along, each with its place in the posting. */
function askedIn(
  posting: Addressee,
  { questions, files = [] }: LetterInstructions,
  shown: Parameters<typeof sendingOf>[1],
) {
  const { description } = posting
  const all = questions.flatMap(apart).map((text) => ({ text, at: placeIn(description, text) }))
  const sent = files.map((file) => ({ text: sendingOf(file, shown), at: placeIn(description, file.quote) }))
  return [[...all, ...termsAsked(posting, questions)], sent.filter(({ text }) => text !== '')] as const
}

function missingIn(question: string, mine: string): { program: string; work: string } {
  const known = topicsIn(mine)
  return {
    program: missingTools({ title: question, description: '', tags: [] }, mine)[0] ?? '',
    work: topicsIn(question).find((name) => !known.includes(name)) ?? '',
  }
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
const spoken = (job: string): string => job.split(/ \/ |(?<=\w{2}) (?:for|to) /i)[0] || 'advertised'
