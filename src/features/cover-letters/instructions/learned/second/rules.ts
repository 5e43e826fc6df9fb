import type { Sentence } from '#features/jobs/facts/quotes/rules.ts'
import type { Line } from '../../context/rules.ts'
import type { Instruction } from '../../contract.ts'
import { filesIn, INTERVIEW, isOurs } from '../../files/rules.ts'
import { audienceOf } from '../../machines/rules.ts'
import { isReported, type Reading } from '../../words/rules.ts'
import { featuresOf, followHeadings, type Place } from '../features/rules.ts'
import { belongsIntoLetter, isAsked, isPlainRequest, isToldToAnswer, opensApplying } from '../plain/rules.ts'
import { type Opinion, opinionOf } from '../rules.ts'

/** From here on a sentence speaks to applicants, wants an answer as it stands, or a file. */
const [SPEAKS, ANSWER, FILE] = [0.5, 0.5, 1]
/** Below this a sentence wants nothing; a text none of whose sentences reaches `SILENT` asks for nothing at all. */
const [NOTHING, SILENT] = [-4, 1]
/** A shorter text is no whole posting: what its few sentences mean nothing else tells. */
const WHOLE_POSTING = 400
/** So many sentences are weighed, and read a second time: no posting has more, and a text may be made to be slow. */
const [MOST_WEIGHED, MOST] = [200, 12]
const [SHORTEST, LONGEST] = [4, 220]
/** No sentence that long is read a second time. */
const LONGEST_READ = 600
/** An example shows how something is to look. */
const FOR_INSTANCE = /^\W*(?:for )?example\s*[:=–-]/i
const LEAD =
  /^[^\p{L}\d]*(?:\(?(?:\d{1,2}|[a-h])[.):]\s*)?(?:(?:please|pls|kindly|also|and|then|so|just|tell (?:us|me)|let (?:us|me) know)\s+)*/iu

const isPlain = ({ words, listed, applying }: Heard): boolean =>
  listed || (applying && isAsked(words)) || isPlainRequest(words)

/** A sentence is read a second time as an item of what applicants are to send. */
const ANEW = { inside: true, applying: true, work: false, listed: 'send' } as const
/** Reads a sentence as it stands, or anew. */
export type ReadAs = (anew: typeof ANEW | Record<string, never>) => Reading[]
/** A sentence of the text; `opinion` once somebody asked for it. */
type Heard = {
  words: string
  place: Place
  heading: string
  /** An item of what an applicant is to send. */
  listed: boolean
  /** Below "How to apply", or behind "To apply:" in the same line. */
  applying: boolean
  end: number
  opinion: Opinion | null
}
export type SecondOpinion = ReturnType<typeof secondOpinion>

/** A second opinion on what rules find in a text, by learnt weights: it drops, doubts and proposes, and makes nothing sure. */
export function secondOpinion(text: string) {
  const headingOf = followHeadings()
  const heard: Heard[] = []
  const isWhole = text.length >= WHOLE_POSTING
  let [weighed, readAgain] = [0, 0]
  return {
    /** Takes note of a sentence; sentences come in the order of the text. */
    hear(line: Line, { text: words, start: at }: Sentence): Heard {
      const place = { start: line.start + at, length: text.length }
      const sentence = heardIn(line, { words, place, heading: headingOf(line) }, heard.at(-1))
      heard.push(sentence)
      return sentence
    },

    /**
     * What rules read of a sentence. Where that is nothing and no duty: what they read of it among what applicants are to
     * send, or the sentence as a whole, if it speaks to applicants.
     */
    read(sentence: Heard | undefined, before: string, work: boolean, readAs: ReadAs): Reading[] {
      const known = readAs({})
      if (known.length > 0 || work || !sentence || sentence.listed) return known
      if (!isWhole || weighed >= MOST_WEIGHED || readAgain >= MOST) return known
      if (sentence.words.length > LONGEST_READ) return []
      weighed += 1
      if (opinionOn(sentence).wants < SPEAKS) return []
      readAgain += 1
      return proposed(sentence, before, readAs)
    },

    /** Answers and files in words that want nothing are dropped; what else is found in a text that asks for nothing is doubted. */
    settle(found: readonly Instruction[]): Instruction[] {
      if (found.length === 0 || !isWhole) return [...found]
      const places = found.map((item) => sentencesOf(heard, item))
      const silent = !found.some(isForApplicants) && ![...places.flat(), ...heard].some(speaks)
      return found.flatMap((item, at) => settled(item, places[at] ?? [], silent))
    },
  }
}

function heardIn(line: Line, said: Pick<Heard, 'words' | 'place' | 'heading'>, last: Heard | undefined): Heard {
  const { start } = said.place
  const opened = last !== undefined && last.place.start >= line.start && (last.applying || opensApplying(last.words))
  const listed = line.listed === 'send'
  return { ...said, listed, applying: line.applying || opened, end: start + said.words.length, opinion: null }
}

/** A subject, or points to spend, are named to applicants alone. */
const isForApplicants = ({ kind, sure }: Instruction): boolean =>
  sure !== false && (kind === 'subject' || kind === 'points')

function proposed(sentence: Heard, before: string, readAs: ReadAs): Reading[] {
  if (isOurs(sentence.words) || INTERVIEW.test(sentence.words) || FOR_INSTANCE.test(sentence.words)) return []
  const told = readAs(ANEW).filter(isAnswerOrFile)
  const found = told.length > 0 ? told : asItStands(sentence, before)
  return found.map((one) => ({ ...one, sure: false }))
}

function settled(item: Instruction, near: readonly Heard[], silent: boolean): Instruction[] {
  if (!isAnswerOrFile({ found: item })) return [silent ? { ...item, sure: false } : item]
  const wanted = near.length === 0 || near.some((sentence) => opinionOn(sentence).wants >= NOTHING)
  // Who says that it belongs into the letter, or asks why, asks for it, however it is worded.
  return (wanted && !silent) || near.some((one) => belongsIntoLetter(one.words) || isPlain(one)) ? [item] : []
}

const opinionOn = (sentence: Heard): Opinion =>
  (sentence.opinion ??= opinionOf(featuresOf(sentence.words, sentence.place), sentence.heading))

const speaks = (sentence: Heard): boolean => {
  const { wants, answer } = opinionOn(sentence)
  return wants >= SILENT || answer > ANSWER || isToldToAnswer(sentence.words)
}

/** The sentences an instruction stands in. */
function sentencesOf(heard: readonly Heard[], { start, end }: Instruction): Heard[] {
  let [from, to] = [0, heard.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((heard[middle]?.end ?? 0) <= start) from = middle + 1
    else to = middle
  }
  const near: Heard[] = []
  for (let at = from; at < heard.length; at += 1) {
    const sentence = heard[at]
    if (!sentence || sentence.place.start >= end) break
    near.push(sentence)
  }
  return near
}

/** A wrong word costs the application, and a subject or points stand once: those are left to the rules. */
const isAnswerOrFile = ({ found: { kind } }: Pick<Reading, 'found'>): boolean =>
  kind === 'question' || kind === 'attachment'

function asItStands(sentence: Heard, before: string): Reading[] {
  const { words: text } = sentence
  // What announces a list is told by its items.
  if (/:\s*$/.test(text)) return []
  const { wants, answer } = opinionOn(sentence)
  const words = text.replace(LEAD, '').replace(/[\s.!;:,-]+$/, '')
  if (words.length < SHORTEST || words.length > LONGEST) return []
  if (isReported(text) || audienceOf(text, before) === 'machine') return []
  const place = { at: text.indexOf(words), length: words.length }
  if (answer > ANSWER) return [{ found: { kind: 'question', text: words }, ...place }]
  if (wants < FILE || answer > 0) return []
  return filesIn(words, 'send').map((file) => ({ found: { kind: 'attachment', file }, ...place }))
}
