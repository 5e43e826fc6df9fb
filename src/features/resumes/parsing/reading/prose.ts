import { periodsIn } from './dates.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import { isDegree, isSchool } from './education-words.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

/** Sections in which somebody may tell their life in sentences. */
const TOLD: ReadonlySet<string> = new Set(['head', 'summary', 'unknown', 'personal', 'work', 'education'])
/** Where a name ends that is told in a sentence: before its time, or before what is said about it. */
const END = String.raw`(?=,?\s(?:from|since|in|until|between|starting|performing|an?\s\p{Ll})|\s?\(|,|[.;]?$)`
/** "Harbor Foods", "iTrace Labs" */
const NAME = String.raw`(?:the\s)?(\p{Ll}?\p{Lu}[^,;()]{2,60}?)`
/** "for more than 9 months" */
const LASTING = String.raw`(?:(?:for|from)\s(?:the\s)?(?:(?:more than|over|about|almost|last|past)\s)?\d{1,2}\+?\s(?:years?|months?)\s)?`
const workedWith = (joint: string): RegExp =>
  new RegExp(
    String.raw`\b(?:[Ww]ork(?:ed|ing|s)?|[Ss]erv(?:ed|ing)|[Hh]ired|employed|been|am|was|is|job)\s(?:(?:now|currently|presently)\s)?(?:as\s(?:(?:an?|the)\s)?|(?:an?|the)\s)(.{3,50}?)\s(?:${joint})\s${NAME}${END}`,
    'u',
  )
/** "Head of Finance at Northlight": what joins a post and its employer, and only then what may be within a post. */
const WORKED = [workedWith('at|with|for'), workedWith('of|in')]
/** "I am with Cordillera Web Works as a developer" */
const WORKED_AS = new RegExp(
  String.raw`\b(?:am|was|been|[Ww]ork(?:ed|ing|s)?|[Jj]oined|serv(?:ed|ing))\s(?:now\s|currently\s)?${LASTING}(?:(?:with|at|for|in)\s)?${NAME}\sas\s(?:(?:an?|the)\s)?(.{3,50}?)${END}`,
  'u',
)
const STUDIED =
  /\b(?:finished|completed|took(?: up)?|graduated(?: with| from)?|studied|earned|obtained|hold)\s(?:my\s|an?\s|the\s|the degree of\s)?(.{2,70}?)\s(?:at|from)\s(?:the\s)?(\p{Lu}[^,;()]{2,60}?)(?=,?\s(?:from|in|last|on)\b|\s?\(|,|[.;]?$)/u
const MOST_SENTENCES = 60

/** The sentences of lines that run over, each with nothing else. */
const sentencesOf = (lines: readonly Line[]): string[] =>
  lines
    .map(({ text, gap, bullet }) => `${gap || bullet || /^[-–—]\p{Lu}/u.test(text) ? '\n' : ' '}${text}`)
    .join('')
    .split(/(?<=(?<!\b(?:St|Sta|Sto|Mr|Ms|Mrs|Dr|Engr|Atty|Gen|No))[.!?])\s+(?=\p{Lu})|\n/u)
    .map((sentence) => sentence.trim())
    .slice(0, MOST_SENTENCES)

const asLine = (...parts: string[]): Line => ({
  text: parts.filter(Boolean).join('\t'),
  bullet: false,
  gap: true,
  runs: [],
})

/** What a sentence says of a time. */
const timeIn = (sentence: string): string => {
  const [period] = periodsIn(sentence)
  if (period) return sentence.slice(period.at, period.end).concat(period.to === 'present' ? ' - present' : '')
  return /\bin ((?:\p{L}+ )?(?:19|20)\d\d)\b/u.exec(sentence)?.[1] ?? ''
}

/**
 * Work and schools of a resume that tells them in sentences only ("I worked as a cashier at … from 2019 to 2021"): as the
 * lines a list would have.
 */
export function toldIn(sections: readonly Section[], missing: Record<'work' | 'education', boolean>): Section[] {
  const sentences = sections.filter(({ kind }) => TOLD.has(kind)).flatMap(({ lines }) => sentencesOf(lines))
  const work = missing.work ? sentences.flatMap(workIn) : []
  const education = missing.education ? sentences.flatMap(schoolIn) : []
  return [
    ...(work.length > 0 ? [{ kind: 'work', lines: work } as const] : []),
    ...(education.length > 0 ? [{ kind: 'education', lines: education } as const] : []),
  ]
}

const FIRST_PERSON = /\bI\b(?! ?[.)-])/
/** Lines that are long for a list, and no item of one. */
const LONG = 7

/** Sections of sentences about oneself, as the lines a list would have; others stay as they are. */
export const withProseListed = (sections: readonly Section[]): Section[] =>
  sections.map((section) => {
    const { kind, lines } = section
    const isList = lines.some(({ bullet }) => bullet) || !lines.some(({ text }) => FIRST_PERSON.test(text))
    const long = lines.filter(({ text }) => text.split(/\s+/).length >= LONG).length
    if (kind === 'work' && isList) return { kind, lines: withToldPosts(lines) }
    if ((kind !== 'work' && kind !== 'education') || isList || long < lines.length / 2) return section
    const told = sentencesOf(lines).flatMap(kind === 'work' ? workIn : schoolIn)
    return told.length > 0 ? { kind, lines: told } : section
  })

const TELLS_WORK =
  /^(?:I\s)?(?:(?:have|am|was)\s)?(?:currently\s|presently\s)?(?:been\s)?work(?:ed|ing)\s(?:as|with|at|in)\b/i

/** Items that tell a post with its employer and time, "Worked as a clerk with …, from … to …", as the lines a list would have. */
function withToldPosts(lines: readonly Line[]): Line[] {
  const all: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) break
    const goesOn = next && !next.bullet && !next.gap && !/[.;]$/.test(line.text)
    const found =
      TELLS_WORK.test(line.text) || NAMED_FIRST.test(line.text)
        ? [goesOn ? `${line.text} ${next.text}` : line.text].map((text) => ({ text, told: workIn(text) }))[0]
        : undefined
    const isTold = found !== undefined && found.told.length > 0 && timeIn(found.text) !== ''
    all.push(...(isTold ? found.told : [line]))
    if (isTold && goesOn) at += 1
  }
  return all
}

/** "Alder Group: Working as a fitter on …, from 2013 to 2015" */
const NAMED_FIRST =
  /^(\p{Lu}[^:\d]{2,40}?)\.?\s?:\s?[Ww]ork(?:ed|ing)\sas\s(?:an?\s)?(.{3,40}?)(?=\s(?:in|on|at|from|for)\s|[,.(]|$)/u

function workIn(sentence: string): Line[] {
  const [, firm = '', job = ''] = NAMED_FIRST.exec(sentence) ?? []
  if (namesJob(job)) return [asLine(job, firm, timeIn(sentence))]
  const [, later = '', asPost = ''] = WORKED_AS.exec(sentence) ?? []
  const told = WORKED.map((pattern) => pattern.exec(sentence)).find((found) => found && namesJob(found[1] ?? ''))
  const [, post = asPost, name = later] = told ?? []
  const [plain = ''] = name.split(/\s(?:since|from)\s/)
  const employer = /\b(?:inc|corp|ltd|co)\.$/i.test(plain) ? plain : plain.replace(/\.$/, '')
  const time = timeIn(sentence)
  // Without a time only who says what they are is an employer.
  return namesJob(post) && (time !== '' || namesCompany(employer)) ? [asLine(post, employer, time)] : []
}

function schoolIn(sentence: string): Line[] {
  const [, degree = '', school = ''] = STUDIED.exec(sentence) ?? []
  return isDegree(degree) && isSchool(school) ? [asLine(degree, school, timeIn(sentence))] : []
}
