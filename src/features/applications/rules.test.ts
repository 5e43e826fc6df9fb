import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHECK_AFTER_SECONDS,
  nextCheckAt,
  pointsInRange,
  readMoment,
  STATUS_LABELS,
  STATUSES,
  surelyNotSent,
} from './rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000)

test('the six statuses and their labels (spec 2 §4)', () => {
  expect(STATUSES.map((status) => STATUS_LABELS[status])).toEqual([
    'Applied',
    'Under Review',
    'Interview',
    'Offer',
    'Hired',
    'Rejected',
  ])
})

describe('looks at the board', () => {
  test.each([
    [0, 30],
    [29.999, 30],
    [30, 150],
    [200, 750],
    [750, 4350],
    [284_999, 285_000],
    [285_000, null],
  ])('%d s after the answer was lost the next one is at %s s', (now, next) => {
    expect(nextCheckAt(at(0), at(now))).toEqual(next === null ? null : at(next))
  })

  test('after one that reached the board the next follows within ten minutes, also when all others were made', () => {
    expect(nextCheckAt(at(0), at(40), true)).toEqual(at(150))
    expect(nextCheckAt(at(0), at(5000), true)).toEqual(at(5600))
    expect(nextCheckAt(at(0), at(400_000), true)).toEqual(at(400_600))
  })

  test('pauses grow', () => {
    const pauses = CHECK_AFTER_SECONDS.map((seconds, index) => seconds - (CHECK_AFTER_SECONDS[index - 1] ?? 0))
    expect(pauses.slice(0, 6)).toEqual(pauses.slice(0, 6).toSorted((a, b) => a - b))
  })

  test.each([
    [2, 10_000, false],
    [3, 599, false],
    [3, 600, true],
    [9, 599, false],
  ])('%i misses over %i s make it sure: %s', (misses, seconds, sure) => {
    expect(surelyNotSent(misses, at(0), at(seconds))).toBe(sure)
  })
})

test.each([
  [0, false],
  [1, true],
  [60, true],
  [61, false],
  [1.5, false],
  [Number.NaN, false],
])('%d points are in range: %s', (points, expected) => {
  expect(pointsInRange(points)).toBe(expected)
})

describe('readMoment', () => {
  test.each([
    ['2026-12-01', '2026-11-30T16:00:00.000Z'],
    ['2026-12-01T09:30', '2026-12-01T01:30:00.000Z'],
    ['2026-12-01T09:30:15', '2026-12-01T01:30:15.000Z'],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
    ['2026-12-01T09:30:00.123+08:00', '2026-12-01T01:30:00.123Z'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-12-01T25:00', null],
    ['tomorrow', null],
    ['1', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(readMoment(text)).toBe(expected)
  })

  test('never throws, and reads its own answers as they are', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true, min: new Date(0), max: at(1e9) }).map((d) => d.toISOString()),
        ),
        (text) => {
          const read = readMoment(text)
          expect(read === null ? null : readMoment(read)).toBe(read)
        },
      ),
    )
  })
})
