import { expect, test } from 'vitest'
import { SAMPLE_TEAM, wrapped } from './rules.ts'

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from %i by %i of %i comes %i', (at, step, count, expected) => expect(wrapped(at, step, count)).toBe(expected))

test('three samples stand in for the team (spec 3 §7)', () => {
  expect(SAMPLE_TEAM).toHaveLength(3)
  expect(SAMPLE_TEAM.every(({ name, position, bio }) => name !== '' && position !== '' && bio !== '')).toBe(true)
})
