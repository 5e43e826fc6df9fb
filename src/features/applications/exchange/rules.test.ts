import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardCell, manilaIso, unguardCell } from './rules.ts'

describe('a cell', () => {
  test.each([
    '=1+1',
    '+63 917 555 0100',
    '-5',
    '@SUM(A1)',
    '\t1',
    '\r1',
    '\n1',
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

  test.each([
    ['Clerk;=1+1', "Clerk;'=1+1"],
    ['a;"=1"', `a;'"=1"`],
    ['a; -1;b', "a;' -1;b"],
    ['a\t@x', "a\t'@x"],
    // A row begins there for who splits the file at other signs.
    ['a\n=1', "a\n'=1"],
    ['\n=1', "'\n'=1"],
    ['\t=1', "'\t'=1"],
    ["a;'=1", "a;''=1"],
  ])('%j is safe also where cells end at a semicolon or a tab: %j', (text, guarded) => {
    expect(guardCell(text)).toBe(guarded)
    expect(unguardCell(guarded)).toBe(text)
  })

  test.each(['', 'Clerk', 'a; b', 'a-b; c', "'t was fine", 'a=b', '1-2', "O'Neil", ' Clerk'])(
    '%j is left alone',
    (text) => {
      expect(guardCell(text)).toBe(text)
      expect(unguardCell(text)).toBe(text)
    },
  )

  const risky = fc.string({
    unit: fc.constantFrom("'", '"', ';', '=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝', 'a'),
  })
  test('is what it was, whatever it says, and never begins like a formula', () => {
    fc.assert(
      fc.property(fc.oneof(risky, fc.string({ unit: 'binary' })), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text)
        const cells = guardCell(text).split(/[;\t\r\n]/)
        for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/)
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
