import { periodsIn, withoutDates, yearsIn } from './dates.ts'
import { namesEducation } from './education.ts'
import { isDegree } from './education-words.ts'
import { isOfHeadingWords, type SectionKind } from './headings.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'

/** Sections in which work and schools may stand that have no heading. */
const OPEN: readonly SectionKind[] = ['head', 'summary', 'personal', 'unknown']
const MOST_WORDS = 20
type Missing = Record<'work' | 'education', boolean>
/** Parts of a line that may be a job or an employer each. */
const PARTS = /\t|,\s|\s[-–—|·@]\s|\s(?:at|sa)\s|\(/

/**
 * Some resumes have no headings, or none for their work or their schools: lines that say what such a section says are one
 * then. A section that has its heading is left as it is.
 */
export function withUnheaded(sections: Section[]): Section[] {
  const has = (...kinds: SectionKind[]) => sections.some(({ kind, lines }) => kinds.includes(kind) && lines.length > 0)
  const missing = { work: !has('work', 'training'), education: !has('education') }
  if (!missing.work && !missing.education) return sections.map(withOtherWork)
  return sections.map(withOtherWork).flatMap((section) => {
    if (missing.education && section.kind === 'work') return withSchoolsApart(section)
    if (missing.education && isSchoolingByItsLines(section)) return [{ ...section, kind: 'education' as const }]
    if (missing.work && isWorkByItsLines(section)) return [{ ...section, kind: 'work' as const }]
    return OPEN.includes(section.kind) ? apart(section, missing) : [section]
  })
}

/** Below the last post, lines of schools with a degree are no work: their heading is one nobody knows. */
function withSchoolsApart(section: Section): Section[] {
  const { lines } = section
  const isPost = ({ text, bullet }: Line) => bullet || saysWork(text)
  const start = lines.findLastIndex(isPost) + 1
  const tail = lines.slice(start)
  const first = tail.findIndex(({ text }) => namesEducation(text))
  const isSchooling =
    tail.some(({ text }) => isDegree(withoutDates(text))) && tail.some(({ text }) => yearsIn(text).length > 0)
  if (first < 0 || !isSchooling) return [section]
  return [
    { ...section, lines: lines.slice(0, start + first) },
    { kind: 'education', lines: tail.slice(first) },
  ]
}

/** What is done for a club or the good of others, or taken part in, is no work under a heading that says nothing. */
const NO_WORK =
  /\b(?:volunteer\w*|clubs?|society|organi[sz]ations?|council|chapter|committee|members?|membership|president|treasurer|officer|scholar\w*|guild|ministry|choir|fraternity|sorority|league|seminars?|trainings?|webinars?|workshops?|references?|awards?|projects?|thesis)\b/i

/** "On the side": posts with their time and an employer that says what it is are work, besides the work under its heading. */
function withOtherWork(section: Section): Section {
  const { kind, lines } = section
  if (kind !== 'unknown' || lines.some(({ text }) => NO_WORK.test(text) || isDegree(withoutDates(text)))) return section
  const heads = lines.filter(({ bullet }) => !bullet)
  const isDated = heads.some(({ text }) => saysWork(text) && periodsIn(text).length > 0)
  const isNamed = heads.some(({ text }) => namesCompany(withoutDates(text)))
  return isDated && isNamed ? { ...section, kind: 'work' } : section
}

/** A section whose heading does not say what it is of is one of work where posts and times fill it, and no schools. */
function isWorkByItsLines({ kind, lines }: Section): boolean {
  if (kind !== 'unknown') return false
  const heads = lines.filter(({ bullet }) => !bullet)
  const count = (is: (line: Line) => boolean) => heads.filter(is).length
  const posts = count(({ text }) => saysWork(text))
  return (
    posts > 0 &&
    count(({ text }) => periodsIn(text).length > 0) > 0 &&
    posts > count(({ text }) => namesEducation(text))
  )
}

/** Lines of nothing but schools and degrees below a heading that says neither. */
function isSchoolingByItsLines({ kind, lines }: Section): boolean {
  const schools = lines.filter(({ text }) => namesEducation(text)).length
  return kind === 'unknown' && schools >= 2 && schools >= lines.length / 2
}

function apart({ kind, lines }: Section, missing: Missing): Section[] {
  const isForm = lines.some(({ text }) => EMPLOYER_LABEL.test(text)) || isFormOfPosts(lines)
  const kinds = lines.map((line, index) =>
    index === 0 && kind === 'head' ? null : ((isForm ? kindOfField(line, missing) : null) ?? kindOf(line, missing)),
  )
  // "Tain Corp." above "Position: Clerk".
  for (const [index, line] of lines.entries()) {
    const isAbove = POST_LABEL.test(lines[index + 1]?.text ?? '') && kinds[index + 1] === 'work'
    if (isAbove && index > 0 && kinds[index] === null && isName(line)) kinds[index] = 'work'
  }
  // In a timeline of both, a time belongs to what stands below it.
  for (const [index, found] of kinds.entries()) {
    const [line, next] = [lines[index], lines[index + 1]]
    if (found !== 'work' || !missing.education || !line || !next || withoutDates(line.text) !== '') continue
    if (!namesEducation(next.text) || saysWork(next.text)) continue
    kinds[index] = 'education'
    kinds[index + 1] = 'education'
  }
  // The post may stand on the lines above its date.
  for (const [index, found] of kinds.entries()) {
    if (found !== 'work' || saysWork(lines[index]?.text ?? '')) continue
    const isFree = (above: number) => above > 0 && kinds[above] === null
    // An employer nobody knows may stand between the post and its date.
    const next = isFree(index - 1) && isFree(index - 2) && isName(lines[index - 1]) && isPart(lines[index - 2]) ? 2 : 1
    if (next === 2) kinds[index - 1] = 'work'
    for (let above = index - next; isFree(above) && isPart(lines[above]); above -= 1) kinds[above] = 'work'
  }
  const parts: Section[] = [{ kind, lines: [] }]
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1)
    // What follows an entry without a sign of its own still belongs to it.
    const goesOn = last && last.kind !== kind && (!isFact(line) || (isForm && TIME_LABEL.test(line.text)))
    const now = kinds[index] ?? (goesOn ? last.kind : kind)
    if (last?.kind === now) last.lines.push(line)
    else parts.push({ kind: now, lines: [line] })
  }
  return parts
}

/** What the label of a form's field says that it is of. */
const EMPLOYER_LABEL = /^(?:company(?: name)?|employer|name of (?:company|employer))\s*[:\t]/i
const POST_LABEL = /^(?:position(?: held)?|job title|designation)\s*[:\t]/i
const SCHOOL_LABEL = /^(?:course|school|degree|university|college)\s*[:\t]/i
const TIME_LABEL =
  /^(?:duration|period|years?|dates?|inclusive (?:dates?|years?)|year graduated|from|date of employment)\s*[:\t]/i

/** Posts with their labels and times below employers that have none. */
const isFormOfPosts = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => POST_LABEL.test(text)) &&
  lines.some(({ text }) => TIME_LABEL.test(text) && periodsIn(text).length > 0)

function kindOfField({ text }: Line, missing: Missing): 'work' | 'education' | null {
  if (missing.work && (EMPLOYER_LABEL.test(text) || POST_LABEL.test(text))) return 'work'
  return missing.education && SCHOOL_LABEL.test(text) ? 'education' : null
}

/** "… where I am a nurse": told, not listed. */
const SENTENCE = /\bI\s(?:am|was|have|had|worked|work|became|joined|finished|studied|took|graduated)\b/

function kindOf(line: Line, missing: Missing): 'work' | 'education' | null {
  const { text } = line
  if (text.split(/\s+/).length > MOST_WORDS || isFact(line) || SENTENCE.test(text)) return null
  if (missing.education && namesEducation(text) && (yearsIn(text).length > 0 || /^[\p{L} ]{4,20}:/u.test(text)))
    return 'education'
  return missing.work && periodsIn(text).length > 0 && (saysWork(text) || withoutDates(text) === '') ? 'work' : null
}

const saysWork = (text: string): boolean => withoutDates(text).split(PARTS).some(namesJob)
const isName = (line: Line | undefined): boolean =>
  line !== undefined &&
  !line.bullet &&
  line.text.split(/\s+/).length <= 6 &&
  !isOfHeadingWords(line.text) &&
  !isFact(line)
const isPart = (line: Line | undefined): boolean =>
  line !== undefined && !line.bullet && (saysWork(line.text) || namesCompany(line.text)) && !isFact(line)

/** "License: …", an address or a number: about the person. */
const isFact = ({ text }: Line): boolean =>
  /@|https?:|\d[\d ()-]{8,}\d|\+\d{2}/.test(withoutDates(text)) ||
  (/^[\p{L} ]{3,24}:\s/u.test(text) && !namesEducation(text))
