import type { Sentence } from '#features/jobs/facts/quotes/rules.ts'
import { readCode } from './codes/rules.ts'
import { INSTRUCTION_KINDS, type Instruction } from './contract.ts'
import { readFiles } from './files/rules.ts'
import { type ReadAs, type SecondOpinion, secondOpinion } from './learned/second/rules.ts'
import { audienceOf, clausesOf } from './machines/rules.ts'
import { readNoAi } from './no-ai/rules.ts'
import { readQuestions } from './bare/rules.ts'
import { APPLYING, linesOf, TOLD_TO_TELL, type Line } from './context/rules.ts'
import { readDemands } from './demands/rules.ts'
import { beforeIt, isEmpty } from './empty/rules.ts'
import { ASKING, TELLS_DOING } from './phrases/rules.ts'
import { placed } from './placed/rules.ts'
import { readPoints } from './points/rules.ts'
import type { Asked } from './questions/answers/rules.ts'
import { withFollowUps } from './questions/follow-ups/rules.ts'
import { withFigures } from './numbered/rules.ts'
import { withinParagraph } from './questions/ends/rules.ts'
import { namedBy } from './questions/named/rules.ts'
import { spelledOut } from './questions/pronouns/rules.ts'
import { readAnnounced, readListed } from './questions/rules.ts'
import { wholeSentences } from './sentences/rules.ts'
import { restOfLists } from './rest-of-list/rules.ts'
import { isRisky } from './risks/rules.ts'
import { unique } from './unique/rules.ts'
import { readUnknown } from './unknown/rules.ts'
import { asForm } from './subjects/ways/rules.ts'
import { isOnSubject, readSubject } from './subjects/rules.ts'
import { withoutSignOff } from './sign-offs/rules.ts'
import { withoutTags } from './tags/rules.ts'
import { without } from './taken-out/rules.ts'
import { readTold } from './told/rules.ts'
import { withoutAnswered } from './told/answered/rules.ts'
import { unfolded } from './folds/rules.ts'
import { unwrapped } from './wraps/rules.ts'
import { isReported, isToApplicants, type Reading } from './words/rules.ts'

const MOST = 40
/** No posting asks for more; what goes on is made to be slow. */
const ENOUGH = 120
const SHORTEST = 4
/** "Tell me about yourself, cheers" */
const CHEERS = /,? (?:cheers|thanks|thank you|tia|ta|salamat(?: po)?)[.! ]*$/i
/** How many sentences an applicant goes on being spoken to. */
const REMEMBERED = 4
/** How much of what stands around a sentence may say more about it. */
const [BEFORE, NEXT] = [240, 160]
/** No posting is stored longer; what stands behind is not read. */
const LONGEST_TEXT = 32_000

/**
 * What a posting asks an applicant to do, in the order of `INSTRUCTION_KINDS` and then of the text, each with its words.
 * What a careful person would not do (fees, papers, passwords, leaving for a chat app) is no instruction: the safety
 * notes speak of it. Never throws; time grows with the length of the text.
 */
export function readInstructions(given: string): Instruction[] {
  const { text: plain, placeOf } = withoutTags(given.slice(0, LONGEST_TEXT))
  const text = linesApart(plain)
  return readWith(text, secondOpinion(text)).map((item) => {
    const [start, end] = [placeOf(item.start), placeOf(item.end - 1) + 1]
    return { ...item, start, end, quote: given.slice(start, end) }
  })
}

/** What rules alone find, without the second opinion: what it is learnt from. */
export const readByRules = (given: string): Instruction[] =>
  readWith(linesApart(withoutTags(given.slice(0, LONGEST_TEXT)).text), null)

const linesApart = (plain: string): string => unfolded(unwrapped(withoutSignOff(withFigures(plain))))

function readWith(text: string, second: SecondOpinion | null): Instruction[] {
  const lines = linesOf(text)
  const asked = readAnnounced(text).filter(
    (one) =>
      !IS_TO_WRITE.test(one.text) &&
      (one.told === true || !lines.some((line) => line.work && !line.applying && within(line, one))),
  )
  const found = asked.flatMap((question) => announced(text, question))
  const read = inLine(text, asked, second)
  for (const line of lines) {
    if (line.text.length >= SHORTEST) found.push(...read(line))
    if (found.length > ENOUGH) break
  }
  const named = (item: Instruction): Instruction =>
    item.kind === 'question'
      ? {
          ...item,
          text: spelledOut(
            namedBy(item.quote, withinParagraph(item.text).replace(CHEERS, '')),
            beforeIt(item, text),
            item.quote,
          ),
        }
      : item
  const order = (item: Instruction) => INSTRUCTION_KINDS.indexOf(item.kind)
  const settled = (second?.settle(found) ?? found).map(toExplain)
  return unique(withoutAnswered([...settled, ...restOfLists(text, settled)]))
    .filter((item, _, all) => !isEmpty(item, all, text))
    .map(named)
    .toSorted((a, b) => order(a) - order(b) || a.start - b.start)
    .slice(0, MOST)
}

// bounded: one sentence of a posting
const EXPLAIN =
  /^\W*(?:\(?(?:\d{1,2}|[a-h])[).:]\s*)?((?:please )?(?:explain|define|describe|translate|correct) .+?)[.!]?$/is
/** 'Explain "missing tooth clause" in your own words': what is quoted is asked about, and no word to write. */
function toExplain(item: Instruction): Instruction {
  if (item.kind !== 'code_word' || item.place !== 'anywhere') return item
  const [, text] = EXPLAIN.exec(item.quote) ?? []
  const { start, end, quote } = item
  return text === undefined ? item : { kind: 'question', text, quote, start, end }
}

/** A word to write may stand among questions. */
const IS_TO_WRITE = /^(?![^]*\?)[^]*\b(?:include|start|begin|write|mention|type|add)\b[^]*\b(?:words?|phrase|code)\b/i

/** What stands right before and behind a sentence. */
type Around = { before: string; next: string; at: number; left: number; text: string }
const aroundOf = (text: string, from: number, to: number): Around => ({
  before: text.slice(Math.max(0, from - BEFORE), from),
  next: text.slice(to, to + NEXT),
  at: from,
  left: text.length - to,
  text,
})

/** A step that is answered, not done. */
const STEP_TO_TELL =
  /\?\s*$|^[^\p{L}\n]*(?:(?:expected|desired|asking|hourly|monthly|weekly|current|preferred|earliest|available|years of) )+(?:\p{L}+ ?){1,4}$|^\W*(?:\(?(?:\d{1,2}|[a-h])[).:]\s*)?(?:your|why|how|what|when|which|list|describe|explain|tell|rank|rate (?:yourself|your)|score|name|choose|pick|guess|solve|give(?: (?:us|me))? (?:\d|one|two|three|your|an?))\b/iu

/** A line goes on in the next one: "Start your proposal with:", and the words below. */
const GOES_ON_BELOW = /(?:\bwith|:)\s*$/i
const BELOW = /^\s*\n\s*(?:["“*][^\n]{2,90}|(?!\W*\d)[^\n:]{2,60}(?=\n|$))/
const NEEDS_WORDS =
  /\b(?:subject|heading|headline|title|word|phrase|line|(?:start|begin|open|end)\b[^.!?\n]{0,40}with)\b[^.!?\n]{0,60}$/i

/** What opens the part on applying; "your answers" may be spoken of anywhere. */
const OPENS =
  /\bapply|\bapplication\s*[=:]|\b(?:your|ur|the|this) (?:\w+ )?(?:application|cover letter|proposal|bid|pitch|letter|message|note|resume|cv)\b|\b(?:applicants?|applications?|candidates) (?:must|should|who|may|are|without|w\/o|with)\b|\binterested\b|\bconsidered\b|\b(?:please|pls|plz|kindly)\b|\b(?:write|reply|message|respond)(?:ing)?\b|\bsend\b|\b(?:pitch|dm|pm) (?:me|us)\b|\bpaki|\bread (?:this|it|the|that|to)\b|\bto (?:know|hear) (?:\w+ )?(?:two|three|four|five|a few|these|the following)\b|\bthis (?:post|ad)/i
/** What is told right before applications are spoken of is told to applicants. */
const STARTS_TELLING = new RegExp(String.raw`^(?:[^.:!?]{3,40}:)?\W*(?:${ASKING})\b`, 'i')
/** "Rate, earliest start, and one outage you handled, please." */
const ENDS_POLITELY = /, (?:please|pls|plz)\W*$/i
const isToldBefore = (text: string, next: string): boolean =>
  (STARTS_TELLING.test(text) || ENDS_POLITELY.test(text)) &&
  isToApplicants(/^[^.!?\n]*/.exec(next.trimStart())?.[0] ?? '')

const inLine = (text: string, asked: readonly Asked[], second: SecondOpinion | null) => {
  // Who has been spoken to as an applicant is, for some sentences, until the paragraph ends.
  let spoken = 0
  let readTo = 0
  return (line: Line): Instruction[] => {
    let { work } = line
    const readings: Instruction[] = []
    // What the line above took with it is read.
    if (line.start + line.text.length <= readTo) return []
    if (line.text.trim() === '' || (line.work && !line.applying)) spoken = 0
    for (const sentence of wholeSentences(line.text)) {
      const heard = second?.hear(line, sentence)
      // One line may hold duties first and how to apply behind them.
      if (work && (APPLYING.test(sentence.text) || TOLD_TO_TELL.test(sentence.text))) work = false
      const begin = line.start + sentence.start
      const around = aroundOf(text, begin, begin + sentence.text.length)
      if (GOES_ON_BELOW.test(sentence.text) && NEEDS_WORDS.test(sentence.text)) {
        sentence.text += BELOW.exec(around.next)?.[0] ?? ''
        readTo = begin + sentence.text.length
      }
      const speaks = !work && (isToApplicants(sentence.text) || APPLYING.test(sentence.text))
      const before = isToldBefore(sentence.text, around.next)
      const inside = line.applying || spoken > 0 || (before && ENDS_POLITELY.test(sentence.text))
      const applying = inside || speaks || before
      const readAs: ReadAs = (anew) => readSentence(sentence, { ...line, inside, applying, work, ...anew }, around)
      const read = second?.read(heard, around.before, work, readAs) ?? readAs({})
      const outside = read.filter((one) => !insideQuestion(one, begin, asked))
      const found = placed(sentence, line.start, outside)
      readings.push(...found)
      const opens =
        (speaks && OPENS.test(sentence.text)) ||
        found.some((one) => one.kind !== 'question' && (one.kind !== 'no_ai' || one.avoid !== null))
      spoken = opens ? REMEMBERED : Math.max(0, spoken - 1)
      if (readings.length > ENOUGH) break
    }
    const left = readings.length === 0 && isWanted(line) && !asked.some((one) => within(line, one))
    if (!left) return withFollowUps(readings, line, text)
    return placed({ text: line.text, start: 0 }, line.start, readListed(line.text))
  }
}

/** An item of what to send, or a step that is answered. */
const isWanted = ({ listed, text }: Line): boolean =>
  listed === 'send' || (listed === 'steps' && STEP_TO_TELL.test(text))

const within = (line: Line, one: Asked) => one.start >= line.start && one.start <= line.start + line.text.length

const ONLY_POINTS = /^\W*\d{1,2} (?:apply )?(?:points|pts)\W*$/i
/** An address on the web asks for nothing, whatever letters it has; every other one stays where it was. */
const withoutAddresses = (text: string): string =>
  text.includes('://') ? text.replace(/\w+:\/\/\S+/g, (address) => '_'.repeat(address.length)) : text
/** What is to be said in a recording is told there. */
const IN_RECORDING = /:(?<=\b(?:loom|video|recording|vocaroo|clip)\b[^:.]{0,40}\bthis:)/i

/** What the readers know; where none does, what plainly has to be written is a question to the person. */
function readSentence(sentence: Sentence, line: Line & { inside: boolean }, around: Around): Reading[] {
  const { text } = sentence
  const known = readKnown(sentence, line, around)
  // A list that is announced is read below.
  if (known.length > 0 || line.listed === 'send' || /[:?]\s*$/.test(text)) return known
  const unknown = readUnknown(text, line)
  return unknown.length === 0 || isReported(text) || audienceOf(text, around.before) === 'machine' ? [] : unknown
}

function readKnown({ text: all }: Sentence, line: Line & { inside: boolean }, around: Around): Reading[] {
  const { work, applying, inside } = line
  const { before, next } = around
  const text = all.includes('this:') ? all.slice(0, IN_RECORDING.exec(all)?.index) : all
  const plain = withoutAddresses(text)
  if (text.length < SHORTEST || isReported(text)) return []
  const audience = clausesOf(text).length === 1 ? audienceOf(text, before) : null
  const machine = audience === 'machine'
  const subject =
    machine || isItsOwn(text, before, next) ? [] : readSubject(plain, work, { applying: inside, tells: isOfWork(text) })
  const codes = codesIn(plain, subject, { line, around, machine })
  const readings = [
    ...subject,
    ...readPoints(text, work, before, applying || (ONLY_POINTS.test(text) && isToApplicants(next))),
    ...codes.map(asForm),
    ...(machine && codes.length > 0 ? [] : readNoAi(text, work, applying, { before, next })),
  ]
  const named = readings.length > 0
  // What only a machine is told is no question to a person, nor a file they are to send.
  if (machine) return readings
  readings.push(...readFiles(plain, { listed: line.listed !== null && !named, work, applying: inside, before }))
  // A code word in a request is no question.
  const rest = [...subject, ...codes].reduce(without, text)
  readings.push(
    ...readDemands(rest, {
      listed: line.listed !== null,
      answered: line.answered,
      inside,
      applying: applying || named || audience === 'human',
      work,
    }),
  )
  const more = readQuestions(rest, { ...around, applying: inside || audience === 'human', work })
  return [...readings, ...more.filter((one) => !readings.some((known) => isSame(known, one)))]
}

/** Words to write, and what the posting tells by itself; the subject is its own word. */
function codesIn(
  plain: string,
  subject: readonly Reading[],
  { line, around, machine }: { line: Line & { inside: boolean }; around: Around; machine: boolean },
): Reading[] {
  const { work, applying, inside } = line
  const { before, next } = around
  const beside = { work, applying: applying || line.listed === 'send', before, next }
  const words = isOnSubject(plain) ? [] : readCode(subject.reduce(without, plain), beside)
  const told = machine || work || subject.length > 0 ? [] : readTold(plain, { ...around, applying: inside })
  // What the posting tells for certain is no guess.
  return [...words.filter((one) => told.length === 0 || !isGuess(one, told)), ...told].filter(
    ({ found }) => subject.length === 0 || found.kind !== 'code_word' || found.place !== 'subject',
  )
}

/** A guess, or a word that stands where what the posting tells is spoken of. */
const isGuess = ({ sure, at, length }: Reading, told: readonly Reading[]): boolean =>
  sure === false || told.some((one) => at < one.at + one.length && one.at < at + length)

/** "You put the job code in the subject line": what somebody does at work. */
const isOfWork = (text: string): boolean => /^\W*you\b/i.test(text) && TELLS_DOING.test(text)

/** The lines above the subject of a mail that was passed on. */
const FORWARDED = /(?:^|\n)\W*(?:date|sent|to|from|cc)\s*:[^\n]{3,120}\n\W*$/i
/** The subject in the first line of a posting that was an e-mail once. */
const isItsOwn = (text: string, before: string, next: string): boolean =>
  /^\W*subject\s*:/i.test(text) && ((before.trim() === '' && next.trim() !== '') || FORWARDED.test(before))

/** Whether two readers found the same question: one lies within the other, or says it. */
const isSame = (one: Reading, other: Reading): boolean =>
  one.found.kind === 'question' &&
  other.found.kind === 'question' &&
  (one.found.text.includes(other.found.text) || other.found.text.includes(one.found.text))

function announced(text: string, { text: question, start, end }: Asked): Instruction[] {
  return isRisky(question) ? [] : [{ kind: 'question', text: question, quote: text.slice(start, end), start, end }]
}

/** A question that is announced is read there; a file is part of it where its name is. */
const insideQuestion = ({ found, at, length }: Reading, begin: number, asked: readonly Asked[]): boolean => {
  const [from, to] = [begin + at, begin + at + length]
  if (asked.some((one) => one.whole && from < one.end && one.start < to)) return true
  if (found.kind === 'attachment') return asked.some((one) => one.start < to && to <= one.end)
  return found.kind === 'question' && asked.some((one) => from < one.end && one.start < to)
}
