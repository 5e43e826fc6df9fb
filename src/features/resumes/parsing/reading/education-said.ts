import { isAside } from './asides.ts'
import { withoutDates } from './dates.ts'
import { type Facts, fresh, isEmpty } from './education-facts.ts'
import { BEHIND, partsOf, tidy } from './education-parts.ts'
import { behindTime, SHORT_YEAR, timeOf } from './education-times.ts'
import {
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
} from './education-words.ts'
import { markedText } from './fragments.ts'
import { namesJob } from './job-titles.ts'
import { BASIC, LABEL, LEVEL } from './levels.ts'
import type { Line } from './lines.ts'
import { isColumnName } from './table-heads.ts'

/** "PhD Princeton University": the degree stood in a column of its own. */
const BARE_DEGREE = /^(Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|M\.?B\.?A\.?|A\.?B\.?|[BM]Eng|BBA|LL\.?B\.?)\s+(\S.*)$/u
/** "Tain Hills High School Diploma": which school it was of. */
const DIPLOMA_OF =
  /^((?!(?:Junior|Senior|Bilingual|Public|Private|Regular|Completed|Finished|Received|Standard|Academic|American|National|General|Technical)\b)(?:\p{Lu}[\p{L}.'-]+ ){1,3}High School) Diploma$/u
const BARE = /^(?:Ph\.?D|[BM]\.?[AS]|M\.?B\.?A|A\.?B|[BM]Eng)\.?$/
const isAddress = (text: string, only: string): boolean =>
  text.includes(',') && isDedicated(only) && !/\bcampus\b/i.test(text)

/** What a line says of schools, degrees and years. */
export function factsOf(line: Line): Facts {
  const facts = fresh()
  const text = markedText(line, 'wholly').replace(PASSED, '').replace(EXPECTED, '(')
  if (saysNothing(text)) return facts
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
  return withFieldJoined(facts)
}

/** A degree and its field in two parts: "Bachelor's degree, Psychology", "Theater Design, BFA". */
function withFieldJoined(facts: Facts): Facts {
  const { degree, level, course } = facts
  const field = course ?? facts.unknown[0]
  if (degree === null && field !== undefined && /\bdegree$/i.test(level ?? '') && !BASIC.test(level ?? ''))
    return { ...facts, degree: `${level}, ${field}` }
  if (degree !== null && course !== null && /^\p{Lu}[\p{L}.]{1,6}$|^bachelor of (?:science|arts)$/iu.test(degree))
    return { ...facts, degree: `${degree}, ${course}`, course: null }
  return facts
}

/** A line that is told, or that says what was given beside a school, names none. */
const saysNothing = (text: string): boolean =>
  text.length > 200 ||
  HONOUR.test(text) ||
  isTold(text) ||
  SPOKEN.test(text) ||
  isAffiliation(text) ||
  PAPERS.test(text)

/** "(Expected graduation 2027)": only its year says something. */
const EXPECTED =
  /\((?:(?:expected|anticipated|estimated)\s)?graduat(?:ion|ing|es?)(?:\s(?:date|in))?\s?:?\s(?=[^()\d]{0,12}\d{4}\))/i

/** "Dean's list at Tain College": given there, which was named before. */
const HONOUR = /^(?:(?:consistent|constant) )?(?:dean|president|chancellor|principal)'?s'? list\b/i

/** "Certificate: Learn to Lead", "Certificate of excellence for …": given beside what was studied. */
const PAPERS =
  /^(?:certificates?|certifications?)\s*:|^certificates? of (?:recognition|participation|appreciation|excellence|attendance|merit|complet(?:ion|ing))\b.*\b(?:for|in|as|at)\b/i

/** "(Oban University)" on a line of its own: where a college belongs. */
const isAffiliation = (text: string): boolean => /^\([^()]+\)$/.test(text) && isSchool(text.slice(1, -1))

/** What is given for a seminar is no degree, whatever it was about. */
const PAPER = /^certificates? of (?:participation|completion|attendance|recognition|appreciation)$/i

/** "Passed high school from …", "12th passed from …": how a level was left. */
const PASSED =
  /^[-–\s]*(?:(?:passed(?: out)?|completed?|cleared)\s+(?=(?:senior |higher )?(?:high school|secondary|intermediate|matric|ss[cl]|hsc|1[02]th)\b))|(?<=^(?:1[02]th|xii?|x))\s+passed\b/i

/** "I took up my studies at …", "My first school was …", "You may want to add …": what somebody tells below a school names no other. */
const SPOKEN =
  /^(?:I(?:'m|'ve)?|We|You|It|This|My|Our)\s(?=\p{Ll})(?!.*\b(?:graduated|finished|took|hold|earned|completed|obtained)\b)(?:\p{L}[\p{L}'-]*[\s,]+){3}/u
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
  } else addKind(facts, part, bullet)
}

/** What a part is by its words: a school, a degree, a level, a major, a course, or what nobody knows. */
function addKind(facts: Facts, part: string, bullet: boolean): void {
  const bare = BARE_DEGREE.exec(part)
  const [, school] = DIPLOMA_OF.exec(part) ?? []
  const { degree } = facts
  if (bare && isSchool(bare[2] ?? '')) {
    facts.degree ??= bare[1] ?? null
    facts.school ??= bare[2] ?? null
  } else if (school !== undefined) {
    facts.school ??= school
    facts.degree ??= 'High School Diploma'
  } else if (isFaculty(part)) facts.faculty ??= part
  else if (STRAND.test(part)) facts.degree = withoutLevel(part)
  else if (isSchool(part)) facts.school ??= part
  else if (isAside(part)) return
  else if (LEVEL.test(part)) facts.level ??= part
  else if (isDegree(part)) facts.degree = withDegree(degree, part.replace(/^majors?\s*:\s*/i, ''))
  else if (/^minors?\b/i.test(part)) return
  else if (degree !== null && MAJOR.test(part)) facts.degree = `${degree}, ${majorOf(part) ?? part}`
  else if (MAJOR.test(part) && /\s/.test(part)) facts.major ??= part
  // "Computer Science Major"
  else if (/^\p{Lu}[\p{L}. &-]+\smajor$/iu.test(part)) facts.course ??= part
  else if (/^\p{Lu}{3,6}$/u.test(part) && !bullet) facts.unknown.push(part)
  else if (degree !== null && facts.school === null && goesOnWith(degree) && /^\p{Lu}/u.test(part))
    facts.degree = `${degree}${/\p{Ll}{4}/u.test(degree) ? ', ' : ' '}${part}`
  else if (isName(part) && FIELD.test(part) && !isColumnName(part)) facts.course ??= part
  else if (!bullet && isName(part) && !namesJob(part)) facts.unknown.push(part)
}

/** "B.S. Mathematics | B.A. Economics": two degrees of the same years; the letters of one alone are spelled out. */
function withDegree(before: string | null, degree: string): string {
  if (before === null || BARE.test(before)) return degree
  const [one, other] = [before, degree].map((each) => FIELD.exec(each)?.[0].toLowerCase())
  return one !== undefined && other !== undefined && one !== other ? `${before}, ${degree}` : before
}

/** "Bachelor of Science (BS), Business Administration": what follows says in what, and in what of that. */
const goesOnWith = (degree: string): boolean => ONLY_KIND.test(degree.replace(/,\s.*$/, ''))

/** "Major: Computer Science": the major alone. */
export const majorOf = (major: string | null): string | null =>
  /^majors?(?:\s*:|\s+in)\s+(\S.*)$/i.exec(major ?? '')?.[1] ?? null
