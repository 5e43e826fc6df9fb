import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDay } from '../filters/rules.ts'
import { filterQuestion, splitTyped, tagKeys } from './question.ts'

describe('what was typed', () => {
  it.each([
    ['react dev', 'react', 'dev'],
    ['dev', '', 'dev'],
    ['react dev ', 'react dev ', ''],
    ['"real estate', '"real estate', ''],
    ['"real estate" dev', '"real estate"', 'dev'],
    ['react -junior', 'react -junior', ''],
    ['react or vue', 'react or vue', ''],
    ['react or', 'react or', ''],
    ['node.js', 'node.js', ''],
    ['   ', '', ''],
  ])('%j: %j is finished, %j is still being typed', (search, typed, last) => {
    expect(splitTyped(search)).toEqual({ typed, last })
  })

  it('is cut and freed of control characters, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (search) => {
        const { typed, last } = splitTyped(search)
        expect(typed.length + last.length).toBeLessThanOrEqual(300)
        expect(`${typed}${last}`.isWellFormed()).toBe(true)
        expect(`${typed}${last}`).not.toContain('\0')
      }),
    )
  })
})

describe('filters', () => {
  const page = { page: 1, per_page: 10 }
  it('become one question of lexemes no word can be', () => {
    const query = { ...page, source: 'olj', job_type: 'Full-time, Gig', salary_range: '500-1000' } as const
    expect(filterQuestion(query, [4, 9])).toBe("('~s:olj')&('~j:full-time'|'~j:gig')&('~p:500-1000')&('~t:4'|'~t:9')")
  })

  it('none is no question, and tags that nobody uses match nothing', () => {
    expect(filterQuestion(page, null)).toBeNull()
    expect(filterQuestion(page, [])).toBe("('~nothing')")
  })

  it('cannot be broken out of', () => {
    expect(filterQuestion({ ...page, job_type: "x') | ('~s:olj\\" }, null)).toBe("('~j:x)  (solj')")
    expect(tagKeys({ tags: "a'b, C++ ,,node.js," })).toEqual(['ab', 'c++', 'node.js'])
  })
})

it.each([
  ['today', '2026-11-22'],
  ['3days', '2026-11-20'],
  ['week', '2026-11-16'],
  ['month', '2026-10-24'],
] as const)('%s counts in Manila days: from %s on', (value, day) => {
  // 17:00 UTC is the next day in Manila.
  expect(firstDay(value, new Date('2026-11-21T17:00:00Z'))).toBe(day)
})
