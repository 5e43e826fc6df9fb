import type { Education } from '../contract.ts'
import { MOST_ENTRIES } from '../rules.ts'
import { isAside } from './asides.ts'
import { periodsIn, withoutDates, yearsIn } from './dates.ts'
import { BEHIND, partsOf, tidy } from './education-parts.ts'
import {
  DEGREE,
  EXAMINATION,
  isName,
  isSchool,
  LABEL,
  LEVEL,
  NOISE,
  ONLY_KIND,
  STATE,
  STRAND,
} from './education-words.ts'
import { markedText } from './fragments.ts'
import { namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { type ColumnKind, columnKinds } from './table-heads.ts'

/** "PhD Princeton University": the degree stood in a column of its own. */
const BARE_DEGREE = /^(Ph\.?D\.?|[BM]\.?[AS]\.?c?\.?|M\.?B\.?A\.?|A\.?B\.?|[BM]Eng)\s+(\p{Lu}.*)$/u
const BARE = /^(?:Ph\.?D|[BM]\.?[AS]|M\.?B\.?A|A\.?B|[BM]Eng)\.?$/
type Facts = {
  school: string | null
  degree: string | null
  level: string | null
  /** What may be the degree's major. */
  behind: string | null
  years: number[]
  /** The last of the years is when it began, and it goes on. */
  open: boolean
  unknown: string[]
}
const fresh = (): Facts => ({
  school: null,
  degree: null,
  level: null,
  behind: null,
  years: [],
  open: false,
  unknown: [],
})
const isEmpty = (draft: Facts): boolean => draft.school === null && draft.degree === null && draft.level === null

/** Schools with degree and years, in their order; what a line does not say stays null. */
export function educationOf(lines: Line[]): Education[] {
  const drafts: Facts[] = []
  let draft = fresh()
  const close = () => {
    if (isEmpty(draft) && spans(draft)) Object.assign(draft, { school: draft.unknown[0] ?? null, unknown: [] })
    if (!isEmpty(draft)) drafts.push(draft)
    draft = fresh()
  }
  let columns: ColumnKind[] | null = null
  for (const line of lines) {
    const head = columnKinds(line.text)
    columns = head ?? columns
    if (head) continue
    const facts = cellsOf(line, columns) ?? factsOf(line)
    // The year of an examination is none of a school.
    if (isEmpty(facts) && facts.unknown.length === 0 && EXAMINATION.test(line.text)) continue
    if (begins(facts, draft, line)) close()
    draft.school ??= facts.school
    draft.degree ??= facts.degree
    draft.level ??= facts.level
    draft.behind ??= facts.behind
    draft.unknown.push(...facts.unknown)
    if (draft.years.length === 0) Object.assign(draft, { years: facts.years, open: facts.open })
  }
  close()
  return drafts.slice(0, MOST_ENTRIES).map(onTheWire)
}

/** Whether a line speaks of a school or a degree, wherever it stands, and of no work at a school. */
export const namesEducation = (text: string): boolean => {
  const parts = partsOf(withoutDates(text.replace(LABEL, '')))
  return (
    !parts.some((part) => namesJob(part)) &&
    parts.some((part) => isSchool(part) || DEGREE.test(part)) &&
    !NOISE.test(text)
  )
}

/** Whether a line says something that the entry so far has said already. */
function begins(facts: Facts, draft: Facts, { text, gap }: Line): boolean {
  const onlyYears = facts.years.length > 0 && withoutDates(text).replace(/[^\p{L}]/gu, '') === ''
  return (
    (facts.school !== null && draft.school !== null) ||
    (facts.degree !== null && draft.degree !== null) ||
    (facts.level !== null &&
      !isEmpty(draft) &&
      ((LABEL.test(text) && facts.degree === null) || draft.level !== null || draft.degree !== null)) ||
    ((gap || onlyYears) && facts.years.length > 0 && draft.years.length > 0) ||
    (facts.school !== null && facts.years.length > 0 && draft.years.length > 0 && draft.unknown.length > 0) ||
    (isUnknownSchool(facts) && draft.school !== null && draft.years.length > 0)
  )
}

/** A name nobody knows, with the years in which somebody was there. */
const isUnknownSchool = (facts: Facts): boolean => isEmpty(facts) && facts.unknown.length === 1 && spans(facts)
const spans = ({ years }: Facts): boolean => (years[0] ?? 0) < (years[1] ?? 0)

/** What nobody could name is the school where none was named, or the degree where none was. */
function onTheWire({ school, degree, level, behind, years, open, unknown }: Facts): Education {
  const [first = null] = unknown
  const named = school ?? (degree === null ? null : first)
  const instead = level === null && school !== null ? first : null
  const whole = degree !== null && school !== null && behind !== null ? `${degree} - ${behind}` : degree
  return {
    school: named,
    // A level is no degree; it is said only where nothing else is.
    degree: whole ?? instead ?? (named === null ? level : null),
    from_year: years.length > 1 || open ? Math.min(...years) : null,
    to_year: years.length > 0 && !open ? Math.max(...years) : null,
  }
}

/** A row below the names of its columns, when it has a cell for each. */
function cellsOf({ text }: Line, columns: ColumnKind[] | null): Facts | null {
  const cells = text.split('\t')
  if (!columns || cells.length !== columns.length || !columns.includes('school')) return null
  const cell = (kind: ColumnKind) => tidy(withoutDates(cells[columns.indexOf(kind)] ?? '')) || null
  const { years, open } = timeOf(text)
  const degree = cell('degree')
  const isLevel = degree !== null && LEVEL.test(degree)
  return {
    ...fresh(),
    school: cell('school'),
    degree: isLevel ? null : degree,
    level: isLevel ? degree : cell('level'),
    years,
    open,
  }
}

function factsOf(line: Line): Facts {
  const facts = fresh()
  const text = markedText(line)
  if (text.length > 200) return facts
  Object.assign(facts, timeOf(text))
  const label = LABEL.exec(text)
  const level = label ? tidy(label[0].replace(/[:\t-]\s*$/, '')) : ''
  if (LEVEL.test(level)) facts.level = level
  for (const part of partsOf(withoutDates(label ? text.slice(label[0].length) : text)))
    addFact(facts, part, line.bullet)
  return facts
}

/** Since when it goes on, or from when to when; one year alone is that of the end. */
function timeOf(text: string): Pick<Facts, 'years' | 'open'> {
  const open = periodsIn(text).find(({ to }) => to === 'present')
  return open ? { years: [open.from.year], open: true } : { years: yearsIn(text).slice(0, 2), open: false }
}

function addFact(facts: Facts, part: string, bullet: boolean): void {
  const plain = part.replace(/\s*\([^()]*\)?$/, '')
  // "Mayamot High School (Grade 10)"
  if (plain !== part && NOISE.test(part) && !NOISE.test(plain)) return addFact(facts, plain, bullet)
  if (NOISE.test(part) || STATE.test(part)) return
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
  } else if (STRAND.test(part)) facts.degree = facts.level === null ? part : `${facts.level} - ${part}`
  else if (isSchool(part)) facts.school ??= part
  else if (isAside(part)) return
  else if (LEVEL.test(part)) facts.level ??= part
  else if (DEGREE.test(part)) facts.degree = degree === null || BARE.test(degree) ? part : degree
  else if (degree !== null && /^(?:major|minor|specializ|track)/i.test(part)) facts.degree = `${degree}, ${part}`
  else if (degree !== null && goesOnWith(degree) && /^\p{Lu}/u.test(part))
    facts.degree = `${degree}${degree.includes(' ') ? ', ' : ' '}${part}`
  else if (!bullet && isName(part)) facts.unknown.push(part)
}

/** "Bachelor of Science (BS), Business Administration": what follows says in what, and in what of that. */
const goesOnWith = (degree: string): boolean => ONLY_KIND.test(degree.replace(/,\s.*$/, ''))
