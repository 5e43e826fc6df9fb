import { describe, expect, it } from 'vitest'
import type { Application } from '../contract.ts'
import { SAYS } from '../rules.ts'
import { lookAgainIn } from './api.ts'
import { dueRows } from '../follow-ups/due-rows.ts'
import { hasOwnWords, letterMark } from './apply-draft.ts'
import { neighbour } from './board-moves.ts'
import { historyText } from './history-text.ts'
import { filtered, filterRows, listAddress, readFilter, readListState, searched } from './list-filter.ts'
import { manilaInput } from './manila-input.ts'
import { withStatus } from './texts.ts'
import { verdictOf } from './use-looking.ts'

const row = (given: Partial<Application>): Application =>
  ({
    id: 1,
    delivery: 'confirmed',
    delivery_error: null,
    status: 'applied',
    quiet_days: null,
    applied_elsewhere: false,
    job_title: 'Bookkeeper',
    employer_name: 'Control Desk',
    source: 'olj',
    notes: '',
    next_follow_up: null,
    ...given,
  }) as Application

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

  it('counts what lies quiet and what was made elsewhere beside its status', () => {
    const more = [...rows, row({ id: 5, quiet_days: 20 }), row({ id: 6, applied_elsewhere: true })]
    const counts = Object.fromEntries(filterRows(more, 'all').map(({ value, count }) => [value, count]))
    expect(counts).toMatchObject({ applied: 3, quiet: 1, elsewhere: 1 })
    expect(filtered(more, 'quiet').map(({ id }) => id)).toEqual([5])
    expect(filtered(more, 'elsewhere').map(({ id }) => id)).toEqual([6])
  })

  it.each([
    ['book desk', [1]],
    ['NIGHT', [2]],
    ['  ', [1, 2]],
    ['book night', []],
  ])('the search %j finds %j', (search, ids) => {
    const two = [row({}), row({ id: 2, job_title: 'Agent', notes: 'Night shifts' })]
    expect(searched(two, search).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['', '/applications'],
    ['?status=interview&q=data+encoder&view=board', '/applications?status=interview&q=data+encoder&view=board'],
    ['?status=nonsense&view=circle&q=', '/applications'],
  ])('reads the address %j and writes it as %j', (given, written) => {
    expect(listAddress(readListState(new URLSearchParams(given)))).toBe(written)
  })

  it('an arrow key leads to the column beside, and nowhere at the edges', () => {
    expect(neighbour('applied', 'ArrowRight')).toBe('reviewing')
    expect(neighbour('rejected', 'ArrowLeft')).toBe('hired')
    expect(neighbour('applied', 'ArrowLeft')).toBeNull()
    expect(neighbour('rejected', 'ArrowRight')).toBeNull()
    expect(neighbour('offer', 'Enter')).toBeNull()
  })

  it('what is due comes by day, what is later not at all', () => {
    const due = (id: number, due_on: string) => row({ id, next_follow_up: { id, due_on, text: 'Ask' } })
    const all = [due(1, '2026-11-22'), due(2, '2026-11-20'), due(3, '2026-11-23'), row({ id: 4 })]
    expect(dueRows(all, new Date('2026-11-22T04:00:00Z')).map(({ next }) => next.id)).toEqual([2, 1])
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
    [
      { kind: 'interview_moved', from: '2026-11-21T16:30:00Z', to: '2026-11-22T16:30:00Z' },
      'Interview moved from Nov 22, 2026, 12:30 AM, Manila time to Nov 23, 2026, 12:30 AM, Manila time',
    ],
    [{ kind: 'follow_up_set', from: null, to: '2026-11-22' }, 'Follow-up set for Nov 22, 2026'],
    [{ kind: 'own_employer_name', from: '', to: 'Acme' }, 'Employer changed from nothing to “Acme”'],
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
