import { describe, expect, test } from 'vitest'
import { duePeriods, groupsOfLink, shortened } from './rules.ts'

/** 24 November 2026 is a Tuesday, the 23rd a Monday. */
const due = (manila: string) => duePeriods(new Date(`${manila}+08:00`)).map(({ kind, key }) => `${kind} ${key}`)

describe('digests are due', () => {
  test.each([
    ['2026-11-24T07:59:59', ['immediately 2026-11-24T07']],
    ['2026-11-24T08:00:00', ['immediately 2026-11-24T08', 'daily 2026-11-24']],
    ['2026-11-24T19:59:59', ['immediately 2026-11-24T19', 'daily 2026-11-24']],
    ['2026-11-24T20:00:00', ['immediately 2026-11-24T20']],
    ['2026-11-23T08:59:59', ['immediately 2026-11-23T08', 'daily 2026-11-23']],
    ['2026-11-23T09:00:00', ['immediately 2026-11-23T09', 'daily 2026-11-23', 'weekly week of 2026-11-23']],
    ['2026-11-23T20:00:00', ['immediately 2026-11-23T20']],
    ['2026-11-24T00:30:00', ['immediately 2026-11-24T00']],
  ])('at %s: %j', (at, periods) => expect(due(at)).toEqual(periods))

  test('the week’s at 1 AM UTC, for what happened before it', () => {
    const weekly = duePeriods(new Date('2026-11-23T03:00:00Z')).find(({ kind }) => kind === 'weekly')
    expect(weekly).toMatchObject({
      dueAt: new Date('2026-11-23T01:00:00Z'),
      until: new Date('2026-11-23T12:00:00Z'),
    })
  })
})

describe('words', () => {
  test.each([
    ['short', 10, 'short'],
    ['two words here', 10, 'two words…'],
    ['Pneumonoultramicroscopic', 10, 'Pneumonoul…'],
    ['👍👍👍👍', 5, '👍👍…'],
  ])('%j in %i characters is %j', (text, most, cut) => expect(shortened(text, most)).toBe(cut))

  test.each([
    ['12.messages-application_updates.abc', ['application_updates', 'messages']],
    ['12.messages-everything.abc', []],
    ['12..abc', []],
    ['nonsense', []],
  ])('the link %j names %j', (token, groups) => expect(groupsOfLink(token)).toEqual(groups))
})
