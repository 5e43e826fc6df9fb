import type { Work } from '../contract.ts'
import { MOST_ENTRIES } from '../rules.ts'
import { isAside, nameBeforePlace } from './asides.ts'
import { type Assigned, assigned, type Draft } from './assignment.ts'
import { type Moment, type Period, periodsIn, withoutDates } from './dates.ts'
import { tellsDeed } from './deed-lines.ts'
import {
  couldBeHead,
  type Extent,
  extentsOf,
  withBracketsBelow,
  withNotesApart,
  withStopsApart,
  withTimeBehind,
} from './entry-lines.ts'
import { evidenceOf, OWN_WORK } from './evidence.ts'
import { type Fragment, fragmentsOf } from './fragments.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { type ColumnKind, columnKinds } from './table-heads.ts'
import { withTellingApart } from './told-apart.ts'
import { undatedPosts } from './undated.ts'

/** An entry with its period, before it goes on the wire, without one where the section says no dates; `points` stand below it. */
export type Spell = { work: Work; period: Pick<Period, 'from' | 'to'> | null; points: readonly string[] }

const MOST_AFTER = 3
const MOST_NAME_WORDS = 5

/** Every dated piece of work of the section, in its order; where nothing is dated, the posts that say their employer. */
export function workHistoryOf(given: Line[]): Spell[] {
  const lines = withBracketsBelow(withPostsBeforeTimes(withItemsAsHeads(given)).reduce(withFormsWhole, []))
    .flatMap(withNotesApart)
    .flatMap(withTellingApart)
    .flatMap(withStopsApart)
    .map(withTimeBehind)
  const extents = extentsOf(lines).slice(0, 2 * MOST_ENTRIES)
  if (extents.length === 0) return undatedPosts(lines).slice(0, MOST_ENTRIES).map(undatedSpell)
  const isNamed = areNamedBelow(lines, extents)
  const drafts = extents.map((extent) => draftOf(lines, extent, isNamed))
  const spells: Spell[] = []
  let group: string | null = null
  for (const [index, entry] of assigned(drafts).entries()) {
    const period = extents[index]?.period
    if (!period) continue
    group = describedAbove(lines, extents[index - 1]?.at ?? -1, extents[index]?.at ?? 0) ?? group
    // Promotions stand below one employer, who has a line of their own.
    const isOwn = entry.title !== null && OWN_POST.test(entry.title)
    if (isOwn && entry.employer === null) group = null
    else if (entry.title !== null && (entry.employer === null || (entry.doubtful && group !== null)))
      entry.employer = group
    else group = entry.leads ? entry.employer : null
    const points = pointsOf(lines, extents[index])
    spells.push({ work: { title: entry.title, employer: entry.employer, ...written(period) }, period, points })
  }
  return withoutGroups(spells.filter(({ work }) => !isBreak(work))).slice(0, MOST_ENTRIES)
}

/** "Oakline" above "Oakline is a maker of …": an employer, who they are, and below that the posts there. */
function describedAbove(lines: Line[], from: number, to: number): string | null {
  const name = lines.slice(from + 1, to).findLast(({ text }, at) => {
    const next = lines[from + 2 + at]?.text ?? ''
    return isShortName(text) && next.startsWith(`${text} `) && IS_WHO.test(next.slice(text.length))
  })
  return name?.text ?? null
}
const IS_WHO = /^ (?:is|was) (?:an?|the|one) \p{L}/u
const isShortName = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= MOST_NAME_WORDS

const [FEWEST_HEADS, MOST_BELOW, MOST_HEAD_WORDS, MOST_ITEM_WORDS] = [2, 3, 9, 10]
const MOSTLY = 0.75
/** "• Bayside Grill" above its place and "Cook\t2019 - 2021": where all items are so, they are heads of entries and no points. */
function withItemsAsHeads(lines: Line[]): Line[] {
  const isHead = ({ text }: Line, at: number): boolean => {
    const below = lines.slice(at + 1, at + 1 + MOST_BELOW)
    const time = below.findIndex((line) => periodsIn(line.text).length > 0)
    const isPlain = time >= 0 && below.slice(0, time + 1).every(({ bullet }) => !bullet)
    return (
      isPlain &&
      /^\p{Lu}/u.test(text) &&
      text.split(/\s+/).length <= MOST_HEAD_WORDS &&
      periodsIn(text).length === 0 &&
      !/[.:;]$/.test(text)
    )
  }
  const items = lines.flatMap((line, at) => (line.bullet ? [isHead(line, at)] : []))
  const areHeads = lines[0]?.bullet && items.length >= FEWEST_HEADS && items.every(Boolean)
  // Where nothing is told, the posts with their times are the items, too.
  const isItem = ({ text }: Line): boolean => text.split(/\s+/).length <= MOST_ITEM_WORDS && !/[.;]$/.test(text)
  const isList =
    lines.some(({ text }) => periodsIn(text).length > 0) && lines.every(isItem) && items.length >= MOSTLY * lines.length
  return areHeads || isList ? lines.map((line) => (line.bullet ? { ...line, bullet: false } : line)) : lines
}

/** "Bayside Grill" above "2019 - 2021" above "Cook": where every time has its post right below, it comes before its time. */
function withPostsBeforeTimes(lines: Line[]): Line[] {
  const times = lines.flatMap(({ text }, at) => (periodsIn(text).length > 0 && withoutDates(text) === '' ? [at] : []))
  const hasPostBelow = (at: number): boolean => {
    const below = lines[at + 1]
    return below !== undefined && periodsIn(below.text).length === 0 && isPostAlone(below.text)
  }
  const isFirst = lines.slice(0, times[0]).every(({ text, bullet }) => !bullet && !namesJob(text))
  if (times.length < FEWEST_HEADS || times[0] === 0 || !isFirst || !times.every(hasPostBelow)) return lines
  return lines.flatMap((line, at) => {
    if (times.includes(at)) return []
    const time = times.includes(at - 1) ? lines[at - 1] : undefined
    return time
      ? [
          { ...line, bullet: false, gap: false },
          { ...time, gap: false },
        ]
      : [line]
  })
}

const FORM_FIRST = /^(?:pvt|private limited|ltd|limited|inc|corp|llc|llp|gmbh)\b/i
/** "Harrow Engineers & Interiors" above "Pvt. Ltd.": a name that had no room in its column. */
function withFormsWhole(lines: Line[], line: Line): Line[] {
  const above = lines.at(-1)
  if (!above || above.bullet || line.gap || !FORM_FIRST.test(line.text) || above.text.includes('\t'))
    return [...lines, line]
  return [...lines.slice(0, -1), { ...above, text: `${above.text} ${line.text}`, runs: [] }]
}

/** "Freelance journalist": a post at no employer, wherever it stands. */
const OWN_POST = /^(?:freelancer?|independent|self[- ]employed)\b/i

const undatedSpell = ({ title, employer }: Assigned): Spell => ({
  work: { title, employer, from: null, to: null },
  period: null,
  points: [],
})

/** What stands below an entry's date as done there. */
const pointsOf = (lines: Line[], extent: Extent | undefined): string[] =>
  lines
    .slice(extent === undefined ? lines.length : extent.at + 1, extent?.end)
    .flatMap((line) => (tellsDeed(line) ? [line.text.trim()] : []))

/** Time without work, or for one's own projects, is said where work is, and is none. */
const BREAK =
  /^(?:career break|sabbatical|(?:parental|maternity|paternity|study) leave|full[- ]time (?:mother|mom|mum|father|dad|parent|student|homemaker)|stay[- ]at[- ]home (?:mother|mom|mum|father|dad|parent)|housewife|unemployed)\b|^(?:academic|personal|school|class|capstone|thesis) projects?$/i
const isBreak = ({ title, employer }: Work): boolean =>
  BREAK.test(title ?? '') ||
  BREAK.test(employer ?? '') ||
  (title === null && isTakenPartIn(employer)) ||
  (employer === null && isTakenPartIn(title))
const isTakenPartIn = (text: string | null): boolean =>
  text !== null && NO_EMPLOYER.test(text) && !namesCompany(text) && !namesJob(text)
/** What somebody took part in or made, with a time of its own among the posts. */
const NO_EMPLOYER =
  /\b(?:boot ?camp|thesis|dissertation|presentation|hackathon|conference|webinar|seminar|workshop|competition|contest|course|certificat(?:e|ion)|scholar|capstone)\b|\b(?:detection|prediction|recognition|classification)$/i

/** Whether below every post and its time stands a name as the first item, and longer ones below it. */
function areNamedBelow(lines: Line[], extents: Extent[]): boolean {
  const isName = (line: Line | undefined): boolean =>
    line !== undefined &&
    line.bullet &&
    /^\p{Lu}/u.test(line.text) &&
    !/[.,;:]$/.test(line.text) &&
    line.text.split(/\s+/).length <= MOST_NAME_WORDS &&
    evidenceOf(line.text).employer >= 0.9
  return (
    extents.length > 1 &&
    extents.every(({ at, end }) => {
      const head = withoutDates(lines[at]?.text ?? '')
      const [first, second] = [lines[at + 1], lines[at + 2]]
      const isLonger = second !== undefined && second.text.split(/\s+/).length > MOST_NAME_WORDS
      return at + 2 < end && namesJob(head) && isName(first) && isLonger
    })
  )
}

const MOST_POST_WORDS = 7
const isPostAlone = (text: string): boolean =>
  text.split(/[\s/&]+/).length <= MOST_POST_WORDS &&
  !/[.;,:]$/.test(text) &&
  namesJob(text.split(/\s[-–—|]\s|,\s|\s\(/)[0] ?? '')

const CLIENT = /^clients?\s*[:\t]/i
/** What an entry's lines say: those up to its date, and the short ones below it. */
function draftOf(lines: Line[], { start, at, end }: Extent, isNamed: boolean): Draft {
  const columns = columnsAbove(lines, at)
  const fragments: Fragment[] = []
  for (let row = start; row <= at; row += 1) {
    const line = lines[row]
    if (line) fragments.push(...fragmentsOf(line, row - at, columns))
  }
  const first = lines[at + 1]
  const heads = withoutMalls(fragments)
  if (first && isNamed) return { fragments: [...heads, ...fragmentsOf(first, 1, null)] }
  // The post may be the first item below the employer and the time.
  if (first?.bullet && at + 1 < end && !fragments.some(({ text }) => namesJob(text)) && isPostAlone(first.text))
    return { fragments: [...heads, ...fragmentsOf(first, 1, null)] }
  let told = 0
  for (let row = at + 1; row < end && told < MOST_AFTER; row += 1) {
    const line = lines[row]
    const more = line ? fragmentsOf(line, row - at, columns) : []
    if (!line || line.bullet) break
    // For whom an employer worked is told below who that is.
    if (CLIENT.test(line.text) && fragments.length > 1) continue
    if (isAside(line.text) && !OWN_WORK.test(line.text) && nameBeforePlace(line.text) === null) continue
    if (!more.some(({ role }) => role !== null) && !couldBeHead(line, lines[row + 1])) break
    fragments.push(...more)
    told += 1
  }
  return { fragments: withoutMalls(fragments) }
}

const MALL = /\b(?:mall|malls|supermalls?|plaza|arcade)$|^SM (?:City|Mega|South|Super)/i
/** "Tain Pizza" above "Harbor Mall": a mall beside another name says where that is. */
const withoutMalls = (fragments: Fragment[]): Fragment[] => {
  const [first] = fragments
  const isOther = first !== undefined && first.role === null && !namesJob(first.text) && !MALL.test(first.text)
  return fragments.filter(
    ({ text, row, role }, at) => at === 0 || !isOther || role !== null || row > 0 || !MALL.test(text),
  )
}

/** The names of the columns of a table the line may be a row of. */
function columnsAbove(lines: Line[], at: number): ColumnKind[] | null {
  const head = lines.slice(0, at).findLast(({ text }) => columnKinds(text) !== null)
  return head ? columnKinds(head.text) : null
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
    return !(heads && next?.period && period && next.period.from.year >= period.from.year)
  })
