import { plainWords } from '../../rules.ts'

/** Words of a place that many places share. */
const COMMON_PLACE = new Set(
  'city town province region reg metro national capital ncr of the de philippines philippine ph remote hybrid onsite on site wfh home based work from anywhere nationwide worldwide united kingdom states and or in at near greater area'.split(
    ' ',
  ),
)

/** Places that are written short, or as their country has it. */
const SHORT_PLACES = new Map(
  Object.entries({
    qc: 'quezon',
    bgc: 'taguig',
    cdo: 'cagayan',
    gensan: 'santos',
    alabang: 'muntinlupa',
    cubao: 'quezon',
    eastwood: 'quezon',
    libis: 'quezon',
    mckinley: 'taguig',
    mactan: 'lapu',
    koln: 'cologne',
    munchen: 'munich',
    wien: 'vienna',
    praha: 'prague',
    milano: 'milan',
    roma: 'rome',
  }),
)

const CITIES_OF: Readonly<Record<string, string>> = {
  manila:
    'makati taguig pasig quezon mandaluyong pasay paranaque muntinlupa alabang marikina caloocan valenzuela malabon navotas pinas pateros juan ortigas eastwood mckinley ermita cubao libis',
  cebu: 'mandaue lapu mactan talisay danao toledo naga consolacion liloan',
  laguna: 'calamba pedro rosa binan cabuyao pablo banos cruz',
  cavite: 'bacoor imus dasmarinas rosario trece tagaytay carmona silang kawit trias',
  bulacan: 'malolos meycauayan marilao bocaue baliuag marcos',
  pampanga: 'angeles clark mabalacat fernando',
  batangas: 'lipa tanauan tomas nasugbu',
  rizal: 'antipolo cainta taytay angono binangonan montalban',
  davao: 'tagum panabo digos samal',
  negros: 'bacolod dumaguete',
  iloilo: 'oton pavia',
  benguet: 'baguio trinidad',
  misamis: 'cagayan oro ozamiz',
  pangasinan: 'dagupan urdaneta lingayen',
  zambales: 'subic olongapo',
  bukidnon: 'malaybalay valencia fortich manolo',
  mindoro: 'galera calapan',
  albay: 'legazpi',
  leyte: 'tacloban ormoc',
}
const PROVINCES = Object.entries(CITIES_OF).map(([province, cities]) => [province, new Set(cities.split(' '))] as const)

/** One of them is the province, or all of Metro Manila, the other a city in it. */
const isWithin = (wide: readonly string[], place: readonly string[]): boolean =>
  PROVINCES.some(([province, cities]) => wide.includes(province) && place.some((word) => cities.has(word)))

const TOWNS = new Set(PROVINCES.flatMap(([province, cities]) => [province, ...cities]))

/** Towns that lie in a province, or in Metro Manila. */
export const townsOf = (place: string): string[] => {
  const words = placeWords(place)
  return PROVINCES.flatMap(([province, cities]) => (words.includes(province) ? [...cities] : []))
}

const CAPITAL = /\b(?:ncr|national capital region|metro manila)\b/i

/** Towns and provinces of the country that these words name. */
export const townsIn = (words: string): string[] =>
  placeWords(words.replace(CAPITAL, 'manila')).filter((word) => TOWNS.has(word))

/** Two titles that name a town each, and not one: `Operator - Caloocan`, `Operator - Quezon City`. */
export function areOtherTowns(one: string, other: string): boolean {
  const [own, theirs] = [townsIn(one), townsIn(other)]
  const isOne = (town: string, their: string) =>
    town === their || isWithin([town], [their]) || isWithin([their], [town])
  return own.length > 0 && theirs.length > 0 && !own.some((town) => theirs.some((their) => isOne(town, their)))
}

/** Cities that bear the name of their province: only what is said to be more than the city holds others. */
const isWide = (place: string, words: readonly string[]): boolean =>
  words.length === 1 &&
  ((!/city/i.test(place) && !['manila', 'cebu', 'davao'].includes(words[0] ?? '')) ||
    /metro|greater|province|region|ncr/i.test(place))

/** The words of a place that tell it from another one. */
export const placeWords = (place: string): string[] =>
  plainWords(place)
    .split(' ')
    .map((word) => SHORT_PLACES.get(word) ?? word)
    .filter((word) => word !== '' && !COMMON_PLACE.has(word))

/** `US, TX, Austin` and `Austin, TX, US`: boards write from either end; codes of countries have two letters, or are USA. */
const CODE = /^(?:[A-Z]{2}|USA)$/

function partsOf(place: string): string[] {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return CODE.test(parts[0] ?? '') ? parts.toReversed() : parts
}

const LEAST_NAME = 4
/** By what a text names a place: `angeles` for `Angeles City`. */
export const nameOfPlace = (place: string): string =>
  placeWords(partsOf(place)[0] ?? '').find((word) => word.length >= LEAST_NAME) ?? place

/**
 * One place, as far as is said: `Lipa City` and `Lipa, Batangas`. The first name counts, wherever it stands in the other;
 * what names a country or nothing at all is no other place, and a city lies in its province.
 */
export function isSamePlace(one: string, other: string): boolean {
  const [words, others] = [placeWords(one), placeWords(other)]
  const [first, theirFirst] = [placeWords(partsOf(one)[0] ?? ''), placeWords(partsOf(other)[0] ?? '')]
  if (words.length === 0 || others.length === 0) return true
  const holds = (all: string[], some: string[]) => some.some((word) => all.includes(word))
  if (holds(others, first) || holds(words, theirFirst)) return true
  return (isWide(one, words) && isWithin(words, others)) || (isWide(other, others) && isWithin(others, words))
}

/** Both name a town, and it is one. */
export const isOneTown = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  placeWords(one).length > 0 &&
  placeWords(other).length > 0 &&
  isSamePlace(one, other)
