import { plainWords } from '../claims/words.ts'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { answered, NO_INSTRUCTIONS, subjectOf, withCodeWords, type LetterInstructions } from './letter-instructions.ts'

/** The person as their profile tells; whatever is null or empty is left out of the letter. */
export type Writer = {
  first_name: string
  last_name: string
  title: string | null
  about: string | null
  location: string | null
  years_of_experience: string | null
  skills: string[] | null
  projects: { title: string; url?: string | null }[]
  resume_url: string | null
  website: string | null
  linkedin: string | null
  github: string | null
  availability: string | null
  custom_availability: string | null
  salary_min?: number | null
  salary_max?: number | null
}
export type Addressee = { title: string; description: string; employer: string | null; tags: string[] }

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
const ABOUT_MAX = 1200
const SKILLS_SHOWN = 6
const PROJECTS_SHOWN = 2

/**
 * A letter that can be sent as it is. Every statement in it is one of the person's own facts: nothing is invented,
 * nothing is left to be filled in.
 */
export function writeTemplateLetter(
  writer: Writer,
  posting: Addressee,
  instructions: LetterInstructions = NO_INSTRUCTIONS,
): { subject: string; content: string } {
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  const title = line(posting.title)
  const employer = line(posting.employer ?? '')
  const paragraphs = [
    employer === '' ? 'Hello,' : `Hello ${employer} team,`,
    [`I would like to apply for the ${title} position.`, introduction(writer)],
    [cutAtSentence(text(writer.about), ABOUT_MAX)],
    [skillsSentence(writer.skills ?? [], posting)],
    [showing(writer)],
    answers(writer, instructions),
    [start(writer), 'I would be glad to tell you more or to answer your questions.'],
    'Thank you for your time.',
    name === '' ? 'Best regards' : `Best regards,\n${name}`,
  ]
  const content = paragraphs
    .map((part) => (Array.isArray(part) ? part.filter((sentence) => sentence !== '').join(' ') : part))
    .filter((part) => part !== '')
    .join('\n\n')
  return {
    subject: subjectOf(instructions, plainSubject(title, name)),
    content: withCodeWords(content.slice(0, COVER_LETTER_MAX), instructions),
  }
}

const text = (value: string | null): string => (value ?? '').trim()
const line = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** A subject that says which posting it is about and who writes. */
export function plainSubject(postingTitle: string, name: string): string {
  const title = line(postingTitle)
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

/** Skills the posting asks for come first; without any in common, the person's own are told as such. */
function skillsSentence(skills: string[], posting: Addressee): string {
  const own = [...new Set(skills.map(line))].filter((skill) => skill !== '')
  if (own.length === 0) return ''
  const shared = sharedSkills(own, posting)
  if (shared.length > 0) return `You ask for ${listed(shared.slice(0, SKILLS_SHOWN))}: these are among my skills.`
  return `My skills include ${listed(own.slice(0, SKILLS_SHOWN))}.`
}

/** Those of the skills that the posting names as whole words, in the person's own order and spelling. */
export function sharedSkills(skills: string[], posting: Addressee): string[] {
  const words = ` ${plainWords([posting.title, ...posting.tags, posting.description].join(' . '))} `
  return skills.filter((skill) => {
    const wanted = plainWords(skill)
    return wanted !== '' && words.includes(` ${wanted} `)
  })
}

function listed(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Links that show the person's work, by the name they go by. */
const linksOf = (writer: Writer) =>
  [
    { name: 'Resume', url: writer.resume_url },
    { name: 'Website', url: writer.website },
    { name: 'LinkedIn', url: writer.linkedin },
    { name: 'GitHub', url: writer.github },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []))

function answers(writer: Writer, instructions: LetterInstructions): string {
  const experience = EXPERIENCE[writer.years_of_experience ?? '']
  const { salary_min: min, salary_max: max } = writer
  return answered(instructions, {
    experience: experience === undefined ? '' : `I have ${experience}.`,
    location: line(writer.location ?? ''),
    start: start(writer),
    pay: min
      ? `I look for $${min.toLocaleString('en-US')}${max ? ` to $${max.toLocaleString('en-US')}` : ''} a month.`
      : '',
    links: linksOf(writer),
  })
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

function cutAtSentence(value: string, max: number): string {
  if (value.length <= max) return value
  const cut = value.slice(0, max)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '), cut.lastIndexOf('\n'))
  return end > max / 2 ? cut.slice(0, end + 1).trim() : `${cut.slice(0, cut.lastIndexOf(' ')).trim()}…`
}
