import { GAP } from '../rules.ts'
import { plainWords } from '../claims/words.ts'
import { counts } from './letter-counts.ts'
import type { AskedFileOf } from './letter-files.ts'
import { WORK_ASKED } from './letter-own-words.ts'
import { HAVE_YOU, neverDid, noneBefore, STORY } from './letter-never.ts'
import { storyBegun } from './letter-stories.ts'
import { sumAnswered } from './letter-sums.ts'
import type { Used } from './letter-tools-used.ts'
import { listed, pick } from './letter-words.ts'
import { namesProgram, programsOfBoth } from './letter-skills.ts'
import { inSentence } from './letter-titles.ts'
import { topicsIn } from './letter-topics.ts'

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

/** `doing` is the main part of the job. */
type Missing = {
  program: string
  like: string
  work: string
  all: boolean
  doing: string
  has: (text: string) => boolean
}

/** Facts that answer the usual questions of postings, each a sentence or empty. */
export type Answers = {
  experience: string
  /** The person's own work: what their years are years of. */
  field: string
  location: string
  /** The time zone of where they live, as far as the place says it. */
  zone: string
  /** When they can begin, the hours they have, and whether they work at night or on weekends. */
  start: string
  hours: string
  work: (asked: string) => string
  pay: (asked: string) => string
  introduction: string
  links: { name: string; url: string }[]
  /** Where projects of theirs can be seen. */
  projects: readonly string[]
  skills: string[]
  /**
   * A program or a kind of work a question names that nothing of theirs does, a program like it that they know, whether
   * all of the work is new to them, and whether any word of a text is theirs; null for somebody of the same trade.
   */
  missing: (asked: string) => Missing | null
  /** Where they used the program of a question, and whether dates say how long. */
  used: (asked: string) => Used
  /** What they did that comes nearest to the work, as a clause; empty where nothing does. */
  near: string
  /** What they did, as it stands behind "I", and as a sentence without its full stop. */
  evidence: readonly { deed: string; said: string; when: string; topics: readonly string[] }[]
}

const YEARS_ASKED =
  /\b(?:years?|long)\b.*\bexperience|\bexperience\b.*\byears?\b|\byears of\b|\bhow (?:many years|long) have you\b/
/** What is left of a question about years when nothing in it says years of what. */
const YEARS_OF_ANYTHING = new Set(
  `how many much long years year of in the a an do does you your have has had been with work working total relevant overall
  experience level what is are as remote remotely professional related and or please tell us`.split(/\s+/),
)

const QUESTIONS: readonly [RegExp, (facts: Answers, asked: string) => string][] = [
  [YEARS_ASKED, yearsOf],
  [WORK_ASKED, ({ work }, asked) => work(asked)],
  [/\bwhere\b.*\b(?:live|based|located|from)|\b(?:your )?(?:location|city|address)\b/, ({ location }) => location],
  [
    /\bwhen\b.*\b(?:start|begin|available)|\bstart(?:ing)? date\b|\bearliest start\b|\bavailab(?:le|ility)\b|\bhow soon\b|\bnotice period\b|\btime ?zone\b|\bhours\b/,
    hoursOf,
  ],
  [
    /\b(?:salary|rate(?! your| yourself| from)|compensation|price|charge|sahod)\b|(?<!\bto )\bpay\b(?! attention)/,
    ({ pay }, asked) => pay(asked),
  ],
  [
    /\b(?:what|which) (?:software|programs?|tools?|apps?|systems?) (?:do|can|have) you\b/,
    ({ skills }) => programsKnown(skills),
  ],
  [/\blinked ?in\b/, ({ links }) => linkOf(links, 'LinkedIn')],
  [/\bgit ?hub\b/, ({ links }) => linkOf(links, 'GitHub')],
  [
    /\b(?:portfolio|website|samples?|examples of|best work|link)\b|^(?:please )?show (?:us|me)\b/,
    ({ links }) => linkOf(links, 'Website'),
  ],
  [
    /\babout you(?:rself)?\b|^(?:a (?:bit|little) about )?yourself$|\bintroduce yourself\b|\bwho you are\b|\bintro(?:duction)?\b/,
    ({ introduction }) => introduction,
  ],
]
/** The skills that are programs. */
function programsKnown(skills: readonly string[]): string {
  const programs = skills.filter(namesProgram)
  return programs.length === 0
    ? ''
    : `The ${programs.length === 1 ? 'program I know is' : 'programs I know are'} ${listed(programs)}.`
}
const linkOf = (links: Answers['links'], name: string): string => {
  const link = links.find((one) => one.name === name)
  return link ? `${link.name}: ${link.url}` : ''
}

/** Years of work answer a question about years of that work, and no other. */
function yearsOf({ experience, field, used, evidence }: Answers, asked: string): string {
  const of = asked.split(' ').filter((word) => !YEARS_OF_ANYTHING.has(word))
  if (experience === '' || of.length === 0) return experience
  const titled = plainWords(field).split(' ')
  if (of.every((word) => titled.includes(word))) return experience
  // Years of a program are told by the jobs it was used in: a profile has those of all their work.
  const program = used(asked)
  if (program.text !== '') return program.dated ? program.text : `${program.text} ${gapFor('how many years')}`
  const wanted = topicsIn(asked)
  const did = evidence.find(({ when, topics }) => when !== '' && topics.some((one) => wanted.includes(one)))
  return did === undefined ? '' : `${did.said} (${did.when}).`
}

/** Whoever told only when they can start has not told their hours. */
const bothOf = ({ start, hours }: Answers): string =>
  start === '' && hours === '' ? '' : [start, hours || gapFor('the hours you can work')].filter(Boolean).join(' ')

/** A day to start says nothing of hours, and hours nothing of the day. */
function hoursOf(facts: Answers, asked: string): string {
  const { start, hours, zone } = facts
  const both = /\bavailab|\bhours\b/.test(asked)
  if (/\btime ?zone\b/.test(asked)) return both ? zone && bothOf(facts) && `${bothOf(facts)} ${zone}` : zone
  if (/\bavailability\b/.test(asked)) return /\bhours\b/.test(asked) ? hours : bothOf(facts)
  if (/\bhours\b/.test(asked)) return hours
  return start === '' && /\bavailable\b/.test(asked) ? hours : start
}

/** Asks whether somebody has or knows a thing: their skills may say so. */
const KNOWS =
  /\b(?:experience|experienced|used|use|know|familiar|worked|proficien\w+|tools?|software|platforms?|crm|handled|done)\b/
const YES_NO = /^(?:do|have|are|did|can) you\b/
const [GAP_WORDS, LONG_WORD] = [100, 4]
const IN_LETTER =
  /^(?:please )?(?:(?:in|with) your (?:cover letter|application|message|e-?mail|letter),? )?(?:please )?(?:mention|tell (?:us|me)|state|include|say) /i
/** Asks for a number: a deed without one is no answer. */
const COUNTS = /\bhow (?:many|large|big|much)\b|\bvolume\b|\bnumber of\b/

/** The place of an answer only the person has: no letter goes out with one. */
export const gapFor = (question: string): string => {
  const words = question
    .replace(/[[\]{}<>]/g, '')
    .trim()
    .replace(IN_LETTER, '')
    .replace(/[.;,]$/, '')
  const shown = words.length <= GAP_WORDS ? words : `${words.slice(0, words.lastIndexOf(' ', GAP_WORDS))}…`
  return `[${GAP}${shown}]`
}

/** Programs are known, other skills are work that is. */
const knowing = (skills: readonly string[]): string =>
  skills.every(namesProgram)
    ? `I know ${listed(skills)}`
    : `${listed(skills.map(inSentence))} ${skills.length === 1 ? 'is' : 'are'} work I know`

/** Stands where nothing beside it says what was asked. */
const inNumbers = (said: string, asked: string): string =>
  `${/\bvolume\b/.test(asked) ? 'As for the volume' : 'In numbers'}: ${said.replace(/^A[ts] /, (at) => at.toLowerCase())}`

function answerTo(question: string, facts: Answers): string {
  const asked = plainWords(question)
  // What asks for reasons is not answered by a figure it happens to name.
  if (/\b(?:why|how would|how do|what makes)\b/.test(asked)) return ''
  const story = STORY.test(asked)
  const usual = QUESTIONS.find(([pattern]) => pattern.test(asked))
  if (usual && (!story || /\babout you(?:rself)?\b/.test(asked))) return usual[1](facts, asked)
  if (story || !(KNOWS.test(asked) || COUNTS.test(asked) || HAVE_YOU.test(asked))) return ''
  const wanted = topicsIn(question)
  const named = facts.skills.filter(
    (skill) => ` ${asked} `.includes(` ${plainWords(skill)} `) || programsOfBoth(skill, question).length > 0,
  )
  const about = (EXPERIENCE_WITH.exec(asked)?.[1] ?? HAVE_YOU.exec(asked)?.[2] ?? '').split(' ')
  const fits = ({ deed, topics }: Answers['evidence'][number]): boolean =>
    about.some((word) => word.length > LONG_WORD && ` ${plainWords(deed)} `.includes(` ${word} `)) ||
    named.some((skill) => plainWords(deed).includes(plainWords(skill))) ||
    topics.some((one) => wanted.includes(one))
  const shown = facts.evidence.find((one) => (!COUNTS.test(asked) || counts(one.deed, asked)) && fits(one))
  const known =
    named.length === 0 || (shown && COUNTS.test(asked)) ? '' : `${YES_NO.test(asked) ? 'Yes, ' : ''}${knowing(named)}.`
  const isNumber = known === '' && COUNTS.test(asked)
  return [known, shown === undefined ? '' : `${isNumber ? inNumbers(shown.said, asked) : shown.said}.`]
    .filter((said) => said !== '')
    .join(' ')
}

// bounded: a question of a posting, a few hundred signs
const EXPERIENCE_WITH = /\bexperience (?:do you have |have you |you have )?(?:with|in) ((?:[\w-]+ ){0,2}[\w-]+)$/

/** Whoever asks about a program or work that somebody of another trade has not done is told so plainly; without its full stop. */
function notYet(question: string, { missing, field, experience }: Answers): string {
  const asked = plainWords(question)
  const lack = missing(question)
  if (lack === null || /\b(?:why|how would|how do|what makes)\b/.test(asked)) return ''
  const never = neverDid(asked, lack)
  if (never !== '' || STORY.test(asked)) return never
  if (lack.all && !COUNTS.test(asked) && noneBefore(asked) !== '') return noneBefore(asked, lack.doing)
  if (!(KNOWS.test(asked) || COUNTS.test(asked) || YEARS_ASKED.test(asked))) return ''
  const years = /\b(?:years?|long)\b/.test(asked) && experience !== '' && field !== ''
  const other = years ? OTHER : ''
  if (lack.program !== '') return `${YES_NO.test(asked) ? 'No, ' : ''}I have not used ${lack.program} yet${other}`
  if (lack.work !== '') return `I have not done any ${lack.work.replace(/ work$/, '')} work yet${other}`
  const [, what] = (lack.all ? EXPERIENCE_WITH.exec(asked) : null) ?? []
  return what === undefined ? '' : `I do not have experience with ${what.trim()} yet`
}

/** A "no" with the nearest that is true: a program of the same kind, else what they did that comes closest. */
function withNearest(no: string, question: string, { missing, near }: Answers): string {
  if (no === '') return ''
  const { like = '', program = '' } = missing(question) ?? {}
  const plain = no.replace(OTHER, '')
  if (like !== '') return `${plain}, but I know ${like}.`
  if (near !== '' && program === '') return `${plain}, but ${near}.`
  return `${no}.`
}
const OTHER = '; my experience is in other work'

const HEADS: readonly [string, ...string[]] = [
  'My answers to your questions:',
  'Here are my answers:',
  'To answer your questions:',
  'What you asked for:',
]

/** Something a posting asks for, and where in it; a file where it wants one. */
export type Asked = { text: string; at: number }

/** Where a posting asks a question; the end where its words do not stand in it as they are. */
export function placeIn(description: string, asked: string): number {
  const at = description.toLowerCase().indexOf(line(asked).toLowerCase())
  return at < 0 ? description.length : at
}

const FEW = 3
/** Nothing but the place of an answer. */
const OPEN = /^\[[^\]]*\]$/
/** A link ends its line. */
// bounded: the answers of one letter
const AFTER_LINK = /(?<=https?:\S{1,300}[^.\s]) (?!and )/g
/** Who said yes or no to a question says it by the sentence itself where the question does not stand beside it. */
const inProse = (answer: string): string =>
  answer.replace(/^(?:No|Yes), (\p{L})/u, (_, first: string) => first.toUpperCase())

/**
 * An answer for each question and file, in the posting's order and without its words; where the profile has none, a
 * marked gap for the person. Three and more are numbered, so that each can be found.
 */
export function answered(questions: readonly Asked[], files: readonly Asked[], facts: Answers, seed = ''): string {
  const near = { left: facts.near }
  const answerOf = (text: string): string => {
    const given = sumAnswered(text) || answerTo(text, facts)
    if (given !== '') return given
    const no = withNearest(notYet(text, facts), text, { ...facts, near: near.left })
    // One deed is told once.
    if (near.left !== '' && no.includes(near.left)) near.left = ''
    return no || withStory(text, facts.evidence) || gapFor(text)
  }
  const replies = questions
    .filter(({ text }) => text !== '')
    .slice(0, MOST_ANSWERS)
    .map(({ text, at }) => ({ text: answerOf(text), at }))
  const answers = [...replies, ...files]
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .filter((answer, at, all) => all.indexOf(answer) === at)
  const [open, said] = [answers.filter((text) => OPEN.test(text)), answers.filter((text) => !OPEN.test(text))]
  // What the person is to fill in stands apart, so that it breaks into no other thought.
  if (answers.length < FEW && open.length < 2)
    return [said.map(inProse).join(' ').replace(AFTER_LINK, '\n'), ...open].filter((text) => text !== '').join('\n\n')
  return [pick(HEADS, seed, 'head'), ...answers.map((answer, at) => `${at + 1}. ${answer}`)].join('\n')
}

/** A story is the person's to tell: it begins with what they did of the kind. */
function withStory(question: string, evidence: Answers['evidence']): string {
  const begun = storyBegun(question, evidence)
  return begun === '' ? '' : `${begun}. ${gapFor(question)}`
}

/** Two things asked in one breath: "how many employees you paid, and your notice period". */
export const apart = (asked: string): string[] => asked.split(/,? and (?=your |when you |what is )/i).map(line)
