import { describe, expect, test } from 'vitest'
import { isQuiet, joined, keysOf } from './rules.ts'

describe('the words a question cannot do without', () => {
  const postings: Record<string, number> = {
    virtual: 900,
    assist: 800,
    xero: 5,
    quickbook: 7,
    "o'neil": 1,
    '~s:olj': 9e6,
  }
  const keys = (question: string) => keysOf(question, (word) => postings[word] ?? 100)
  test.each([
    ["'virtual' & 'assist'", ['assist']],
    ["'virtual' <-> 'assist' & 'xero'", ['xero']],
    ["'virtual' & ( 'xero' | 'quickbook' )", ['xero', 'quickbook']],
    ["'virtual' | 'xero' & 'assist'", ['virtual', 'xero']],
    ["'xero':AB & !'virtual'", ['xero']],
    ["'virtual' & 'xero':*", ['virtual']],
    ["'assist' & '~s:olj'", ['assist']],
    ["'~s:olj'", ['~s:olj']],
    ["'o''neil' & 'virtual'", ["o'neil"]],
    ["!( 'xero' | 'virtual' ) & 'assist'", ['assist']],
  ])('of %s', (question, expected) => expect(keys(question)).toEqual(expected))

  test.each(["!'virtual'", "'xero':*", "'virtual' | !'xero'", ''])('%s has none: it could find anything', (question) =>
    expect(keys(question)).toBeNull(),
  )
})

test('changes of one posting are one: the first before, the last after, and nothing that went back', () => {
  const pay = (before: string, after: string) => ({ what: 'pay' as const, before, after })
  expect(joined([pay('$5', '$6'), pay('$6', '$7')])).toEqual([pay('$5', '$7')])
  expect(joined([pay('$5', '$6'), pay('$6', '$5')])).toEqual([])
  const closed = { what: 'closed' as const, before: 'Open', after: 'Filled' }
  const back = { what: 'open_again' as const, before: 'Closed', after: 'Open' }
  expect(joined([closed, back])).toEqual([])
  expect(joined([back])).toEqual([back])
})

test.each([
  ['2026-11-23T21:59:00+08:00', false],
  ['2026-11-23T22:00:00+08:00', true],
  ['2026-11-24T06:59:00+08:00', true],
  ['2026-11-24T07:00:00+08:00', false],
])('at %s in Manila it is night: %s', (at, night) => expect(isQuiet(new Date(at))).toBe(night))
