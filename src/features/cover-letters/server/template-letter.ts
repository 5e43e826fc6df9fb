import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import { type Carried, unknownPart } from './letter-carry.ts'
import { type Gathered, gathered } from './letter-facts.ts'
import { type LetterInstructions, NO_INSTRUCTIONS, subjectOf, withCodeWords } from './letter-instructions.ts'
import { fitted, type Part, sentences, unlike, wordsIn } from './letter-parts.ts'
import { payAbove } from './letter-pay.ts'
import { doneAt, greetingFor, introduction, line, worked } from './letter-person.ts'
import {
  applying,
  carrying,
  closingWith,
  firstWeeks,
  handover,
  having,
  judging,
  leading,
  learning,
  newToMe,
  second,
} from './letter-phrases.ts'
import { chosen, type Evidence } from './letter-results.ts'
import { aboutOf, showing } from './letter-showing.ts'
import { missingTools, skillsLeft } from './letter-skills.ts'
import { nameOf } from './letter-strengths.ts'
import { timesOf } from './letter-times.ts'
import type { Addressee, Writer } from './writer.ts'

const DEEDS_SHOWN = 3
/** So little makes no paragraph of its own. */
const FEW_WORDS = 14
const BRIEF_END = 'Please let me know when you have time for a call or a short test task.'

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
  const words = wordsIn([greeting, closing, ...instructions.code_words, ...(instructions.last_words ?? [])].join(' '))
  const body = fitted(
    parts.filter(({ text }) => text !== ''),
    words,
  )
  const content = unlike(body.map((part) => part.text))
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords([greeting, ...content, closing].join('\n\n').slice(0, COVER_LETTER_MAX), instructions),
  }
}

/** Somebody of the same trade: the deed that fits best, where they worked, and one or two more. */
function ownTrade(known: Gathered): Part[] {
  const { works, all, own, shared, seed, near } = known
  const [lead, ...others] = chosen(all, DEEDS_SHOWN)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const replies = best === undefined ? known.replies : shortened(known.replies, best.deed)
  const more = best === undefined ? [] : others.filter(({ deed }) => !replies.includes(deed))
  const opening = sentences(
    applying(known.job, seed),
    introduced(known, replies),
    best === undefined ? having(shared, true, seed) : leading(doneAt(best.deed, works), seed),
  )
  const [next, third] = more.map((one) => labelled(one, best))
  const held = best !== undefined && works.length === 1 ? '' : worked(works, seed)
  const proven = sentences(held, next === undefined ? '' : second(next.deed, next.label, seed))
  const whole = sentences(proven, third === undefined ? '' : `I also ${third.deed}.`)
  const { skills, asked } = skillsLeft(own, shared, [opening, whole, replies].join(' '), true)
  const tools = having(skills, asked, seed)
  return [
    { text: opening },
    { text: sentences(whole, tools), short: sentences(proven, asked ? tools : '') },
    { text: replies },
    { text: near ? learning('', programsLeft(known, replies), seed) : '', spare: 3 },
    { text: aboutOf(known.writer), filler: 1 },
  ]
}

/** A kind of work is named where the opening was about another. */
const labelled = ({ deed, label }: Evidence, best: Evidence | undefined) => ({
  deed,
  label: label === best?.label ? '' : label,
})

/** Somebody of another trade: says so, tells what carries over, and what they would do about the rest. */
function otherTrade(known: Gathered): Part[] {
  const { works, own, shared, seed, job, replies, duties, distance } = known
  const partly = distance === 'partly'
  const fresh = known.carried.filter(({ deed, held }) => !held && !replies.includes(deed))
  const [first, ...others] = fresh
  const more = others.find(({ strength }) => strength !== first?.strength) ?? others.find(({ near }) => near)
  const bridge = bridgeOf(known, first)
  const opening = sentences(applying(job, seed), introduced(known, replies), newToMe(job, partly, seed))
  const held = bridge !== '' && works.length === 1 ? '' : worked(works, seed)
  const also = more === undefined ? '' : second(more.deed, '', seed)
  const unknown = unknownPart(duties, known.mine, partly)
  const { skills } = skillsLeft(own, shared, [opening, bridge, also, replies].join(' '), false)
  const fresher = [unknown?.doing ?? '', programsLeft(known, replies), seed] as const
  return [
    { text: opening },
    {
      text: sentences(held, bridge, also),
      short: sentences(held, bridge),
    },
    { text: sentences(having(skills, true, seed), learning(...fresher)), short: learning(...fresher, true), spare: 2 },
    { text: replies },
    { text: aboutOf(known.writer), filler: 1 },
  ]
}

/** What carries over, else one result of the person's own field. */
function bridgeOf({ all, works, replies, seed }: Gathered, first: Carried | undefined): string {
  if (first !== undefined)
    return carrying(doneAt(first.deed, works), first.strength === null ? '' : nameOf(first.strength), seed)
  const [strongest] = all
    .filter(({ deed }) => !replies.includes(deed))
    .toSorted((a, b) => Number(/\d/.test(b.deed)) - Number(/\d/.test(a.deed)))
  return strongest === undefined ? '' : judging(doneAt(strongest.deed, works), seed)
}

/** Hours, pay and links, and how the letter ends. */
function ending({ writer, posting, replies, duties, seed }: Gathered): Part[] {
  const pay = /\$|above the pay/.test(replies) ? '' : payAbove(writer, posting)
  const terms = sentences(timesOf(writer, posting, replies, seed), pay)
  const ends = closingWith(duties[0]?.trial, seed)
  return [
    { text: showing(writer, replies), spare: 4 },
    { text: firstWeeks(seed), filler: 2 },
    { text: handover(seed), filler: 3 },
    ...(wordsIn(terms) > FEW_WORDS
      ? [{ text: terms }, { text: ends, short: BRIEF_END }]
      : [{ text: sentences(terms, ends) }]),
    { text: 'Please ask me about anything that is missing here.', filler: 5 },
  ]
}

/** Who writes; with their name where the sentence before begins with "I" as well. */
function introduced({ writer, job, seed }: Gathered, replies: string): string {
  if (replies.includes(introduction(writer))) return ''
  const who = introduction(writer, replies)
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  return name !== '' && applying(job, seed).startsWith('I ') && who.startsWith('I ')
    ? `My name is ${name}, and ${who}`
    : who
}

const programsLeft = ({ posting, mine }: Gathered, replies: string): string[] =>
  missingTools(posting, mine).filter((name) => !replies.includes(name))

/** What the opening has told in full is an answer in short. */
const shortened = (replies: string, deed: string): string =>
  replies.includes(deed) ? replies.replace(deed, deed.split(', ')[0] ?? deed) : replies

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const signed = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = signed.length > room / 2 ? '' : signed
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}
