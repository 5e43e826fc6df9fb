import { expect, test } from 'vitest'
import { skillNamed } from '#features/resumes/parsing/skills.ts'
import { GROUPED, skillNearness } from './near-skills.ts'

test('every name is one that is read from texts', () => {
  expect(GROUPED.filter((name) => skillNamed(name) !== name)).toEqual([])
})

test.each([
  ['Xero', 'Xero', 1],
  ['Xero', 'QuickBooks', 0.5],
  ['Xero', 'Revit', 0],
  ['Basket weaving', 'Basket weaving', 1],
  ['Basket weaving', 'Xero', 0],
])('%s for %s: %s', (one, other, nearness) => {
  expect([skillNearness(one, other), skillNearness(other, one)]).toEqual([nearness, nearness])
})
