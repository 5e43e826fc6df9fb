import { expect, test } from 'vitest'
import { yearsWorked } from './work-years.ts'

test.each([
  [[{ from: '2020-01', to: '2022-01' }], 2],
  [
    [
      { from: 'January 2020', to: 'Jan. 2021' },
      { from: '06/2020', to: '01/2022' },
    ],
    2,
  ],
  [[{ from: '2024', to: 'Present' }], 2.5],
  [[{ from: 'Nov 2025' }], 1],
  [
    [
      { from: '2022', to: '2020' },
      { from: 'long ago', to: '' },
    ],
    null,
  ],
  [[{ from: '2025-11', to: '2031-01' }], 1],
  [[], null],
])('the years of %j: %s', (periods, years) => {
  expect(yearsWorked(periods, new Date('2026-11-24T00:00:00Z'))).toBe(years)
})
