import { expect, test } from 'vitest'
import { reaching } from './numbers.ts'

test.each([
  ['made 150 cold calls a day to homeowners', 'Minimum 120 dials a day.', '120 dials a day'],
  ['made 100 cold calls a day to homeowners', 'Minimum 120 dials a day.', ''],
  ['built lists of 500 contacts a week', '400 clean contacts a week is normal.', '400 contacts a week'],
  ['edited 20 short videos per week', 'I post two reels a day.', 'two reels a day'],
  ['edited 10 short videos per week', 'I post two reels a day.', ''],
  ['encoded 1,200 invoices a month', '200 forms a week.', '200 forms a week'],
  ['took 50 to 60 calls a day', 'Up to 60 calls per day.', '60 calls a day'],
  ['took 60 calls a day', '40 tickets a day.', ''],
  ['sold 90 plans a month', 'Base of $100 a month and 5 shows a month.', ''],
  ['answered emails', 'No numbers.', ''],
])('"%s" to "%s": "%s"', (deed, posting, number) => {
  expect(reaching(deed, posting)).toBe(number === '' ? '' : `The ${number} you ask for would be no problem.`)
})
