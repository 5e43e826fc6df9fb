import { SOMEBODY, asOne } from './articles.ts'
import { type Work, workShown } from './results.ts'
import { asDeed } from './sentences.ts'
import { heldAs } from '../work/titles.ts'
import { capital } from './words.ts'
import type { Writer } from '../../writer.ts'

/** What somebody did, with the job they did it in where that is known, and the part of the posting's job it is of. */
export type Told = { deed: string; work: Work | null; part?: string }

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

/** Stands for an employer and names none: "Various US small business", "Multiple clients". */
const NO_NAME = /^(?:various|several|multiple|different|many|private|direct) (.+)$/i
const ONE_CLIENT = /^(?:private|direct|foreign|overseas) client$/i
const PLURAL: readonly [RegExp, string][] = [
  [/(?<=[^aeiou])y$/i, 'ies'],
  [/(?<=ss|ch|sh|x)$/i, 'es'],
  [/(?<=[^s])$/i, 's'],
]
/** "various US small businesses" */
function manyOf(whom: string): string {
  if (ONE_CLIENT.test(whom.trim())) return `a ${whom.trim().toLowerCase()}`
  const [, what = ''] = NO_NAME.exec(whom.trim()) ?? []
  if (what === '') return ''
  const [end, ending] = PLURAL.find(([pattern]) => pattern.test(what)) ?? [/$/, '']
  return `${whom.trim().split(' ')[0]?.toLowerCase() ?? ''} ${what.replace(end, ending)}`
}
/** A name that ends with a full stop is set apart, so that it ends no sentence. */
function at(employer: string): string {
  const many = manyOf(employer)
  return many === '' ? ` at ${employer}${employer.endsWith('.') ? ',' : ''}` : ` for ${many}`
}

/**
 * "at Palm I served 90 guests", to stand in a sentence; `full` with the name of the job and that it goes on. Where no
 * employer is known, the job stands for it.
 */
export function clause({ deed, work }: Told, how: 'full' | 'plain' = 'plain'): string {
  if (work === null) return `I ${deed}`
  const as = how === 'full' || work.at === '' ? inJob(heldAs(work.as)) : ''
  if (work.at === '') return `${as} I ${deed}`
  const since = how === 'full' && work.when?.startsWith(' since') === true ? work.when : ''
  return `${as}${since === '' ? at(work.at) : `${at(work.at).replace(/,$/, '')}, ${manyOf(work.at) === '' ? 'where' : 'for whom'} I have worked${since},`} I ${deed}`.trim()
}

/** " at Palm", " as a freelance bookkeeper"; empty where nothing is known of it. */
export const placeOf = ({ work }: Told): string =>
  work === null ? '' : work.at === '' ? ` ${inJob(heldAs(work.as))}` : at(work.at).replace(/,$/, '')

/** "As a bookkeeper", and "in customer service" of who has only a field for a title. */
const inJob = (as: string): string => {
  // "Assistant to the CEO" is an assistant.
  const [who = as] = as.split(/ (?:to|of|for|in) /)
  return SOMEBODY.test(who) || / staff$/i.test(as) ? `as ${asOne(as)}` : `in ${as}`
}

/** Whether both were done in the same job. */
export const isSameWork = (one: Work | null, other: Work | null): boolean =>
  one !== null && other !== null && one.as === other.as && one.at === other.at

/** The same to begin a sentence with, without its full stop: "At Palm, I served 90 guests". */
export function sentence(told: Told, how: 'full' | 'plain' = 'plain'): string {
  const said = clause(told, how)
  const place = said.slice(0, Math.max(0, said.length - told.deed.length - ' I '.length))
  return place === '' ? capital(said) : `${capital(place)}${place.endsWith(',') ? '' : ','} I ${told.deed}`
}
