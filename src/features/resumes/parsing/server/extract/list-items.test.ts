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

test('below centred lines and a heading, what begins where the heading does is no item', () => {
  expect(
    read(
      at(130, 720, 'Luz Reyes'),
      at(48, 706, 'luz@oban.example, 12 Harbor Street, Oban, Bexhill'),
      at(72, 670, 'WORK EXPERIENCE'),
      at(72, 650, 'Volunteer Listener'),
      at(72, 636, 'Tidewell (2022-2023)'),
      at(90, 622, '• Listened to callers at night'),
      at(90, 608, '• Wrote down what they asked for'),
      at(72, 586, 'Graphic Designer'),
      at(72, 572, 'Morrow Parish (2023-2024)'),
      at(90, 558, '• Drew posters for the harvest'),
    ),
  ).toEqual(
    expect.arrayContaining([
      'Volunteer Listener',
      'Tidewell (2022-2023)',
      'Graphic Designer',
      'Morrow Parish (2023-2024)',
    ]),
  )
})
