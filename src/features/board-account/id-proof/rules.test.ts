import { expect, test } from 'vitest'
import { endOfManilaDay, idStands, ladderOf } from './rules.ts'

test('each step counts what it opens together with the steps below it', () => {
  const asked = [
    { min_id_proof: 60, jobs: 4 },
    { min_id_proof: 52, jobs: 2 },
    { min_id_proof: 55, jobs: 1 },
    { min_id_proof: 98, jobs: 1 },
  ]
  expect(ladderOf(asked)).toEqual({
    blocked: 8,
    steps: [
      { at: 55, more: 3 },
      { at: 60, more: 7 },
      { at: 99, more: 8 },
    ],
  })
  expect(ladderOf([])).toEqual({ blocked: 0, steps: [] })
})

test.each([
  ['2026-11-23', 'soon'],
  ['2026-11-22', 'expired'],
  ['2026-12-23', 'soon'],
  ['2026-12-24', 'fine'],
])('an ID that is good until %s is %s on 23 November in Manila', (day, stands) => {
  expect(idStands(day, new Date('2026-11-22T16:00:00Z'))).toBe(stands)
  expect(idStands(day, new Date('2026-11-23T15:59:00Z'))).toBe(stands)
})

test('a day ends at midnight in Manila', () => {
  expect(endOfManilaDay('2026-11-23').toISOString()).toBe('2026-11-23T16:00:00.000Z')
})
