import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardCell, manilaIso, unguardCell } from './rules.ts'

describe('a cell', () => {
  test.each([
    '=1+1',
    '+63 917 555 0100',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'=1",
    "''+1",
  ])('%j is guarded by an apostrophe, which comes off again', (text) => {
    expect(guardCell(text)).toBe(`'${text}`)
    expect(unguardCell(guardCell(text))).toBe(text)
  })

  test.each(['', 'Clerk', "'t was fine", 'a=b', '1-2', "O'Neil", ' Clerk'])('%j is left alone', (text) => {
    expect(guardCell(text)).toBe(text)
    expect(unguardCell(text)).toBe(text)
  })

  const risky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝', 'a') })
  test('is what it was, whatever it says, and never begins like a formula', () => {
    fc.assert(
      fc.property(fc.oneof(risky, fc.string({ unit: 'binary' })), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text)
        expect(guardCell(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['2026-11-22T01:30:00Z', '2026-11-22T09:30:00+08:00'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01T00:00:00+08:00'],
  ['2026-11-22T01:30:00.125Z', '2026-11-22T09:30:00.125+08:00'],
])('%s is %s in Manila', (utc, manila) => {
  expect(manilaIso(utc)).toBe(manila)
  expect(new Date(manila).getTime()).toBe(new Date(utc).getTime())
})
