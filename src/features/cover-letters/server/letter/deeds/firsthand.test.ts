import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['Approve refunds up to $50, above that I ask the lead', 'approved refunds up to $50'],
  [
    'Cut the queue from 90 to 20 after me and a teammate wrote macros',
    'cut the queue from 90 to 20 after a teammate and I wrote macros',
  ],
  ['Saved 4 hours a week because I wrote a script', 'saved 4 hours a week because I wrote a script'],
  ['Sold 3 units from old leads that I called back', 'sold 3 units from old leads that I called back'],
  ['Became cashier head after a year, 4 staff under me', 'became cashier head after a year'],
  ['Set up Trello for the crew of 5, they are still using it', 'set up Trello for the crew of 5'],
  ['Trained new hires in our branch', 'trained new hires in the branch'],
  ['One video that I edited reached 900k views', 'edited one video that reached 900k views'],
  ['Kalmado kahit busy, 0 complaint since 2020', 'had no complaints since 2020'],
  ['Told him what to do on my floor', null],
])('"%s" is told as "%s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
