import type { KnownResume } from '../contract.ts'
import { type Moment } from './dates.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { type Line, linesOf, type PageLine } from './lines.ts'
import { skillsOf } from './listed-skills.ts'
import { withListsWithinWork } from './lists-within-work.ts'
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
  const listed = withProseListed(withUnheaded(withListsWithinWork(sectionsOf(linesOf(source)))))
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
