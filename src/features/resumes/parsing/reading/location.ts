import type { Line } from './lines.ts'
import { placeIn } from './place-in.ts'
import { linesIn, type Section } from './sections.ts'

const LABEL =
  /(?:^|\t|\|\s*)\s*(?:(?:current|present|home|city|residential|mailing|complete|permanent|my)?\s*(?:address|location|residence|city|residing (?:at|in)|lives? in|based in|located in|home ?base))\s*(?:[:\t-]|\b(?=(?:at|in)\b)|(?<=\bin\b|\bat\b))\s*(.+)$/i
const ELSEWHERE =
  /birth|born|school|university|college|employer|company|provincial address|graduated|hospital|office address/i
const HEAD_LINES = 12

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
