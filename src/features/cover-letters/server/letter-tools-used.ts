import { programsNamed } from './letter-skills.ts'
import { workShown } from './letter-results.ts'
import { workedYears } from './letter-years.ts'
import { NUMBERS } from '#features/phrases/numbers/rules.ts'
import { listed } from './letter-words.ts'
import type { Writer } from './writer.ts'

/** Where somebody used a program a question names, and whether their dates tell how long; the text is empty where nothing says it. */
export type Used = { text: string; dated: boolean }

/** Finds the jobs in which somebody used the program of a question, by the lines of their resume that name it. */
export function usedIn(
  question: string,
  { results = [], works = [], places = [] }: Pick<Writer, 'results' | 'works' | 'places'>,
): Used {
  const [program] = programsNamed(question)
  if (program === undefined) return { text: '', dated: false }
  const lines = results.flatMap((line, at) => (programsNamed(line).includes(program) ? [places[at] ?? -1] : []))
  const used = works.filter((work, at) => lines.includes(at) || programsNamed(work.title ?? '').includes(program))
  const told = used.flatMap((work) => workShown(work) ?? [])
  if (told.length === 0) return { text: '', dated: false }
  const dated = told.every(({ when = '' }) => when !== '')
  const years = used.length === 1 ? workedYears(used) : null
  const sum = years === null ? '' : `, which is ${NUMBERS[years] ?? years} years`
  const where = told.map(({ as, at, when = '' }) => `${at === '' ? `as ${as}` : `at ${at.replace(/[.]$/, '')}`}${when}`)
  return { text: `I used ${program} ${listed(where)}${sum}.`, dated }
}
