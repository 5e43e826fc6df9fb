import { plainWords, sentencesOf } from '../claims/words.ts'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { jobName } from '../titles.ts'
import { firstWeeks, learning, nextStep, questionOf } from './letter-closing.ts'
import {
  answered,
  type Answers,
  type LetterInstructions,
  NO_INSTRUCTIONS,
  subjectOf,
  withCodeWords,
} from './letter-instructions.ts'
import { listed, openingOf } from './letter-opening.ts'
import {
  EXPERIENCE,
  greetingFor,
  hoursIn,
  hoursToSettle,
  hoursWanted,
  introduction,
  line,
  payOf,
  start,
  termsAsked,
  titleOf,
  worked,
  zoneOf,
} from './letter-person.ts'
import { carriedOver, proofs } from './letter-proofs.ts'
import { chosen, evidenceFor, fittingWorks, nearTo } from './letter-results.ts'
import { isNamed, topicsIn } from './letter-topics.ts'
import type { Addressee, Writer } from './writer.ts'

/** A letter is read in a minute: of what may be told the last goes first where there are more words. */
const [FEWEST, MOST] = [120, 220]
const ABOUT_WORDS = 40
/** Calling and calls, editor and editing. */
const SAME_START = 4
const [SKILLS_SHOWN, MORE_SKILLS, PROJECTS_SHOWN, DEEDS_SHOWN, WORKS_SHOWN] = [4, 4, 2, 3, 2]

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
  const body = bodyOf(writer, posting, instructions)
  const words = wordsIn([greeting, closing, ...instructions.code_words, ...(instructions.last_words ?? [])].join(' '))
  const content = unlike(fitted(body, words).map((part) => part.text))
  return {
    subject: subjectOf(instructions, plainSubject(posting.title, name)),
    content: withCodeWords([greeting, ...content, closing].join('\n\n').slice(0, COVER_LETTER_MAX), instructions),
  }
}

/** A paragraph; those with the highest `spare` are left out first, those without always stand; `filler` only if needed, the lowest first. */
type Part = { text: string; spare?: number; filler?: number }

/** What a letter is made of: who writes, what of theirs fits, and what the answers say of it already. */
function gathered(writer: Writer, posting: Addressee, instructions: LetterInstructions) {
  const own = [...new Set((writer.skills ?? []).map(line))].filter((skill) => skill !== '')
  const all = evidenceFor(writer.results ?? [], posting)
  const works = fittingWorks(writer.works ?? [], posting, WORKS_SHOWN)
  const asked = instructions.questions
  const questions = [...asked, ...termsAsked(posting, asked)]
  const replies = answered({ ...instructions, questions }, answersOf(writer, own, all, hoursIn(posting)))
  const job = spoken(jobName(posting.title))
  const near = nearTo(job, [titleOf(writer), ...works.map(({ as }) => as)])
  const [lead, ...fitting] = chosen(all, DEEDS_SHOWN + 1)
  // Words in common with another field's posting are no reason to point at them.
  const best = near || lead?.main || (lead?.label ?? '') !== '' ? lead : undefined
  const others = all.filter(({ deed }) => deed !== best?.deed && !replies.includes(deed))
  const also = fitting.filter((one) => others.includes(one))
  // Somebody of the same trade has a second thing to tell, even where no word of the posting names it.
  const fresh = best === undefined ? [] : near && also.length === 0 ? others.slice(0, 1) : also
  return {
    own,
    works,
    replies: shortened(replies, best?.deed ?? ''),
    job,
    near,
    best,
    fresh: fresh.slice(0, DEEDS_SHOWN - 1),
    all: others,
    shared: sharedSkills(own, posting),
  }
}

/** What the opening has told in full is an answer in short. */
const shortened = (replies: string, deed: string): string =>
  deed === '' || !replies.includes(deed) ? replies : replies.replace(deed, deed.split(', ')[0] ?? deed)

function bodyOf(writer: Writer, posting: Addressee, instructions: LetterInstructions): Part[] {
  const seed = `${posting.title} ${posting.employer ?? ''} ${writer.first_name} ${writer.last_name}`
  const { own, works, replies: given, job, near, best, fresh, all, shared } = gathered(writer, posting, instructions)
  // Who is only asked who they are says it as they would have anyway.
  const replies = given.replace('To your question: ', '') === introduction(writer) ? '' : given
  const field = titleOf(writer)
  const main = near || (best?.titled ?? false)
  const opening = openingOf({ job, first: best, skills: shared.slice(0, SKILLS_SHOWN), field, near, main }, seed)
  const introduced = replies.includes(introduction(writer)) ? '' : introduction(writer, replies)
  const known = best !== undefined || near
  const wanted = [posting.title, ...posting.tags, posting.description].join('\n')
  const told = best === undefined ? carriedOver(all, wanted, field, seed) : proofs(fresh, seed, best.label)
  const skills = tools(own, shared, [opening, told].join(' '), known || shared.length > 0 || field === '')
  return [
    { text: opening },
    { text: sentences(introduced, told) },
    { text: replies },
    { text: sentences(worked(works, seed), skills), spare: 2 },
    { text: known ? '' : learning(seed), spare: 3 },
    { text: aboutOf(writer), filler: 1 },
    known ? { text: showing(writer, replies), spare: 1 } : { text: showing(writer, replies), filler: 4 },
    { text: firstWeeks(seed), filler: 2 },
    { text: known ? learning(seed) : '', filler: 3 },
    { text: lastWords(writer, posting, replies, job, seed) },
    { text: 'Thank you for reading this far, and please ask me anything that is missing here.', filler: 5 },
  ].filter((part) => part.text !== '')
}

/** What is open between the two: the start, the hours, what to ask, and the next step. */
function lastWords(writer: Writer, posting: Addressee, replies: string, job: string, seed: string): string {
  const begin = start(writer)
  const said = [posting.title, posting.description].join('\n')
  const work = topicsIn(said).filter((name) => isNamed(name, said))
  return sentences(
    replies.includes(begin) ? '' : begin,
    hoursWanted(writer, posting),
    questionOf(job === '' ? 'advertised' : job, work, seed),
    nextStep(seed),
    hoursToSettle(writer, posting),
  )
}

/** What the job is called in a sentence: without whom it is for. */
const spoken = (job: string): string => job.split(/ \/ |(?<=\w{2}) (?:for|to) /i)[0] ?? ''

const wordsIn = (value: string): number => value.split(/\s+/).filter((word) => word !== '').length

/** Of the parts as many as a letter has room for; offers to talk only where little is known. */
function fitted(parts: readonly Part[], around: number): Part[] {
  const count = (all: readonly Part[]) => around + wordsIn(all.map((part) => part.text).join(' '))
  let left = new Set(parts.filter((part) => part.filler === undefined))
  for (let spare = 3; spare > 0 && count([...left]) > MOST; spare -= 1)
    left = new Set([...left].filter((part) => part.spare !== spare))
  for (const filler of parts.filter((part) => part.filler !== undefined)) {
    if (count([...left]) >= FEWEST) break
    left.add(filler)
  }
  return parts.filter((part) => left.has(part))
}

/** A letter of sentences that all begin with "I" is tiring to read: every second one of a row is led into. */
function unlike(parts: readonly string[]): string[] {
  const leads = ['In addition, ', 'Beyond that, ', 'For your planning: ']
  let before = false
  let used = 0
  const after = (part: string): string => {
    before = false
    return part
  }
  return parts.map((part) =>
    /^(?:To your question|\[)/.test(part)
      ? after(part)
      : part
          .split(/(?<=[.!?]) (?=\p{Lu})/u)
          .map((sentence) => {
            const mine = /^I\b/.test(sentence)
            const led =
              mine && before
                ? `${/^I (?:can start)/.test(sentence) ? leads[2] : leads[used++ % 2]}${sentence}`
                : sentence
            before = mine && led === sentence
            return led
          })
          .join(' '),
  )
}

const sentences = (...all: string[]): string => all.filter((sentence) => sentence !== '').join(' ')

/** What the posting asks for and no sentence has named yet; else what the person has beside it. */
function tools(own: readonly string[], shared: readonly string[], said: string, more: boolean): string {
  const words = plainWords(said).split(' ')
  const unsaid = (skill: string) =>
    !plainWords(skill)
      .split(' ')
      .every((part) => words.some((word) => word.slice(0, SAME_START) === part.slice(0, SAME_START)))
  const asked = shared.filter(unsaid).slice(0, SKILLS_SHOWN)
  if (asked.length > 0) return `From your list, my skills also include ${listed(asked)}.`
  if (!more) return ''
  const others = own.filter((skill) => !shared.includes(skill) && unsaid(skill)).slice(0, MORE_SKILLS)
  return others.length === 0 ? '' : `My ${shared.length > 0 ? 'other ' : ''}skills include ${listed(others)}.`
}

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = jobName(postingTitle) || line(postingTitle)
  const ending = name === '' ? '' : ` - ${name}`
  const room = SUBJECT_MAX - 'Application: '.length
  const tail = ending.length > room / 2 ? '' : ending
  const shown = title.length + tail.length <= room ? title : `${title.slice(0, room - tail.length - 1).trimEnd()}…`
  return `Application: ${shown}${tail}`
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

function answersOf(writer: Writer, skills: string[], evidence: Answers['evidence'], hours: string): Answers {
  const experience = EXPERIENCE[writer.years_of_experience ?? '']
  const place = line(writer.location ?? '')
  return {
    experience: experience === undefined ? '' : `I have ${experience}.`,
    field: titleOf(writer),
    location: place === '' ? '' : `I am based in ${place}.`,
    zone: zoneOf(place),
    projects: writer.projects.flatMap(({ url }) => (url ? [url] : [])),
    start: start(writer),
    pay: (asked) => payOf(writer, asked, hours),
    introduction: introduction(writer),
    links: linksOf(writer),
    skills,
    evidence,
  }
}

function showing(writer: Writer, said: string): string {
  const projects = writer.projects
    .filter(({ title, url }) => line(title) !== '' && !(url && said.includes(url)))
    .slice(0, PROJECTS_SHOWN)
    .map(({ title, url }) => (url ? `${line(title)} (${url})` : line(title)))
  const links = linksOf(writer)
    .filter(({ url }) => !said.includes(url))
    .map(({ name, url }) => `${name}: ${url}`)
  return [projects.length === 0 ? '' : `Among the projects I have done: ${listed(projects)}.`, ...links]
    .filter((part) => part !== '')
    .join('\n')
}

const CLICHE =
  /\b(?:hard[- ]?working|passionate|dedicated|motivated|detail[- ]oriented|team player|fast learner|quick learner|willing to (?:learn|be trained)|dynamic|results?[- ]driven|self[- ]starter|go-getter|goal[- ]oriented|think outside|synergy|seeking|looking for|objective|utili[sz]e|fresh graduate)\b/i

/** The person's own words about themselves: whole sentences of theirs that say something. */
function aboutOf({ about }: Writer): string {
  const said = sentencesOf(line(about ?? ''))
    .map(({ text }) => text.trim())
    .filter((text) => !CLICHE.test(text) && /[.!]$/.test(text) && wordsIn(text) >= 5)
  const kept: string[] = []
  for (const sentence of said) {
    if (wordsIn([...kept, sentence].join(' ')) > ABOUT_WORDS) break
    kept.push(sentence)
  }
  return kept.join(' ')
}
