import { plainWords, sentencesOf } from '../claims/words.ts'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import {
  answered,
  type Answers,
  type LetterInstructions,
  NO_INSTRUCTIONS,
  subjectOf,
  withCodeWords,
} from './letter-instructions.ts'
import { listed, openingOf } from './letter-opening.ts'
import { fittingResults, fittingWorks } from './letter-results.ts'
import type { Addressee, Writer } from './writer.ts'

export const EXPERIENCE: Record<string, string> = {
  '0-1': 'up to one year of experience',
  '1-3': '1 to 3 years of experience',
  '3-5': '3 to 5 years of experience',
  '5-10': '5 to 10 years of experience',
  '10+': 'more than 10 years of experience',
}
const START: Record<string, string> = {
  immediately: 'I can start immediately.',
  '2-weeks': 'I can start in two weeks.',
  '1-month': 'I can start in one month.',
}
/** A letter is read in a minute: of what may be told the last goes first where there are more words. */
const [FEWEST, MOST] = [120, 220]
const ABOUT_WORDS = 60
const [SKILLS_SHOWN, MORE_SKILLS, PROJECTS_SHOWN, RESULTS_SHOWN, WORKS_SHOWN] = [4, 6, 2, 2, 2]

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
  const employer = line(posting.employer ?? '')
  const greeting = employer === '' ? 'Hello,' : `Hello ${employer} team,`
  const closing = name === '' ? 'Best regards' : `Best regards,\n${name}`
  const body = bodyOf(writer, posting, instructions)
  const content = fitted(body, wordsIn(`${greeting} ${closing}`)).map((part) => part.text)
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords([greeting, ...content, closing].join('\n\n').slice(0, COVER_LETTER_MAX), instructions),
  }
}

/** A paragraph; those with the highest `spare` are left out first, those without always stand, `filler` only if needed. */
type Part = { text: string; spare?: number; filler?: true }

function bodyOf(writer: Writer, posting: Addressee, instructions: LetterInstructions): Part[] {
  const own = [...new Set((writer.skills ?? []).map(line))].filter((skill) => skill !== '')
  const shared = sharedSkills(own, posting)
  const others = own.filter((skill) => !shared.slice(0, SKILLS_SHOWN).includes(skill))
  const results = fittingResults(writer.results ?? [], posting, RESULTS_SHOWN)
  const replies = answered(instructions, answersOf(writer, own, fittingResults(writer.results ?? [], posting, 24)))
  const job = jobName(posting.title)
  const opening = openingOf({ job, skills: shared.slice(0, SKILLS_SHOWN) }, `${posting.title} ${writer.first_name}`)
  const begin = start(writer)
  return [
    { text: sentences(opening, introduction(writer)) },
    { text: replies },
    { text: sentences(...results.filter((result) => !replies.includes(result))) },
    { text: worked(writer, posting), spare: 2 },
    { text: cutAtSentence(text(writer.about), ABOUT_WORDS), spare: 3 },
    { text: others.length === 0 ? '' : moreSkills(others, shared.length > 0), spare: 4 },
    { text: showing(writer), spare: 1 },
    { text: OFFER, filler: true as const },
    { text: SOON, filler: true as const },
    { text: TRY, filler: true as const },
    { text: sentences(replies.includes(begin) ? '' : begin, READY, 'Thank you for your time.') },
  ].filter((part) => part.text !== '')
}

const READY = 'I would be glad to tell you more or to answer your questions.'
const OFFER =
  'If a short call or a small test task would help you decide, please tell me which day and time suit you, and I will be there.'
const SOON =
  'I would also be glad to hear how your team works, what the first weeks look like, and what matters most to you.'

const TRY =
  'Please send me anything you would like me to read, prepare or try before we talk. Where something is not clear to me, I will ask before I begin.'

const wordsIn = (value: string): number => value.split(/\s+/).filter((word) => word !== '').length

/** Of the parts as many as a letter has room for; offers to talk only where little is known. */
function fitted(parts: readonly Part[], around: number): Part[] {
  const count = (all: readonly Part[]) => around + wordsIn(all.map((part) => part.text).join(' '))
  let kept = parts.filter((part) => !part.filler)
  for (let spare = 4; spare > 0 && count(kept) > MOST; spare -= 1) kept = kept.filter((part) => part.spare !== spare)
  for (const filler of parts.filter((part) => part.filler)) {
    if (count(kept) >= FEWEST) break
    kept = [...kept.slice(0, -1), filler, ...kept.slice(-1)]
  }
  return kept
}

const sentences = (...all: string[]): string => all.filter((sentence) => sentence !== '').join(' ')

const text = (value: string | null): string => (value ?? '').trim()
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const ending = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = ending.length > room / 2 ? '' : ending
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
}

function introduction(writer: Writer): string {
  const title = line(writer.title ?? '')
  const years = EXPERIENCE[writer.years_of_experience ?? ''] ?? ''
  const place = line(writer.location ?? '')
  if (title === '' && years === '' && place === '') return ''
  const who = title === '' ? 'I' : `I am ${article(title)} ${title}`
  const experience = years === '' ? '' : title === '' ? ` have ${years}` : ` with ${years}`
  if (place === '') return `${who}${experience}.`
  return title === ''
    ? years === ''
      ? `I am based in ${place}.`
      : `I have ${years} and am based in ${place}.`
    : `${who}${experience}, based in ${place}.`
}

/** Abbreviations are spelt out when read: an HR assistant, a UX designer. */
function article(title: string): 'a' | 'an' {
  const first = title.split(/[^\p{L}\p{N}]/u)[0] ?? ''
  const spelt = /^[A-Z]{2,4}$/.test(first)
  return (spelt ? /^[AEFHILMNORSX]/ : /^(?:[aeio]|u(?!ni|se|x|i))/i).test(first) ? 'an' : 'a'
}

/** Skills beside those the posting asks for. */
function moreSkills(skills: readonly string[], beside: boolean): string {
  const list = listed(skills.slice(0, MORE_SKILLS))
  return beside ? `Beside that, my skills include ${list}.` : `My skills include ${list}.`
}

function worked({ works = [] }: Writer, posting: Addressee): string {
  const told = fittingWorks(works, posting, WORKS_SHOWN)
  return told.length === 0
    ? ''
    : `I have worked as ${listed(told.map((work) => `${article(work)} ${work}`)).replace(/\.$/, '')}.`
}

/** Those of the skills that the posting names as whole words, in the person's own order and spelling. */
export function sharedSkills(skills: string[], posting: Addressee): string[] {
  const words = ` ${plainWords([posting.title, ...posting.tags, posting.description].join(' . '))} `
  return skills.filter((skill) => {
    const wanted = plainWords(skill)
    return wanted !== '' && words.includes(` ${wanted} `)
  })
}

/** Links that show the person's work, by the name they go by. */
const linksOf = (writer: Writer) =>
  [
    { name: 'Resume', url: writer.resume_url },
    { name: 'Website', url: writer.website },
    { name: 'LinkedIn', url: writer.linkedin },
    { name: 'GitHub', url: writer.github },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))

function answersOf(writer: Writer, skills: string[], results: readonly string[]): Answers {
  const experience = EXPERIENCE[writer.years_of_experience ?? '']
  const place = line(writer.location ?? '')
  const { salary_min: min, salary_max: max } = writer
  return {
    experience: experience === undefined ? '' : `I have ${experience}.`,
    location: place === '' ? '' : `I am based in ${place}.`,
    start: start(writer),
    pay: min
      ? `I look for $${min.toLocaleString('en-US')}${max ? ` to $${max.toLocaleString('en-US')}` : ''} a month.`
      : '',
    introduction: introduction(writer),
    links: linksOf(writer),
    skills,
    results,
  }
}

function showing(writer: Writer): string {
  const projects = writer.projects
    .filter((project) => line(project.title) !== '')
    .slice(0, PROJECTS_SHOWN)
    .map(({ title, url }) => (url ? `${line(title)} (${url})` : line(title)))
  const links = linksOf(writer).map(({ name, url }) => `${name}: ${url}`)
  return [
    projects.length === 0 ? '' : `Among the projects I have done: ${listed(projects)}.`,
    links.length === 0 ? '' : `${projects.length === 0 ? '' : '\n'}${links.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('')
}

function start(writer: Writer): string {
  const own = line(writer.custom_availability ?? '')
  if (writer.availability === 'custom')
    return own === '' ? '' : `My availability: ${own.replace(/(?<![.\s])[.\s]+$/, '')}.`
  return START[writer.availability ?? ''] ?? ''
}

/** The first whole sentences of it, so many words at most. */
function cutAtSentence(value: string, most: number): string {
  if (wordsIn(value) <= most) return value
  const whole: string[] = []
  for (const sentence of sentencesOf(value)) {
    if (wordsIn([...whole, sentence.text].join(' ')) > most) break
    whole.push(sentence.text.trim())
  }
  if (whole.length > 0) return whole.join(' ')
  return `${value.split(/\s+/).slice(0, most).join(' ')}…`
}
