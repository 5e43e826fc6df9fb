import type { Education } from '../contract.ts'
import { MOST_ENTRIES } from '../rules.ts'
import { isAside } from './asides.ts'
import { withoutDates } from './dates.ts'
import { withNamesWhole } from './education-lines.ts'
import {
  begins,
  isLevelAlone,
  isNameAbove,
  isPartOf,
  isTimeAlone,
  levelsLead,
  saysOnlyCourse,
  timeLeads,
} from './education-begins.ts'
import { behindTime, SHORT_YEAR, timeOf } from './education-times.ts'
import {
  type Facts,
  fresh,
  isEmpty,
  isSecondDegree,
  isUnnamed,
  namedOnTime,
  saysAgain,
  withCoursesAlike,
  withNameAsSchool,
} from './education-facts.ts'
import { BEHIND, partsOf, schoolIn, tidy } from './education-parts.ts'
import {
  EXAMINATION,
  FIELD,
  isDedicated,
  isDegree,
  isFaculty,
  isName,
  isNoise,
  isSchool,
  NOTHING,
  ONLY_KIND,
  OTHER_DEED,
  saysBeside,
  STATE,
  STRAND,
  withoutLevel,
  withoutTown,
} from './education-words.ts'
import { markedText } from './fragments.ts'
import { namesJob } from './job-titles.ts'
import { BASIC, LABEL, LEVEL } from './levels.ts'
import type { Line } from './lines.ts'
import { type ColumnKind, columnKinds, isColumnName } from './table-heads.ts'

/** "PhD Princeton University": the degree stood in a column of its own. */
const BARE_DEGREE = /^(Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|M\.?B\.?A\.?|A\.?B\.?|[BM]Eng|BBA|LL\.?B\.?)\s+(\S.*)$/u
const BARE = /^(?:Ph\.?D|[BM]\.?[AS]|M\.?B\.?A|A\.?B|[BM]Eng)\.?$/
/** Schools with degree and years, in their order; what a line does not say stays null. */
export function educationOf(lines: Line[]): Education[] {
  const drafts: Facts[] = []
  // A course with its time and without a school is all that some say.
  const courses: Facts[] = []
  let draft = fresh()
  const close = () => {
    const last = drafts.at(-1)
    // Several degrees of one school are listed below it.
    const isOfLast = (draft.listed && last?.listed) || isSecondDegree(draft, last)
    if (isOfLast && last) Object.assign(draft, { school: draft.school ?? last.school, schoolFirst: true })
    if (!isEmpty(draft) || isUnnamed(draft)) drafts.push(draft)
    else if (draft.course !== null && draft.years.length > 0) courses.push(draft)
    draft = fresh()
  }
  let columns: ColumnKind[] | null = null
  const [lead, coursesLead, timesLead] = [levelsLead(lines), beginsWithCourse(lines), timeLeads(lines)]
  let above: Facts | null = null
  const whole = withNamesWhole(lines)
  for (const [index, line] of whole.entries()) {
    const head = columnKinds(line.text)
    columns = head ?? columns
    if (head) continue
    const facts = cellsOf(line, columns) ?? factsOf(line)
    // The year of an examination is none of a school.
    if (saysAgain(facts, draft, line) || (isEmpty(facts) && facts.unknown.length === 0 && EXAMINATION.test(line.text)))
      continue
    const isNext =
      lead && isLevelAlone(line)
        ? !isEmpty(draft)
        : timesLead && isTimeAlone(line)
          ? draft.years.length > 0
          : begins(facts, draft, line, coursesLead) || isNameAbove(facts, draft, line, whole[index + 1])
    if (isNext) close()
    draft.timed ||= timesLead
    add(draft, facts, line, above)
    above = facts
  }
  close()
  return withCoursesAlike((drafts.length > 0 ? drafts : courses).slice(0, MOST_ENTRIES))
    .map(withNameAsSchool)
    .map(onTheWire)
}

/** Whether the first item is a degree alone: its school stands below it. */
function beginsWithCourse([first]: Line[]): boolean {
  const facts = first?.bullet ? factsOf(first) : null
  return facts !== null && facts.degree !== null && facts.school === null
}

/** What one more line says of a school. */
function add(draft: Facts, facts: Facts, line: Line, above: Facts | null): void {
  if (isEmpty(draft) && draft.unknown.length === 0) draft.item = line.bullet
  draft.listed ||= line.bullet && facts.degree !== null
  draft.schoolFirst ||= draft.school !== null && facts.degree !== null && draft.degree === null
  draft.onTime ??= namedOnTime(facts)
  // "Tain School of Design" below its university.
  if (isPartOf(facts, draft, line)) draft.faculty ??= facts.school
  draft.school ??= facts.school
  if (facts.degree !== null && (draft.degree === null || facts.degree.length > draft.degree.length))
    draft.degree = facts.degree
  draft.level ??= facts.level
  draft.faculty ??= facts.faculty
  // "Master in Business" above "Administration".
  if (above?.degree && above.degree === draft.degree && saysOnlyCourse(facts) && !line.bullet)
    draft.degree = `${draft.degree} ${facts.course}`
  else draft.course ??= facts.course
  // A line of nothing but the degree goes on with its major.
  if ((above?.degree && above.school === null) || (draft.degree === null && draft.school !== null))
    draft.major ??= facts.major
  draft.behind ??= facts.behind
  draft.unknown.push(...facts.unknown)
  if (draft.years.length === 0) Object.assign(draft, { years: facts.years, open: facts.open })
}

/** Whether a line speaks of a school or a degree, wherever it stands, and of no work at a school. */
export const namesEducation = (text: string): boolean => {
  const parts = partsOf(withoutDates(text.replace(LABEL, '')))
  return (
    !parts.some((part) => namesJob(part)) && parts.some((part) => isSchool(part) || isDegree(part)) && !isNoise(text)
  )
}

/** What nobody could name is the school where none was named, or the degree where none was. */
function onTheWire({ school, level, faculty, course, years, open, unknown, ...rest }: Facts): Education {
  const degree = degreeOf(rest, school)
  const [first = null] = unknown
  const named = school ?? faculty ?? (degree === null && level === null && course === null ? null : first)
  const instead =
    majorOf(rest.major) ??
    course ??
    ((level === null || !BASIC.test(level)) && school !== null && !isSingleWord(first) ? first : null)
  return {
    school: named === null ? null : withoutTown(named),
    // A level is no degree; it is said only where nothing else is.
    degree: degree ?? instead ?? (named === null || isUnsaidDegree(level) ? level : null),
    from_year: years.length > 1 || open ? Math.min(...years) : null,
    to_year: years.length > 0 && !open ? Math.max(...years) : null,
  }
}

/** "Major: Computer Science", where no degree is named. */
const majorOf = (major: string | null): string | null =>
  /^majors?(?:\s*:|\s+in)\s+(\S.*)$/i.exec(major ?? '')?.[1] ?? null

/** "Bachelor's Degree", and not in what. */
const isUnsaidDegree = (level: string | null): boolean => /^(?:bachelor|master)s?'?s? degree$/i.test(level ?? '')

/** The degree with its major, wherever that stands. */
function degreeOf(
  { degree, behind, major }: Pick<Facts, 'degree' | 'behind' | 'major'>,
  school: string | null,
): string | null {
  if (degree === null) return null
  const whole = school !== null && behind !== null ? `${degree} - ${behind}` : degree
  return major === null ? whole : `${whole}, ${major}`
}

/** A word that names no field of study may be anything, such as a town. */
const isSingleWord = (text: string | null): boolean => text !== null && !text.includes(' ')

/** "Institution" is what an employer may be called too. */
const SCHOOLS: readonly ColumnKind[] = ['school', 'employer']

/** A row below the names of its columns, when it has a cell for each. */
function cellsOf({ text }: Line, columns: ColumnKind[] | null): Facts | null {
  const cells = text.split('\t')
  if (!columns || cells.length !== columns.length || !columns.some((kind) => SCHOOLS.includes(kind))) return null
  const cell = (kind: ColumnKind) => {
    const said = tidy(withoutDates(cells[columns.indexOf(kind)] ?? ''))
    return said === '' || isNoise(said) ? null : said
  }
  // "Institution" beside "University/Board": the one that is a school by its own words.
  const names = [cell('employer'), cell('school')].filter((name) => name !== null)
  const school = names.find(isSchool) ?? cell(columns.includes('school') ? 'school' : 'employer') ?? names[0] ?? null
  const { years, open } = timeOf(text)
  const degree = cell('degree')
  const isLevel = degree !== null && LEVEL.test(degree)
  return {
    ...fresh(),
    school: school === null ? null : schoolIn(school),
    degree: isLevel ? null : degree,
    level: isLevel ? degree : cell('level'),
    years,
    open,
  }
}

const isAddress = (text: string, only: string): boolean => text.includes(',') && isDedicated(only)

function factsOf(line: Line): Facts {
  const facts = fresh()
  const text = markedText(line, 'wholly').replace(PASSED, '')
  if (text.length > 200 || isTold(text) || isAffiliation(text)) return facts
  Object.assign(facts, timeOf(text))
  if (saysBeside(text)) return facts
  const body = behindTime(text)
  const label = LABEL.exec(body)
  const level = label ? tidy(label[0].replace(/[:\t-]\s*$/, '')) : ''
  if (LEVEL.test(level)) facts.level = level
  const parts = partsOf(withoutDates(label ? body.slice(label[0].length) : body).replace(SHORT_YEAR, ''))
  // "Sta. Mesa, Manila" is where a school is; "Saint Pedro Poveda, 2008 – 2014" is one.
  if (facts.years.length === 0 && parts.length === 1 && isAddress(text, parts[0] ?? '')) return facts
  // A scholarship or a seminar has a place and years of its own.
  if (OTHER_DEED.test(parts[0] ?? '') && (PAPER.test(parts[0] ?? '') || !parts.some(isDegree))) return fresh()
  // "Grade 11: 88% average", "Elementary: N/A"
  const saysMore = parts.length > 0 || (facts.years.length === 0 && label !== null && label[0].length < body.length)
  if (label && saysMore && parts.every((part) => NOTHING.test(part) || isNoise(part))) return fresh()
  for (const part of parts) addFact(facts, part, line.bullet)
  // "Grade 11: 88% average" is a mark.
  if (isEmpty({ ...facts, level: null }) && facts.years.length === 0 && parts.length === 1 && isNoise(text))
    return fresh()
  // "Bachelor's degree, Psychology"
  const field = facts.course ?? facts.unknown[0]
  if (
    facts.degree === null &&
    field !== undefined &&
    /\bdegree$/i.test(facts.level ?? '') &&
    !BASIC.test(facts.level ?? '')
  )
    facts.degree = `${facts.level}, ${field}`
  // "Theater Design, BFA"
  if (
    facts.degree !== null &&
    facts.course !== null &&
    /^\p{Lu}[\p{L}.]{1,6}$|^bachelor of (?:science|arts)$/iu.test(facts.degree)
  )
    Object.assign(facts, { degree: `${facts.degree}, ${facts.course}`, course: null })
  return facts
}

/** "(Oban University)" on a line of its own: where a college belongs. */
const isAffiliation = (text: string): boolean => /^\([^()]+\)$/.test(text) && isSchool(text.slice(1, -1))

/** What is given for a seminar is no degree, whatever it was about. */
const PAPER = /^certificates? of (?:participation|completion|attendance|recognition|appreciation)$/i

/** "Passed high school from …", "12th passed from …": how a level was left. */
const PASSED =
  /^[-–\s]*(?:(?:passed(?: out)?|completed?|cleared)\s+(?=(?:senior |higher )?(?:high school|secondary|intermediate|matric|ss[cl]|hsc|1[02]th)\b))|(?<=^(?:1[02]th|xii?|x))\s+passed\b/i

/** "Completed the advanced courses in design.": a sentence about a school names none. */
const isTold = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+ed\s(?:an?|the|my)\s\p{Ll}*\d/u.test(text) ||
  (/^(?!Pursuing|Studying|Graduated|Studied|Finished)(?:\p{Lu}\p{Ll}+ed|\p{Lu}\p{Ll}+ing)\s.*\p{Ll}{3}\.$/u.test(
    text,
  ) &&
    (text.match(/(?<=\s)\p{Ll}+/gu) ?? []).length >= 3)

const MAJOR = /^(?:major|minor|specializ|concentration|track)/i

function addFact(facts: Facts, part: string, bullet: boolean): void {
  const plain = part.replace(/\s*\([^()]*\)?$/, '')
  // "Mayamot High School (Grade 10)"
  if (plain !== part && isNoise(part) && !isNoise(plain)) return addFact(facts, plain, bullet)
  // "San Beda College Alabang (High School)"
  const inside = (/\(([^()]*)\)?$/.exec(part)?.[1] ?? '').replace(/[\s,]+$/, '')
  if (LEVEL.test(inside) && isSchool(plain)) {
    facts.level ??= inside
    return addFact(facts, plain, bullet)
  }
  // "CBSE (Class XII)": a board, and how far it leads.
  if (LEVEL.test(inside) && /^\p{Lu}{3,6}$/u.test(plain)) {
    facts.level ??= inside
    return
  }
  if (isNoise(part) || STATE.test(part)) return
  if (part.startsWith(BEHIND)) {
    facts.behind ??= part.slice(1)
    facts.unknown.push(part.slice(1))
    return
  }
  const bare = BARE_DEGREE.exec(part)
  const { degree } = facts
  if (bare && isSchool(bare[2] ?? '')) {
    facts.degree ??= bare[1] ?? null
    facts.school ??= bare[2] ?? null
  } else if (isFaculty(part)) facts.faculty ??= part
  else if (STRAND.test(part)) facts.degree = withoutLevel(part)
  else if (isSchool(part)) facts.school ??= part
  else if (isAside(part)) return
  else if (LEVEL.test(part)) facts.level ??= part
  else if (isDegree(part)) facts.degree = degree === null || BARE.test(degree) ? part : degree
  else if (degree !== null && MAJOR.test(part)) facts.degree = `${degree}, ${part}`
  else if (MAJOR.test(part) && /\s/.test(part)) facts.major ??= part
  // "Computer Science Major"
  else if (/^\p{Lu}[\p{L}. &-]+\smajor$/iu.test(part)) facts.course ??= part
  else if (/^\p{Lu}{3,6}$/u.test(part) && !bullet) facts.unknown.push(part)
  else if (degree !== null && facts.school === null && goesOnWith(degree) && /^\p{Lu}/u.test(part))
    facts.degree = `${degree}${degree.includes(' ') ? ', ' : ' '}${part}`
  else if (isName(part) && FIELD.test(part) && !isColumnName(part)) facts.course ??= part
  else if (!bullet && isName(part) && !namesJob(part)) facts.unknown.push(part)
}

/** "Bachelor of Science (BS), Business Administration": what follows says in what, and in what of that. */
const goesOnWith = (degree: string): boolean => ONLY_KIND.test(degree.replace(/,\s.*$/, ''))
