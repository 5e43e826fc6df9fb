import { LONGEST_LINE } from '../rules.ts'
import { isAside, withoutAsides } from './asides.ts'
import { mentionsJob, namesCompany, namesJob } from './job-titles.ts'

/** `split` when a comma was taken for the border between job and employer: the weakest sign there is. */
export type Entry = { title: string | null; employer: string | null; split: boolean }

const LABELLED = {
  title: /^(?:job )?(?:position(?: held| title)?|job title|title|designation|role)\s*[:\t]\s*(.+)$/i,
  employer: /^(?:company(?: name)?|employer|name of company|agency|organization|client)\s*[:\t]\s*(.+)$/i,
}
export const OTHER_LABEL =
  /^(?:address|location|duties|responsibilities|duration|date|dates|period|inclusive dates?|job description|supervisor|salary|reason|contact|tel|phone|website|status|department|key |main |industry|tools)[^:\t]{0,30}[:\t]/i
const COLUMN_NAME =
  /^(?:company|employer|hospital|agency|school|establishment|position|job title|title|designation|date|period|inclusive|from|to|years?|duration|role|place|location|address|reason)\b[^\t:]{0,30}$/i
/** The names of a table's columns. */
export const isTableHead = (text: string): boolean =>
  text.includes('\t') && text.split('\t').every((name) => COLUMN_NAME.test(name))

/** Decides together which words of an entry's lines are the job and which the employer. */
export function entryOf(heads: string[], grouped: boolean): Entry {
  const entry: Entry = { title: null, employer: null, split: false }
  const rest: string[] = []
  for (const head of heads) {
    const title = LABELLED.title.exec(head)?.[1]
    const employer = LABELLED.employer.exec(head)?.[1]
    if (title !== undefined) entry.title ??= tidy(title)
    else if (employer !== undefined) entry.employer ??= withoutAsides(tidy(employer))
    else if (!OTHER_LABEL.test(head)) rest.push(head)
  }
  const parts = rest.flatMap(strongParts)
  const only = parts.length === 1 && entry.title === null && entry.employer === null
  const cut = only ? commaParts(parts[0] ?? '', grouped) : parts
  entry.split = cut.length > parts.length
  const title = entry.title ?? best(cut, titleScore)
  const employer =
    entry.employer ??
    best(
      cut.filter((part) => part !== title && !(namesJob(part) && !namesCompany(part))),
      employerScore,
    )
  return {
    ...entry,
    title: title === null ? null : withoutAsides(title),
    employer: employer === null ? null : withoutTown(withoutAsides(employer)),
  }
}

/** "Atmosphere Resort, Dauin": what follows a whole name is where it is, whatever town that may be. */
function withoutTown(employer: string): string {
  const [, name, town] = /^(.+),\s(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u.exec(employer) ?? []
  if (name === undefined || town === undefined) return employer
  return namesCompany(name) && !namesCompany(town) && !namesJob(town) ? name : employer
}

/** The part with the highest score above nothing, the first of equals. */
function best(parts: string[], score: (part: string) => number): string | null {
  const [first] = parts.map((part) => ({ part, score: score(part) })).toSorted((a, b) => b.score - a.score)
  return first && first.score > 0 ? first.part : null
}

const endsAsCompany = (part: string): boolean => /\b(?:inc|corp|corporation|co|ltd|llc|company)\.?$/i.test(part)

function titleScore(part: string): number {
  if (endsAsCompany(part)) return 0
  const [head = ''] = part.split(/,\s/)
  if (namesJob(part) || namesJob(head)) return namesCompany(part) ? 3 : 4
  return mentionsJob(part) && !namesCompany(part) ? 2 : 0
}

const employerScore = (part: string): number => (namesCompany(part) ? 3 : /^\p{Ll}/u.test(part) ? 1 : 2)

/** The parts of a line: at tabs, bars, dashes, "at" and middle dots; what only says where or how is left out. */
const strongParts = (head: string): string[] =>
  head
    .split(/\t|\s?[|•●]\s?|\s·\s?|\s[-–—]+\s|\s@\s|\sat\s(?=\p{Lu})|\s\/\s/u)
    .map(tidy)
    .filter((part) => part.length > 1 && !isAside(part))

/** A line that has to say both is cut at its commas, where one side names a job; "ABC, Inc." stays whole. */
function commaParts(part: string, grouped: boolean): string[] {
  const pieces = part
    .replace(/,\s*(?=(?:inc|corp|co|ltd|llc|incorporated|corporation)\b(?!-))/gi, '\u{1}')
    .split(/,\s+/)
    .map((piece) => tidy(piece.replaceAll('\u{1}', ', ')))
    .filter((piece) => piece.length > 1 && !isAside(piece))
  const others = pieces.filter((piece) => titleScore(piece) === 0)
  const isOneTitle = others.length === pieces.length || (grouped && !others.some(namesCompany))
  return isOneTitle ? [part] : pieces
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .slice(0, LONGEST_LINE)
    .trim()
