import { plainWords } from '../../../rules.ts'
import { cached } from '../../cached/rules.ts'
import { disjoint } from '../../sets/rules.ts'

/** Other names of countries, by the one the platform knows. */
const ALSO: Readonly<Record<string, string>> = {
  'united states': 'us,usa,united states of america,america',
  'united kingdom': 'uk,great britain,england,scotland,wales,northern ireland',
  philippines: 'ph,the philippines,phils,pilipinas',
  'united arab emirates': 'uae,dubai,abu dhabi',
  'saudi arabia': 'ksa',
  'south korea': 'korea',
  netherlands: 'the netherlands,holland',
  czechia: 'czech republic',
  turkiye: 'turkey',
  'hong kong sar china': 'hong kong',
  'cote d ivoire': 'ivory coast',
  'new zealand': 'nz',
}
/** Parts of other countries, and towns, bear these names too. */
const OF_MANY = new Set('georgia,jersey,mexico,lebanon,panama,cuba,peru,jordan,dominica,grenada,malta'.split(','))
/** No countries, though they have codes. */
const NO_COUNTRY = new Set('EU EZ UN ZZ QO AC CP DG EA IC TA XA XB'.split(' '))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** What countries are called, by how it is written. */
function namesOfCountries(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const names = codes
    .filter((code) => !NO_COUNTRY.has(code))
    .flatMap((code) => plainWords(english.of(code) ?? ''))
    .filter((name) => name !== '')
  const also = Object.entries(ALSO).flatMap(([name, list]) => list.split(',').map((other) => [other, name] as const))
  return new Map([...names.map((name) => [name, name] as const), ...also])
}
const COUNTRIES = namesOfCountries()

/** Parts of the world in which somebody sells or hires. */
const REGIONS = new Set('emea dach apac latam nordics benelux anz mena asean uki'.split(' '))
/** Named in a title, the country of most who read it says where one sits, and another one whom the work is for. */
const AT_HOME = 'philippines'

/** What says how one works, not where. */
const HOW = /\b(?:remote(?:ly)?|hybrid|on-?site|in|only|based|wfh|work from home|anywhere|candidates?|residents?)\b/gi
const BETWEEN = /[,;|/()[\]•]| [-–—] |\b(?:or|and)\b/gi
const LONGEST = 600

const partsOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .replace(HOW, ' ')
    .split(BETWEEN)
    .map(plainWords)
    .filter((part) => part !== '')

/** The countries a place names: `Manila, Philippines`, `Germany (Remote)`, `Netherlands, United Kingdom`. */
const countriesIn = cached((place): ReadonlySet<string> => {
  const parts = partsOf(place)
  const areAll = parts.every((part) => COUNTRIES.has(part))
  return new Set(parts.flatMap((part) => (areAll || !OF_MANY.has(part) ? (COUNTRIES.get(part) ?? []) : [])))
})

/** Both places name countries, and none that the other one names. */
export const areAbroad = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && disjoint(countriesIn(one), countriesIn(other))

/** Countries and parts of the world that stand alone in a title: `(Poland)`, `| UK |`, `- Nordics`. */
export const marketsOf = (title: string): Set<string> =>
  new Set(
    partsOf(title).flatMap((part) => {
      const name = REGIONS.has(part) ? part : OF_MANY.has(part) ? undefined : COUNTRIES.get(part)
      return name === undefined || name === AT_HOME ? [] : [name]
    }),
  )

const HOME = /\b(?:philippines?|filipin[oa]s?|pinoys?|pinays?|pht?|manila)\b/
/** Plain words that speak of the country most who read them sit in. */
export const speaksOfHome = (plain: string): boolean => HOME.test(plain)
