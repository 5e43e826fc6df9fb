import { escaped } from '#contract/pattern.ts'
import { CITIES, PROVINCES } from './places.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('ñ', 'n').replace(/\s+/g, ' ')
/** Longer names first: "San Jose del Monte" is not "San Jose". */
const anyOf = (names: readonly string[]): string =>
  [...new Set(names.map(plain))]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

const CITY = anyOf(CITIES)
const PROVINCE = anyOf(PROVINCES)
/** The words with which names of places begin: a line without any of them need not be searched. */
const FIRST_WORDS = new Set([...CITIES, ...PROVINCES].map((name) => /^[\p{L}\d]+/u.exec(plain(name))?.[0] ?? ''))
const mayNamePlace = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => FIRST_WORDS.has(word))
/** A place, but no street, school or village that is called after one. */
const NO_STREET = String.raw`(?!\s+(?:st\b|str\b|street|ave\b|avenue|rd\b|road|blvd|boulevard|drive|dr\b|hi-?way|highway|ext\b|extension|village|subd|subdivision|homes|heights|hills|compound|bldg|building|tower|residences?|university|college|school|hospital|national|medical|state|science high))`
const NOT_WITHIN = String.raw`(?<![\p{L}\d]|\b(?:of|brgy\.?|barangay|bgy\.?|sitio|purok|zone|university|college|near|gen\.|don|dona|pres\.|president|port|fort|new) )`
const PLACE = new RegExp(
  `${NOT_WITHIN}(?:(?<city>${CITY})(?![\\p{L}-])${NO_STREET}(?:[\\s,]+(?:\\d{4}[\\s,]+)?(?<province>${PROVINCE})(?![\\p{L}-])${NO_STREET}(?! city))?|(?<only>${PROVINCE})(?![\\p{L}-])${NO_STREET})`,
  'giu',
)

/** Where a line says somebody is, in its own words: "City, Province", or what of it is there. */
export function placeIn(line: string): string | null {
  // Letters keep their places: only ñ, one letter as well, is spelled otherwise.
  const text = line.normalize('NFC').replace(/ñ/g, 'n').replace(/Ñ/g, 'N')
  if (!mayNamePlace(text)) return null
  const found = [...text.matchAll(PLACE)]
  const best =
    found.findLast(({ groups }) => groups?.['province']) ??
    found.findLast(({ groups }) => groups?.['city']) ??
    found.at(-1)
  if (!best) return null
  const written = line.normalize('NFC').slice(best.index, best.index + best[0].length)
  return written
    .replace(/[\s,]+\d{4}[\s,]+/, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}
