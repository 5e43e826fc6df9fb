import { escaped } from '#contract/pattern.ts'
import type { Line } from './lines.ts'
import { CITIES, PROVINCES } from './places.ts'
import { linesIn, type Section } from './sections.ts'

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
const LABEL =
  /(?:^|\t|\|\s*)\s*(?:(?:current|present|home|city|residential|mailing|complete|permanent|my)?\s*(?:address|location|residence|city|residing (?:at|in)|lives? in|based in|located in|home ?base))\s*(?:[:\t-]|\b(?=(?:at|in)\b)|(?<=\bin\b|\bat\b))\s*(.+)$/i
const ELSEWHERE =
  /birth|born|school|university|college|employer|company|provincial address|graduated|hospital|office address/i
const HEAD_LINES = 12

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

/** Where the person lives: a labelled address first, then the lines around the name; never an employer's or a school's place. */
export function locationOf(sections: Section[]): string | null {
  const own = linesIn(sections, 'head', 'contact', 'personal', 'summary')
  return labelled(own) ?? fromHead(sections)
}

function labelled(lines: Line[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    if (ELSEWHERE.test(text)) continue
    const value = LABEL.exec(text)?.[1]
    const alone = /^(?:(?:current|present|home|city|permanent|complete)? ?address|location)\s*:?$/i.test(text)
    if (value === undefined && !alone) continue
    // Long addresses run on into the next line.
    const next = lines[index + 1]?.text ?? ''
    const place = placeIn(`${value ?? ''} ${/[:@]/.test(next) ? '' : next}`)
    if (place !== null) return place
  }
  return null
}

function fromHead(sections: Section[]): string | null {
  const near = [
    ...linesIn(sections, 'head').slice(0, HEAD_LINES),
    ...linesIn(sections, 'contact'),
    ...linesIn(sections, 'personal'),
  ]
  for (const [index, { text }] of near.entries()) {
    if (ELSEWHERE.test(text)) continue
    const place = placeIn(text)
    if (place === null) continue
    const next = near[index + 1]?.text ?? ''
    // "Brgy. Uno, Lipa City," goes on with its province.
    return text.endsWith(',') && !/[:@]/.test(next) ? (placeIn(`${text} ${next}`) ?? place) : place
  }
  return null
}
