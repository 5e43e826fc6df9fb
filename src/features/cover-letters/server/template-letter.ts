import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import { type Bridge, bridgesOf, isLoose, told, unknownPart } from './letter-bridges.ts'
import { briefly, briefTrial, changeOpening, type Distance, secondBridge, trialOf, whatIsNew } from './letter-change.ts'
import { firstWeeks, learning, questionOf } from './letter-closing.ts'
import { ANY_WORK, type Duty, dutiesIn } from './letter-duties.ts'
import { answered, type LetterInstructions, NO_INSTRUCTIONS, subjectOf, withCodeWords } from './letter-instructions.ts'
import { openingOf, ownOpening } from './letter-opening.ts'
import { fitted, type Part, sentences, unlike, wordsIn } from './letter-parts.ts'
import { isAbove } from './letter-pay.ts'
import {
  asOne,
  greetingFor,
  introduction,
  line,
  somebody,
  termsAsked,
  titleOf,
  whoOf,
  workDeeds,
  worked,
} from './letter-person.ts'
import { proofs } from './letter-proofs.ts'
import { chosen, type Evidence, evidenceFor, fittingWorks, nearTo } from './letter-results.ts'
import { aboutOf, answersOf, showing } from './letter-showing.ts'
import { missingTools, sharedSkills, tools } from './letter-skills.ts'
import { timesOf } from './letter-times.ts'
import { namedIn, topicsIn } from './letter-topics.ts'
import type { Addressee, Writer } from './writer.ts'

const [SKILLS_SHOWN, DEEDS_SHOWN, WORKS_SHOWN] = [4, 3, 2]

/**
 * A letter out of the person's own facts: nothing is invented. It opens with what was asked; a question nothing known
 * answers leaves a marked gap, and everything else can be sent as it is.
 */
export function writeTemplateLetter(
  writer: Writer,
  posting: Addressee,
  instructions: LetterInstructions = NO_INSTRUCTIONS,
): { subject: string; content: string } {
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  const greeting = greetingFor(posting.employer ?? '')
  const closing = name === '' ? 'Best regards' : `Best regards,\n${name}`
  const known = gathered(writer, posting, instructions)
  const body = (known.distance === null ? ownTrade(known) : otherTrade(known)).filter(({ text }) => text !== '')
  const words = wordsIn([greeting, closing, ...instructions.code_words, ...(instructions.last_words ?? [])].join(' '))
  const content = unlike(fitted(body, words).map((part) => part.text))
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords([greeting, ...content, closing].join('\n\n').slice(0, COVER_LETTER_MAX), instructions),
  }
}

type Gathered = ReturnType<typeof gathered>

/** How near somebody's work is to the posting's, and what of it fits. */
function meeting(writer: Writer, posting: Addressee) {
  const all = evidenceFor(writer.results ?? [], posting)
  const deeds = all.map(({ deed }) => deed)
  const works = fittingWorks(writer.works ?? [], posting, WORKS_SHOWN)
  const job = jobName(posting.title)
  const near = nearTo(job, [line(writer.title ?? ''), ...works.map(({ as }) => as)])
  const duties = dutiesIn(posting)
  const bridges = near ? [] : bridgesOf(deeds, workDeeds(writer), duties)
  const distance = near || isOfTitle(bridges[0], posting.title) ? null : distanceOf(bridges)
  return { all, works, near, duties, bridges, distance, job: spoken(job) || 'advertised' }
}

/** What a letter is made of: who writes, what of theirs fits, and what the answers say of it already. */
function gathered(writer: Writer, posting: Addressee, instructions: LetterInstructions) {
  const own = [...new Set((writer.skills ?? []).map(line))].filter((skill) => skill !== '')
  const [met, mine, seed] = [meeting(writer, posting), ownText(writer), seedOf(writer, posting)]
  const questions = [...instructions.questions, ...termsAsked(posting, instructions.questions)]
  const missing = (question: string) =>
    met.distance === null ? [] : missingTools({ title: question, description: '', tags: [] }, mine)
  const given = answered({ ...instructions, questions }, answersOf(writer, posting, own, met.all, missing), seed)
  // Who is only asked who they are says it as they would have anyway.
  const replies = given.replace('To your question: ', '') === introduction(writer) ? '' : given
  return { ...met, writer, posting, own, mine, replies, shared: sharedSkills(own, posting), seed }
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

/** Who did the very work of the title is of the trade, whatever they were called. */
const isOfTitle = (bridge: Bridge | undefined, title: string): boolean =>
  bridge !== undefined && bridge.strength === null && bridge.duty.says.test(title)

/** Null where nothing of the person's own carries over, or the work is their own. */
function distanceOf([first]: readonly Bridge[]): Distance | null {
  if (first === undefined) return null
  if (first.strength === null) return 'partly'
  return first.close ? 'near' : 'far'
}

/** Somebody of the same trade: the deed that fits best, others, and what is left to ask. */
function ownTrade(known: Gathered): Part[] {
  const { writer, posting, own, works, mine, near, all, shared, seed } = known
  const [lead, ...fitting] = chosen(all, DEEDS_SHOWN + 1)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const replies = shortened(known.replies, best?.deed ?? '')
  const others = all.filter(({ deed }) => deed !== best?.deed && !known.replies.includes(deed))
  const also = fitting.filter((one) => others.includes(one))
  const fresh = best === undefined ? [] : also.length === 0 ? others.slice(0, 1) : also
  const opening = openingFor(known, best)
  const introduced = replies.includes(introduction(writer)) ? '' : introduction(writer, replies)
  const proven = proofs(fresh.slice(0, DEEDS_SHOWN - 1), seed, best?.label)
  const skills = tools(own, shared, [opening, proven].join(' '), seed, true)
  return [
    { text: opening },
    { text: sentences(introduced, proven), short: sentences(introduced, proofs(fresh.slice(0, 1), seed, best?.label)) },
    { text: replies },
    { text: sentences(worked(works, seed), skills), spare: 2 },
    { text: whatIsNew('', near ? missingTools(posting, mine) : [], seed), spare: 3 },
    { text: aboutOf(writer), filler: 1 },
    { text: showing(writer, replies), spare: 1 },
    { text: firstWeeks(seed), filler: 2 },
    { text: learning(seed), filler: 3 },
    last(known, replies, known.duties[0], true),
    { text: 'Thank you for reading this far, and please ask me anything that is missing here.', filler: 5 },
  ]
}

function openingFor({ writer, job, near, duties, shared, seed }: Gathered, best: Evidence | undefined): string {
  const duty = best && duties.find(({ says }) => says.test(best.deed))
  if (best && duty) return ownOpening(duty.needs, best.deed, job, best.label, seed)
  const skills = shared.slice(0, SKILLS_SHOWN)
  return openingOf({ job, first: best, skills, field: titleOf(writer), near }, seed)
}

/** Somebody of another trade: what carries over, what is new and what they would do about it, and a trial. */
function otherTrade(known: Gathered): Part[] {
  const { writer, posting, own, shared, works, mine, job, duties, bridges, replies, seed } = known
  const distance = known.distance ?? 'far'
  const [first, ...more] = bridges
  if (first === undefined) return []
  const second = more.find(({ deed }) => !replies.includes(deed))
  const opening = changeOpening(distance, { job, title: somebody(writer), carried: told(first, seed) }, seed)
  const held = works.filter(({ as }) => !first.deed.startsWith(`worked as ${asOne(as)}`))
  const unknown = unknownPart(duties, mine)
  const doing = distance === 'partly' && unknown !== duties[0] ? '' : (unknown?.doing ?? '')
  const programs = missingTools(posting, mine).filter((name) => !replies.includes(name))
  const skills = tools(own, shared, [opening, replies].join(' '), seed, false)
  const named = second?.close && second.duty !== unknown && second.duty !== first.duty ? second.duty.doing : ''
  const brief = second && briefly(second.deed, named, seed)
  const other = second && {
    text: isLoose(second) || second.duty === first.duty ? (brief ?? '') : secondBridge(told(second, seed), seed),
    short: brief ?? '',
  }
  return [
    { text: opening },
    { text: '', ...other, spare: 3 },
    {
      text: sentences(whoOf(writer, held, replies, seed), skills),
      short: sentences(whoOf(writer, held.slice(0, 1), replies, seed), skills),
      spare: 1,
    },
    { text: replies },
    { text: whatIsNew(doing, programs, seed), short: whatIsNew(doing, programs, seed, true), spare: 2 },
    { text: showing(writer, replies), filler: 3 },
    { text: aboutOf(writer), filler: 1 },
    { text: firstWeeks(seed), filler: 2 },
    last(known, replies, isLoose(first) || duties.indexOf(first.duty) > 1 ? duties[0] : first.duty),
    { text: 'Thank you for reading this far, and please ask me anything that is missing here.', filler: 5 },
  ]
}

/** What the opening has told in full is an answer in short. */
const shortened = (replies: string, deed: string): string =>
  deed === '' || !replies.includes(deed) ? replies : replies.replace(deed, deed.split(', ')[0] ?? deed)

const APART_ON_PAY = 'What I ask for is more than your posting names, and it seems fair to say so before a call.'

/** The last paragraph, with a shorter next step where there is no room. */
function last(known: Gathered, replies: string, duty: Duty = ANY_WORK, asks = false): Part {
  const open = lastWords(known, replies, asks)
  return {
    text: sentences(open, trialOf(duty.trial, known.seed)),
    short: sentences(open, briefTrial(duty.trial, known.seed)),
  }
}

/** What is open between the two: the start, the hours, the pay, and what to ask. */
function lastWords(known: Gathered, replies: string, asks: boolean): string {
  const { writer, posting, job, seed } = known
  const said = [posting.title, ...posting.tags, posting.description].join('\n')
  const work = topicsIn(said).filter(namedIn(said))
  const pay = isAbove(writer, posting) && !replies.includes('above what you name') ? APART_ON_PAY : ''
  return sentences(timesOf(writer, posting, replies, seed), pay, asks ? questionOf(job, work, seed) : '')
}

/** What the job is called in a sentence: without whom it is for. */
const spoken = (job: string): string => job.split(/ \/ |(?<=\w{2}) (?:for|to) /i)[0] ?? ''

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const ending = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = ending.length > room / 2 ? '' : ending
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}
