import { grouped } from '#contract/number.ts'
import type { UNDERSTOOD } from '../../rules.ts'
import { ABROAD, ANYWHERE_ABROAD, OTHER_PLACES, PLACES } from '../places/rules.ts'
import { HIGHEST_STEP, PAY_STEP } from '../said/rules.ts'
import * as say from '../words/rules.ts'

export type UnderstoodKind = (typeof UNDERSTOOD)[number]

/**
 * One thing that was understood: `label` says it to the person, `without` is the search without its words, `lexemes` are
 * names in the index, any of which a posting has that says so (`!` before one: a posting without it), `unsaid` is the name of
 * postings that say nothing of it, empty where a posting says it by its silence.
 */
export type Understood = { kind: UnderstoodKind; label: string; without: string; lexemes: string[]; unsaid: string }

export type Meaning = Omit<Understood, 'without'>
const UNSAID: Record<UnderstoodKind, string> = {
  job_type: '~j:unsaid',
  shift: '~h:unsaid',
  pay: '~f:unsaid',
  experience: '~x:unsaid',
  voice: '~v:unsaid',
  home: '~w:unsaid',
  place: '~l:unsaid',
  avoided: '',
}

export const meant = (kind: UnderstoodKind, label: string, ...lexemes: string[]): Meaning => ({
  kind,
  label,
  lexemes,
  unsaid: UNSAID[kind],
})

const PART_TIME = meant('job_type', 'part time', '~j:part-time')
const FULL_TIME = meant('job_type', 'full time', '~j:full-time')
const NO_EXPERIENCE = meant('experience', 'no experience', '~x:none')
const NIGHT = meant('shift', 'night shift', '~h:night')
const DAY = meant('shift', 'day shift', '~h:day')
export const NON_VOICE = meant('voice', 'non-voice', '~v:none')
export const HOME = meant('home', 'work from home', '~j:remote', '~w:home')
const ON_SITE = meant('home', 'on site', '~w:site')

const MEANINGS: readonly (readonly [readonly string[], ...Meaning[]])[] = [
  [say.PART_TIME, PART_TIME],
  [say.FULL_TIME, FULL_TIME],
  [say.GIG, meant('job_type', 'gig', '~j:gig')],
  [say.NIGHT, NIGHT],
  [say.DAY, DAY],
  [say.NO_EXPERIENCE, NO_EXPERIENCE],
  [say.STUDENT, PART_TIME, NO_EXPERIENCE],
  [say.NON_VOICE, NON_VOICE],
  [say.HOME, HOME],
  [say.ON_SITE, ON_SITE],
]

export const LAST_WORDS = new Map([
  ...['night', 'evening'].map((word) => [word, NIGHT] as const),
  ...['morning', 'day', 'afternoon'].map((word) => [word, DAY] as const),
])
export const SHORT_TYPES = new Map(Object.entries({ pt: PART_TIME, ft: FULL_TIME }))

const inPlace = (name: string): string =>
  `in ${name.length <= 3 ? name.toUpperCase() : name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())}`

const placeNamed = (name: string): Meaning =>
  meant('place', inPlace(name), ...(OTHER_PLACES.get(name) ?? [name.split(' ')[0]]).map((word) => `~l:${word}`))

/** Only what names a place abroad is there. */
const abroad = (label: string, ...lexemes: string[]): Meaning => ({ kind: 'place', label, lexemes, unsaid: '' })
export const ALL_ABROAD = abroad(
  'abroad',
  ...['abroad', 'overseas'].map((word) => `~e:${word}`),
  ...[...new Set([...ABROAD.values()].flat())].map((word) => `~l:${word}`),
)

export const PHRASES: ReadonlyMap<string, readonly Meaning[]> = new Map<string, readonly Meaning[]>([
  ...MEANINGS.flatMap(([phrases, ...meanings]) => phrases.map((phrase) => [phrase, meanings] as const)),
  ...PLACES.map((name) => [name, [placeNamed(name)]] as const),
  ...[...ABROAD].map(
    ([name, words]) => [name, [abroad(inPlace(name), ...words.flatMap((word) => [word, `~l:${word}`]))]] as const,
  ),
  ...ANYWHERE_ABROAD.map((name) => [name, [ALL_ABROAD]] as const),
])
/** Every step from the floor on: a posting stands under the step its highest pay reaches. Above the highest step none is told apart. */
export function payMeaning(floor: number): Meaning {
  const from = Math.min(HIGHEST_STEP, Math.floor(floor / 1000 / PAY_STEP) * PAY_STEP)
  const steps = Array.from({ length: (HIGHEST_STEP - from) / PAY_STEP + 1 }, (_, at) => `~f:${from + at * PAY_STEP}`)
  return meant('pay', `₱${grouped(Math.round(Math.min(floor, HIGHEST_STEP * 1000)))} a month or more`, ...steps)
}
