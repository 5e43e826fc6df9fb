import type { Work } from '../contract.ts'
import { MOST_ENTRIES } from '../rules.ts'
import { isAside } from './asides.ts'
import { type Moment, type Period, periodsIn, singlePeriodIn, withoutDates } from './dates.ts'
import { type Entry, entryOf, isTableHead, OTHER_LABEL } from './entry.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'

/** An entry with its period, before it goes on the wire. */
export type Spell = { work: Work; period: Pick<Period, 'from' | 'to'> }

const MOST_HEAD_WORDS = 14
/** Employer, place, title: more lines no entry has before its date. */
const MOST_BEFORE = 3
const MOST_AFTER = 2

/** Where an entry begins, where its date stands, and where the next one begins. */
type Extent = { start: number; at: number; end: number; period: Period }

/** Every dated piece of work of the section, in its order. */
export function workHistoryOf(given: Line[]): Spell[] {
  const lines = given.flatMap(withNotesApart)
  const spells: Spell[] = []
  let group: string | null = null
  for (const extent of extentsOf(lines).slice(0, 2 * MOST_ENTRIES)) {
    const { entry, leads } = readEntry(lines, extent, group !== null)
    // Promotions stand below one employer, who has a line of their own.
    if (entry.title !== null && entry.employer === null) entry.employer = group
    else group = leads ? entry.employer : null
    spells.push({
      work: { title: entry.title, employer: entry.employer, ...written(extent.period) },
      period: extent.period,
    })
  }
  return withoutGroups(spells).slice(0, MOST_ENTRIES)
}

const monthOf = ({ year, month }: Moment): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`
const written = ({ from, to }: Pick<Period, 'from' | 'to'>) => ({
  from: monthOf(from),
  to: to === 'present' ? to : monthOf(to),
})

/** An employer's whole time, followed by the posts in it, is not a post of its own. */
const withoutGroups = (spells: Spell[]): Spell[] =>
  spells.filter(({ work, period }, index) => {
    const next = spells[index + 1]
    const heads = work.title === null && next?.work.title !== null && next?.work.employer === work.employer
    return !(heads && next !== undefined && next.period.from.year >= period.from.year)
  })

/** What stands at the right of a point, such as its date, is no part of it: it comes before. */
function withNotesApart(line: Line): Line[] {
  if (!line.bullet || !line.text.includes('\t')) return [line]
  const [point = '', ...notes] = line.text.split('\t')
  if (!notes.every(isNote) || notes.every(isAside) || isNote(point)) return [line]
  return [
    { text: notes.join('\t'), bullet: false, gap: false },
    { ...line, text: point },
  ]
}

const isNote = (text: string): boolean =>
  isAside(text) || ((periodsIn(text).length > 0 || singlePeriodIn(text) !== null) && isAside(withoutDates(text)))

const periodOf = ({ text, bullet }: Line): Period | null =>
  isSentence(text) ? null : (periodsIn(text).at(0) ?? (bullet ? null : singlePeriodIn(text)))

const isSentence = (text: string): boolean =>
  text.length > 140 || (/[.;]$/.test(text) && text.split(' ').length > MOST_HEAD_WORDS - 4)

/** Finds where entries begin: so many lines before their date as in most entries of the section. */
function extentsOf(lines: Line[]): Extent[] {
  const heads = lines.map((line, index) => couldBeHead(line, lines[index + 1]))
  const dated = lines.flatMap((line, at) => {
    const period = periodOf(line)
    return period && (heads[at] || !line.bullet || isNote(line.text)) ? [{ at, period }] : []
  })
  const before = dated.map(({ at }, index) => {
    const least = (dated[index - 1]?.at ?? -1) + 1
    let start = at
    while (start > least && at - start < MOST_BEFORE && heads[start - 1]) start -= 1
    return { start, least, first: start > least || index === 0 || start === at }
  })
  const usual = usualCount(before.map(({ start }, index) => linesThatTell(lines, start, dated[index]?.at ?? 0)))
  const starts = before.map(({ start }, index) => {
    const at = dated[index]?.at ?? 0
    let from = start
    while (from < at && linesThatTell(lines, from, at) > usual) from += 1
    return from
  })
  return dated.map(({ at, period }, index) => ({
    start: starts[index] ?? at,
    at,
    period,
    end: starts[index + 1] ?? lines.length,
  }))
}

const linesThatTell = (lines: Line[], from: number, to: number): number =>
  lines.slice(from, to).filter(({ text }) => !isAside(text)).length

/** The middle one of what was counted, the smaller of two; the first entry has nothing before it that is not its own. */
function usualCount(counts: number[]): number {
  const first = counts[0] ?? 0
  const middle = counts.toSorted((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0
  return counts.length > 2 ? Math.min(Math.max(first, middle), MOST_BEFORE) : first
}

function couldBeHead({ text, bullet }: Line, next: Line | undefined): boolean {
  if (bullet && !(next && !next.bullet && text.includes('\t') && isNote(text.split('\t').at(-1) ?? ''))) return false
  return (
    !isTableHead(text) &&
    !OTHER_LABEL.test(text) &&
    !/^(?:\p{Ll}(?!\p{Lu})|\()/u.test(text) &&
    !/@\w|https?:/.test(text) &&
    text.split(/\s+/).length <= MOST_HEAD_WORDS &&
    !(text.endsWith('.') && text.split(' ').length > 3 && !namesCompany(text.slice(-12)))
  )
}

/** What the lines of an entry say: those up to its date, and where these say too little, those below. */
function readEntry(lines: Line[], { start, at, end }: Extent, grouped: boolean): { entry: Entry; leads: boolean } {
  const heads = lines.slice(start, at).map(({ text }) => text)
  const own = withoutDates(lines[at]?.text ?? '')
  if (own !== '') heads.push(own)
  let entry = entryOf(heads, grouped)
  const leads = heads.length > 1 || (entry.title === null && entry.employer !== null)
  for (let next = at + 1; next < end && next <= at + MOST_AFTER; next += 1) {
    const line = lines[next]
    if (!line || line.bullet || !couldBeHead(line, lines[next + 1])) break
    if (isAside(line.text)) continue
    const named = namesCompany(line.text) && entry.employer !== null && !namesCompany(entry.employer)
    // Below an employer's whole time stands a post with a time of its own.
    const missing = entry.title === null || (entry.employer === null && !(grouped && namesJob(own)))
    if (!missing && !(named && entry.split && next === at + 1)) break
    const more = entryOf([...heads, line.text], grouped)
    if (more.title === entry.title && more.employer === entry.employer) break
    heads.push(line.text)
    entry = more
  }
  return { entry, leads: leads && !entry.split }
}
