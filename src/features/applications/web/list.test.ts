import { describe, expect, it } from 'vitest'
import type { Application } from '../contract.ts'
import { SAYS } from '../rules.ts'
import { lookAgainIn } from './api.ts'
import { hasOwnWords, letterMark } from './apply-draft.ts'
import { historyText } from './history-text.ts'
import { filtered, filterRows, readFilter } from './list-filter.ts'
import { manilaInput } from './manila-input.ts'
import { withStatus } from './texts.ts'
import { verdictOf } from './use-looking.ts'

const row = (given: Partial<Application>): Application =>
  ({ id: 1, delivery: 'confirmed', delivery_error: null, status: 'applied', ...given }) as Application

describe('my applications', () => {
  const rows = [
    row({ id: 1 }),
    row({ id: 2, status: 'interview' }),
    row({ id: 3, delivery: 'failed' }),
    row({ id: 4, delivery: 'unconfirmed' }),
  ]

  it('counts under a status only what the board confirmed', () => {
    expect(filterRows(rows, 'all').map(({ value, count }) => [value, count])).toEqual([
      ['all', 4],
      ['applied', 1],
      ['interview', 1],
      ['unsent', 2],
    ])
    expect(filtered(rows, 'unsent').map(({ id }) => id)).toEqual([3, 4])
  })

  it('keeps a chosen filter in sight when nothing is left under it', () => {
    expect(filterRows(rows, 'hired')).toContainEqual({ value: 'hired', label: 'Hired', count: 0 })
  })

  it.each([
    ['interview', 'interview'],
    ['unsent', 'unsent'],
    ['nonsense', 'all'],
    [null, 'all'],
  ])('reads the filter %j of an address as %s', (given, filter) => {
    expect(readFilter(given)).toBe(filter)
  })

  it('looks again only while something is open', () => {
    expect(lookAgainIn([row({})])).toBe(false)
    expect(lookAgainIn([row({ delivery: 'failed' })])).toBe(false)
    const waiting = lookAgainIn([row({ delivery: 'unconfirmed' })])
    const sending = lookAgainIn([row({ delivery: 'unconfirmed' }), row({ delivery: 'sending' })])
    expect(Number(sending)).toBeGreaterThan(0)
    expect(Number(waiting)).toBeGreaterThan(Number(sending))
  })

  it('appends the status of an answer, and nothing without one', () => {
    expect(withStatus('Failed.', 503)).toBe('Failed. (Status: 503)')
    expect(withStatus('Failed.', undefined)).toBe('Failed.')
  })

  it('shows a moment as Manila clocks read it, across midnight', () => {
    expect(manilaInput('2026-11-21T16:30:00.000Z')).toBe('2026-11-22T00:30')
    expect(manilaInput(null)).toBe('')
  })

  it.each([
    [{ kind: 'status', from: 'applied', to: 'reviewing' }, 'Status changed from Applied to Under Review'],
    [
      { kind: 'interview_date', from: null, to: '2026-11-21T16:30:00Z' },
      'Interview date: Nov 22, 2026, 12:30 AM, Manila time',
    ],
    [{ kind: 'offer_date', from: '2026-11-21T16:30:00Z', to: null }, 'Offer date: none'],
    [{ kind: 'notes', from: 'x', to: '' }, 'Notes removed'],
    [{ kind: 'delivery', from: 'sending', to: 'unconfirmed' }, 'OLJ did not answer in time'],
    [{ kind: 'something new', from: null, to: null }, 'Changed'],
  ])('says %j', (event, text) => {
    expect(historyText(event)).toBe(text)
  })
})

describe('looking after a lost answer', () => {
  it.each<[string, Application | undefined, number, boolean, string]>([
    ['confirmed', row({}), 0, false, 'delivered'],
    ['unconfirmed', row({ delivery: 'unconfirmed' }), 0, false, 'delivered'],
    ['sending', row({ delivery: 'sending' }), 0, false, 'look-again'],
    ['failed', row({ delivery: 'failed' }), 1, false, 'not-arrived'],
    ['failed, but an earlier try had failed too', row({ delivery: 'failed' }), 1, true, 'look-again'],
    ['still only the earlier failure', row({ delivery: 'failed' }), 5, true, 'not-arrived'],
    ['nothing yet', undefined, 4, false, 'look-again'],
    ['nothing for long enough', undefined, 5, false, 'not-arrived'],
  ])('%s', (_case, found, traceless, failedBefore, kind) => {
    expect(verdictOf(found, traceless, failedBefore).kind).toBe(kind)
  })

  it('says an unconfirmed one as what it is', () => {
    expect(verdictOf(row({ delivery: 'unconfirmed' }), 0, false)).toMatchObject({ message: SAYS.unconfirmed })
  })
})

describe('the draft', () => {
  it('asks before writing over own words only', () => {
    expect(hasOwnWords({ content: '', generated: '' })).toBe(false)
    expect(hasOwnWords({ content: 'Letter\n', generated: 'Letter' })).toBe(false)
    expect(hasOwnWords({ content: 'Letter and more', generated: 'Letter' })).toBe(true)
  })

  it('makes a second letter exactly when what is sent differs', () => {
    expect(letterMark('A ', ' B', 1)).toBe(letterMark('A', 'B', 1))
    const marks = [
      letterMark('A', 'B', 1),
      letterMark('A', 'C', 1),
      letterMark('B', 'B', 1),
      letterMark('A', 'B', null),
    ]
    expect(new Set(marks).size).toBe(4)
  })
})
