import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { plainWords } from '../claims/words.ts'
import { jobName } from '../titles.ts'
import { aboutAsked } from './letter/parts/about.ts'
import { inTheirWords } from './letter/work/audience.ts'
import { saidWords, subjectOf, withCodeWords, wordsAnywhere } from './letter/asked/code-words.ts'
import { experienceLacked, saysNext, wantsNoCalls, wantsSpoken } from './letter/answers/conditions.ts'
import { type Gathered, gathered, hasOf } from './letter/parts/facts.ts'
import { gapFor } from './letter/answers/gaps.ts'
import type { LetterInstructions } from './letter/asked/instructions.ts'
import { limitsOf, roomIn } from './letter/parts/limits.ts'
import { inLines, withLabels } from './letter/parts/lines.ts'
import { closing, handover, hearing } from './letter/parts/offers.ts'
import { wishing } from './letter/parts/openings.ts'
import { otherTrade } from './letter/parts/other-trade.ts'
import { ownTrade } from './letter/parts/own-trade.ts'
import { fitted, type Part, running, sentences, unlike, wordsIn } from './letter/parts/parts.ts'
import { greetingFor, line, titleOf } from './letter/person/person.ts'
import { inThePresent, untilToday } from './letter/deeds/present.ts'
import { whereTheyHire } from './letter/work/regions.ts'
import { linksUnder, showing, shows } from './letter/parts/showing.ts'
import { inFull, inGoodEnglish } from './letter/deeds/spelling.ts'
import { timesOf } from './letter/hours/times.ts'
import type { Addressee, Writer } from './writer.ts'

const LIST = /^[^\n]*:\n1\. /
/** So little makes no paragraph of its own. */
const FEW_WORDS = 14
/** Nobody reads on. */
const LONGEST = 220

/**
 * A letter out of the person's own facts: nothing is invented. It opens with what was asked; a question nothing known
 * answers leaves a marked gap, and everything else can be sent as it is. Hours are those of the day it is written `on`.
 */
export function writeTemplateLetter(
  person: Writer,
  given: Addressee,
  demands: LetterInstructions,
  on: Date,
): { subject: string; content: string } {
  const posting = { ...given, description: inFull(given.description) }
  const limits = limitsOf(posting.description)
  const resume = limits.resume ? person.resume_url : null
  const writer = whereTheyHire(asOf({ ...person, resume_url: resume }, on), posting)
  const instructions = spelledOut(demands)
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  const greeting = greetingOf(instructions) || greetingFor(posting.employer ?? '', posting.description)
  const known = gathered(writer, posting, instructions, limits)
  const signed = signatureOf(name, linksUnder(writer, known.replies, known.distance !== 'other', limits.links))
  const { parts: told, isWished } = known.distance === 'same' ? ownTrade(known) : otherTrade(known)
  const parts = withEnding(known, told, isWished, on)
  const asked = [...instructions.code_words, saidWords(wordsAnywhere(instructions)), ...(instructions.last_words ?? [])]
  const words = wordsIn([greeting, signed, ...asked].join(' '))
  const said = fitted(
    parts.filter(({ text }) => text !== ''),
    words,
    roomIn(limits, known.replies),
  )
    .map((part) => running(part.text))
    .map(inThePresent(writer))
    .map(untilToday)
    .map(inTheirWords(posting))
  const lines = inLines(unlike(said.flatMap((part) => part.split('\n\n'))), instructions.questions).map((part) =>
    LIST.test(part) ? withLabels(part, known.labels) : part,
  )
  const content = withRoom(lines, known.voice, words)
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords(
      [greeting, ...content.map(inOnePlace), withoutLinksOf(content, signed)].join('\n\n').slice(0, COVER_LETTER_MAX),
      instructions,
    ),
  }
}

/** The closing words, the name and the links under it. */
const signatureOf = (name: string, links: readonly string[]): string =>
  ['Best regards,', name, ...links]
    .filter((part) => part !== '')
    .join('\n')
    .replace(/,$/, '')

/** The person on the day of writing, with what they tell of themselves in good English. */
const asOf = (person: Writer, on: Date): Writer => ({
  ...person,
  about: person.about ? inGoodEnglish(person.about) : null,
  custom_availability: person.custom_availability ? inGoodEnglish(person.custom_availability) : null,
  today: on.toISOString().slice(0, 'YYYY-MM'.length),
})

/** A sentence of their own in an answer is left out where there is no room for it. */
const withRoom = (told: string[], voice: string, around: number): string[] =>
  voice !== '' && around + wordsIn(told.join(' ')) > LONGEST ? told.map((part) => part.replace(` ${voice}`, '')) : told

/** "Start with 'Dear Portholes'": the word to begin with is how the letter greets. */
const GREETS = /^(?:dear|hi|hello|hey|good day|greetings)\b[ ,]*(?=\p{L})/iu
const greetingOf = ({ code_words: begin }: LetterInstructions): string => {
  const [only = ''] = begin.length === 1 ? begin : []
  return GREETS.test(only) ? `${line(only).replace(/[,.!]$/, '')},` : ''
}

/** What was read of a posting, in the words it is spelt out in. */
const spelledOut = ({ questions, files = [], ...others }: LetterInstructions): LetterInstructions => ({
  ...others,
  questions: questions.map(inFull),
  files: files.map((file) => ({ ...file, quote: inFull(file.quote) })),
})

/** What the letter has shown already is not shown under the name once more. */
const withoutLinksOf = (content: readonly string[], signed: string): string =>
  signed
    .split('\n')
    .filter((under) => {
      const [, url = ''] = /^\w+: (https?:\S+)$/.exec(under) ?? []
      return url === '' || !content.some((part) => shows(part, url))
    })
    .join('\n')

// bounded: two places side by side
const TWO_PLACES = /\[Your answer: (can you [^\]?]{3,60})\?\] \[Your answer: (can you [^\]?]{3,60})\?\]/g
const LONGEST_PLACE = 90
/** Two places side by side that ask what somebody can do are one. */
const inOnePlace = (part: string): string =>
  part.replace(TWO_PLACES, (all, one: string, other: string) =>
    one.length + other.length > LONGEST_PLACE ? all : gapFor(`${one}, and ${other}?`),
  )

/** The parts of a letter with how it ends. */
function withEnding(known: Gathered, told: Part[], isWished: boolean, on: Date): Part[] {
  const times = timesOf(known.writer, known.posting, known.replies, known.seed, on)
  const { parts, times: left } = withHours(told, times)
  return [...parts, ...ending(known, isWished, left)]
}

// bounded: one place of an answer
const HOURS_ASKED =
  /\[Your answer: (?:whether |if |do |does |are |will |would |is )?(?:the|our|these|those|this|that)(?: [\p{L}-]+){0,2} (?:hours?|shifts?|schedule|times?)\b[^\]]{0,30}\b(?:suits?|works?|ok|okay|fine|possible|fits?|good|problem)\b[^\]]*\]/iu
const HOURS_FIT = /\b(?:I can work|works for me|suits me|fits my|no problem)\b/
/** Where it is asked whether hours suit, what the letter says of them anyway is the answer. */
function withHours(parts: Part[], times: string): { parts: Part[]; times: string } {
  const all = times.split(/(?<=[.?\]]) (?=[\p{Lu}[])/u)
  const at = all.findIndex((text) => HOURS_FIT.test(text))
  const asked = parts.some(({ text }) => HOURS_ASKED.test(text))
  if (at < 0 || !asked) return { parts, times }
  const first = at > 0 && / in Manila\.$|\bManila time\b/.test(all[at - 1] ?? '') ? at - 1 : at
  const said = all.slice(first, at + 1).join(' ')
  return {
    parts: parts.map((part) => ({ ...part, text: part.text.replace(HOURS_ASKED, said) })),
    times: all.toSpliced(first, at + 1 - first).join(' '),
  }
}

/** Hours, pay and links, and how the letter ends. */
function ending(known: Gathered, isWished: boolean, times: string): Part[] {
  const { writer, posting, replies, distance, seed } = known
  // Who tells what they did in the same trade needs no guides for it: a short letter of theirs may stay short.
  const isOwn = distance === 'same' && known.all.length > 0
  const must = distance === 'same' ? experienceLacked(posting, hasOf(writer, known.mine), true) : ''
  const open = must === '' ? '' : gapFor(`your ${must}`)
  const terms = sentences(
    open,
    nearBy(writer, posting, replies),
    aboutAsked(writer, posting, sentences(saidOf(known), replies)),
    times,
    known.conditions,
  )
  const inWriting = wantsNoCalls(posting) || saysNext(posting)
  // Who is to speak well offers to be heard.
  const ends =
    wantsSpoken(posting) && isWished
      ? hearing(seed)
      : isWished
        ? closing(seed, inWriting)
        : wishing(known.to, seed, inWriting)
  const links = showing(writer, replies, distance !== 'other', known.limits.links)
  return [
    { text: isOwn ? '' : handover(seed), filler: 8 },
    ...(wordsIn(terms) > FEW_WORDS
      ? [{ text: terms }, { text: links, spare: 4 }, { text: ends }]
      : [{ text: links, spare: 4 }, { text: sentences(terms, ends) }]),
    { text: isOwn ? '' : OPEN_TO_QUESTIONS, filler: 9 },
  ]
}

/** What the letter has said by then of who they are: of another trade its first words, else what their posts were called. */
const saidOf = ({ distance, writer, works }: Gathered): string =>
  distance === 'same' ? works.map(({ as }) => as).join(', ') : titleOf(writer)

const OPEN_TO_QUESTIONS = 'If this letter leaves a question open, I would be glad to answer it by message or on a call.'

/** Where they live, if the posting speaks of the place. */
function nearBy({ location }: Writer, { title, description }: Addressee, replies: string): string {
  const said = ` ${plainWords(`${title} ${description}`)} `
  const parts = line(location ?? '')
    .split(',')
    .map((part) => plainWords(part).replace(/ city$/, ''))
  const isNamed = parts.some((part) => part.length > 3 && part !== 'philippines' && said.includes(` ${part} `))
  return isNamed && !replies.includes(line(location ?? '')) ? `I live in ${line(location ?? '')}.` : ''
}

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = (jobName(postingTitle) || line(postingTitle)).replace(/ (?:and|or|for|with|of|to|in|at|the|an?)$/i, '')
  const signed = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = signed.length > room / 2 ? '' : signed
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}
