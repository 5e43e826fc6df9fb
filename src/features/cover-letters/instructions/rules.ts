import { quoteOf, type Sentence } from '#features/jobs/facts/quotes/rules.ts'
import { safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import { readCode } from './codes/rules.ts'
import { INSTRUCTION_KINDS, type Instruction } from './contract.ts'
import { readFiles } from './files/rules.ts'
import { audienceOf, clausesOf } from './machines/rules.ts'
import { readNoAi } from './no-ai/rules.ts'
import { readBare } from './bare/rules.ts'
import { readPieces } from './pieces/rules.ts'
import { readPoints } from './points/rules.ts'
import type { Asked } from './questions/answers/rules.ts'
import { readRequests } from './questions/requests/rules.ts'
import { isItem, readAnnounced, readListed } from './questions/rules.ts'
import { wholeSentences } from './sentences/rules.ts'
import { readSubject } from './subjects/rules.ts'
import { isReported, type Reading } from './words/rules.ts'

const MOST = 40
/** No posting asks for more; what goes on is made to be slow. */
const ENOUGH = 120
const SHORTEST = 4
const LONGEST_HEADING = 60
/** How much of what stands around a sentence may say more about it. */
const [BEFORE, NEXT] = [240, 160]
/** Postings are shorter; what stands behind is not read (the detail page shows no more either). */
const LONGEST_TEXT = 200_000

/**
 * What a posting asks an applicant to do, in the order of `INSTRUCTION_KINDS` and then of the text, each with its words
 * (issue 5 §3). What a careful person would not do (fees, papers, chat apps, passwords) is no instruction: the safety
 * notes speak of it. Never throws; time grows with the length of the text.
 */
export function readInstructions(given: string): Instruction[] {
  const text = given.slice(0, LONGEST_TEXT)
  const asked = readAnnounced(text)
  const found = asked.flatMap((question) => announced(text, question))
  const read = inLine(text, asked)
  for (const line of linesOf(text)) {
    if (line.text.length >= SHORTEST) found.push(...read(line))
    if (found.length > ENOUGH) break
  }
  const order = (item: Instruction) => INSTRUCTION_KINDS.indexOf(item.kind)
  return unique(found)
    .toSorted((a, b) => order(a) - order(b) || a.start - b.start)
    .slice(0, MOST)
}

/** What nobody has to be asked about before it is obeyed. */
export const surely = (all: readonly Instruction[]): Instruction[] => all.filter(({ sure }) => sure !== false)

/** A question with its mark is answered or left open even where it may be meant otherwise: silence is worse. */
const isMarked = ({ quote }: Instruction): boolean => /\?\W*$/.test(quote)

/** What a letter written for somebody has to hold, other doubtful words left out; a subject that is to be filled in is made by `subjectFor`. */
export function lettersNeeds(all: readonly Instruction[]): {
  subject?: string
  code_words: string[]
  questions: string[]
} {
  const instructions = surely(all)
  const subject = instructions.find((item) => item.kind === 'subject' && item.how !== 'form')
  return {
    ...(subject?.kind === 'subject' ? { subject: subject.text } : {}),
    code_words: instructions.flatMap((item) => (item.kind === 'code_word' ? [item.word] : [])),
    questions: all.flatMap((item) =>
      item.kind === 'question' && (item.sure !== false || isMarked(item)) ? [item.text] : [],
    ),
  }
}

/** What stands right before and behind a sentence. */
type Around = { before: string; next: string; at: number }
/** `applying` is told below "How to apply", until something else begins. */
type Line = { text: string; start: number; work: boolean; applying: boolean; listed: 'send' | 'steps' | null }

const WORK_HEAD =
  /^\W*(?:(?:key |main |your |the |daily |core |primary |what |who |about |job |here is what |typical )*(?:responsibilities|duties|tasks|you(?:['’]ll| will) (?:do|be doing)|you will|day-to-day|job description|scope of work|requirements|qualifications|must[ -]haves?|nice[ -]to[ -]haves?|you (?:should have|bring|are|get|need)|we need from you|we(?:['’]re| are) looking for|benefits|perks|we offer|skills(?: required| needed)?|a normal week looks like|the job looks like|experience|tools))\b[^.!?\n]{0,40}(?::|-)?\s*$/i
/** "Requirements: this; that" in one line. */
const WORK_ROW =
  /^\W*(?:(?:key|main|your|the|daily) )*(?:responsibilities|duties(?: and responsibilities)?|tasks|job description|scope of work|requirements|qualifications|must[ -]haves?|benefits|perks|we offer|what (?:you(?:['’]ll| will) do|you get|we need from you|we['’]re looking for|we offer)|who you are|about you|you (?:will|bring|should have))\s*(?::|-\s)/i
const SEND_HEAD =
  /\b(?:(?:like|want|love|need) to (?:see|know|hear)|send|include|submit|attach|provide|e-?mail|tell us|reply with|apply with|with the following|the following|mga sumusunod|paki\w*|ipasa|isama)\b[^.!?\n]{0,120}:\s*$/i
/** A heading without a colon, with items below it: "In your application tell us". */
const OPEN_HEAD =
  /\b(?:(?:tell|send|give|show) (?:us|me)|(?:like|want|love|need) to (?:see|know|hear)(?: from you)?|(?:please|kindly) (?:include|send|provide|submit|answer|share|state)|to (?:submit|send|include)|in your (?:application|proposal|message|cover letter)|answer(?: the| these| all)?)\b[^.!?,\n]{0,60}$/i
const APPLY_HEAD =
  /^\W*(?:here['’]?s )?(?:how to apply|to apply|to be considered|do this|interested\??(?: here['’]?s how| do this)?|application (?:process|instructions|steps|requirements|checklist)|checklist|what to (?:send|include|submit)|applying|paano mag-?apply|interested\??|instructions?|next steps?)\b[^.!?\n]{0,80}[:?!-]?\W*$/iu

/** From here on a text speaks of applying, whatever it spoke of before. */
const APPLYING =
  /\b(?:(?:how )?to apply\b|apply (?:now|today|by|with|here|at|via|through)\b|when (?:you )?apply|interested (?:applicants?|candidates?|parties|individuals)|if (?:you are|you['’]re|this sounds|interested|you think|you feel)\b[^.!?\n]{0,80}\b(?:send|submit|apply|e-?mail|write|reply|include|attach)|(?:please|kindly) (?:send|submit|include|attach|answer|apply|e-?mail|reply|respond|forward|provide)|(?:your|the) (?:application|cover letter|proposal)|to be considered|qualified (?:applicants?|candidates?)|send (?:us|me|your|in your)|paki-?\w+|mag-?apply)\b/i

/** Behind duties or wishes in one line; items of a list of duties begin otherwise. */
const TOLD_TO_TELL =
  /^\s*(?:please )?(?:tell (?:us|me) (?:about (?!our|the (?:customer|client))|why|how|what|which)|state your (?:expected |desired |asking )?(?:salary|rate|pay)\b|show (?:us|me) )/i

const TO_APPLICANT =
  /\b(?:please|kindly|paki\w*|your (?:message|application|cover letter|reply|proposal)|when (?:you )?apply)\b/i

/** Lines with what their list is about: work and wishes, or what an applicant is to send. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let work = false
  let listed: Line['listed'] = null
  let applying = false
  let start = 0
  let bulleted = false
  let bare = false
  let fresh = false
  let indented = false
  for (const line of text.split('\n').flatMap(inItems)) {
    const item = isItem(line)
    if (work && !item && APPLYING.test(line)) work = WORK_ROW.test(line)
    // Prose behind a list of duties or wishes is no part of it.
    if (work && bulleted && !item && line.length > LONGEST_HEADING) work = false
    bulleted = item
    const short = line.length >= SHORTEST && line.length <= 200
    const heads =
      short && (SEND_HEAD.test(line) || (OPEN_HEAD.test(line) && isItem(nextLine(text, start + line.length))))
    if (short && APPLY_HEAD.test(line))
      [work, applying, listed] = [false, true, SEND_HEAD.test(line) ? 'send' : 'steps']
    else if (heads && (!work || TO_APPLICANT.test(line))) [work, listed, bare] = [false, 'send', true]
    else if (short && WORK_HEAD.test(line)) [work, applying, listed] = [true, false, null]
    else if (line.trim() === '') [work, bare] = [false, bare && (fresh || indented)]
    else if (!item && !bare) listed = null
    if (line.trim() !== '') [fresh, indented] = [heads, /^\s/.test(line)]
    // Lines below "reply with:" need no marks to be a list, as long as they are short and stand together.
    const inList =
      (item && !OPEN_HEAD.test(line)) || (!heads && bare && line.length <= LONGEST_HEADING && !/:\s*$/.test(line))
    lines.push({ text: line, start, work: work || WORK_ROW.test(line), applying, listed: inList ? listed : null })
    start += line.length + (text[start + line.length] === '\n' ? 1 : 0)
  }
  return lines
}

/** The next line that says something. */
const nextLine = (text: string, from: number): string =>
  /^\s*\n\s*([^\n]*)/.exec(text.slice(from, from + 200))?.[1] ?? ''

/** "To apply: 1. … 2. …", "send: - … - …": items of a list that stands in one line. */
const COUNTED = /(?<=[\s:])\(?([1-9]|[a-h])[).](?=\s)/g
const DASHED = /(?<=[:\w.?!)]\s)[-•*–](?=\s)/g

function inItems(line: string): string[] {
  const colon = line.indexOf(':')
  const counted = [...line.matchAll(COUNTED)].filter(
    ({ 1: sign }, at) => '123456789'[at] === sign || 'abcdefgh'[at] === sign,
  )
  const dashed = colon < 0 ? [] : [...line.matchAll(DASHED)].filter(({ index }) => index > colon)
  const starts = counted.length > 1 ? counted : /:\s*$/.test(line.slice(0, dashed[0]?.index)) ? dashed : []
  if (starts.length < 2) return [line]
  // What announces the list is the last sentence before it.
  const first = starts[0]?.index ?? 0
  const ends = [...line.slice(0, first).matchAll(/[.!?]\s(?=\S)/g)].map(({ index }) => index + 2)
  const cuts = [0, ...ends.slice(-1), ...starts.map(({ index }) => index)].filter((at, index) => index === 0 || at > 0)
  return cuts.map((at, index) => line.slice(at, cuts[index + 1]))
}

/** A step that is answered, not done. */
const STEP_TO_TELL =
  /\?\s*$|^[^\p{L}\n]*(?:(?:expected|desired|asking|hourly|monthly|weekly|current|preferred|earliest|available|years of) )+(?:\p{L}+ ?){1,4}$|^\W*(?:\(?(?:\d{1,2}|[a-h])[).:]\s*)?(?:your|why|how|what|when|which|list|describe|explain|tell)\b/iu

const inLine =
  (text: string, asked: readonly Asked[]) =>
  (line: Line): Instruction[] => {
    let { work } = line
    const readings: Instruction[] = []
    for (const sentence of wholeSentences(line.text)) {
      // One line may hold duties first and how to apply behind them.
      if (work && (APPLYING.test(sentence.text) || TOLD_TO_TELL.test(sentence.text))) work = false
      const begin = line.start + sentence.start
      const end = begin + sentence.text.length
      const around = {
        before: text.slice(Math.max(0, begin - BEFORE), begin),
        next: text.slice(end, end + NEXT),
        at: begin,
      }
      const found = readSentence(sentence, { ...line, work }, around)
      readings.push(...placed(sentence, line.start, found).filter((one) => !insideQuestion(one, asked)))
      if (readings.length > ENOUGH) break
    }
    const wanted = line.listed === 'send' || (line.listed === 'steps' && STEP_TO_TELL.test(line.text))
    if (readings.length > 0 || !wanted || asked.some((one) => within(line, one))) return readings
    return placed({ text: line.text, start: 0 }, line.start, readListed(line.text))
  }

const within = (line: Line, one: Asked) => one.start >= line.start && one.start <= line.start + line.text.length

function readSentence({ text }: Sentence, line: Line, { before, next, at }: Around): Reading[] {
  const { work, listed, applying } = line
  if (text.length < SHORTEST || isReported(text)) return []
  const subject = readSubject(text, work)
  const codes = subject.length > 0 ? [] : readCode(text, { work, before, next })
  const readings = [...subject, ...readPoints(text, work, before), ...codes, ...readNoAi(text, work)]
  const named = readings.length > 0
  // What only a machine is told is no question to a person, nor a file they are to send.
  if (clausesOf(text).length === 1 && audienceOf(text, before) === 'machine') return readings
  readings.push(...readFiles(text, { listed: listed !== null && !named, work }))
  // A code word in a request is no question.
  const rest = codes.reduce(without, text)
  readings.push(...readRequests(rest, work, listed !== null))
  const pieces = readPieces(rest, { listed: listed !== null, applying, work })
  const more = [...pieces, ...readBare(rest, { applying, next, start: at, work })]
  return [...readings, ...more.filter((one) => !readings.some((known) => isSame(known, one)))]
}

/** Whether two readers found the same question: one lies within the other, or says it. */
const isSame = (one: Reading, other: Reading): boolean =>
  one.found.kind === 'question' &&
  other.found.kind === 'question' &&
  (one.found.text.includes(other.found.text) || other.found.text.includes(one.found.text))

/** The text with the word taken out, every other letter where it was. */
function without(text: string, { found, at }: Reading): string {
  const word = found.kind === 'code_word' ? found.word : ''
  const from = text.indexOf(word, at)
  return from < 0 ? text : text.slice(0, from) + ' '.repeat(word.length) + text.slice(from + word.length)
}

function placed(sentence: Sentence, lineStart: number, readings: Reading[]): Instruction[] {
  // The notes speak once per kind and sentence: asked only where something was found.
  if (readings.length === 0 || isRisky(sentence.text)) return []
  return readings.map(({ found, at, length, sure }) => {
    const quote = quoteOf(sentence, at, length)
    const from = Math.max(sentence.text.lastIndexOf(quote, at), 0)
    const exact = sentence.text.startsWith(quote, from) ? from : sentence.text.indexOf(quote)
    const start = lineStart + sentence.start + exact
    return { ...found, quote, start, end: start + quote.length, ...(sure === false ? { sure } : {}) }
  })
}

const isRisky = (words: string): boolean => safetyNotes({ title: '', description: words, salary: null }).length > 0

function announced(text: string, { text: question, start, end }: Asked): Instruction[] {
  return isRisky(question) ? [] : [{ kind: 'question', text: question, quote: text.slice(start, end), start, end }]
}

const insideQuestion = (found: Instruction, asked: readonly Asked[]): boolean =>
  (found.kind === 'question' || found.kind === 'attachment') &&
  asked.some((one) => found.start < one.end && one.start < found.end)

const keyOf = (item: Instruction): string => {
  switch (item.kind) {
    case 'subject':
    case 'points':
      return item.kind
    case 'code_word':
      return `word ${item.word.toLowerCase()}`
    case 'question':
      return `question ${item.text.toLowerCase()}`
    case 'attachment':
      return `file ${item.file}`
    default:
      return `no_ai ${(item.avoid ?? '').toLowerCase()}`
  }
}

/** The first of what is said twice; a posting has one subject and one number of points. */
function unique(items: Instruction[]): Instruction[] {
  const seen = new Set<string>()
  return items
    .toSorted((a, b) => a.start - b.start)
    .filter((item) => {
      const key = keyOf(item)
      return seen.has(key) ? false : seen.add(key)
    })
}
