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
  /** The degree is an item of a list. */
  listed: boolean
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
  listed: false,
})
/** Whether neither school nor degree nor level is said. */
export const isEmpty = (draft: Facts): boolean => draft.school === null && draft.degree === null && draft.level === null

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
