import { expect, test } from 'vitest'
import { linesOf as read, wordsAt as at } from './testing/words-at.ts'

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
