import { answerTo, notYet, withNearest } from './letter-answers.ts'
import type { AskedFileOf } from './letter-files.ts'
import { gapFor, isOpen } from './letter-gaps.ts'
import type { Asked } from './letter-items.ts'
import type { Answers } from './letter-known.ts'
import { storyBegun } from './letter-stories.ts'
import { sumAnswered } from './letter-sums.ts'
import { factAsked } from './letter-usual.ts'
import { pick } from './letter-words.ts'

/**
 * What the posting asks of a letter, as the instruction reader found it by rules. Code words stand on the first line
 * unless the posting wants them in the subject or at the end, or takes them anywhere: those are said in a sentence.
 */
export type LetterInstructions = {
  subject?: string | undefined
  code_words: string[]
  questions: string[]
  subject_words?: string[]
  last_words?: string[]
  anywhere?: string[]
  files?: readonly AskedFileOf[]
}

export const NO_INSTRUCTIONS: LetterInstructions = { code_words: [], questions: [] }

const MOST_ANSWERS = 12
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

const HEADS: readonly [string, ...string[]] = [
  'My answers to your questions:',
  'Here are my answers:',
  'To answer your questions:',
  'What you asked for:',
]

/** Where a posting asks a question; the end where its words do not stand in it as they are. */
export function placeIn(description: string, asked: string): number {
  const at = description.toLowerCase().indexOf(line(asked).toLowerCase())
  return at < 0 ? description.length : at
}

const FEW = 3
/** A link ends its line. */
// bounded: the answers of one letter
const AFTER_LINK = /(?<=https?:\S{1,300}[^.\s]) (?!and )/g
/** Who said yes or no to a question says it by the sentence itself where the question does not stand beside it. */
const inProse = (answer: string): string =>
  answer.replace(/^(?:No|Yes), (\p{L})/u, (_, first: string) => first.toUpperCase())

/**
 * An answer for each question and file, in the posting's order and without its words; where the profile has none, a
 * marked gap for the person. What one item of a list asks is answered in one. Three and more are numbered, so that each
 * can be found.
 */
export function answered(questions: readonly Asked[], files: readonly Asked[], facts: Answers, seed = ''): string {
  const near = { left: facts.near }
  const answerOf = (text: string): string => {
    const given = sumAnswered(text) || bySentence(text, facts)
    if (given !== '') return given
    const no = withNearest(notYet(text, facts), text, { ...facts, near: near.left })
    // One deed is told once.
    if (near.left !== '' && no.includes(near.left)) near.left = ''
    return no || withStory(text, facts.evidence) || gapFor(text)
  }
  const replies = questions
    .filter(({ text }) => text !== '')
    .slice(0, MOST_ANSWERS)
    .map((one) => ({ ...one, text: answerOf(one.text) }))
  const answers = byItem([...replies, ...files].toSorted((a, b) => a.at - b.at)).filter(
    (answer, at, all) => all.indexOf(answer) === at,
  )
  const [open, said] = [answers.filter(isOpen), answers.filter((text) => !isOpen(text))]
  // What the person is to fill in stands apart, so that it breaks into no other thought.
  if (answers.length < FEW && open.length < 2)
    return [said.map(inProse).join(' ').replace(AFTER_LINK, '\n'), ...open].filter((text) => text !== '').join('\n\n')
  return [pick(HEADS, seed, 'head'), ...answers.map((answer, at) => `${at + 1}. ${answer}`)].join('\n')
}

/** A sentence and a question behind it. */
const ASKS_ON = /[.!?] [^?]{2,200}\?/
/** A "no" leaves nothing to ask on about. */
const NONE = /^(?:No, |I have not |I do not have )/
/** The answers to one item of a list as one; where none of it is known, the item has one marked place. */
function byItem(replies: readonly Asked[]): string[] {
  const groups = Map.groupBy(replies, ({ item, at }) => (item == null ? `${at}` : `item ${item.from}`))
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts
    if (first?.item == null) return parts.map(({ text }) => text)
    const { text: whole } = first.item
    if (parts.every(({ text }) => isOpen(text))) {
      const asksOn = parts.length > 1 || ASKS_ON.test(whole)
      return [asksOn ? gapFor(whole) : first.text]
    }
    const none = parts.some(({ text }) => NONE.test(text))
    const told = [...new Set(parts.map(({ text }) => text))].filter((text) => !none || !isOpen(text))
    return [told.join(' ').replace(/(?<=https?:\S{1,300}) (?=\[)/g, '. ')]
  })
}

/** Only says how to answer: "Numbers please". */
const WITH_NUMBERS =
  /^(?:(?:please|give|us|share|add|include|with|a|an|some|the|exact|actual) )*(?:numbers?|figures?|metrics?|stats)\b[^?]{0,20}$/i
/** "Have you taught before? Whom?": what is known of each sentence, and a marked place for what is not. */
function bySentence(text: string, facts: Answers): string {
  const parts = text.split(/(?<=[?]) (?=\S)|(?<=[a-z)]\.) (?=\p{Lu})/u)
  if (parts.length < 2) return answerTo(text, facts)
  const [first = '', ...rest] = parts
  const answer = answerTo(first, facts) || withNearest(notYet(first, facts), first, { ...facts, near: '' })
  if (answer === '') return ''
  if (NONE.test(answer)) return answer
  const left = rest.filter((one) => !(WITH_NUMBERS.test(one) && /\d/.test(answer)))
  const more = left.map((one) => answerTo(one, facts) || gapFor(one)).filter((one) => one !== answer)
  return [answer, ...new Set(more)].join(' ')
}

/** A story is the person's to tell: it begins with what they did of the kind. */
function withStory(question: string, evidence: Answers['evidence']): string {
  const begun = storyBegun(question, evidence)
  return begun === '' ? '' : `${begun}. ${gapFor(question)}`
}

/** Two things asked in one breath: "how many employees you paid, and your notice period". */
export const apart = (asked: string): string[] => {
  const facts = asked.split(/,? (?:and|&|plus) |, /)
  const kinds = new Set(facts.map(factAsked))
  // "Salary expectation and notice period"
  if (facts.length > 1 && kinds.size === facts.length && !kinds.has(-1)) return facts.map(line)
  return asked
    .split(
      /,? and (?=your |when you |what is |when (?:can|could) you |where (?:are|do) you |how much (?:do|would|is) )|,? at (?=k[ae]i?lan |magkano |anong? |bakit |paano |ilang? |taga )/i,
    )
    .map(line)
}

/** What an item asks beside: "…, and who reviewed your work". */
export const besideIt = (asked: string): string[] => asked.split(/,? (?:and|&) (?=who |whom |how (?:many|much|long) )/i)
