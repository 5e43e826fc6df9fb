import { isAside } from './asides.ts'
import { type Period, periodsIn, singlePeriodIn, withoutDates } from './dates.ts'
import { evidenceOf } from './evidence.ts'
import { isOtherFact } from './fragments.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { firstLook } from './looks.ts'
import { isTableHead } from './table-heads.ts'

const MOST_HEAD_WORDS = 16
/** Employer, place, title: more lines no entry has before its date. */
const MOST_BEFORE = 4

/** Where an entry begins, where its date stands, and where the next one begins. */
export type Extent = { start: number; at: number; end: number; period: Period }

/** What stands at the right of a point, such as its date, is no part of it: it comes before. */
export function withNotesApart(line: Line): Line[] {
  if (!line.bullet || !line.text.includes('\t')) return [line]
  const [point = '', ...notes] = line.text.split('\t')
  if (!notes.every(isNote) || notes.every(isAside) || isNote(point)) return [line]
  return [
    { text: notes.join('\t'), bullet: false, gap: false, runs: [] },
    { ...line, text: point },
  ]
}

/** "Packhaus. Senior Designer. Sept. 2021 – now. Packaging for thirty brands.": parts that end with full stops. */
export function withStopsApart(line: Line): Line[] {
  const [period] = periodsIn(line.text)
  if (!period) return [line]
  const told = toldBehind(line, period)
  if (told) return told
  const before = line.text.slice(0, period.at)
  const parts = before.split(/(?<=\p{L}{3})\.\s+/u).filter(Boolean)
  const isShortName = (part: string) => /^\p{Lu}/u.test(part) && part.split(/\s+/).length <= 6
  if (!/\.\s+$/.test(before) || parts.length < 2 || !parts.every(isShortName) || !parts.some(namesJob)) return [line]
  const rest = line.text.slice(period.end).replace(/^[.\s]+/, '')
  const head = { ...line, text: [...parts, line.text.slice(period.at, period.end)].join('\t'), runs: [] }
  return rest === '' ? [head] : [head, { text: rest, bullet: true, gap: false, runs: [] }]
}

/** "Oct 2021: worked with Bayleaf as a voter clerk.": a whole entry in few words, as an item too. */
export function withTimeBehind(line: Line): Line {
  const [, time = '', worked = '', employer = '', post = ''] = TOLD_SHORT.exec(line.text) ?? []
  const isTime = worked + post !== '' && time !== '' && withoutDates(time).replace(/[\s–—-]/g, '') === ''
  if (!isTime || employer.split(/\s+/).length > MOST_NAME_WORDS || post.split(/\s+/).length > MOST_NAME_WORDS)
    return line
  const text = [post && `Position: ${post}`, `Company: ${employer}`, time].filter(Boolean).join('\t')
  return { ...line, text, bullet: false, runs: [] }
}
const MOST_NAME_WORDS = 6
const TOLD_SHORT =
  /^([^:]{4,40}):\s*((?:I\s)?worked (?:with|at|for|in) )?([^.,;]{2,60}?)(?: as (?:an? |the )?([^.,;]{3,60}))?\.?$/i

/** What is told behind the time is no part of the entry's head: "Developer at Stratpoint, 2021 – 2023. I wrote tests." */
function toldBehind(line: Line, { end }: Period): Line[] | null {
  const [head, rest] = [line.text.slice(0, end), line.text.slice(end)]
  // "Branch Head (2016-2020) - Desmark Corp. - ran one branch with nine people"
  const dash = /\s[-–—]\s(?=\p{Ll}[\p{Ll}']*\s\S+\s\S)/u.exec(rest)
  if (dash && withoutDates(head + rest.slice(0, dash.index)).split(/\s+/).length <= MOST_HEAD_WORDS)
    return [
      { ...line, text: head + rest.slice(0, dash.index), runs: [] },
      { text: rest.slice(dash.index + dash[0].length), bullet: true, gap: false, runs: [] },
    ]
  const isTold = /^\)?\.\s+\p{Lu}.*[.!]$/u.test(rest) && head.split(/\s+/).length <= MOST_HEAD_WORDS
  if (!isTold || /\.\s/.test(withoutDates(head))) return null
  return [
    { ...line, text: rest.startsWith(')') ? `${head})` : head, runs: [] },
    { text: rest.replace(/^[).\s]+/, ''), bullet: true, gap: false, runs: [] },
  ]
}

const isNote = (text: string): boolean =>
  isAside(text) || ((periodsIn(text).length > 0 || singlePeriodIn(text) !== null) && isAside(withoutDates(text)))

const periodOf = ({ text, bullet }: Line): Period | null =>
  isSentence(text) ? null : (periodsIn(text).at(0) ?? (bullet && !IN_BRACKETS.test(text) ? null : singlePeriodIn(text)))

/** "Harbor Gas Corporation (2021)": an employer and its year, as an item too. */
const IN_BRACKETS = /^[^()]{3,60}\s?\((?:19|20)\d\d\)$/

const isSentence = (text: string): boolean =>
  text.length > 160 ||
  (/[.;]$/.test(text) && text.split(' ').length > MOST_HEAD_WORDS - 4 && !/\b(?:inc|corp)\.$/i.test(text))

/** A post may be an item of a list itself: a job or an employer with its time, and little more. */
function isListedPost({ text, bullet }: Line): boolean {
  if (!bullet || periodsIn(text).length === 0) return false
  const rest = withoutDates(text).replace(/^[\s:–-]+/, '')
  const { title, employer } = evidenceOf(rest)
  if (/^\s*(?:I\s)?work(?:ed|ing|s)?\s(?:with|at|for|in)\s\p{L}/iu.test(rest)) return rest.split(/\s+/).length <= 14
  return rest.split(/\s+/).length <= 10 && (title > 2 || employer > 2 || rest.split(/\t|,\s|\s[-–—|]\s/).some(namesJob))
}

/** Who writes everything small begins with the job: "data engineer @ First Circle". */
const isSmallPost = (text: string): boolean =>
  /^\p{Ll}/u.test(text) && isShort(text) && namesJob(text.split(/\s[@|–—-]\s|\sat\s|,\s/)[0] ?? '')
const isShort = (text: string): boolean => text.split(/\s+/).length <= 8 && !/[.;]$/.test(text)

const isTimeAlone = (text: string): boolean => periodsIn(text).length > 0 && withoutDates(text) === ''

/** What is said in brackets between a head and its time, such as what was used there, comes below the time. */
export const withBracketsBelow = (lines: Line[]): Line[] =>
  lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    if (isBetween(line, below)) return below ?? line
    return above && isBetween(above, line) ? above : line
  })
const isBetween = ({ text, bullet }: Line, below: Line | undefined): boolean =>
  !bullet && /^\(.{3,}\)$/.test(text) && periodsIn(text).length === 0 && below !== undefined && isTimeAlone(below.text)

export function couldBeHead(line: Line, next: Line | undefined): boolean {
  const { text, bullet } = line
  const isEntry = next && !next.bullet && text.includes('\t') && isNote(text.split('\t').at(-1) ?? '')
  // A post or an employer as an item, with more about it below.
  const isBegun = next && !next.bullet && !next.gap && (namesJob(text) || namesCompany(text)) && isShort(text)
  // An employer right above its time, both of them items.
  const isAboveTime = next?.bullet && isShort(text) && isTimeAlone(next.text)
  if (bullet && !isEntry && !isBegun && !isAboveTime && !isListedPost(line)) return false
  return (
    !isTableHead(text) &&
    !isOtherFact(text) &&
    // "eBay" and "i4Soft" are names.
    (!/^(?:\p{Ll}(?![\p{Lu}\d])|\([^\t]*$)/u.test(text) || isSmallPost(text)) &&
    !/^[-–](?=\p{L})/u.test(text) &&
    !/\S@\w|https?:/.test(text) &&
    withoutDates(text).split(/\s+/).length <= (isNameAboveTime(line, next) ? MOST_NAMED_WORDS : MOST_HEAD_WORDS) &&
    !(text.endsWith('.') && text.split(' ').length > 3 && !namesCompany(text.slice(-12)))
  )
}

/** Two employers of one post, put together from their lines, right above its time. */
const isNameAboveTime = ({ text }: Line, next: Line | undefined): boolean =>
  next !== undefined && periodsIn(next.text).length > 0 && isNote(next.text) && namesCompany(text)
const MOST_NAMED_WORDS = 24

const linesThatTell = (lines: Line[], from: number, to: number): number =>
  lines.slice(from, to).filter(({ text }) => !isAside(text)).length

/** Finds where entries begin: with the look of the first one, or so many lines before their date as in most of them. */
export function extentsOf(lines: Line[]): Extent[] {
  const heads = lines.map((line, index) => couldBeHead(line, lines[index + 1]) || isLabelled(line))
  const dated = withTimesAlike(
    lines,
    lines.flatMap((line, at) => {
      const period = periodOf(line)
      return period && (heads[at] || !line.bullet || isNote(line.text) || TIME_LABEL.test(line.text))
        ? [{ at, period }]
        : []
    }),
  )
  const before = dated.map(({ at }, index) => earliest(lines, heads, (dated[index - 1]?.at ?? -1) + 1, at))
  const usual = usualCount(before.map((start, index) => linesThatTell(lines, start, dated[index]?.at ?? 0)))
  const begun = lookOfFirst(lines, before, dated)
  const starts = before.map((start, index) => {
    const at = dated[index]?.at ?? 0
    let from = start
    while (from < at && linesThatTell(lines, from, at) > usual && !isNameApart(lines, from, at)) from += 1
    const most = Math.max(at - start < 1 ? 0 : (dated[0]?.at ?? 0) - (before[0] ?? 0), at - from)
    const alike = begun === null || index === 0 ? -1 : sameLook(lines, Math.max(start, at - most), at, begun)
    return alike < 0 ? from : alike
  })
  return dated.map(({ at, period }, index) => ({
    start: starts[index] ?? at,
    at,
    period,
    end: starts[index + 1] ?? lines.length,
  }))
}

/**
 * Right above a post with its time: a name apart from the points of another entry, or below what is told of it, when it is an
 * employer by its words.
 */
const isNameApart = (lines: Line[], from: number, at: number): boolean => {
  const [above, name, post] = [lines[from - 1], lines[from], lines[at]]
  if (!above || !name || !post || at - from !== 1 || post.gap) return false
  const isApart = above.bullet && name.gap
  const [said = ''] = name.text.split('\t')
  const isShortName = said.split(/\s+/).length <= MOST_NAME_WORDS && !said.endsWith('.')
  const isEmployer = !name.bullet && !couldBeHead(above, name) && isShortName && namesCompany(said)
  return (isApart || isEmployer) && namesJob(withoutDates(post.text)) && !namesJob(name.text)
}

/** "Duration: …" is the time of its entry, as an item too. */
const TIME_LABEL =
  /^(?:duration|period|tenure|time ?(?:frame|period)|dates?(?: of (?:joining|employment|service))?|experience|employment period)\s*[:\t]/i
type Dated = { at: number; period: Period }
const FEWEST_ALIKE = 2
const isSpan = ({ period: { from, to } }: Dated): boolean =>
  to === 'present' || from.year !== to.year || from.month !== to.month

/**
 * Entries of one resume say their times alike: among spans, "Data Structures (2018)" is no entry; where times end their
 * lines behind a comma, so does a year alone.
 */
function withTimesAlike(lines: Line[], dated: Dated[]): Dated[] {
  if (dated.filter(isSpan).length < FEWEST_ALIKE) return dated
  const textAt = (at: number): string => lines[at]?.text ?? ''
  const told = dated.filter(
    (one) =>
      !isTold(textAt(one.at)) && (isSpan(one) || !/\([^()]*\)$/.test(textAt(one.at)) || saysPost(textAt(one.at))),
  )
  const behindComma = told.filter(({ at, period }) => /,\s*$/.test(textAt(at).slice(0, period.at)))
  if (behindComma.length < FEWEST_ALIKE) return told
  const more = lines.flatMap(({ text, bullet }, at) => {
    const [, head = '', time = ''] = /^(.+),\s+([^,]{4,20}?)\.?$/.exec(text) ?? []
    const single = bullet || head === '' || periodsIn(text).length > 0 ? null : singlePeriodIn(time)
    return single && isShort(head) && !told.some((one) => one.at === at)
      ? [{ at, period: { ...single, at: head.length, end: text.length } }]
      : []
  })
  return [...told, ...more].toSorted((a, b) => a.at - b.at)
}
/** "Ran the yearly campaign for 2018 and 2019.": told, and no head of an entry. */
const isTold = (text: string): boolean =>
  text.endsWith('.') && (withoutDates(text).match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length > 2
const saysPost = (text: string): boolean => {
  const rest = withoutDates(text)
  return namesJob(rest) || namesCompany(rest)
}

const LABELLED_HEAD =
  /^(?:company|employer(?: name)?|(?:current|present|previous|last|past) (?:employer|employee|company)|position|designation|job title|agency|name of company|role)\b[^:\t]{0,20}[:\t]/i
const isLabelled = ({ text }: Line): boolean => LABELLED_HEAD.test(text)

/** As far up as lines can be the head of the entry. */
function earliest(lines: Line[], heads: boolean[], least: number, at: number): number {
  let start = at
  let told = 0
  while (start > least && told < MOST_BEFORE && (heads[start - 1] || isPlaceFact(lines[start - 1]))) {
    start -= 1
    if (!isAside(lines[start]?.text ?? '')) told += 1
    // Where the time stands apart from what it is of, every line does.
    const areAllApart = lines.slice(start, at + 1).every(({ gap }) => gap)
    if (lines[start]?.gap && told > 0 && at - start > 0 && !areAllApart) break
  }
  return start
}

/** "Location: …", "Supervisor: …" may stand between employer and date; what was done stands behind it. */
const isPlaceFact = (line: Line | undefined): boolean =>
  line !== undefined &&
  isOtherFact(line.text) &&
  !/^(?:duties|responsibilit|job desc|key |main |tools|achieve|accompl|tech|reason|salary)/i.test(line.text)

/** The look with which the first entry begins, where it tells entries from what stands in them. */
function lookOfFirst(lines: Line[], starts: number[], dated: { at: number }[]): string | null {
  const first = starts[0]
  const beginning = first === undefined ? undefined : lines[first]
  const look = beginning ? firstLook(beginning) : ''
  if (look === '') return null
  const within = lines.filter((line, index) => line.bullet || (index > (dated[0]?.at ?? 0) && line.text.endsWith('.')))
  return within.some((line) => firstLook(line) === look) ? null : look
}

/** The line nearest above the date that begins as entries do, with those of that look right above it. */
function sameLook(lines: Line[], start: number, at: number, look: string): number {
  const has = (index: number) => lines.slice(index, index + 1).some((line) => firstLook(line) === look)
  let from = at
  while (from >= start && !has(from)) from -= 1
  if (from < start) return -1
  while (from > start && has(from - 1)) from -= 1
  return from
}

/** The middle one of what was counted, the smaller of two; the first entry has nothing before it that is not its own. */
function usualCount(counts: number[]): number {
  const first = counts[0] ?? 0
  const middle = counts.toSorted((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0
  // A section that begins with a date has its dates before all else.
  return counts.length > 2 && first > 0 ? Math.min(Math.max(first, middle), MOST_BEFORE) : first
}
