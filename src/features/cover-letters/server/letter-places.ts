import { asOne } from './letter-person.ts'
import { type Work, workShown } from './letter-results.ts'
import { asDeed } from './letter-sentences.ts'
import { inSentence } from './letter-titles.ts'
import type { Writer } from './writer.ts'

/** What somebody did, with the job they did it in where that is known. */
export type Told = { deed: string; work: Work | null }

/** Finds the job a deed was done in, as far as the resume says it. */
export function placesOf({
  results = [],
  works = [],
  places = [],
}: Pick<Writer, 'results' | 'works' | 'places'>): (deed: string) => Told {
  const found = new Map<string, Work>()
  for (const [index, result] of results.entries()) {
    const deed = asDeed(result)
    const work = works[places[index] ?? -1]
    const shown = work === undefined ? null : workShown(work)
    if (deed !== null && shown !== null && !found.has(deed)) found.set(deed, shown)
  }
  return (deed) => ({ deed, work: found.get(deed) ?? null })
}

/** A name that ends with a full stop is set apart, so that it ends no sentence. */
const at = (employer: string): string => ` at ${employer}${employer.endsWith('.') ? ',' : ''}`

/** "at Palm I served 90 guests", to stand in a sentence; with the name of the job where `titled`, or where no employer is known. */
export function clause({ deed, work }: Told, titled = false): string {
  if (work === null) return `in my work I ${deed}`
  const as = titled || work.at === '' ? `as ${asOne(inSentence(work.as))}` : ''
  const place = work.at === '' ? '' : at(work.at)
  return `${as}${place} I ${deed}`.trim()
}

/** Whether both were done in the same job. */
export const isSameWork = (one: Work | null, other: Work | null): boolean =>
  one !== null && other !== null && one.as === other.as && one.at === other.at
