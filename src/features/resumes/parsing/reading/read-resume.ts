import type { KnownResume } from '../contract.ts'
import { LONGEST_LINE, MOST_SKILLS } from '../rules.ts'
import { findSkills, skillNamed } from '../skills.ts'
import { type Moment, periodsIn } from './dates.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { namesJob } from './job-titles.ts'
import { type Line, linesOf, type PageLine } from './lines.ts'
import { locationOf } from './location.ts'
import { toldIn, withProseListed } from './prose.ts'
import { linesIn, type Section, sectionsOf } from './sections.ts'
import { placesOf, resultsOf } from './results.ts'
import { titleOf, withoutCapitals } from './title.ts'
import { withUnheaded } from './unheaded.ts'
import { type Spell, workHistoryOf } from './work-history.ts'

/**
 * What a resume's text says (spec 2 §3, "Resume parse result"); what is not said stays null or empty. Pure: the same
 * text and day give the same answer.
 * @param now the day of reading, `2026-11-22`: "Present" ends there
 */
export function readResume(source: string | readonly PageLine[], now: string): KnownResume {
  const listed = withProseListed(withUnheaded(sectionsOf(linesOf(source))))
  const sections = [...listed, ...toldIn(listed, missingIn(listed))]
  const [year = 0, month = 1] = now.split('-').map(Number)
  const [spells, trainings] = [spellsOf(sections, 'work'), spellsOf(sections, 'training')]
  const title = titleOf(sections, spells.length > 0 ? spells : trainings)
  const [entries, results] = [[...spells, ...trainings], resultsOf(sections)]
  const summary = linesIn(sections, 'head', 'summary', 'work', 'skills').map((line) => line.text)
  return {
    title: title === null ? null : withoutCapitals(title),
    skills: skillsOf(sections),
    experience: experienceOf(
      spells.filter((spell) => !isTraining(spell)).flatMap(({ period }) => period ?? []),
      [...summary, wrapped(linesIn(sections, 'summary'))],
      { year, month } satisfies Moment,
    ),
    location: locationOf(sections),
    education: educationOf(linesIn(sections, 'education')),
    work_history: entries.map(({ work }) => ({
      ...work,
      title: work.title === null ? null : withoutCapitals(work.title),
    })),
    results,
    places: placesOf(results, entries),
  }
}

/** Who tells their life in sentences has no lists of it. */
const missingIn = (sections: Section[]): Record<'work' | 'education', boolean> => ({
  work: spellsOf(sections, 'work').length + spellsOf(sections, 'training').length === 0,
  education: educationOf(linesIn(sections, 'education')).length === 0,
})

/** Training during studies may stand among the posts. */
const isTraining = ({ work }: Spell): boolean =>
  /\b(?:interns?|internship|ojt|on[- ]the[- ]job|practicum|work immersion|student[- ](?:teacher|nurse|trainee))\b/i.test(
    work.title ?? '',
  )

/** Training during studies is named with the work, but counts for no experience. */
const spellsOf = (sections: Section[], kind: 'work' | 'training'): Spell[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => workHistoryOf(lines))
    .filter(({ work }) => work.title !== null || work.employer !== null)

const wrapped = (lines: Line[]): string => lines.map((line) => line.text).join(' ')

/** Skills of the curated list wherever the person speaks of their work, and what else they list under "Skills". */
function skillsOf(sections: Section[]): string[] {
  const texts = sections
    .filter(
      ({ kind }) => !['head', 'education', 'references', 'personal', 'contact', 'other', 'unknown'].includes(kind),
    )
    .map(({ kind, lines }) => ({ kind, lines: kind === 'work' ? lines.filter(isNoPost) : lines }))
  const found = new Map<string, string>()
  const inOrder = [...texts.filter(({ kind }) => kind === 'skills'), ...texts.filter(({ kind }) => kind !== 'skills')]
  for (const { kind, lines } of inOrder) {
    for (const text of kind === 'skills' ? listsOf(lines) : [paragraphsOf(lines)]) {
      for (const { name, as_written: written } of findSkills(text)) if (!found.has(name)) found.set(name, written)
      if (kind === 'skills') for (const item of ownItems(text)) found.set(item.toLowerCase(), item)
    }
  }
  return [...found.values()].slice(0, MOST_SKILLS)
}

/** A sentence that runs over lines is one text. */
const paragraphsOf = (lines: Line[]): string =>
  lines.map(({ text, bullet, gap }) => `${bullet || gap ? '\n' : ' '}${text}`).join('')

/** What a post was called is no skill: only what was done in it. */
const isNoPost = ({ text, bullet }: Line): boolean =>
  bullet || (periodsIn(text).length === 0 && !text.split(/[,|\t]/).some((part) => namesJob(part)))

/** The lines of a list; one that runs over its line is put together again. */
function listsOf(lines: Line[]): string[] {
  const lists: string[] = []
  for (const { text, bullet, gap } of lines) {
    const before = lists.at(-1)
    const goesOn =
      before !== undefined && !bullet && !gap && /[,;|].*[,;|]/.test(before) && !/^[^,;|]{2,30}:/.test(text)
    if (goesOn) lists[lists.length - 1] = `${before} ${text}`
    else lists.push(text)
  }
  return lists
}

const LONGEST_ITEM = 40
const NO_SKILL =
  /[@\d]{3}|https?:|\b(?:i|my|am|is|are|was|have|has|can|able|years?|months?|yrs|and\/or|etc)\b|[.!?&]$/iu
/** "12 Harbor Street", in a list as a column of addresses is read. */
const STREET = /^\d{1,5}\s\p{Lu}/u

/** Short items of a skill list that the curated list does not know, in the person's own words. */
function ownItems(text: string): string[] {
  const items = text.replace(/^[^:]{2,30}:\s+/, '').split(/[,;•·●|\t]/)
  if (items.length < 2 && text.split(' ').length > 3) return []
  return items
    .map((item) =>
      item
        .replace(/\([^)]*\)?/g, '')
        .replace(/^[\s*-]+|[\s.:–—-]+$/g, '')
        .replace(/^and\s+/i, ''),
    )
    .filter((item) => item.length > 1 && item.length <= Math.min(LONGEST_ITEM, LONGEST_LINE))
    .filter(
      (item) =>
        item.split(/\s+/).length <= 4 && !NO_SKILL.test(item) && !STREET.test(item) && /^[\p{Lu}\d]/u.test(item),
    )
    .filter((item) => skillNamed(item) === null && findSkills(item).length === 0)
}
