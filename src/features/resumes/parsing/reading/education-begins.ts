import { periodsIn, withoutDates, yearsIn } from './dates.ts'
import { type Facts, isEmpty, isFacultyAlone, isNextInTime, isUnnamed, spans } from './education-facts.ts'
import { tidy } from './education-parts.ts'
import { endsSchool, isDegree, STRAND } from './education-words.ts'
import { BASIC, LABEL, LEVEL } from './levels.ts'
import type { Line } from './lines.ts'
import { columnKinds } from './table-heads.ts'

/** A line of nothing but a course. */
export const saysOnlyCourse = ({ course, school, degree, level, years, unknown }: Facts): boolean =>
  course !== null && school === null && degree === null && level === null && years.length + unknown.length === 0

/** "Senior High School (HUMSS)" on a line of its own. */
export const isLevelAlone = ({ text }: Line): boolean => LEVEL.test(tidy(withoutDates(text)).replace(/\s*:$/, ''))
/** Whether each entry begins with its level, as the first one does. */
export const levelsLead = (lines: Line[]): boolean => {
  const first = lines.find((line) => !columnKinds(line.text) && withoutDates(line.text) !== '')
  return first !== undefined && isLevelAlone(first)
}

/** A line of nothing but a time. */
export const isTimeAlone = ({ text }: Line): boolean =>
  yearsIn(text).length > 0 && !/\p{L}{3}/u.test(withoutDates(text).replace(/\b[sa]\.?y\.?/i, ''))
/** Whether each entry begins with its time, on a line of its own, as the first one does. */
export const timeLeads = (lines: Line[]): boolean => lines[0] !== undefined && isTimeAlone(lines[0])

/** A name nobody knows, apart from an entry that has its school, and above a time of its own. */
const isNameAbove = (facts: Facts, draft: Facts, { gap }: Line, below: Line | undefined): boolean =>
  gap &&
  saysOnlyName(facts) &&
  draft.school !== null &&
  (draft.degree !== null || draft.course !== null || draft.unknown.length > 0 || draft.years.length > 0) &&
  below !== undefined &&
  !below.gap &&
  isTimeAlone(below)

/**
 * Where each entry ends with its time: a school below a name nobody knows that has its time, and such a name below a school
 * with its degree and its time.
 */
const isNextAlike = (facts: Facts, draft: Facts, { bullet }: Line, below: Line | undefined): boolean => {
  if (
    facts.school !== null &&
    draft.nameFirst &&
    draft.school === null &&
    draft.degree !== null &&
    draft.years.length > 0
  )
    return true
  if (bullet || below === undefined || facts.years.length > 0) return false
  if (facts.school !== null) return isUnnamed(draft) && spans(draft) && isTimeAlone(below)
  const isWhole = draft.schoolFirst && draft.school !== null && draft.degree !== null && draft.years.length > 0
  return isWhole && saysOnlyName(facts) && !below.bullet && isDegree(withoutDates(below.text))
}

/** Whether the line begins an entry, by what stands below it. */
export const isNextAbove = (facts: Facts, draft: Facts, line: Line, below: Line | undefined): boolean =>
  isNameAbove(facts, draft, line, below) || isNextAlike(facts, draft, line, below)

/** "Tain School of Design" right below a university: a part of it, with no time of its own. */
export const isPartOf = ({ school, years }: Facts, draft: Facts, { gap, bullet }: Line): boolean =>
  school !== null &&
  draft.school !== null &&
  !gap &&
  !bullet &&
  years.length + draft.years.length === 0 &&
  draft.degree === null &&
  draft.course === null &&
  /\buniversity\b/i.test(draft.school) &&
  !/\buniversity\b/i.test(school) &&
  /\b(?:school|college|faculty|department|institute) of\b/i.test(school)

/** Whether a line says something that the entry so far has said already. */
export function begins(facts: Facts, draft: Facts, line: Line, coursesLead: boolean): boolean {
  const { text, gap, bullet } = line
  const onlyYears = facts.years.length > 0 && withoutDates(text).replace(/[^\p{L}]/gu, '') === ''
  return (
    (facts.school !== null && draft.school !== null && !isPartOf(facts, draft, line)) ||
    (facts.degree !== null && draft.degree !== null && !isStrandAgain(facts, draft)) ||
    (facts.degree !== null && !STRAND.test(facts.degree) && !endsSchool(facts.degree) && isBasicSchool(draft)) ||
    // A school above its own list.
    (facts.school !== null && draft.listed && !bullet && !(coursesLead && draft.school === null)) ||
    (facts.level !== null &&
      !isEmpty(draft) &&
      !(facts.school !== null && draft.school === null && !LABEL.test(text)) &&
      ((LABEL.test(text) && facts.degree === null && !isLevelAlone(line) && !isPointOf(draft, line)) ||
        (draft.level !== null && !isTimeOfLevels(facts, draft, line)) ||
        (draft.degree !== null && !isLevelOfStrand(facts, draft, line)))) ||
    ((gap || onlyYears || isNextInTime(text, facts, draft)) && facts.years.length > 0 && draft.years.length > 0) ||
    (facts.school !== null && facts.years.length > 0 && draft.years.length > 0 && draft.unknown.length > 0) ||
    isOtherSpan(facts, draft, line) ||
    // "Foundation Programme 2021" below "Oban College 2018": each names something beside its own time.
    (facts.degree !== null && isLater(facts, draft) && isDone(draft) && !bullet && !UNDONE.test(text)) ||
    // "SMK Bukit Rata, Alor Gajah" with its years: a name with its place.
    (facts.school !== null && isUnnamed(draft) && spans(draft) && draft.unknown.length > 1 && !bullet) ||
    // "School of Weaving 2021" above "Oban College 2017".
    (facts.school !== null &&
      facts.years.length > 0 &&
      isFacultyAlone(draft) &&
      String(facts.years) !== String(draft.years)) ||
    (facts.school !== null && draft.course !== null && draft.unknown.length > 0 && draft.years.length > 0) ||
    (isUnknownSchool(facts) &&
      periodsIn(text).length > 0 &&
      (draft.school !== null || draft.unknown.length > 0) &&
      draft.years.length > 0 &&
      String(facts.years) !== String(draft.years)) ||
    beginsApart(facts, draft, line)
  )
}

/** A school with the time in which somebody was there, and left. */
const isDone = ({ onTime, open }: Facts): boolean => onTime === 'school' && !open
/** A degree of the year in which somebody left the school is of that school. */
const isLater = (facts: Facts, draft: Facts): boolean =>
  facts.years.length > 0 && (!spans(draft) || Math.max(...facts.years) !== Math.max(...draft.years))
/** A year still to come is of the same studies. */
const UNDONE = /\b(?:expected|graduat\w*)\b/i

const isTitled = ({ school, degree, course }: Facts): boolean => school !== null && (degree ?? course) !== null
const saysSomething = (facts: Facts): boolean => !isEmpty(facts) || facts.unknown.length > 0

/** "Junior High" above "Senior High School, 2018 - 2019": both of the school above them. */
const isTimeOfLevels = (facts: Facts, draft: Facts, { gap, bullet }: Line): boolean =>
  facts.school === null && draft.school !== null && draft.years.length === 0 && spans(facts) && !gap && !bullet

/** "Forensic Accounting\t2020 – 2021" below a school that has another time: from when to when, beside what it is of. */
const isOtherSpan = (facts: Facts, draft: Facts, { text, bullet }: Line): boolean =>
  !bullet &&
  draft.school !== null &&
  (draft.open || draft.years.length > 1) &&
  periodsIn(text).length > 0 &&
  String(facts.years) !== String(draft.years) &&
  /\p{L}{4}/u.test(withoutDates(text))

/** "Senior High School Diploma" right below a school and its strand. */
const isLevelOfStrand = (facts: Facts, { school, degree }: Facts, { gap, bullet }: Line): boolean =>
  school !== null &&
  STRAND.test(degree ?? '') &&
  facts.school === null &&
  facts.degree === null &&
  facts.years.length === 0 &&
  !gap &&
  !bullet

/** "Senior High School (STEM)" above the strand's long name. */
const isStrandAgain = (facts: Facts, draft: Facts): boolean =>
  facts.school === null && draft.years.length === 0 && [facts, draft].every(({ degree }) => STRAND.test(degree ?? ''))

/** A school of children with its years: a degree is of another one. */
const isBasicSchool = ({ level, school, years }: Facts): boolean =>
  school !== null && years.length > 0 && level !== null && BASIC.test(level)

/** A name nobody knows, with the years in which somebody was there. */
const isUnknownSchool = (facts: Facts): boolean => isEmpty(facts) && facts.unknown.length > 0 && spans(facts)
/** A line of nothing but a name nobody knows. */
export const saysOnlyName = (facts: Facts): boolean =>
  isEmpty(facts) && facts.course === null && facts.unknown.length === 1
/** A point below a school says its level. */
const isPointOf = (draft: Facts, { bullet }: Line): boolean => bullet && draft.school !== null && draft.level === null

/** Whether a line begins the next of several entries that are written alike, or is apart from one that is told in full. */
function beginsApart(facts: Facts, draft: Facts, { gap, bullet }: Line): boolean {
  const isDated = draft.years.length > 0
  // Items of a list, each with a year of its own.
  if (bullet && draft.item && facts.years.length > 0 && isDated && !isEmpty(draft) && saysSomething(facts)) return true
  // A course above its school, where the last one stood so too.
  if (saysOnlyCourse(facts) && !bullet && isTitled(draft) && !draft.schoolFirst && !isDated) return true
  // "Web Design, Alder School" above its year.
  if (facts.course !== null && facts.unknown.length > 0 && (isDated || isTitled(draft))) return true
  // A name nobody knows, apart from an entry that is told in full.
  const isName = saysOnlyName(facts) || saysOnlyCourse(facts)
  return gap && isName && draft.school !== null && draft.degree !== null && isDated
}
