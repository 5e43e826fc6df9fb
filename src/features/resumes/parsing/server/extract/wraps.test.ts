import { expect, test } from 'vitest'
import type { Piece } from './page-rows.ts'
import { inReadingOrder } from './reading-order.ts'

/** Words at the left edge, one line below the other. */
const read = (...lines: string[]) =>
  inReadingOrder(
    lines.map((text, row): Piece => ({
      text,
      left: 50,
      right: 50 + 5 * text.length,
      base: 700 - 18 * row,
      size: 10,
      look: 'sans f1 10',
    })),
  ).map((runs) => runs.map(({ text }) => text).join(''))

test('a name that ends in ñ and a letter is whole: the title below it stays a line of its own', () => {
  for (const name of ['Analyn Dela Peña', 'ANALYN DELA PEÑA', 'Ramon Acuña', 'Niño Nuño']) {
    const lines = [name, 'Bookkeeper and Data Entry Clerk', 'Iloilo City']
    expect(read(...lines)).toEqual(lines)
  }
})
