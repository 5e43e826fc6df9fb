import { LONGEST_LINE, MOST_SKILLS } from '../rules.ts'
import { findSkills, skillNamed, withListedCapitals } from '../skills.ts'
import { isOnlyPlace } from './asides.ts'
import { periodsIn } from './dates.ts'
import { isDegree, isSchool } from './education-words.ts'
import { headingOf } from './headings.ts'
import { namesJob } from './job-titles.ts'
import type { Line } from './lines.ts'
import { placeIn } from './place-in.ts'
import type { Section } from './sections.ts'

/**
 * The skills of a resume in the person's own words, each once, at most as many as a profile holds: those of the curated
 * list wherever the person speaks of their work, with the capitals of the list where the person wrote none, and what else they list under "Skills".
 */
export function skillsOf(sections: readonly Section[]): string[] {
  const texts = sections
    .filter(
      ({ kind }) => !['head', 'education', 'references', 'personal', 'contact', 'other', 'unknown'].includes(kind),
    )
    .map(({ kind, lines }) => ({ kind, lines: kind === 'work' ? lines.filter(isNoPost) : lines }))
  texts.push({ kind: 'skills', lines: sections.filter(({ kind }) => kind === 'education').flatMap(skillsAtSchool) })
  const found = new Map<string, string>()
  const inOrder = [...texts.filter(({ kind }) => kind === 'skills'), ...texts.filter(({ kind }) => kind !== 'skills')]
  for (const { kind, lines } of inOrder) {
    for (const text of kind === 'skills' ? listsOf(lines) : [paragraphsOf(lines)]) {
      for (const { name, as_written: written } of findSkills(text))
        if (!found.has(name)) found.set(name, withListedCapitals(written))
      if (kind === 'skills') for (const item of ownItems(text)) found.set(item.toLowerCase(), item)
    }
  }
  return [...found.values()].slice(0, MOST_SKILLS)
}

/** A sentence that runs over lines is one text. */
const paragraphsOf = (lines: readonly Line[]): string =>
  lines.map(({ text, bullet, gap }) => `${bullet || gap ? '\n' : ' '}${text}`).join('')

/** "Skills: …" below a school, with the lines on which it goes on. */
function skillsAtSchool({ lines }: Section): Line[] {
  const start = lines.findIndex(({ text }) => headingOf(text)?.kind === 'skills')
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(
    (line, at) => joint([...lines.slice(start, start + 1), ...rest.slice(0, at)].at(-1)?.text ?? '', line) === null,
  )
  return lines.slice(start, end < 0 ? undefined : start + 1 + end)
}

/** What a post was called is no skill: only what was done in it. */
const isNoPost = ({ text, bullet }: Line): boolean =>
  bullet || (periodsIn(text).length === 0 && !text.split(/[,|\t]/).some((part) => namesJob(part)))

/** The lines of a list; one that runs over its line is put together again. */
function listsOf(lines: readonly Line[]): string[] {
  const lists: string[] = []
  for (const line of lines) {
    const before = lists.at(-1)
    const between = before === undefined ? null : joint(before, line)
    if (between === null) lists.push(line.text)
    else lists[lists.length - 1] = `${before}${between}${line.text}`
  }
  return lists
}

const LABELLED = /^[^,;|]{2,30}:/
/** What stands between a line and the one it goes on from; nothing at all where a word was cut; null where a list begins. */
function joint(before: string, { text, bullet, gap }: Line): '' | ' ' | null {
  if (bullet || gap || /[^.]\.\s*$/.test(before) || LABELLED.test(text) || REACHED.test(before) || REACHED.test(text))
    return null
  const [last, first] = [before.split(SEPARATORS).at(-1)?.trim() ?? '', text.split(SEPARATORS)[0]?.trim() ?? '']
  const isCut = /^\p{Ll}/u.test(first) && last !== '' && skillNamed(last) === null && skillNamed(`${last}${first}`)
  if (isCut) return ''
  const isOne = last !== '' && /\s/.test(`${last} ${first}`) && skillNamed(`${last} ${first}`) !== null
  const goesOn =
    /[,;|].*[,;|]/.test(before) || isOne || /[,;&]$|\s(?:and|or|of|in|with|for)$/i.test(before) || /^\p{Ll}/u.test(text)
  return goesOn ? ' ' : null
}

const SEPARATORS = /[,;•·●|\t]/
const LONGEST_ITEM = 40
const MOST_WORDS = 4
const NO_SKILL =
  /@\p{L}|\d{3}|[[\]()]|https?:|\b(?:i|my|am|is|are|was|have|has|can|able|years?|months?|yrs|and\/or|etc)\b|[.!?&]$/iu
/** "12 Harbor Street", in a list as a column of addresses is read. */
const STREET = /^\d{1,5}\s\p{Lu}/u
/** "Lipa City, 4217": an address, or how somebody is reached. */
const REACHED =
  /[,\s]\d{4,6}$|^(?:e-?mail|(?:tele)?phone|mobile|cell|tel|contact|address|id)(?: (?:no|number))?\b\.?\s*:/i
/** "Basic knowledge in …": how well it is known. */
const HOW_WELL =
  /^(?:(?:basic|good|strong|advanced|excellent|solid|extensive|working)\s+)?(?:knowledge|knowledge?able|proficien(?:t|cy)|familiar(?:ity)?|experienced?|skilled|expert(?:ise)?)\s+(?:in|of|with|on|at|using)\s+/i

/** Short items of a skill list that the curated list does not know, in the person's own words. */
function ownItems(text: string): string[] {
  if (REACHED.test(text) || text.endsWith(':') || periodsIn(text).length > 0) return []
  const list = withoutBrackets(text.replace(/^[^:]{2,30}:\s+/, ''))
  const items = list.split(SEPARATORS)
  const most = /[[(]/.test(text) ? MOST_WORDS : MOST_WORDS - 1
  if (items.length < 2 && list.trim().split(' ').length > most && !HOW_WELL.test(text)) return []
  if (isSentence(text, items)) return []
  return items
    .map((item) =>
      item
        .replace(/^[\s*-]+|[\s.:–—-]+$/g, '')
        .replace(/^and\s+/i, '')
        .replace(HOW_WELL, ''),
    )
    .filter((item) => item.length > 1 && item.length <= Math.min(LONGEST_ITEM, LONGEST_LINE))
    .filter(
      (item) =>
        item.split(/\s+/).length <= MOST_WORDS &&
        !NO_SKILL.test(item) &&
        !STREET.test(item) &&
        /^[\p{Lu}\d]/u.test(item),
    )
    .filter((item) => skillNamed(item) === null && findSkills(item).length === 0 && !isSomethingElse(item))
}

/** So many words before its first comma, or so many on average up to a full stop, are no list. */
const SENTENCE_WORDS = 7
const MOST_WORDS_ON_AVERAGE = 4
function isSentence(text: string, items: readonly string[]): boolean {
  const words = items.map((item) => item.trim().split(/\s+/).length)
  const average = words.reduce((sum, count) => sum + count, 0) / words.length
  return (words[0] ?? 0) >= SENTENCE_WORDS || (text.trimEnd().endsWith('.') && average > MOST_WORDS_ON_AVERAGE)
}

/** What is said in brackets belongs to what stands before them; a bracket left open goes on to the end. */
const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)?|\[[^[\]]*\]?/g, ' ').replace(/ +/g, ' ')

/** The legal form of a firm. */
const FIRM = /\b(?:inc|llc|ltd|corp|plc|gmbh|pte|pty)\b/i
/** Degrees, schools, firms and places get into a list of skills with the column beside it. */
const isSomethingElse = (item: string): boolean =>
  isDegree(item) || isSchool(item) || FIRM.test(item) || isOnlyPlace(item) || placeIn(item) === item
