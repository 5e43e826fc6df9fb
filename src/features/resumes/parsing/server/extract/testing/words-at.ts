import type { Piece } from '../page-rows.ts'
import { inReadingOrder } from '../reading-order.ts'

/** Words at a place of a page, in points: five for each letter, ten high. */
export const wordsAt = (left: number, base: number, text: string, look = 'sans f1 10'): Piece => ({
  text,
  left,
  right: left + 5 * text.length,
  base,
  size: 10,
  look,
})

/** The lines of a page as they are read. */
export const linesOf = (...pieces: Piece[]): string[] =>
  inReadingOrder(pieces)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .filter((line) => line.trim() !== '')
