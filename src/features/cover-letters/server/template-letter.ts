import { sentencesOf } from '../claims/words.ts'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import { bestTwo, type Carried, isLinked, isSame, unknownPart } from './letter-carry.ts'
import { experienceLacked, trains, wantsSpoken } from './letter-conditions.ts'
import { type Gathered, gathered, hasOf } from './letter-facts.ts'
import {
  gapFor,
  type LetterInstructions,
  NO_INSTRUCTIONS,
  saidWords,
  subjectOf,
  withCodeWords,
} from './letter-instructions.ts'
import { fitted, type Part, sentences, unlike, wordsIn } from './letter-parts.ts'
import {
  closingWith,
  firstWeeks,
  handover,
  hearing,
  knowing,
  learning,
  testing,
  TRAINED,
  unused,
} from './letter-offers.ts'
import { reaching } from './letter-numbers.ts'
import { greetingFor, introduction, isOver, line, untold, whoOf, worksOf, yearsOf } from './letter-person.ts'
import {
  applying,
  besides,
  carrying,
  changing,
  having,
  type Help,
  leading,
  type Placed,
  second,
  worked,
} from './letter-phrases.ts'
import { chosen, type Evidence, strongest } from './letter-results.ts'
import { aboutOf, showing } from './letter-showing.ts'
import { likeProgram, missingTools, skillsLeft } from './letter-skills.ts'
import { timesOf } from './letter-times.ts'
import type { Addressee, Writer } from './writer.ts'

const DEEDS_SHOWN = 3
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

/** Somebody of the same trade: the deed that fits best, where they worked, and one or two more. */
function ownTrade(known: Gathered): Part[] {
  const { works, all, carried, own, shared, seed, near, job } = known
  const [lead, ...others] = chosenFor(known)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const replies = best === undefined ? known.replies : shortened(known.replies, best.deed)
  const more = best === undefined ? [] : others.map(({ deed }) => deed).filter((deed) => !replies.includes(deed))
  const number = reaching(best?.deed ?? '', known.posting.description)
  const opening = best === undefined ? applying(job, seed) : sentences(leading(job, best.deed, seed), number)
  const placed = works.length > 0 && !isIntroduced(known)
  const spare = carried.find(({ deed, held }) => !held && deed !== best?.deed && !replies.includes(deed))
  const also = best === undefined || more.length > 0 || spare === undefined ? '' : besides(spare.deed)
  // What no task calls for stands only where there is nothing else to tell.
  const beside = spare?.near === true ? also : ''
  const proven = sentences(background(known, replies), second(more.slice(0, 1), placed), beside)
  const whole = sentences(background(known, replies), second(more, placed), beside)
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, replies].join(' '))
  const tools = having(skills)
  const about = near && best !== undefined ? aboutOf(known.writer, known.conditions) : ''
  return [
    { text: best === undefined ? sentences(opening, whole, tools) : opening },
    ...(best === undefined
      ? []
      : [{ text: sentences(whole, asked ? tools : '', about), short: sentences(proven, asked ? tools : '') }]),
    { text: replies },
    // Of somebody nothing is known of, nobody can say what they have not used.
    { text: own.length + all.length === 0 ? '' : programsNew(known, replies), spare: 3 },
    { text: asked || best === undefined ? '' : tools, filler: 1 },
    ...(about === '' ? [{ text: aboutOf(known.writer, known.conditions), filler: 2 }] : []),
    { text: beside === '' ? also : '', filler: 4 },
  ]
}

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

/** Programs the posting names and the person has not used, beside one of the same kind that they know. */
function programsNew(known: Gathered, replies: string): string {
  const programs = programsLeft(known, replies)
  const [lacks = ''] = programs
  const like = programs.length === 1 ? likeProgram(lacks, known.mine) : ''
  return like === '' ? unused(programs, known.seed) : knowing(lacks, like)
}

/** Somebody of another trade: who they are, what carries over, and how they could be tried. */
function otherTrade(known: Gathered): Part[] {
  const { writer, works, own, shared, seed, job, replies } = known
  const asked = isIntroduced(known)
  const opening = changing(job, asked ? '' : whoOf(writer), seed)
  const left = untold(works, opening)
  const before = left.length < works.length
  const held = asked ? '' : worked({ works: worksOf(left), over: isOver(left), before, years: '', place: '' }, seed)
  const { bridge, also, more } = bridgeOf(known, held === '' || before ? 'none' : left.length === 1 ? 'one' : 'several')
  const { skills, asked: named } = skillsLeft(own, shared, [opening, bridge, also, replies].join(' '))
  return [
    { text: opening },
    { text: sentences(held, bridge, also, named ? having(skills) : ''), short: sentences(held, bridge), room: more },
    { text: replies },
    ...newParts(known, bridge),
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

/** What of the work is new to somebody of another trade, said once in a letter, and a test to find out about it. */
function newParts(known: Gathered, bridge: string): Part[] {
  const { seed, replies, posting, writer, mine } = known
  const lacked = experienceLacked(posting, hasOf(writer, mine))
  const doing = newMain(known)?.doing ?? ''
  const unsaid =
    lacked === ''
      ? learning(doing, seed, programsLeft(known, replies)) || programsNew(known, replies)
      : `What I do not have yet is ${lacked}.`
  const fresh = isSaid(`${bridge} ${replies}`) ? '' : unsaid
  const plan = trains(posting) ? TRAINED : ''
  return [{ text: sentences(fresh, plan, testing(trialOf(known), seed)), short: fresh, spare: 2 }]
}

/** Something small to be tested on, if no answer has offered it. */
const trialOf = ({ duties: [main], replies }: Gathered): string | undefined =>
  main === undefined || replies.includes(main.trial) ? undefined : main.trial

type Bridge = { bridge: string; also: string; more: string }
/** What carries over, and more of it where it fits too; else the strongest of what they did. `more` is told only if there is room. */
function bridgeOf(known: Gathered, placed: Placed): Bridge {
  const { writer, posting, carried, duties, replies, seed } = known
  const left = carried.filter((one) => !one.held && isLinked(one) && !replies.includes(one.deed))
  const [first, next] = bestTwo(left, duties[0])
  const [best = '', fair = '', last = ''] = strongest(writer).filter((deed) => !replies.includes(deed))
  const told = (deed: string, at: 0 | 1 = 0): string => (deed === '' ? '' : besides(deed, at))
  if (first === undefined) {
    // How somebody works says more in another field than the largest number of their own.
    const shows = carried.find(({ deed, held, habit }) => !held && habit !== '' && !replies.includes(deed))
    const one = shows?.deed ?? best
    const [also = '', more = ''] = [best, fair, last].filter((deed) => deed !== one)
    const said = one === '' ? '' : carrying({ deed: one, name: shows?.habit ?? '' }, placed, seed)
    return { bridge: said, also: told(also), more: told(more, 1) }
  }
  const fits = next !== undefined && (next.strength === null || next.worded || next.duty === duties[0])
  const also = fits ? next.deed : ''
  const other = [best, fair, last].find((deed) => deed !== first.deed && deed !== also) ?? ''
  const said = carrying({ ...first, ...taskOf(first, known) }, placed, seed)
  return {
    bridge: sentences(said, reaching(first.deed, posting.description)),
    also: told(also),
    more: told(other, also === '' ? 0 : 1),
  }
}

/** The part of the job a deed is of or helps with. */
function taskOf(one: Carried, known: Gathered): Pick<Help, 'doing' | 'how' | 'isTag'> {
  const { posting, replies } = known
  const doing = one.duty?.doing ?? ''
  const isNew = !isSame(one) && one.duty !== null && one.duty === newMain(known) && !isSaid(replies)
  const isTag = posting.tags.some((tag) => tag !== '' && doing.includes(tag.toLowerCase()))
  return { doing, isTag, how: isNew ? 'new' : isSame(one) ? 'same' : 'like' }
}

/** Hours, pay and links, and how the letter ends. */
function ending(known: Gathered): Part[] {
  const { writer, posting, replies, distance, seed } = known
  const must = distance === 'same' ? experienceLacked(posting, hasOf(writer, known.mine), true) : ''
  const open = must === '' ? '' : gapFor(`your ${must}`)
  const terms = sentences(open, timesOf(writer, posting, replies, seed), known.conditions)
  const plain = wantsSpoken(posting) ? hearing(seed) : closingWith(undefined, seed)
  const ends = distance === 'same' ? closingWith(trialOf(known), seed) : plain
  return [
    { text: showing(writer, replies, distance !== 'other'), spare: 4 },
    { text: firstWeeks(seed), filler: 2 },
    { text: handover(seed), filler: 3 },
    ...(wordsIn(terms) > FEW_WORDS
      ? [{ text: terms }, { text: ends, short: plain }]
      : [{ text: sentences(terms, ends) }]),
    { text: 'If this letter leaves a question open, I would be glad to answer it by message or on a call.', filler: 5 },
  ]
}

/** Whether an answer has told who writes and where they worked. */
const isIntroduced = ({ writer, replies }: Gathered): boolean =>
  introduction(writer) !== '' && replies.includes(introduction(writer))

/** How long in all, where neither an answer nor the dates of an only job have told it. */
function inYears({ writer, works: [only, ...others] }: Gathered, said: string): string {
  const years = yearsOf(writer)
  const dated = others.length === 0 && (only?.when ?? '') !== ''
  return dated || said.includes(years) || years.startsWith('up to') ? '' : years.replace(/ of experience$/, '')
}

/** Who writes and where they worked, as far as no answer has told it. */
function background(known: Gathered, replies: string): string {
  const { writer, works, seed } = known
  if (isIntroduced(known)) return ''
  if (works.length === 0) return introduction(writer, replies)
  const place = line(writer.location ?? '')
  return worked({ works: worksOf(works), over: isOver(works), years: inYears(known, replies), place }, seed)
}

const programsLeft = ({ posting, mine }: Gathered, replies: string): string[] =>
  missingTools(posting, mine).filter((name) => !replies.includes(name))

/** What the opening has told in full is an answer in short. */
const shortened = (replies: string, deed: string): string =>
  replies === `To your question: I ${deed}.`
    ? ''
    : replies.includes(deed)
      ? replies.replace(deed, deed.split(', ')[0] ?? deed)
      : replies

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
/** An introduction in so many lines is the beginning of the letter, a sentence a line. */
function inLines(content: string[], questions: readonly string[]): string[] {
  const [, word = ''] = /\b([2-5]|two|three|four|five)[ -](?:line|sentence)s?\b/i.exec(questions.join('\n')) ?? []
  const lines = COUNTS[word.toLowerCase()] ?? Number(word)
  const [opening = '', next = '', ...rest] = content
  const [begun = [], told = []] = [opening, next].map((part) => sentencesOf(part).map(({ text }) => text))
  // What was done belongs to the lines: a long opening is one of them.
  const all = [...(told.length >= lines - 1 ? [opening] : begun), ...told]
  if (lines === 0 || all.length < lines) return content
  // What points back stands with what it points to.
  const last = all.slice(lines).findIndex((text) => !/^(?:That|It|In my own work) /.test(text))
  const end = last < 0 ? all.length : lines + last
  const intro = [...all.slice(0, lines - 1), all.slice(lines - 1, end).join(' ')]
  return [intro.join('\n'), all.slice(end).join(' '), ...rest].filter((part) => part !== '')
}

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const signed = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = signed.length > room / 2 ? '' : signed
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}
