import { expect, test } from 'vitest'
import { countText } from './filter-group.tsx'

test.each([
  [1234, 'exact', '1,234'],
  [0, 'exact', '0'],
  [1200, 'about', 'about 1,200'],
  [0, 'about', 'few'],
  [400, 'at_least', '400+'],
] as const)('%i that are %s read %s', (count, sure, text) => {
  expect(countText({ value: 'Gig', count, sure })).toBe(text)
})
