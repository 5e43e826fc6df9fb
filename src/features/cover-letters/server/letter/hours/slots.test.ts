import { expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

const HOUR = 60
test.each([
  ['mornings EST until noon', [[18 * HOUR, 25 * HOUR]]],
  ['mornings until noon', [[5 * HOUR, 12 * HOUR]]],
  ['Pacific mornings', [[20 * HOUR, 34 * HOUR]]],
  ['mornings', [[5 * HOUR, 12 * HOUR]]],
  [
    'UK hours or US East until 2am Manila time',
    [
      [20 * HOUR, 26 * HOUR],
      [15 * HOUR, 26 * HOUR],
    ],
  ],
  ['no UK hours, mornings', [[5 * HOUR, 12 * HOUR]]],
  ['no nights', null],
])('"%s" is %j in Manila', (own, slots) => {
  expect(slotsOf(own)).toEqual(slots)
})
