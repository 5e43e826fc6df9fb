import { gapFor } from './gaps.ts'
import type { Answers } from './known.ts'

/** What a form asks of anybody: by its words, and whether the profile holds it. */
const KINDS: readonly { kind: 'name' | 'place' | 'open'; called: RegExp }[] = [
  { kind: 'name', called: /^(?:full |complete |first and last |buong )?(?:name|pangalan)$/i },
  {
    kind: 'place',
    called:
      /^(?:(?:current|home|present|complete|exact) )?(?:location|lokasyon|city|address|lugar|tirahan|residence|place)$|^where (?:you(?:['’]?re| are) from|you live|are you from)$|^(?:kung )?(?:taga ?saan|saan nakatira)(?: ka| kayo)?$/i,
  },
  {
    kind: 'open',
    called:
      /^(?:age|edad|gender|sex|birth ?day|date of birth|civil status|(?:contact|mobile|cell ?phone|phone|cp|viber|whatsapp) ?(?:number|no|num|#)?|e-?mail(?: address)?|religion|nationality|height|weight)$/i,
  },
]
const SPLIT = /[,/+&;]| and | at /i
const LED_IN = /^(?:(?:please|kindly|your|ur|ang|iyong|complete) )+/i

type Piece = { kind: 'name' | 'place' | 'open'; text: string }
/** "Name, age at location" as its pieces; null where one of them is something else. */
function piecesOf(text: string): Piece[] | null {
  const pieces = text
    .replace(/[.?!:]$/, '')
    .split(SPLIT)
    .map((piece) => piece.trim().replace(LED_IN, ''))
    .filter((piece) => piece !== '')
  const kinds = pieces.map((piece) => KINDS.find(({ called }) => called.test(piece))?.kind)
  return kinds.includes(undefined) ? null : pieces.map((piece, at) => ({ text: piece, kind: kinds[at] ?? 'open' }))
}

/** Whether a text asks for nothing but what a form asks of anybody. */
export const isPersonal = (text: string): boolean => piecesOf(text) !== null

/** "Bea Santos, [Your answer: age], Davao City": several of those are one answer; empty for one alone. */
export function personalOf(text: string, { name, place }: Pick<Answers, 'name' | 'place'>): string {
  const pieces = piecesOf(text) ?? []
  if (pieces.length < 2) return ''
  const said = pieces.map((piece) => {
    const known = piece.kind === 'name' ? name : piece.kind === 'place' ? place : ''
    return known === '' ? gapFor(piece.text.toLowerCase()) : known
  })
  return `${said.join(', ')}.`
}
