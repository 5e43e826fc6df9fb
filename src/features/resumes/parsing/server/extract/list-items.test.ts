import { expect, test } from 'vitest'
import type { Piece } from './page-rows.ts'
import { inReadingOrder } from './reading-order.ts'

const TEXT = 'sans f1 10'
/** Words at a place: five points for each letter, ten points high. */
const at = (left: number, base: number, text: string, look = TEXT): Piece => ({
  text,
  left,
  right: left + 5 * text.length,
  base,
  size: 10,
  look,
})
const read = (...pieces: Piece[]) =>
  inReadingOrder(pieces)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .filter((line) => line.trim() !== '')

test('an "o" of its own font begins an item of a list within a list', () => {
  expect(
    read(
      at(50, 700, '• Lakas Trading Company – Naga – May 2014 to July 2017'),
      at(68, 688, 'o', 'monospace f2 10'),
      at(76, 688, 'Counted the stock of three stores and wrote it down'),
      at(68, 676, 'o', 'monospace f2 10'),
      at(76, 676, 'Packed boxes'),
    ),
  ).toEqual([
    '• Lakas Trading Company – Naga – May 2014 to July 2017',
    'o Counted the stock of three stores and wrote it down',
    'o Packed boxes',
  ])
})

test('the word "o" within a sentence begins nothing', () => {
  expect(read(at(50, 700, '• Tumulong sa tindahan tuwing Sabado'), at(60, 688, 'o Linggo'))).toEqual([
    '• Tumulong sa tindahan tuwing Sabado o Linggo',
  ])
})
