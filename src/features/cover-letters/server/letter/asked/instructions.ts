import { answerTo, notYet, withNearest } from '../answers/questions.ts'
import { type AskedFileOf, proof } from './files.ts'
import { kindsTold } from '../answers/counts.ts'
import { gapFor, isOpen } from '../answers/gaps.ts'
import { figuresTold } from '../answers/figures-asked.ts'
import { breathsOf, saysBehind } from './breaths.ts'
import type { Asked } from './items.ts'
import type { Answers } from '../answers/known.ts'
import { storyBegun } from '../answers/stories.ts'
import { sumAnswered } from '../answers/sums.ts'
import { inSentence } from '../work/titles.ts'
import { asksAgain, toolsListed, toolsTold } from '../answers/tools-list.ts'
import { factAsked } from '../answers/usual.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { said as jobsSaid, WHERE_AND_LONG } from '../answers/works-asked.ts'
import { personalOf } from '../answers/personal.ts'
import { capital, pick } from '../deeds/words.ts'

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
  /** Words for one paragraph, counted from 1 behind the greeting. */
  in_paragraphs?: { word: string; paragraph: number }[]
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

const BEGINNING = 5
/** Where a posting asks a question: of several lines the last; the end where its words do not stand in it as they are. */
export function placeIn(description: string, asked: string, from = 0): number {
  const last = line(asked.trim().split('\n').at(-1) ?? '').toLowerCase()
  if (last === '') return description.length
  const text = description.toLowerCase()
  let at = text.indexOf(last, from)
  // "Age" stands in no "package".
  while (at >= 0 && /\p{L}\p{L}/u.test(`${text.charAt(at - 1)}${last.charAt(0)}`)) at = text.indexOf(last, at + 1)
  if (at >= 0) return at
  if (from > 0) return placeIn(description, asked)
  // Signs in the middle may have been left out.
  const first = asked.split(' ').slice(0, BEGINNING).join(' ')
  return first.length < asked.length && asked.split(' ').length > BEGINNING
    ? placeIn(description, first)
    : description.length
}

/** What is known without a look at what somebody did. */
const factOf = (text: string, facts: Answers): string =>
  personalOf(text, facts) || sumAnswered(text) || facts.founded?.(text) || toolsTold(text, facts.skills)
const onceEach = (questions: readonly Asked[]): readonly Asked[] => {
  const isList = questions.some(({ text }) => toolsListed(text).length > 0)
  return questions.filter(({ text }) => text !== '' && !(isList && asksAgain(text)))
}

const FEW = 3
/** A link ends its line. */
// bounded: the answers of one letter
const AFTER_LINK = /(?<=https?:\S{1,300}[^.\s]) (?!and )/g
/** Who said yes or no to a question says it by the sentence itself where the question does not stand beside it. */
const inProse = (answer: string): string =>
  answer.replace(/^(?:No|Yes), (\p{L})/u, (_, first: string) => first.toUpperCase())

/** The answers as they stand in a letter, and the posting's own marks of a list of them: `a)` for the line of "1.". */
export type Answered = { text: string; labels: readonly string[] }
type Answer = { text: string; mark: string; list: number | null }

/**
 * An answer for each question and file, in the posting's order and without its words; where the profile has none, a
 * marked gap for the person. What one item of a list asks is answered in one. Three and more are numbered, so that each
 * can be found, as the posting numbers them where it does; what it asks beside its numbers follows them.
 */
export function answered(questions: readonly Asked[], files: readonly Asked[], facts: Answers, seed = ''): Answered {
  const near = { left: facts.near }
  const answerOf = (text: string, context: string): string => {
    const known = { ...facts, context }
    const given = factOf(text, facts) || figuresTold(known, text) || bySentence(text, known)
    if (given !== '') return given
    const no = withNearest(notYet(text, known), text, { ...facts, near: near.left })
    // One deed is told once.
    if (near.left !== '' && no.includes(near.left)) near.left = ''
    return no || withStory(text, facts.evidence) || gapFor(text)
  }
  const replies = onceEach(questions)
    .slice(0, MOST_ANSWERS)
    .map((one) => ({ ...one, asked: one.text, text: answerOf(one.text, one.item?.text ?? one.of ?? one.text) }))
  const answers = byItem([...inItem(replies, facts), ...files].toSorted((a, b) => a.at - b.at)).filter(
    ({ text, mark }, at, all) => mark !== '' || all.findIndex((other) => other.text === text) === at,
  )
  const open = answers.filter(({ text }) => isOpen(text))
  // What the person is to fill in stands apart, so that it breaks into no other thought.
  if (answers.length < FEW && open.length < 2) return { text: inSentences(answers), labels: [] }
  const marked = answers.filter(({ mark }) => mark !== '')
  const isTheirs =
    new Set(marked.map(({ list, mark }) => `${list} ${mark}`)).size === marked.length && marked.length > 1
  const listed = isTheirs ? marked : answers
  const beside = isTheirs ? inSentences(answers.filter(({ mark }) => mark === '')) : ''
  const list = [pick(HEADS, seed, 'head'), ...listed.map(({ text }, at) => `${at + 1}. ${text}`)].join('\n')
  return { text: beside === '' ? list : `${list}\n\n${beside}`, labels: isTheirs ? marked.map(({ mark }) => mark) : [] }
}

/** "Where and how long?" behind another question asks for the jobs that its answer told of; null where it asks for others. */
function whereTold(asked: string, before: string, { works }: Answers): string | null {
  if (!WHERE_AND_LONG.test(plainWords(asked))) return null
  if (isOpen(before)) return gapFor(asked)
  const named = works.filter(({ as, at: employer }) =>
    before.includes(employer === '' ? inSentence(as) : employer.replace(/\.$/, '')),
  )
  return NONE.test(before) || / worked as /.test(before) || named.length === 0 ? '' : jobsSaid(named)
}
const inItem = (replies: readonly (Asked & { asked: string })[], facts: Answers): Asked[] =>
  replies.flatMap((one, at) => {
    const before = replies[at - 1]
    const isBehind = before !== undefined && one.item != null && before.item?.from === one.item.from
    if (before !== undefined && kindsTold(one.asked, before.text)) return []
    const told = isBehind ? whereTold(one.asked, before.text, facts) : null
    return told === null ? [one] : told === '' ? [] : [{ ...one, text: told }]
  })

/** A few answers as sentences of the letter. */
function inSentences(answers: readonly Answer[]): string {
  const [open, said] = [answers.filter(({ text }) => isOpen(text)), answers.filter(({ text }) => !isOpen(text))]
  const prose = said.map(({ text }) => inProse(text)).join(' ')
  return [prose.replace(AFTER_LINK, '\n'), ...open.map(({ text }) => text)].filter((text) => text !== '').join('\n\n')
}

/** A sentence and what is asked behind it. */
const ASKS_ON = /[.!?] [^?]{2,200}\?/
/** A "no" leaves nothing to ask on about. */
const NONE = /^(?:No, |I have not |I do not have )|^\p{Lu}[^.]{2,60} is something I have not done /u
/** The answers to one item of a list as one; where none of it is known, the item has one marked place. */
function byItem(replies: readonly Asked[]): Answer[] {
  const groups = Map.groupBy(replies, ({ item, of = '', beside }, at) =>
    item == null ? (beside === true ? `of ${of}` : `${at}`) : `item ${item.from}`,
  )
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts
    if (first === undefined) return []
    const [mark, list] = [first.item?.mark ?? '', first.item?.list ?? null]
    const whole = first.item?.text ?? (first.beside === true ? first.of : undefined)
    if (whole === undefined) return parts.map(({ text }) => ({ text: capital(text.replace(COUNTED, '')), mark, list }))
    const texts = withoutMore(parts).map(({ text }) => text)
    return [{ text: inOne(texts, whole), mark, list }]
  })
}

/** Of what they have not done, nothing more is told. */
function withoutMore(parts: readonly Asked[]): readonly Asked[] {
  const none = parts.find(({ text, beside }) => beside === true && NONE.test(text))
  return none === undefined ? parts : parts.filter((one) => one === none || one.of !== none.of)
}

// bounded: the answers to one item
const A_PLACE = /\[[^\]]{1,160}\]/g
/** What is known of one item, with a place for what is not. */
function inOne(parts: readonly string[], whole: string): string {
  const [first = ''] = parts
  if (parts.every(isOpen)) return parts.length > 1 || asksOn(whole, first) ? gapFor(whole) : first
  const none = parts.some((text) => NONE.test(text))
  const counted = parts.some((text) => COUNTED.test(text))
  const isTimed = parts.some((text) => !isOpen(text) && TIMED.test(text))
  const open = parts.filter((text) => isOpen(text) && !(isTimed && HOW_LONG_TAKEN.test(text)))
  const told = [
    ...new Set(
      open.length > 1
        ? [...parts.filter((text) => !isOpen(text)), gapFor(whole)]
        : parts.filter((text) => !isOpen(text) || open.includes(text)),
    ),
  ]
    // What another answer to the same item holds is told with it.
    .filter((text, at, all) => !all.some((other, n) => n !== at && other.length > text.length && other.includes(text)))
    .filter(
      (text, at) =>
        !none || !((isOpen(text) && !/: why /.test(text)) || (NONE.test(text) && at > 0 && NONE.test(first))),
    )
    // A number of the very thing says more than another deed of the kind.
    .filter((text) => !counted || COUNTED.test(text) || !/^(?:At|As) [^.]*, I [^.]*\.$/.test(text))
    .map((text) => capital(text.replace(COUNTED, '')))
  const said = told.join(' ')
  const [place, ...gaps] = said.match(A_PLACE) ?? []
  // One place is enough for what is left of an item.
  const once =
    place !== undefined && gaps.length > 0 && !said.startsWith('[')
      ? `${said.replace(A_PLACE, '').replace(/ {2,}/g, ' ').trim()} ${gapFor(whole)}`
      : said
  return once.replace(/(?<=https?:\S{1,300}[^.\s]) (?=\[|At \p{Lu}|As an? |I \p{Ll}|So far )/gu, '. ')
}

const COUNTED = /^In numbers: /
/** "… in 5 weeks" has told how long it took. */
const TIMED = / (?:in|within) (?:\d+|an?|one|two|three|four|five|six) (?:hour|day|week|month)s?\b/i
const HOW_LONG_TAKEN = /\bhow long (?:did|does|has) (?:that|it|this) (?:take|taken)\b/i
/** Whether an item says first what its question is about: "The totals are off by $9. Name what you check." */
function asksOn(whole: string, open: string): boolean {
  const asked = open.slice(open.indexOf(':') + 2, -1)
  const at = whole.indexOf(asked)
  const behind = at < 0 ? '' : whole.slice(at + asked.length)
  return (
    ASKS_ON.test(whole) ||
    (at > 0 && /[.!?] /.test(whole.slice(0, at))) ||
    (at === 0 && /^(?:,| [/&+]| or | and ) ?\p{L}/u.test(behind))
  )
}

/** Only says how to answer: "Numbers please". */
const WITH_NUMBERS =
  /^(?:(?:please|give|us|share|add|include|with|a|an|some|the|exact|actual) )*(?:numbers?|figures?|metrics?|stats)\b[^?]{0,20}$/i
/** "Have you taught before? Whom?": what is known of each sentence, and a marked place for what is not. */
function bySentence(text: string, facts: Answers): string {
  const parts = breathsOf(text)
  if (parts.length < 2) return answerTo(text, facts)
  const [first = '', ...rest] = parts
  const answer = answerTo(first, facts) || withNearest(notYet(first, facts), first, { ...facts, near: '' })
  if (answer === '') return onlyRest(first, rest, facts)
  if (NONE.test(answer)) return answer
  const left = rest.filter((one) => !(WITH_NUMBERS.test(one) && /\d/.test(answer)) && !saysBehind(answer, one))
  const more = left
    .map((one) => whereTold(one, answer, facts) ?? (answerTo(one, facts) || gapFor(asking(one))))
    .filter((one) => one !== answer && one !== '')
  return [answer, ...new Set(more)].join(' ')
}

/** Of two questions of which only the second is known, the first has its place. */
function onlyRest(first: string, rest: readonly string[], facts: Answers): string {
  const told = rest
    .filter((one) => !WHERE_AND_LONG.test(plainWords(one)) && factAsked(one) >= 0)
    .map((one) => answerTo(one, facts))
    .filter((one) => one !== '')
  return told.length === 0 || told.length < rest.length ? '' : [gapFor(first), ...new Set(told)].join(' ')
}

/** "Ok with calls? About 40 a day": the number is asked, too. */
const asking = (text: string): string =>
  /^(?:about |around |up to )?\d+ (?:an?|per) \w+\.?$/i.test(text)
    ? `would ${text.toLowerCase().replace(/\.$/, '')} be fine?`
    : text

const BEFORE_AFTER = /\bbefore ?(?:and|&|\/) ?after\b/i
/** A story is the person's to tell: it begins with what they did of the kind. */
function withStory(question: string, evidence: Answers['evidence']): string {
  // How somebody would do it is no story yet.
  const begun = /\bhow (?:you(?:['’]d| would)|would you|will you)\b|\bwhy\b|\bwould your?\b|\bsay about you\b/i.test(
    question,
  )
    ? ''
    : storyBegun(question, evidence)
  if (begun === '') return BEFORE_AFTER.test(question) ? proof(question, evidence).trim() : ''
  if (TOLD_WHOLE.test(question) && /\d/.test(begun)) return `${begun}.`
  const [, rest = ''] = HOW_IT_WENT.exec(question) ?? []
  return `${begun}. ${gapFor(rest === '' && DESCRIBED_ONE.test(question) ? 'how you did it' : rest === '' ? question : rest)}`
}
/** "Describe a messy set of books that you cleaned up." */
const DESCRIBED_ONE =
  /^(?:please )?(?:describe|tell (?:us|me) about|share) an? (?!time\b)[^,:;?]{3,60}\byou(?:['’]ve| have)? \w+(?: up| for| with)?\.?$/i
/** Asks for the thing alone: "something you organised that had many moving parts", "a system you maintained". */
const TOLD_WHOLE =
  /^(?!.*\b(?:how|why|what|when|which|time|mistake|problem)\b)(?:something|an? (?:system|project|event|process|campaign|team|program)) (?:that )?you\b[^,:;?]{4,80}$/i
// bounded: one question
/** "The worst file you cleaned up, and how did you do it?": the first is told, the rest is left. */
const HOW_IT_WENT = /^[^:?]{12,}?(?:, and|,| and|:|\.) ((?:how|what|why) (?:did|was|were) [^]*)$/i

const HOW_LONG = /^for how (?:long|many (?:years|months))$/i
/** Two things asked in one breath: "how many employees you paid, and your notice period". */
export const apart = (asked: string): string[] => {
  const facts = asked.split(/,? (?:and|&|plus) |, /)
  const kinds = new Set(facts.map(factAsked))
  // "Salary expectation and notice period"
  // For how long is asked of what stands before it.
  if (facts.some((one) => HOW_LONG.test(one))) return [asked]
  if (facts.length > 1 && kinds.size === facts.length && !kinds.has(-1)) return facts.map(line)
  return asked
    .split(
      /,? and (?=your |(?<!\b(?:availability|hours|schedule)\)? and )time ?zone|when you |what (?:you would|would you|you['’]d) |what is |when (?:can|could) you |where (?:are|do) you |how much (?:do|would|is) )|,? at (?=k[ae]i?lan |magkano |anong? |bakit |paano |taga )/i,
    )
    .map(line)
}

/** What an item asks beside: "…, and who reviewed your work". */
export const besideIt = (asked: string): string[] =>
  asked.split(
    /,? (?:and|&) (?=who |whom |what time |which (?:accounts|companies|employers|clients|industries)\b|how (?:many|much|long) |for how (?:big |large |many (?!years|months))|in (?:which|what) (?:industr|field|niche)|(?:the )?(?:number|size) of )/i,
  )
