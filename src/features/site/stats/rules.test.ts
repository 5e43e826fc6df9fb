import { expect, test } from 'vitest'
import { COUNT_MS, COUNT_STEPS, countedTo } from './rules.ts'

test('a counter climbs in 30 steps within 1.5 seconds, never falls and ends on the figure', () => {
  expect([COUNT_STEPS, COUNT_MS]).toEqual([30, 1500])
  const shown = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => countedTo(317, step))
  expect([shown[0], shown.at(-1)]).toEqual([0, 317])
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect([countedTo(5, -1), countedTo(5, 99), countedTo(0, 12)]).toEqual([0, 5, 0])
})
