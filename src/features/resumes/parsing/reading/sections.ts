import { isOnlyPlace } from './asides.ts'
import { periodsIn, withoutDates } from './dates.ts'
import { isDegree, isSchool } from './education-words.ts'
import { sizeOf } from './fonts.ts'
import { headingOf, isListedHeading, isOfHeadingWords, looseHeading, type SectionKind } from './headings.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import { labelsOfLists, labelsWithin } from './labels-within.ts'
import { LEVEL } from './levels.ts'
import type { Line } from './lines.ts'
import { firstLook, lookOf } from './looks.ts'
import { endsDegree, endsPoint } from './rest-lines.ts'
import { columnKinds, isTableHead } from './table-heads.ts'

export type Section = { kind: SectionKind; lines: Line[] }

const MOST_HEADING_WORDS = 5
/** So much larger than the rest is the name. */
const NAME_SIZE = 1.3

/** The parts of a resume in their order; what stands before the first heading, or below the name, is the `head`. */
export function sectionsOf(lines: Line[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  const all = withHeadingsWhole(lines.flatMap(withHeadingApart(lines)))
  const isLike = headingsAlike(all)
  const isEntry = entriesBelow(all)
  const nameSize = sizeOfName(lines)
  const isTable = tableSection(sections)
  const isLabel = labelsWithin(all)
  const isListOf = labelsOfLists(all)
  const inProjects = new Set<Section>()
  for (const line of all) {
    const isName = nameSize > 0 && sizeOf(lookOf(line)) >= nameSize && couldBeName(line)
    const before = sections.at(-1)?.lines.at(-1)
    const isRest = endsDegree(before, line)
    const isPart = isRest || isLabel(line) || isListOf(line, sections.at(-1))
    const isField = FIELD_LINE.test(before?.text ?? '') && FIELD_LINE.test(line.text)
    const isNone = line.text.endsWith('.') || isPart || isField || isEntry(line) || endsPoint(before, line)
    const known = isNone ? null : knownHeading(line.text, isName)
    const heading = known ?? (!isName && !isPart && isLike(line) ? { kind: looseHeading(line.text), rest: '' } : null)
    const table = isTable(line)
    if (table) sections.push({ kind: table, lines: [] })
    if (heading && !(line.bullet && heading.rest === '')) sections.push({ kind: heading.kind, lines: [] })
    // The name stands at the top of a column that may come second, and so may what is said of the person.
    else if ((isName || line.column) && sections.at(-1)?.kind !== 'head') sections.push({ kind: 'head', lines: [] })
    const now = sections.at(-1)
    if (heading && now && PROJECTS_DONE.test(line.text)) inProjects.add(now)
    // "Secondary Education" heads one school and says its level.
    const text = heading && !(heading.kind === 'education' && LEVEL.test(line.text)) ? heading.rest : line.text
    if (text !== '') sections.at(-1)?.lines.push(text === line.text ? line : { ...line, text, runs: [] })
  }
  return withProjectsAsWork(sections, inProjects)
}

/** In the largest letters may stand a degree or its school, too. */
const couldBeName = ({ text, bullet }: Line): boolean => !bullet && !isDegree(text) && !isSchool(text)

/**
 * Tells heads of entries that only sound like headings, "Campus Organizer": the headings we know are larger, and other lines
 * that are no headings are written as these are.
 */
function entriesBelow(lines: Line[]): (line: Line) => boolean {
  const listed = Map.groupBy(
    lines.filter(({ text, bullet }) => !bullet && isListedHeading(text)),
    lookOf,
  )
  const [look, alike] = [...listed].toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['', []]
  if (look === '' || alike.length < FEWEST_LISTED) return () => false
  // "Professional Development:" above points of a post, where headings have no colon.
  const isLabel = ({ text }: Line): boolean => text.endsWith(':') && alike.every((one) => !one.text.endsWith(':'))
  return (line) =>
    sizeOf(lookOf(line)) < sizeOf(look) &&
    (!isListedHeading(line.text) || isLabel(line)) &&
    lines.filter((one) => lookOf(one) === lookOf(line) && headingOf(one.text) === null).length >= FEWEST_ENTRIES
}
const FEWEST_LISTED = 3
const FEWEST_ENTRIES = 2

/** "Designation: …" above "Experience: from … to …": fields of one post. */
const FIELD_LINE = /^\p{Lu}[\p{L} ]{2,23}:\s+\S/u

/** "Project experience" is the work of who names no other. */
const PROJECTS_DONE = /^(?:\p{L}+ )?projects? experiences?:?$/iu
const withProjectsAsWork = (sections: Section[], inProjects: ReadonlySet<Section>): Section[] =>
  sections.some(({ kind, lines }) => (kind === 'work' || kind === 'training') && lines.length > 0)
    ? sections
    : sections.map((section) => (inProjects.has(section) ? { ...section, kind: 'work' } : section))

/** "EDUCATION AND" above "TRAINING": a heading that had no room in its column. */
const withHeadingsWhole = (lines: Line[]): Line[] =>
  lines.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1)
    const isRest =
      above !== undefined &&
      (/(?:\s(?:and|of)|[&/,])$/i.test(above.text) || isSecondHalf(above, line)) &&
      lookOf(above) === lookOf(line) &&
      [above, line].every(({ text, bullet }) => !bullet && isOfHeadingWords(text) && !/\d/.test(text)) &&
      headingOf(`${above.text} ${line.text}`) !== null
    if (!isRest) return [...whole, line]
    const text = `${above.text} ${line.text}`
    return [...whole.slice(0, -1), { ...above, text, runs: [{ text, look: lookOf(above) }] }]
  }, [])

/** "Education" above "Background", in a narrow column: the second line is no heading by itself, and stands right below. */
const isSecondHalf = (above: Line, line: Line): boolean =>
  !line.gap &&
  lookOf(line) !== '' &&
  /^\p{L}+$/u.test(line.text) &&
  headingOf(line.text) === null &&
  headingOf(above.text)?.rest === ''

/** "Education: Pasay City High School, 2008 to 2012": a heading at the beginning of its first entry. */
function headingInLine(text: string): ReturnType<typeof headingOf> {
  const [, before = ''] = /^(?:education|academic background|educational background)\s+(\S.*)$/i.exec(text) ?? []
  // "Education Bachelor of Science in Weaving"
  if (/^\p{Lu}/u.test(before) && isDegree(before)) return { kind: 'education', rest: before }
  const [, label = '', rest = ''] = /^([^:\t]{4,30}):\s+(\S.*\b(?:19|20)\d\d\b.*)$/.exec(text) ?? []
  const kind = LEVEL.test(label) ? undefined : headingOf(label)?.kind
  return kind === 'work' || kind === 'education' ? { kind, rest } : null
}

/** "Bio-data" in the largest letters stands where a name does; other headings are never one. */
function knownHeading(text: string, isName: boolean): ReturnType<typeof headingOf> {
  const heading = headingOf(text) ?? headingInLine(text)
  return isName && heading?.kind === 'personal' ? null : heading
}

/**
 * Headings in a column of their own stand beside the first line of what they head; where several do that we know, others of
 * their look do too.
 */
function withHeadingApart(lines: Line[]): (line: Line) => Line[] {
  const known = lines.filter((line) => isApart(line))
  const looks = new Set(known.map(firstLook))
  const capitals = known.every(({ text }) => isCapitals(text.split('\t')[0] ?? ''))
  const isAlike = (line: Line): boolean => {
    const [first = '', second] = line.text.split('\t')
    const few = first.split(' ').length <= MOST_HEADING_WORDS && /^[\p{L} &/]+$/u.test(first)
    return (
      second !== undefined && few && isCapitals(first) && capitals && looks.has(firstLook(line)) && !LEVEL.test(first)
    )
  }
  return (line) => (isApart(line) || (known.length >= 2 && looks.size === 1 && isAlike(line)) ? parted(line) : [line])
}

function isApart(line: Line): boolean {
  const [first = '', ...rest] = line.text.split('\t')
  const text = rest.join('\t')
  // "Educational Internship" with a town at its right is a post.
  const heads = rest.length > 0 && !/^:|^\d+$/.test(text) && !isTableHead(line.text) && !isOnlyPlace(text)
  // "Work-Study" and "Bexhill Community Garden" with nothing but their time are entries.
  if (withoutDates(text) === '' && !isListedHeading(first)) return false
  const kind = heads ? headingOf(first)?.kind : undefined
  return kind !== undefined && kind !== 'contact' && kind !== 'personal'
}

function parted(line: Line): Line[] {
  const [first = '', ...rest] = line.text.split('\t')
  const at = line.runs.findIndex((run) => run.text.includes('\t'))
  const [own, others] = [line.runs.slice(0, at), line.runs.slice(at + 1)]
  return [
    { ...line, text: first, runs: own },
    { ...line, text: rest.join('\t'), gap: false, runs: others },
  ]
}

/** The lines of every section of these kinds. */
export const linesIn = (sections: Section[], ...kinds: SectionKind[]): Line[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)

/** The size of the largest letters, if few lines have it and the others are much smaller; otherwise nothing. */
function sizeOfName(lines: Line[]): number {
  const sizes = lines.map((line) => sizeOf(lookOf(line))).toSorted((a, b) => a - b)
  const [largest, middle] = [sizes.at(-1) ?? 0, sizes[Math.floor(sizes.length / 2)] ?? 0]
  const few = sizes.filter((size) => size === largest).length <= 3
  return few && largest >= middle * NAME_SIZE ? largest : 0
}

/** A table below such a heading is of what the heading says, whatever its columns are called. */
const OWN_TABLES: ReadonlySet<SectionKind> = new Set([
  'work',
  'training',
  'education',
  'certificates',
  'references',
  'projects',
  'other',
])

/** The names of a table's columns tell what it holds, also without a heading. */
function tableSection(sections: Section[]): (line: Line) => SectionKind | null {
  return ({ text }) => {
    const kinds = columnKinds(text)
    const now = sections.at(-1)?.kind
    if (!kinds || (now && OWN_TABLES.has(now))) return null
    if (kinds.includes('school') || kinds.includes('degree')) return 'education'
    return kinds.includes('title') && kinds.includes('employer') ? 'work' : null
  }
}

const NO_HEADING = /\b(?:applied|applying|desired|position|page|resume|curriculum(?! activit))\b/i
const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text)
/** So much larger than most lines is what headings are. */
const LARGER = 1.1
const FEWEST_ALIKE = 2

type Style = { look: string; capitals: boolean }
const isOf = (line: Line, { look, capitals }: Style): boolean =>
  lookOf(line) === look && (!capitals || isCapitals(line.text))

/** Few words of nothing but a heading: no dates, no jobs, no employers. */
const couldBeHeading = (line: Line): boolean =>
  !line.bullet &&
  line.text.split(' ').length <= MOST_HEADING_WORDS &&
  !/[\t\d,;|@]|[.]$/.test(line.text) &&
  !NO_HEADING.test(line.text) &&
  !LEVEL.test(line.text) &&
  !namesJob(line.text) &&
  (isOfHeadingWords(line.text) || !(isDegree(line.text) || isSchool(line.text))) &&
  (!namesCompany(line.text) || looseHeading(line.text) !== 'unknown') &&
  periodsIn(line.text).length === 0

/** Tells lines that are written as the headings we know are, and as little else is. */
function headingsAlike(lines: Line[]): (line: Line) => boolean {
  const known = lines.filter((line) => !line.bullet && headingOf(line.text) !== null)
  const looks = Map.groupBy(known, lookOf)
  const [look, alike] = [...looks].toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['', []]
  const style = alike.length > 0 ? { look, capitals: alike.every(({ text }) => isCapitals(text)) } : unknownStyle(lines)
  // Without looks only capitals tell headings from other lines.
  if (style === null || (style.look === '' && !style.capitals)) return () => false
  const others = lines.filter((line) => isOf(line, style))
  const apart = style.look !== '' && isLarger(style.look, lines) && others.every(couldBeHeading)
  const mostly = style.look !== '' && alike.length > 2 && alike.length >= others.length / 2
  const first = lines.findIndex((line) => isOf(line, style) && (alike.length === 0 || line === known[0]))
  const headsEntry = entriesAlike(lines, others)
  return (line) =>
    isOf(line, style) &&
    couldBeHeading(line) &&
    !headsEntry(line) &&
    (lines.indexOf(line) >= first || looseHeading(line.text) !== 'unknown') &&
    (apart ||
      mostly ||
      (looseHeading(line.text) !== 'unknown' &&
        (isOfHeadingWords(line.text) || others.length <= Math.max(6, lines.length / 5))))
}

/** An employer written as headings are, above its post or its time, where another one that says what it is is written so too. */
function entriesAlike(lines: Line[], alike: Line[]): (line: Line) => boolean {
  const isAbove = (line: Line): boolean => {
    const next = lines[lines.indexOf(line) + 1]?.text ?? ''
    return namesJob(next) || (next !== '' && withoutDates(next) === '')
  }
  const areEntries = alike.some((line) => namesCompany(line.text) && headingOf(line.text) === null && isAbove(line))
  return (line) => areEntries && looseHeading(line.text) === 'unknown' && isAbove(line)
}

const isLarger = (look: string, lines: Line[]): boolean => {
  const sizes = lines.map((line) => sizeOf(lookOf(line))).toSorted((a, b) => a - b)
  return sizeOf(look) >= (sizes[Math.floor(sizes.length / 2)] ?? 0) * LARGER
}

/** Where no heading is one we know: the larger letters in which only such lines are written that could be headings. */
function unknownStyle(lines: Line[]): Style | null {
  for (const [look, alike] of Map.groupBy(lines, lookOf)) {
    const telling = alike.filter(({ text }) => looseHeading(text) !== 'unknown')
    const could = look !== '' && isLarger(look, lines) && alike.every(couldBeHeading)
    if (could && telling.length >= FEWEST_ALIKE) return { look, capitals: false }
  }
  return null
}
