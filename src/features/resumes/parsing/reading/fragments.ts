import { LONGEST_LINE } from '../rules.ts'
import { isAside, isOnlyPlace, nameBeforePlace } from './asides.ts'
import { periodsIn, withoutDates } from './dates.ts'
import { OWN_WORK } from './evidence.ts'
import { namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { fontOf } from './fonts.ts'
import { type ColumnKind, columnKinds } from './table-heads.ts'

/** What a label before it, or the name of its column, says that something is. */
export type Role = 'title' | 'employer'
/** Some words of an entry with their look; `at` says which of the entry's parts they are. */
export type Fragment = {
  text: string
  look: string
  row: number
  at: number
  role: Role | null
  /** Alone with the place where it is, as employers stand: apart from it, or right before its comma. */
  placed?: 'apart' | 'before' | undefined
}

const LABELS: Record<Role, RegExp> = {
  title:
    /^(?:job )?(?:(?:occupation or )?position(?: held| title)?|job title|title|designation|role|rank|occupation|posisyon|trabaho|job)(?: ?#?\d{1,2})?\s*[:\t]\s*(.+)$/i,
  employer:
    /^(?:company(?: name)?|employer(?: name)?|organi[sz]ation name|(?:current|present|previous|last|past) (?:employer|employee|company|organi[sz]ation)|name (?:and address )?of (?:company|employer)|agency|organization|client|hospital|establishment|kompanya|kumpanya|vessel owner|principal)(?: ?#?\d{1,2})?\s*[:\t]\s*(.+)$/i,
}
/** "Industry: Retail": what a line with a label says is neither job nor employer, unless the label does. */
const OTHER_LABEL =
  /^(?:address|location|duties|responsibilities|duration|dates?|period|inclusive dates?|job description|(?:immediate )?supervisor|salary|reason|contact|tel|phone|website|status|department|key(?= )|main(?= )|industry|tools|type of business)\b[^:\t]{0,30}[:\t]/i
const ANY_LABEL = /^[\p{L}][\p{L} /&]{2,28}:\s/u

/** "Key responsibilities & achievements" on a line of its own, above what was done. */
const PART =
  '(?:responsibilit(?:y|ies)|achievements?|duties|accomplishments?|contributions?|highlights|qualifications|deliverables|technologies(?: used)?|tech(?:nology)? ?stack|projects?|skills(?: used)?|tools(?: used)?|environment)'
const PART_ALONE = new RegExp(
  `^(?:(?:key|main|major|core|notable|selected|job|primary) )?(?:roles?(?: and| &)? )?${PART}(?:,? (?:and|&) ${PART})?\\s*:?$`,
  'i',
)

/** "Technologies: Vue, Docker" */
const PART_LISTED = new RegExp(`^${PART}\\s?:\\s`, 'i')

/** Of papers and of the person, wherever it stands. */
const PAPERS = /^(?:passport\b|date of (?:birth|issue|expiry)\b|d\.?o\.?b\b)/i

export function isOtherFact(text: string): boolean {
  if (PART_ALONE.test(text) || PART_LISTED.test(text) || PAPERS.test(text)) return true
  if (LABELS.title.test(text) || LABELS.employer.test(text)) return false
  const [label = '', value = ''] = text.split(/:\s|\t/)
  // "Contact Center Corp.\tManila": a name and where it is.
  // So is "Department Assistant\tMay 2022 - Present": a post and its time.
  if (OTHER_LABEL.test(text)) return !namesCompany(label) && !(namesJob(label) && periodsIn(value).length > 0)
  // "Attaché: Northfield Bank Ltd (May 2019)": with its time it is a post and who it was with.
  if (namesCompany(withoutDates(value)) && periodsIn(value).length > 0) return false
  return ANY_LABEL.test(text) && ![label, value].some((part) => namesJob(part)) && !namesCompany(label)
}

/** The parts of a line that can be a job or an employer: without dates, places and kinds of work. */
export function fragmentsOf(line: Line, row: number, columns: ColumnKind[] | null): Fragment[] {
  if (columnKinds(line.text)) return []
  const labelled = line.text
    .split(/\s?[|;]\s|\t(?!:)/)
    .filter((part) => LABELS.title.test(part) || LABELS.employer.test(part))
  if (labelled.length > 1) return labelled.flatMap((text) => fragmentsOf({ ...line, text }, row, null))
  for (const role of ['title', 'employer'] as const) {
    const value = LABELS[role].exec(line.text)?.[1]
    if (value !== undefined) return [{ text: tidy(withoutDates(value)), look: '', row, at: 0, role }]
  }
  if (isOtherFact(line.text)) return []
  const named = namedCells(line, row, columns)
  if (named) return named
  const said = withoutDates(markedText(line))
  const parts = strongParts(said)
  const isBefore = parts.length === 1 && nameBeforePlace(said) !== null
  const isApart = parts.length === 1 && said.includes('\t') && said.split('\t').some(isOnlyPlace)
  const placed = isApart ? 'apart' : isBefore ? 'before' : undefined
  return parts.map((text, at) => ({ text, at, row, role: null, look: lookWithin(line, text), placed }))
}

/** "Tain College; Oban, Australia": a place behind a semicolon. */
const withPlaceBehindComma = (text: string): string =>
  text.replace(/;\s+([^;\t]{3,60})$/u, (all, place: string) => (isAside(place) ? `, ${place}` : all))

/** The cells of a row below the names of their columns, when there are as many of them. */
function namedCells(line: Line, row: number, columns: ColumnKind[] | null): Fragment[] | null {
  const cells = line.text.split('\t')
  if (!columns || cells.length !== columns.length || columnKinds(line.text)) return null
  return cells.flatMap((cell, at): Fragment[] => {
    const role = columns[at]
    if (role === 'title' || role === 'employer') return [{ text: tidy(cell), look: '', row, at, role }]
    // "Organization, Status, Year": what a table calls by another name may be the post.
    return role === 'other' && !columns.includes('title') && namesJob(cell)
      ? [{ text: tidy(cell), look: '', row, at, role: null }]
      : []
  })
}

/** "Bachelor of Science" before "in Computer Science" in other letters: one name. */
const goesOnAs = (before: string, own: string): boolean =>
  /\s$/.test(before + own.slice(0, 1)) && (/^\s*(?:of|in)\s/.test(own) || /\s(?:of|in)\s?$/.test(before))

/** The line with a tab where its font changes: a post in bold before its employer in plain letters. */
export function markedText({ text, runs }: Line, names: 'apart' | 'wholly' = 'apart'): string {
  if (runs.length < 2 || text.length > 160) return text
  let marked = ''
  let font = ''
  for (const { text: own, look } of runs) {
    if (!/[\p{L}\d]/u.test(own)) {
      if (marked !== '') marked += own
      continue
    }
    // A letter that its font lacks comes in another one, within its word.
    const isWithin = (/\p{L}$/u.test(marked) && /^\p{L}/u.test(own)) || (names === 'wholly' && goesOnAs(marked, own))
    const isNew = font !== '' && fontOf(look) !== font && !isWithin && !marked.endsWith('\t') && /\p{L}{2}/u.test(own)
    marked += isNew ? `\t${own.replace(/^\s*(?:[,:|@–—-]|(?:for|at|with|of|in)\s)\s*/u, '')}` : own
    if (!isWithin) font = fontOf(look) || font
  }
  return marked
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/\s*[,–—-]\s*(?=\t)/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()
}

function lookWithin({ runs }: Line, text: string): string {
  const start = text.slice(0, 8)
  return (
    (runs.find((run) => run.text.includes(start)) ?? runs.find((run) => start.startsWith(run.text.trim().slice(0, 8))))
      ?.look ?? ''
  )
}

/** Where an employer is on the web, behind its name. */
const ADDRESS_OF_PAGE = /\s\(?(?:https?:\/\/|www\.)\S+$/i
/** At tabs, bars, dashes, "at" and middle dots; what only says where or how is left out. */
const strongParts = (head: string): string[] =>
  head
    .split(
      /\t|\s?[|•●]\s?|\s·\s?|\s[-–—]+\s|(?<=\p{L})[-–—]\s|\s[-–—](?=\p{Lu})|\s@\s|\s(?:at|sa|via)\s(?=\p{Lu}|\d)|:\s/u,
    )
    .flatMap(slashParts)
    .flatMap(asParts)
    .map((part) => tidy(withPlaceBehindComma(part.replace(ADDRESS_OF_PAGE, ''))))
    .flatMap((part) => {
      if (part.length < 2) return []
      const name = nameBeforePlace(part)
      if (name !== null && !namesJob(name)) return [name]
      return !isAside(part) || OWN_WORK.test(part) ? [part] : []
    })

/** "Welder / Fabricator" is one job; "Cashier / Puregold" says both. */
function slashParts(text: string): string[] {
  const parts = text.split(/\s\/\s/)
  return parts.every((part) => namesJob(part.split(/,\s/)[0] ?? '')) ? [text] : parts
}

/** "Worked with Bayleaf Foods as a Cashier": who was worked for, and as what. */
function asParts(text: string): string[] {
  const plain = text.replace(
    /^\s*(?:I\s)?(?:have\s)?(?:(?:work(?:ed|ing|s)?|served|employed)\s(?:with|at|for|in)|with)\s/i,
    '',
  )
  const [employer = '', post = '', ...others] = plain.split(/,?\s[Aa]s\s(?:(?:an?|the)\s)?/)
  return others.length === 0 && employer !== '' && namesJob(post) && !/^second language/i.test(post)
    ? [employer, post]
    : [plain]
}

/** A line that has to say both is cut at its commas; "ABC, Inc." stays whole. */
export const commaParts = (part: string): string[] =>
  part
    .replace(
      /,\s*(?=(?:inc|corp|co|ltd|llc|incorporated|corporation|plc|pty|lda|gmbh|cpas?|rn|md)\b(?!-)|s\.a\.|s\.l\.|b\.v\.)/gi,
      '\u{1}',
    )
    .split(/,\s+/)
    .map((piece) => tidy(piece.replaceAll('\u{1}', ', ')))
    .filter((piece) => piece.length > 1 && !isAside(piece))

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/·★•–—-]+|[\s,;:|/·–—-]+$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\(\s*\)/g, '')
    .slice(0, LONGEST_LINE)
    .trim()
