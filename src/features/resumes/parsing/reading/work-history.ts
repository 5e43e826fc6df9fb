import type { Work } from '../contract.ts'
import { LONGEST_LINE, MOST_ENTRIES } from '../rules.ts'
import { type Moment, type Period, periodsIn, withoutDates } from './dates.ts'
import { mentionsJob, namesCompany, namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { placeIn } from './location.ts'

/** An entry with its period, before it goes on the wire. */
export type Spell = { work: Work; period: Pick<Period, 'from' | 'to'> }

const LABELLED = {
  title: /^(?:job )?(?:position(?: held| title)?|job title|title|designation|role)\s*[:\t]\s*(.+)$/i,
  employer: /^(?:company(?: name)?|employer|name of company|agency|organization|client)\s*[:\t]\s*(.+)$/i,
}
const OTHER_LABEL =
  /^(?:address|location|duties|responsibilities|duration|date|dates|period|inclusive dates?|job description|supervisor|salary|reason|contact|tel|phone|website|status|department|key |main |industry|tools)[^:\t]{0,30}[:\t]/i
const TABLE_HEAD = /^(?:company|employer|position|job title|date|period|inclusive|years?|duration|role)[^\t]*\t/i
const MOST_HEAD_WORDS = 12
const HEAD_LINES = 3

/** Every dated piece of work of the section, in its order. */
export function workHistoryOf(lines: Line[]): Spell[] {
  const dated = lines.map((line) => periodsIn(line.text).at(0) ?? null)
  const claimed = new Set<number>()
  const spells: Spell[] = []
  for (const [index, period] of dated.entries()) {
    const line = lines[index]
    if (!period || !line || spells.length >= MOST_ENTRIES || isSentence(line.text)) continue
    const heads = headLines(lines, index, { dated, claimed })
    const work = entryOf(heads)
    spells.push({ work: { ...work, from: written(period.from), to: written(period.to) }, period })
  }
  return spells
}

const written = (moment: Moment | 'present'): string =>
  moment === 'present'
    ? 'present'
    : moment.month === null
      ? String(moment.year)
      : `${moment.year}-${String(moment.month).padStart(2, '0')}`

const isSentence = (text: string): boolean =>
  text.length > 140 || (text.endsWith('.') && text.split(' ').length > MOST_HEAD_WORDS)

const couldBeHead = ({ text, bullet }: Line): boolean =>
  !bullet &&
  !TABLE_HEAD.test(text) &&
  !OTHER_LABEL.test(text) &&
  !/^[\p{Ll}(]/u.test(text) &&
  !/@|https?:/.test(text) &&
  text.split(/\s+/).length <= MOST_HEAD_WORDS &&
  !(text.endsWith('.') && !namesCompany(text.slice(-12)))

type Marks = { dated: (Period | null)[]; claimed: Set<number> }

/** The dated line without its date, then the lines above that belong to it, then, where those say too little, below. */
function headLines(lines: Line[], index: number, { dated, claimed }: Marks): string[] {
  const own = withoutDates(lines[index]?.text ?? '')
  const heads = own === '' ? [] : [own]
  claimed.add(index)
  const isFree = (at: number) => {
    const line = lines[at]
    return line !== undefined && !dated[at] && !claimed.has(at) && couldBeHead(line)
  }
  for (
    let at = index - 1;
    at >= index - HEAD_LINES && isFree(at) && !(lines[at + 1]?.gap && heads.length > 0 && tells(heads));
    at -= 1
  ) {
    if (tells(heads)) break
    heads.unshift(lines[at]?.text ?? '')
    claimed.add(at)
    if (lines[at]?.gap) break
  }
  for (let at = index + 1; at <= index + HEAD_LINES && !tells(heads) && isFree(at) && !lines[at]?.gap; at += 1) {
    heads.push(lines[at]?.text ?? '')
    claimed.add(at)
  }
  return heads
}

/** Whether both the job and the employer are known already. */
function tells(heads: string[]): boolean {
  const { title, employer } = entryOf(heads)
  return title !== null && employer !== null
}

type Entry = { title: string | null; employer: string | null }

function entryOf(heads: string[]): Entry {
  const entry: Entry = { title: null, employer: null }
  const rest: string[] = []
  for (const head of heads) {
    const title = LABELLED.title.exec(head)?.[1]
    const employer = LABELLED.employer.exec(head)?.[1]
    if (title !== undefined) entry.title ??= tidy(title)
    else if (employer !== undefined) entry.employer ??= tidy(employer)
    else if (!OTHER_LABEL.test(head)) rest.push(head)
  }
  const parts = rest.flatMap(partsOf)
  const title =
    entry.title ??
    parts.find((part) => namesJob(part) && !endsAsCompany(part)) ??
    parts.find((part) => mentionsJob(part) && !namesCompany(part)) ??
    null
  const others = parts.filter((part) => part !== title && !isOnlyPlace(part) && !isAside(part))
  const employer = entry.employer ?? others.find(namesCompany) ?? others.find((part) => !namesJob(part)) ?? null
  return { title, employer }
}

const endsAsCompany = (part: string): boolean => /\b(?:inc|corp|corporation|co|ltd|llc|company)\.?$/i.test(part)
const isOnlyPlace = (part: string): boolean => {
  const place = placeIn(part)
  const bare = part.replace(/[\s,]*(?:philippines|phils?\.?|\d{4})\s*$/i, '')
  return (
    /^(?:philippines|remote|work from home|wfh|home-?based|usa|us|uk|australia|canada|singapore|dubai,? ?(?:uae)?)$/i.test(
      part,
    ) ||
    (place !== null && place.length >= bare.length - 2)
  )
}
const isAside = (part: string): boolean =>
  /^(?:full[- ]time|part[- ]time|contract(?:ual)?|freelance|project[- ]based|probationary|regular|permanent|seasonal|hybrid|remote|\d+ (?:months?|years?).*)$/i.test(
    part,
  )

/** The parts of a head: at tabs, bars, dashes, "at"; at commas too, but "ABC, Inc." stays whole. */
function partsOf(head: string): string[] {
  return head
    .split(/\t|\s[|•·●]\s?|\s[-–—]+\s|\s@\s|\sat\s(?=\p{Lu})|\s\/\s/u)
    .flatMap((part) =>
      part.replace(/,\s*(?=(?:inc|corp|co|ltd|llc|incorporated|corporation)\b)/gi, '\u{1}').split(/,\s+/),
    )
    .map((part) => tidy(part.replaceAll('\u{1}', ', ')))
    .filter((part) => part.length > 1)
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .slice(0, LONGEST_LINE)
    .trim()
