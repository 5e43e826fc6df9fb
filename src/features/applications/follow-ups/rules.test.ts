import { describe, expect, it } from 'vitest'
import { dueness, inOrderOfDue, preparedFollowUp, quietDays } from './rules.ts'

const SENT = new Date('2026-11-01T02:00:00Z')
const daysLater = (days: number, ms = 0) => new Date(SENT.getTime() + days * 86_400_000 + ms)
const waiting = {
  delivery: 'confirmed',
  status: 'applied',
  sending_since: SENT,
  heard_at: null,
  interviews: [],
} as const

describe('no reply', () => {
  it.each<[string, Partial<Parameters<typeof quietDays>[0]>, Date, number | null]>([
    ['a moment before 14 days', {}, daysLater(14, -1), null],
    ['exactly 14 days', {}, daysLater(14), 14],
    ['long after', { status: 'reviewing' }, daysLater(40), 40],
    ['the employer moved since', { status: 'reviewing', heard_at: daysLater(10) }, daysLater(23), null],
    ['14 days after that move', { status: 'reviewing', heard_at: daysLater(10) }, daysLater(24), 14],
    ['an interview is ahead', { status: 'interview', interviews: [daysLater(60)] }, daysLater(40), null],
    [
      '14 days after the last interview',
      { status: 'interview', interviews: [daysLater(5), daysLater(20)] },
      daysLater(34),
      14,
    ],
    ['an offer waits for the person', { status: 'offer' }, daysLater(40), null],
    ['it is over', { status: 'rejected' }, daysLater(40), null],
    ['hired', { status: 'hired' }, daysLater(40), null],
    ['it never went out', { delivery: 'failed' }, daysLater(40), null],
    ['nobody knows whether it arrived', { delivery: 'unconfirmed' }, daysLater(40), null],
  ])('%s', (_, given, now, days) => {
    expect(quietDays({ ...waiting, ...given }, now)).toBe(days)
  })
})

describe('the prepared question', () => {
  const job = { job_title: 'Bookkeeper', employer_name: 'Control Desk', status: 'applied' } as const

  it('names job, employer, day and person, and leaves no gap to fill in', () => {
    const text = preparedFollowUp(job, 'Nov 1, 2026', 'Luz Reyes')
    expect(text).toContain('Hello Control Desk team,')
    expect(text).toContain('I applied for the Bookkeeper position on Nov 1, 2026.')
    expect(text.endsWith('Luz Reyes')).toBe(true)
    expect(text).not.toMatch(/[[\]{}]|undefined|null/)
  })

  it('thanks for the interview after one, and greets an employer without a name', () => {
    const text = preparedFollowUp({ ...job, employer_name: '', status: 'interview' }, 'Nov 1, 2026', '')
    expect(text).toContain('Hello there,')
    expect(text).toContain('Thank you again for the interview for the Bookkeeper position.')
  })
})

it('what is due comes first by day, what is done last', () => {
  const due = (id: number, due_on: string, done_at: string | null = null) => ({ id, due_on, done_at })
  const all = [
    due(1, '2026-11-09'),
    due(2, '2026-11-01', '2026-11-02T00:00:00Z'),
    due(3, '2026-11-03'),
    due(4, '2026-11-20', '2026-11-05T00:00:00Z'),
    due(5, '2026-11-03'),
  ]
  expect(inOrderOfDue(all).map(({ id }) => id)).toEqual([3, 5, 1, 4, 2])
})

it('a day is overdue when it is over in Manila', () => {
  expect(dueness('2026-11-21', new Date('2026-11-21T15:59:59Z'))).toBe('today')
  expect(dueness('2026-11-21', new Date('2026-11-21T16:00:00Z'))).toBe('overdue')
  expect(dueness('2026-11-22', new Date('2026-11-21T15:59:59Z'))).toBe('later')
})
