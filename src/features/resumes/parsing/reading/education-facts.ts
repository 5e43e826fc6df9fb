import { periodsIn } from './dates.ts'
import { STRAND } from './education-words.ts'
import type { Line } from './lines.ts'

/** What the lines so far say of one school. */
export type Facts = {
  school: string | null
  degree: string | null
  level: string | null
  /** A college or faculty of a school. */
  faculty: string | null
  /** A course by its field: "Automotive Technology". */
  course: string | null
  /** "Major in Finance", on a line below its degree. */
  major: string | null
  /** What may be the degree's major. */
  behind: string | null
  years: number[]
  /** The last of the years is when it began, and it goes on. */
  open: boolean
  unknown: string[]
  /** It begins with an item of a list. */
  item: boolean
  /** The degree is an item of a list. */
  listed: boolean
  /** The school's line stands above its degree's. */
  schoolFirst: boolean
  /** It begins with a name nobody knows. */
  nameFirst: boolean
  /** Each entry of the section begins with its time. */
  timed: boolean
  /** What the line with the years names: a degree or a course, a school, or something nobody knows. */
  onTime: 'course' | 'school' | { unknown: string } | null
}
/** Nothing said yet. */
export const fresh = (): Facts => ({
  school: null,
  degree: null,
  level: null,
  faculty: null,
  course: null,
  major: null,
  behind: null,
  years: [],
  open: false,
  unknown: [],
  item: false,
  listed: false,
  schoolFirst: false,
  nameFirst: false,
  timed: false,
  onTime: null,
})
/** Whether neither school nor degree nor level is said. */
export const isEmpty = (draft: Facts): boolean => draft.school === null && draft.degree === null && draft.level === null

/** "School of Weaving" with a time of its own, and no other school. */
export const isFacultyAlone = (draft: Facts): boolean =>
  isEmpty(draft) && draft.faculty !== null && draft.years.length > 0

/** Whether somebody was there from one year to another, or is there still. */
export const spans = ({ years, open }: Facts): boolean => open || (years[0] ?? 0) < (years[1] ?? 0)

/** A degree below a school that stands above its first one, and with no name that could be another school's. */
export const isSecondDegree = (draft: Facts, last: Facts | undefined): boolean =>
  last !== undefined &&
  last.schoolFirst &&
  last.degree !== null &&
  draft.degree !== null &&
  draft.faculty === null &&
  draft.unknown.length === 0 &&
  !STRAND.test(draft.degree)

/** A name nobody knows with the years in which somebody was there, or with a course and its time. */
export const isUnnamed = (draft: Facts): boolean =>
  isEmpty(draft) &&
  draft.unknown.length > 0 &&
  (spans(draft) || ((draft.timed || draft.course !== null || isPair(draft)) && draft.years.length > 0))
/** Two names on two lines, one of them with its year. */
const isPair = ({ unknown, onTime }: Facts): boolean =>
  unknown.length >= 2 && unknown.length <= 3 && typeof onTime === 'object' && onTime?.unknown === unknown[1]
export const withNameAsSchool = (draft: Facts): Facts => {
  if (!isUnnamed(draft)) return draft
  const [first = null, second = null] = draft.unknown
  if (isPair(draft) && !spans(draft)) return { ...draft, school: second, degree: first, unknown: [] }
  return { ...draft, school: first, unknown: [] }
}

/** "2014 - 2015 Web Development" below an entry of other years: each begins with its time. */
export const isNextInTime = (text: string, { years }: Facts, draft: Facts): boolean =>
  periodsIn(text)[0]?.at === 0 && String(years) !== String(draft.years)

/** What a line with years names beside them. */
export function namedOnTime({ years, school, degree, course, unknown: [first] }: Facts): Facts['onTime'] {
  if (years.length === 0) return null
  if (school !== null) return degree === null ? 'school' : null
  if (degree !== null || course !== null) return 'course'
  return first === undefined ? null : { unknown: first }
}

/** Entries of one resume are written alike: where the years stand beside courses, what nobody knows there is one too. */
export function withCoursesAlike(drafts: Facts[]): Facts[] {
  const count = (named: Facts['onTime']) => drafts.filter(({ onTime }) => onTime === named).length
  if (count('course') < 2 || count('school') >= count('course')) return drafts
  return drafts.map((draft) => {
    const { onTime, school, degree, unknown } = draft
    if (onTime === null || typeof onTime === 'string' || school !== null || degree !== null) return draft
    const others = unknown.filter((one) => one !== onTime.unknown)
    return others.length === 0 ? draft : { ...draft, degree: onTime.unknown, unknown: others }
  })
}

/** "Certificate" alone below a school and what was learnt there: that there is one, or where it can be seen. */
export const isProofAlone = (facts: Facts, draft: Facts): boolean =>
  /^certificates?$/i.test(facts.degree ?? '') &&
  facts.school === null &&
  facts.years.length + facts.unknown.length === 0 &&
  draft.school !== null &&
  (draft.degree !== null || draft.course !== null)

/** "GCSEs: …" below "A-levels": more of what was taken at the same school. */
export const isExamAgain = (facts: Facts, draft: Facts): boolean =>
  facts.school === null && draft.schoolFirst && [facts, draft].every(({ degree }) => EXAMS.test(degree ?? ''))
const EXAMS = /\bi?gcses?\b|\b[ao]s?[- ]levels?\b/i

/** A point below a school that is told in full spells out its degree again: "• Bachelor's degree in Business". */
export const saysAgain = (facts: Facts, draft: Facts, { bullet }: Line): boolean =>
  bullet &&
  !draft.listed &&
  draft.school !== null &&
  draft.degree !== null &&
  draft.years.length > 0 &&
  facts.degree !== null &&
  facts.school === null &&
  facts.years.length === 0
