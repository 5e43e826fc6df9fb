import { GAP } from '../rules.ts'

export const ANSWER_MAX = 2000
/** A gap holds no longer question: `findPlaceholders` reads so many characters between its brackets. */
export const QUESTION_MAX = 240
/** So many gaps of one letter are remembered at once. */
export const ANSWERS_AT_ONCE = 20
/** So many answers of a person are kept, the newest. */
export const ANSWERS_KEPT = 200

/** A place that only the person can fill: the question, and the words that stand for the answer. */
export type Gap = { question: string; text: string; inSubject: boolean }

export type Letter = { subject: string; content: string }
const PLACES = new RegExp(String.raw`\[${GAP}(?=\s*[^\s\]])([^\]\n]{1,${QUESTION_MAX}})\]`, 'g')
const placesOf = (text: string, inSubject: boolean): Gap[] =>
  [...text.matchAll(PLACES)].map(([place, question = '']) => ({ question: question.trim(), text: place, inSubject }))

/** The places of a letter that wait for an answer, those of the subject first, each once. */
export function gapsOf({ subject, content }: Letter): Gap[] {
  const all = [...placesOf(subject, true), ...placesOf(content, false)]
  return [...new Map(all.map((gap) => [`${gap.inSubject}${gap.text}`, gap])).values()]
}

const OPENS_SENTENCE = /(?:^|\n|[.!?:][ \n])(?:\(?[\da-z]{1,2}[).:] |[-*•] )?$/i
const ENDS = /[.!?…:;,)\]"”'’]$|https?:\/\/\S+$/
const GOES_ON = /^[ \t]*[\p{L}\p{N},;:.!?)]/u

const fieldOf = ({ inSubject }: Gap): keyof Letter => (inSubject ? 'subject' : 'content')

/** An answer the way it stands in its place: a sentence of its own begins with a capital and has its full stop. */
export function fitted(letter: Letter, gap: Gap, answer: string): string {
  if (gap.inSubject) return answer.trim().replace(/\s+/g, ' ')
  const at = letter.content.indexOf(gap.text)
  return asSentence(answer.trim(), letter.content.slice(0, at), letter.content.slice(at + gap.text.length))
}

/** A letter with an answer in its place, the way `fitted` gives it. */
export const filled = (letter: Letter, gap: Gap, answer: string): Letter => {
  const words = fitted(letter, gap, answer)
  return { ...letter, [fieldOf(gap)]: letter[fieldOf(gap)].replace(gap.text, () => words) }
}

function asSentence(answer: string, before: string, after: string): string {
  const opened =
    OPENS_SENTENCE.test(before) && !/^https?:/.test(answer)
      ? answer.replace(/^\p{Ll}/u, (one) => one.toUpperCase())
      : answer
  return ENDS.test(opened) || GOES_ON.test(after) ? opened : `${opened}.`
}

/** A letter without a place, and without the number of an item that would have nothing behind it. */
export function without(letter: Letter, gap: Gap): Letter {
  const field = fieldOf(gap)
  const lines = letter[field].split('\n').flatMap((line) => {
    if (!line.includes(gap.text)) return [line]
    const rest = line.replace(gap.text, '').replace(/ {2,}/g, ' ').trim()
    return ITEM_ALONE.test(rest) ? [] : [rest]
  })
  return {
    ...letter,
    [field]: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
const ITEM_ALONE = /^(?:\(?[\da-z]{1,2}[).:]|[-*•–])?[-–—:, ]*$/i

/** What wording changes about a question, and what every question has. */
const SAYS_NOTHING = new Set(
  'a an the and or of to in on at for with by from as is are was were be been do does did have has had can could will would should you your yours our us we i me my it its this that these those what which who when where why how much many long if whether any some please kindly tell give share state mention include let know about current currently there here most so sa ang mga ng na po ba mo'.split(
    ' ',
  ),
)
const stem = (word: string): string => {
  const one = word.replace(/(?<=\p{L}{2})s$/u, '')
  return one.length > 4 ? one.replace(/(?:ing|ed|e)$/, '') : one
}
const wordsOf = (question: string): string[] => {
  const all = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !SAYS_NOTHING.has(word))
  return [...new Set((telling.length > 0 ? telling : all).map(stem))]
}

/** One key for a question, however politely it is asked: its telling words, in their order in the alphabet. */
export const questionKey = (question: string): string =>
  (wordsOf(question).toSorted().join(' ') || question.trim().toLowerCase()).slice(0, QUESTION_MAX)

/** Of the words of two questions so many are shared before they are taken for one. */
const ALIKE = 0.6

/** The earlier answer to a question, or to the one most like it; null where none is alike. Ties go to the first given. */
export function answeredBefore<A extends { question: string }>(question: string, answers: readonly A[]): A | null {
  const asked = new Set(wordsOf(question))
  let best: { answer: A; share: number } | null = null
  for (const answer of answers) {
    const known = wordsOf(answer.question)
    const shared = known.filter((word) => asked.has(word)).length
    const share = shared / (asked.size + known.length - shared)
    if (share >= ALIKE && share > (best?.share ?? 0)) best = { answer, share }
  }
  return best?.answer ?? null
}
