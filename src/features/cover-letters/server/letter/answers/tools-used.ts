import { spellingsOf } from '#features/resumes/parsing/skills.ts'
import { plainWords } from '#features/cover-letters/claims/words.ts'
import { programsNamed } from '../person/skills.ts'
import { asOne } from '../deeds/articles.ts'
import { type Work, workShown } from '../deeds/results.ts'
import { workedYears } from '../person/years.ts'
import { NUMBERS } from '#features/phrases/numbers/rules.ts'
import { heldAs } from '../work/titles.ts'
import { isCalled, topicsIn } from '../work/topics.ts'
import { capital, listed } from '../deeds/words.ts'
import type { Writer } from '../../writer.ts'

/** Where somebody used a program a question names, and whether their dates tell how long; the text is empty where nothing says it. */
export type Used = { text: string; dated: boolean }

const SHORTENED = 6
/** Whether a line has a program, or the name people shorten it to: "Athena" for Athenahealth. */
const names = (line: string, program: string): boolean =>
  programsNamed(line).includes(program) ||
  line.split(/[^\p{L}]+/u).some((word) => word.length >= SHORTENED && /^\p{Lu}/u.test(word) && program.startsWith(word))

/** Finds the jobs in which somebody used the program of a question, by the lines of their resume that name it. */
export function usedIn(
  question: string,
  { results = [], works = [], places = [] }: Pick<Writer, 'results' | 'works' | 'places'>,
): Used {
  const [program] = programsNamed(question)
  if (program === undefined) return { text: '', dated: false }
  const lines = results.flatMap((line, at) => (names(line, program) ? [places[at] ?? -1] : []))
  const used = works.filter((work, at) => lines.includes(at) || names(work.title ?? '', program))
  const told = used.flatMap((work) => workShown(work) ?? [])
  if (told.length === 0) return { text: '', dated: false }
  const dated = told.every(({ when = '' }) => when !== '')
  const verb = told.some(({ when = '' }) => when.startsWith(' since')) ? 'have used' : 'used'
  return { text: `I ${verb} ${program} ${placesSaid(told)}${sumOf(used)}.`, dated }
}

const sumOf = (used: NonNullable<Writer['works']>): string => {
  const years = used.length === 1 ? workedYears(used) : null
  return years === null ? '' : `, which is ${NUMBERS[years] ?? years} years`
}
const placesSaid = (told: readonly Work[]): string =>
  listed(
    told.map(
      ({ as, at, when = '' }) => `${at === '' ? `as ${asOne(heldAs(as))}` : `at ${at.replace(/[.]$/, '')}`}${when}`,
    ),
  )

/** Work that resumes name beside what was done with it: a banner may be uploaded, and a quote read. */
const DONE: Record<string, RegExp> = {
  'graphic design': /\bdesign(?:ed|ing)\b|\bgraphics?\b|\bthumbnails?\b|\b(?:photoshop|illustrator|canva)\b/i,
  'web development': /\b(?:develop|buil[dt]|cod(?:ed|ing)|program)\w*/i,
  sales: /\b(?:sold|sell\w*|sales|clos(?:ed|ing)|upsold)\b/i,
}

/**
 * How long a kind of work was part of what somebody did: the jobs with a line of it, or called so, with their dates.
 * Empty where a date is missing.
 */
export function spentOn(
  asked: string,
  of: readonly string[],
  { results = [], works = [], places = [], skills }: Pick<Writer, 'results' | 'works' | 'places' | 'skills'>,
): string {
  const isSaid = (text: string): boolean => of.every((word) => plainWords(text).split(' ').includes(word))
  const skill = of.length > 0 && [...(skills ?? []), ...works.map(({ title }) => title ?? '')].some(isSaid)
  // A word that only belongs to a kind of work does not name it: years in hotels are no years of booking them.
  const [kind] = topicsIn(asked).filter((name) => isCalled(name, asked))
  if (kind === undefined && !skill) return ''
  const isOfIt = (text: string): boolean => {
    // What stands in brackets is whom it was done for.
    const did = text.replace(/\([^()]{0,90}\)/g, ' ')
    return kind === undefined ? isSaid(did) : topicsIn(did).includes(kind) && (DONE[kind]?.test(did) ?? true)
  }
  const lines = results.flatMap((line, at) => (isOfIt(line) ? [places[at] ?? -1] : []))
  const did = works.filter((work, at) => lines.includes(at) || isOfIt(work.title ?? ''))
  const told = did.flatMap((work) => workShown(work) ?? [])
  if (told.length === 0 || told.some(({ when = '' }) => when === '')) return ''
  const goesOn = told.some(({ when = '' }) => when.startsWith(' since'))
  // A skill they do not name themselves has no more than their deeds for it.
  const own = plainWords([...(skills ?? []), ...results, ...works.map(({ title }) => title ?? '')].join(' . '))
  const name = kind?.replace(/ posts$/, '') ?? of.join(' ').replace(/\be commerce\b/, 'e-commerce')
  const isOwn = spellingsOf(name).length === 0 || ` ${own} `.includes(` ${plainWords(name)} `)
  const said = isOwn
    ? `${capital(name)} ${goesOn ? 'has been' : 'was'} part of my work`
    : `I ${goesOn ? 'have done' : 'did'} such work`
  return `${said} ${placesSaid(told)}${sumOf(did)}.`
}
