import type { Education } from '../contract.ts'
import { MOST_ENTRIES } from '../rules.ts'
import { withoutDates } from './dates.ts'
import {
  begins,
  isLevelAlone,
  isNextAbove,
  isPartOf,
  isTimeAlone,
  levelsLead,
  saysOnlyCourse,
  saysOnlyName,
  timeLeads,
} from './education-begins.ts'
import {
  type Facts,
  fresh,
  isEmpty,
  isExamAgain,
  isFacultyAlone,
  isProofAlone,
  isSecondDegree,
  isUnnamed,
  namedOnTime,
  saysAgain,
  withCoursesAlike,
  withNameAsSchool,
} from './education-facts.ts'
import { factsOf, majorOf } from './education-said.ts'
import { withNamesWhole } from './education-lines.ts'
import { partsOf, schoolIn, tidy } from './education-parts.ts'
import { timeOf } from './education-times.ts'
import { EXAMINATION, isDegree, isNoise, isSchool, saysLessons, withoutTown } from './education-words.ts'
import { namesJob } from './job-titles.ts'
import { BASIC, LABEL, LEVEL } from './levels.ts'
import type { Line } from './lines.ts'
import { type ColumnKind, columnKinds } from './table-heads.ts'

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
    if (!isEmpty(draft) || isUnnamed(draft) || isFacultyAlone(draft)) drafts.push(draft)
    else if (draft.course !== null && draft.years.length > 0) courses.push(draft)
    draft = fresh()
  }
  let columns: ColumnKind[] | null = null
  const [lead, coursesLead, timesLead] = [levelsLead(lines), beginsWithCourse(lines), timeLeads(lines)]
  let [above, inLessons]: [Facts | null, boolean] = [null, false]
  const whole = withNamesWhole(lines)
  for (const [index, line] of whole.entries()) {
    const head = columnKinds(line.text)
    columns = head ?? columns
    if (head) continue
    // Below a time that leads, the first name may stand as an item does.
    const isName = timesLead && draft.school === null && draft.unknown.length === 0
    const facts = cellsOf(line, columns) ?? factsOf(isName ? { ...line, bullet: false } : line)
    // "Subjects passed: …" lists what was learnt, also on the lines below it.
    inLessons = saysLessons(line.text) || (inLessons && isLesson(facts, line))
    if (inLessons || saysNoOther(facts, draft, line)) continue
    const isOther = begins(facts, draft, line, coursesLead) || isNextAbove(facts, draft, line, whole[index + 1])
    const byTime = timesLead && isTimeAlone(line) ? draft.years.length > 0 : isOther
    if (lead && isLevelAlone(line) ? !isEmpty(draft) : byTime) close()
    draft.timed ||= timesLead
    add(draft, facts, line, above)
    above = facts
  }
  close()
  return withCoursesAlike((drafts.length > 0 ? drafts : courses).slice(0, MOST_ENTRIES))
    .map(withNameAsSchool)
    .map(onTheWire)
}

/** What is said of the same school once more, or of none. */
const saysNoOther = (facts: Facts, draft: Facts, line: Line): boolean =>
  saysAgain(facts, draft, line) || isExamAgain(facts, draft) || isProofAlone(facts, draft) || isExamination(facts, line)

/** A line right below such a list that names neither a school nor a degree; with a time it may be a school nobody knows. */
const isLesson = ({ school, degree, years, level }: Facts, { gap }: Line): boolean =>
  !gap && school === null && degree === null && (years.length === 0 || level !== null)

/** The year of an examination is none of a school. */
const isExamination = (facts: Facts, { text }: Line): boolean =>
  isEmpty(facts) && facts.unknown.length === 0 && EXAMINATION.test(text)

/** Whether the first item is a degree alone: its school stands below it. */
function beginsWithCourse([first]: Line[]): boolean {
  const facts = first?.bullet ? factsOf(first) : null
  return facts !== null && facts.degree !== null && facts.school === null
}

/** What one more line says of a school. */
function add(draft: Facts, facts: Facts, line: Line, above: Facts | null): void {
  if (isEmpty(draft) && draft.unknown.length === 0) draft.item = line.bullet
  draft.nameFirst ||= isEmpty(draft) && draft.course === null && draft.years.length === 0 && saysOnlyName(facts)
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
  if (above?.degree && above.degree === draft.degree && saysOnlyCourse(facts) && line.bullet === draft.listed)
    draft.degree = `${draft.degree}${line.bullet ? ',' : ''} ${facts.course}`
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
