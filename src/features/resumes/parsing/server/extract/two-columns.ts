import { phrase } from '#features/phrases/rules.ts'
import { BULLETS } from '#features/phrases/signs/rules.ts'
import { headingOf } from '../../reading/headings.ts'
import { LEVEL } from '../../reading/levels.ts'
import {
  areCards,
  FEWEST_PAIRS,
  firstText,
  isTime,
  pairsOfEntries,
  type Row,
  type Segment,
  textOf,
} from './page-rows.ts'
import { isBeside } from './side-labels.ts'

/** Where one column ends and the next may begin. */
export type Gutter = { from: number; to: number }

/** Fewer rows than this on one side are no column. */
export const FEWEST_ROWS = 4
/** An entry with its time: what, where, when. */
export const FEWEST_DATED = 3
/** Columns of entries have about as many lines. */
const ALIKE = 0.5
export const NARROWEST_GUTTER = 8
/** So far from the middle of its column may be a heading that is centred in it. */
const FROM_MIDDLE = 20
const LONGEST_LABEL = 34
/** Of one side's rows: from here on both sides are one table, or labels and values. */
const MOSTLY = 0.7

const DATED = /\b(?:19|20)\d\d\b|[a-z] ?['’]\d\d\b|present|current/i
const LABEL = /:\s*$/
/** What stands in a column of dates and places beside the entries: it belongs to them row by row. */
const PLACE_NOTE =
  /^[\p{Lu}][\p{L}.' -]+,\s*[\p{Lu}][\p{L}. ]+$|^(?:\d+\+? ?(?:years?|yrs?|months?|mos?)[ ,]*)+$|^remote$/iu
/** A heading we know, or any in capitals. */
const isTitled = (segment: Segment): boolean =>
  headingOf(textOf(segment).trim()) !== null || /^[\p{Lu}\s&/:]{5,40}$/u.test(textOf(segment).trim())

/** A time or a place, as they stand beside entries. */
export const NOTE = new RegExp(`${DATED.source}|${PLACE_NOTE.source}`, 'iu')

const texts = (segments: Segment[]): string[] => segments.map((segment) => textOf(segment).trim())

/** The first such part of every row. */
const firstOf = (rows: Row[], is: (segment: Segment) => boolean): Segment[] =>
  rows.flatMap(({ segments }) => segments.filter(is).slice(0, 1))

/** The name of a column of times, and what stands in it where there is no time. */
const TIME_COLUMN = /^(?:inclusive )?(?:dates?|years?)\b[\p{L} /]{0,24}:?$|^(?:under-?)?graduated?$/iu

/** Most of one side are such words, among those that are no headings. */
const mostly = (segments: Segment[], pattern: RegExp): boolean => {
  const said = texts(segments).filter((text) => headingOf(text) === null && !TIME_COLUMN.test(text))
  return texts(segments).filter((text) => pattern.test(text) && text.length <= 40).length >= MOSTLY * said.length
}

/** Whether one side says something of the other row by row: times and places beside entries, labels before values, a form. */
function areNotesByRow(rows: Row[], gutter: Gutter): boolean {
  const left = firstOf(rows, (one) => one.right <= gutter.to)
  const right = firstOf(rows, (one) => one.left >= gutter.from)
  const areNotes = mostly(left, LABEL) || mostly(left, DATED) || mostly(right, NOTE)
  return areNotes || areLevelsOrTimes(left) || isForm(rows, gutter) || areHeadings(rows, gutter)
}

/** Whether the rows are read one by one, across both sides. */
export const isReadAcross = (rows: Row[], gutter: Gutter): boolean => areNotesByRow(rows, gutter) || isTable(rows)

/** Whether the rows are two columns that are read one after the other. */
export function isTwoColumns(rows: Row[], gutter: Gutter): boolean {
  const left = firstOf(rows, (one) => one.right <= gutter.to)
  const right = firstOf(rows, (one) => one.left >= gutter.from)
  const top = rows.findIndex(({ segments }) => segments.some((one) => one.left >= gutter.to))
  const beside = rows.slice(top).map(({ segments }) => segments.filter((one) => one.right <= gutter.to))
  // A name may stand above a column of dates.
  const areDates = beside.every(({ length }) => length < 2) && mostly(beside.flat(), DATED)
  if (areDates || areNotesByRow(rows, gutter)) return false
  // Two entries beside each other, each with its time.
  const fewest = Math.min(left.length, right.length)
  const alike = fewest >= ALIKE * Math.max(left.length, right.length)
  if ([left, right].every((segments) => segments.some(isTime)) && fewest >= FEWEST_DATED && alike)
    return areCards(rows) || !isTable(rows)
  if (fewest < FEWEST_ROWS) return false
  const pairs = pairsOfEntries(rows)
  const isBetween = ({ segments: [, time, other] }: Row): boolean =>
    time !== undefined && other !== undefined && time.right <= gutter.to && other.left >= gutter.to
  if (pairs.length >= FEWEST_PAIRS && pairs.every(isBetween)) return true
  if (areEntriesBesideItems(rows, gutter)) return true
  const hasHeading = (segments: Segment[]) => texts(segments).some((text) => headingOf(text) !== null)
  // Labels or dates with what belongs to them: they stand on one line, and the headings are all on one side.
  const labels = rows.filter(({ segments: [first] }) => first && first.right <= gutter.to && !isTitled(first))
  const labelled = labels.filter((row) => isBeside(rows, row, gutter.to))
  // A heading in the middle of the page is of neither side; several in the middle of a column are of that.
  const middle = (gutter.to + Math.max(...right.map((one) => one.right))) / 2
  const isCentred = (one: Segment): boolean => Math.abs((one.left + one.right) / 2 - middle) <= FROM_MIDDLE
  const centred = right.filter((one) => isCentred(one) && headingOf(textOf(one).trim()) !== null)
  const within = [
    ...right.filter(({ left: at }) => at <= gutter.to + 2 * NARROWEST_GUTTER),
    ...(centred.length > 1 ? centred : []),
  ]
  if (!hasHeading(within) && !areLong(labels) && labelled.length >= MOSTLY * labels.length) return false
  const values = rows.filter(({ segments }) => texts(segments).some((text) => text.startsWith(':')))
  if (values.length >= MOSTLY * right.length) return false
  return !isTable(rows)
}

/** Entries at the left, each with its time below what it is of, and what was done there as lists at the right. */
export function areEntriesBesideItems(rows: Row[], gutter: Gutter): boolean {
  const left = firstOf(rows, ({ right }) => right <= gutter.to)
  const right = firstOf(rows, (segment) => segment.left >= gutter.to)
  const times = left.filter(isTime).length
  const items = texts(right).filter((text) => BEGINS_ITEM.test(text)).length
  return times >= 2 && left.length >= FEWEST_DATED * times && items >= Math.max(times, right.length / 3)
}
const BEGINS_ITEM = phrase('u')`^[${BULLETS}](?:\s*$|\s*\p{L})`

const ITEM = phrase('u')`^[${BULLETS}]\s*\p{L}`
/** Text that fills lines, or the items of a list, are no labels of what stands beside them. */
const areLong = (rows: Row[]): boolean => {
  const long = rows.map(firstText).filter((text) => text.length > LONGEST_LABEL || ITEM.test(text))
  return long.length >= FEWEST_DATED && long.length >= rows.length / 3
}

/** Levels of school and times at the left say what stands beside them. */
function areLevelsOrTimes(left: Segment[]): boolean {
  const labels = texts(left).filter((text) => headingOf(text) === null || LEVEL.test(text))
  const levels = labels.filter((text) => LEVEL.test(text))
  return (
    levels.length >= 2 && labels.filter((text) => LEVEL.test(text) || DATED.test(text)).length >= MOSTLY * labels.length
  )
}

const hasLetters = (segment: Segment): boolean => /\p{L}/u.test(textOf(segment))
const CAPITALS = /^[\p{Lu}\s&/:]{3,40}$/u
/** Headings in a column of their own, each beside the first line of what it heads; some may be of nobody's list. */
function areHeadings(rows: Row[], gutter: Gutter): boolean {
  const isHeading = (segment: Segment) => headingOf(textOf(segment).trim()) !== null
  const written = rows.flatMap(({ segments }) => segments.filter(({ right }) => right <= gutter.to)).filter(hasLetters)
  // The name may stand above the headings, in their column.
  const left = written.slice(Math.max(0, written.findIndex(isHeading)))
  const beside = rows.filter(({ segments: [first, second] }) => first && second && first.right <= gutter.to)
  const known = left.filter(isHeading)
  const looks = new Set(known.map(({ runs }) => runs[0]?.look))
  const areAlike = left.every(
    (one) => isHeading(one) || (CAPITALS.test(textOf(one).trim()) && looks.size === 1 && looks.has(one.runs[0]?.look)),
  )
  // "Skills" beside "Soft skills": what is headed may have a heading of its own.
  const others = beside.flatMap(({ segments }) => segments.slice(1)).filter(isHeading)
  const most = Math.max(left.length, 2 * others.length + 1)
  return known.length >= 2 && known.length >= most / 2 && areAlike && beside.length >= 2
}

const FIELD = /^[\p{L}/ ]{3,30}:/u
/** Fields with their labels on both sides of most rows: a form, which is read row by row. */
function isForm(rows: Row[], gutter: Gutter): boolean {
  const full = rows.filter(({ segments }) => segments.length > 1)
  const fields = full.filter(({ segments: [first, ...others] }) => {
    const other = others.find(({ left }) => left >= gutter.to)
    return first && other && FIELD.test(textOf(first).trim()) && FIELD.test(textOf(other).trim())
  })
  return fields.length >= 2 && fields.length >= MOSTLY * full.length
}

/** Three or more cells in most rows, all starting at the same places: read row by row. */
function isTable(rows: Row[]): boolean {
  const full = rows.filter(({ segments }) => segments.length >= 3)
  return full.length >= MOSTLY * rows.length
}
