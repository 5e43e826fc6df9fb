import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import { saidWords, subjectOf, withCodeWords } from './letter-code-words.ts'
import { bestTwo, type Carried, isLinked, isSame, unknownPart } from './letter-carry.ts'
import { experienceLacked, trains, wantsSpoken } from './letter-conditions.ts'
import { type Gathered, gathered, hasOf } from './letter-facts.ts'
import { gapFor, type LetterInstructions, NO_INSTRUCTIONS } from './letter-instructions.ts'
import { inLines, withoutTold } from './letter-lines.ts'
import { fitted, type Part, sentences, unlike, wordsIn } from './letter-parts.ts'
import { beginning, closingWith, handover, hearing, knowing, lacking, learning, unused } from './letter-offers.ts'
import { reaching } from './letter-numbers.ts'
import { greetingFor, introduction, isOver, line, whoAs, worksOf, yearsOf } from './letter-person.ts'
import { applying, changing, further, having, history, leading, tieOf, worked } from './letter-phrases.ts'
import { isSameWork, type Told } from './letter-places.ts'
import { chosen, type Evidence, strongest } from './letter-results.ts'
import { aboutOf, showing } from './letter-showing.ts'
import { likeProgram, missingTools, namesProgram, skillsLeft } from './letter-skills.ts'
import { timesOf } from './letter-times.ts'
import { listed } from './letter-words.ts'
import type { Addressee, Writer } from './writer.ts'

const [DEEDS_SHOWN, MORE_SHOWN] = [3, 2]
/** So little makes no paragraph of its own. */
const FEW_WORDS = 14

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
  const parts = [...(known.distance === 'same' ? ownTrade(known) : otherTrade(known)), ...ending(known)]
  const asked = [...instructions.code_words, saidWords(instructions.anywhere ?? []), ...(instructions.last_words ?? [])]
  const words = wordsIn([greeting, closing, ...asked].join(' '))
  const body = fitted(
    parts.filter(({ text }) => text !== ''),
    words,
  )
  const content = inLines(unlike(body.map((part) => part.text)), instructions.questions)
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords([greeting, ...content, closing].join('\n\n').slice(0, COVER_LETTER_MAX), instructions),
  }
}

/** Somebody of the same trade: the deed that fits best, one or two more, and how long they have worked. */
function ownTrade(known: Gathered): Part[] {
  const { carried, own, all, shared, seed, near, job, at, writer } = known
  const [lead, ...others] = chosenFor(known)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const replies = best === undefined ? known.replies : withoutTold(known.replies, best.deed)
  const isLeft = (deed: string): boolean => deed !== best?.deed && !replies.includes(deed)
  const more = best === undefined ? [] : alsoFit(known, others).filter(isLeft)
  // What no task calls for stands only where there is nothing else to tell.
  const spare = carried.find((one) => !one.held && !more.includes(one.deed) && isLeft(one.deed))
  const told = [...more, ...(spare?.near === true ? [spare.deed] : [])].slice(0, MORE_SHOWN).map(at)
  const opening =
    best === undefined
      ? applying(job, seed)
      : sentences(leading(job, at(best.deed), seed), reaching(best.deed, known.posting.description))
  const before = best === undefined ? null : placeAfter(opening, at(best.deed))
  const past = pastOf(known, [...(best === undefined ? [] : [at(best.deed)]), ...told], replies)
  const whole = sentences(
    further(told, before),
    best === undefined ? '' : reaching(best.deed, known.posting.description),
  )
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, replies].join(' '))
  const about = aboutOf(writer, known.conditions)
  const isKnown = best !== undefined
  const tools = having(asked && isKnown ? skills.filter(namesProgram) : skills)
  return [
    { text: isKnown ? opening : sentences(opening, past, whole, tools) },
    ...(isKnown
      ? [
          {
            text: sentences(whole, past, asked ? tools : ''),
            short: sentences(further(told.slice(0, 1), before), past),
          },
        ]
      : []),
    { text: replies },
    // Of somebody nothing is known of, nobody can say what they have not used.
    { text: own.length + all.length === 0 ? '' : programsNew(known, replies), spare: 3 },
    { text: about, filler: 1 },
    { text: isKnown && spare?.near === false ? further([at(spare.deed)], told.at(-1)?.work ?? before) : '', filler: 2 },
    { text: asked || !isKnown ? '' : tools, filler: 4 },
  ]
}

/** "There" points to what was said last. */
const placeAfter = (said: string, { deed, work, tie = '' }: Told & { tie?: string }) =>
  said.endsWith(`${deed}${tie}.`) ? work : null

/** The deeds to tell; who is of the trade by what they did, whatever their title, tells that first. */
function chosenFor({ all, carried, near, duties }: Gathered): Evidence[] {
  const [first] = carried
  const did =
    !near && first !== undefined && isSame(first) && first.duty === duties[0]
      ? all.find(({ deed }) => deed === first.deed)
      : undefined
  const others = chosen(all, DEEDS_SHOWN)
  return did === undefined
    ? others
    : [{ ...did, main: true }, ...others.filter(({ deed }) => deed !== did.deed)].slice(0, DEEDS_SHOWN)
}

/** What else fits, the best by its kind of work and by the part of the job it is of, or helps with. */
function alsoFit({ carried }: Gathered, others: readonly Evidence[]): string[] {
  const helps = new Map(
    carried
      .filter(({ near }) => near)
      .map(({ deed, score }) => [deed, score] as const)
      .toReversed(),
  )
  const all = [...new Set([...others.map(({ deed }) => deed), ...helps.keys()])]
  const weight = (deed: string): number =>
    (others.find((one) => one.deed === deed)?.score ?? 0) + (helps.get(deed) ?? 0)
  return all.toSorted((a, b) => weight(b) - weight(a))
}

/** Programs the posting names and the person has not used, beside one of the same kind that they know. */
function programsNew(known: Gathered, replies: string): string {
  const programs = programsLeft(known, replies)
  const [lacks = ''] = programs
  const like = programs.map((name) => likeProgram(name, known.mine)).find((name) => name !== '')
  return like === undefined
    ? unused(programs, known.seed)
    : knowing(programs.length === 1 ? lacks : listed(programs), like)
}

/** Somebody of another trade: what carries over and who they are, what is new, and how they would begin. */
function otherTrade(known: Gathered): Part[] {
  const { writer, own, shared, seed, job, replies, at, posting } = known
  const { lead, more, room } = toldOf(known)
  const introduced = isIntroduced(known)
  const first = at(lead?.deed ?? '')
  const tied = {
    ...first,
    linked: lead?.near === true,
    deed: `${first.deed}${lead === null ? '' : tieFor(lead, known)}`,
  }
  const opening =
    lead === null
      ? sentences(applying(job, seed), introduced ? '' : introduction(writer, replies))
      : changing(job, introduced ? '' : whoAs(writer), tied, seed)
  const before = placeAfter(opening, tied)
  const also = further(more.map(at), before)
  const number = reaching(first.deed, posting.description)
  const told = [first, ...more.map(at)]
  const past = pastOf(known, told, replies)
  const { skills } = skillsLeft(own, shared, [opening, also, replies].join(' '))
  const tools = having(skills.filter((skill) => shared.includes(skill) && namesProgram(skill)))
  const last = told.at(-1)?.work ?? null
  return [
    {
      text: sentences(opening, number, also, tools),
      short: sentences(opening, number),
      room: further(room.map(at), last, more.length > 0 && isSameWork(last, before)),
    },
    ...newParts(known, replies),
    { text: first.work === null && lead !== null ? past : '' },
    { text: first.work === null ? '' : past, filler: 1 },
    { text: aboutOf(writer, known.conditions), filler: 2 },
  ]
}

/** Who has no samples may have done the work. */
const NO_SAMPLES = /\bI do not have samples of this kind yet\b/g
/** Whether it has been said that something is new; what the person is to fill in says nothing. */
const isSaid = (text: string): boolean =>
  text
    .replace(NO_SAMPLES, '')
    .split('[')
    .some((part) => /\byet\b/i.test(part.split(']').at(-1) ?? ''))

/** The main part of the job, where they have not done it; of what is beside it a letter need not say so. */
const newMain = ({ duties, mine }: Gathered) => unknownPart(duties.slice(0, 1), mine)

/** The answers, and what of the work is new to somebody of another trade, said once in a letter, with how they would begin. */
function newParts(known: Gathered, replies: string): Part[] {
  const { seed, posting, writer, mine, duties } = known
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const main = newMain(known)
  const [begin, trained] = [duties[0]?.begin ?? '', trains(posting)]
  const first = beginning(begin, seed)
  if (isSaid(replies))
    return replies.includes('\n')
      ? [{ text: replies }, { text: first, spare: 2 }]
      : [{ text: sentences(replies, first), short: replies }]
  const programs = programsLeft(known, replies)
  const fresh =
    lacked !== ''
      ? sentences(lacking(lacked, main?.doing ?? ''), first)
      : main === undefined
        ? programsNew(known, replies)
        : learning({ doing: main.doing, programs, begin, trained }, seed)
  const plan = lacked === '' && main === undefined ? [{ text: first, filler: 3 }] : []
  return [{ text: fresh, spare: main === undefined ? 3 : 1 }, { text: replies }, ...plan]
}

/** Something small to be tested on, if no answer has offered it. */
const trialOf = ({ duties: [main], replies }: Gathered): string | undefined =>
  main === undefined || replies.includes(main.trial) ? undefined : main.trial

type Leading = Pick<Carried, 'deed' | 'duty' | 'strength' | 'name' | 'takes' | 'near'>
type ToldDeeds = { lead: Leading | null; more: string[]; room: string[] }
/** What carries over, and more of it where it fits too; else the strongest of what they did. `room` is told only if there is some. */
function toldOf({ writer, carried, duties, replies }: Gathered): ToldDeeds {
  const left = carried.filter((one) => !one.held && isLinked(one) && !replies.includes(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  const best = strongest(writer).filter((deed) => !replies.includes(deed))
  // How somebody works says more in another field than the largest number of their own.
  const shows = carried.find(({ deed, held, habit }) => !held && habit !== '' && !replies.includes(deed))
  const plain = best
    .slice(0, 1)
    .map((deed): Leading => ({ deed, duty: null, strength: null, name: '', takes: '', near: false }))
  const lead = first ?? (shows === undefined ? (plain[0] ?? null) : { ...shows, name: shows.habit })
  const fits = next !== undefined && (next.strength === null || next.worded || next.duty === duties[0])
  const others = best.filter((deed) => deed !== lead?.deed)
  const second = fits ? next.deed : others[0]
  const rest = others.filter((deed) => deed !== second)
  return { lead, more: second === undefined ? [] : [second], room: rest.slice(0, 1) }
}

/** Why a deed is told, where the letter does not go on with what is new of that very part. */
function tieFor(one: Leading, known: Gathered): string {
  const { posting, replies, seed } = known
  const doing = one.duty?.doing ?? ''
  const isNew = !isSame(one) && one.duty !== null && one.duty === newMain(known) && !isSaid(replies)
  const isTag = posting.tags.some((tag) => tag !== '' && doing.includes(tag.toLowerCase()))
  return tieOf({ ...one, doing: isNew ? '' : doing, isTag, how: isSame(one) ? 'same' : 'like' }, seed)
}

/** Hours, pay and links, and how the letter ends. */
function ending(known: Gathered): Part[] {
  const { writer, posting, replies, distance, seed } = known
  const must = distance === 'same' ? experienceLacked(posting, hasOf(writer, known.mine), true) : ''
  const open = must === '' ? '' : gapFor(`your ${must}`)
  const terms = sentences(open, timesOf(writer, posting, replies, seed), known.conditions)
  const trial = trialOf(known)
  const ends = wantsSpoken(posting) && trial === undefined ? hearing(seed) : closingWith(trial, seed)
  return [
    { text: showing(writer, replies, distance !== 'other'), spare: 4 },
    { text: distance === 'same' ? beginning(known.duties[0]?.begin ?? '', seed) : '', filler: 3 },
    { text: handover(seed), filler: 5 },
    ...(wordsIn(terms) > FEW_WORDS ? [{ text: terms }, { text: ends }] : [{ text: sentences(terms, ends) }]),
    { text: 'If this letter leaves a question open, I would be glad to answer it by message or on a call.', filler: 6 },
  ]
}

/** Whether an answer has told who writes and where they worked. */
const isIntroduced = ({ writer, replies }: Gathered): boolean =>
  introduction(writer) !== '' && replies.includes(introduction(writer))

/** How long in all, and the jobs no deed has told of; without deeds that have a place, who writes and all jobs. */
function pastOf(known: Gathered, told: readonly Told[], replies: string): string {
  const { writer, works } = known
  if (isIntroduced(known)) return ''
  if (told.every(({ work }) => work === null))
    return works.length === 0
      ? known.distance === 'same' || whoAs(writer) === ''
        ? introduction(writer, replies)
        : ''
      : worked(worksOf(works), { over: isOver(works), before: false })
  const left = works.filter((one) => !told.some(({ work }) => isSameWork(work, one)))
  const years = known.distance === 'same' ? yearsOf(writer) : ''
  const isSaidYears = years.startsWith('up to') || replies.includes(years)
  return history(isSaidYears ? '' : years, worksOf(left.slice(0, 1)), isOver(left))
}

const programsLeft = ({ posting, mine }: Gathered, replies: string): string[] =>
  missingTools(posting, mine).filter((name) => !replies.includes(name))

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const signed = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = signed.length > room / 2 ? '' : signed
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}
