import { expect, test } from 'vitest'
import { areOtherTowns } from './rules.ts'

test.each([
  ['Operator - Caloocan City', 'Operator - Quezon City', true],
  ['Nurse | Imus, Cavite', 'Nurse | Clark, Pampanga', true],
  ['Operator - Cebu', 'Operator - Mandaue', false],
  ['Treatment Staff - Makati / BGC', 'Treatment Staff - Taguig', false],
  ['Operator - Caloocan City', 'Operator', false],
])('%s and %s: two towns is %s', (one, other, expected) => {
  expect(areOtherTowns(one, other)).toBe(expected)
})
