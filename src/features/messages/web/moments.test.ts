import { expect, test } from 'vitest'
import { beginsAnew, dayLabel, listLabel, timeLabel } from './moments.ts'

/** Ten past midnight of a Tuesday in Manila; in UTC it is Monday still. */
const NOW = new Date('2026-11-23T16:10:00.000Z')

test.each([
  ['2026-11-23T16:01:00.000Z', 'Today', '12:01 AM', '12:01 AM'],
  ['2026-11-23T15:59:00.000Z', 'Yesterday', 'Mon 11:59 PM', 'Mon 11:59 PM'],
  ['2026-11-21T01:05:00.000Z', 'Nov 21, 2026', 'Sat 9:05 AM', 'Sat 9:05 AM'],
  ['2026-11-01T01:05:00.000Z', 'Nov 1, 2026', 'Sun 9:05 AM', 'Nov 1, 2026'],
])('%s', (at, day, time, inList) => {
  expect([dayLabel(at, NOW), timeLabel(at, NOW), listLabel(at, NOW)]).toEqual([day, time, inList])
})

test('a picture stands where somebody else writes, and after more than five minutes', () => {
  const at = (sender: number, seconds: number) => ({
    sender,
    sender_account_type: 'admin',
    sent_at: new Date(NOW.getTime() + seconds * 1000).toISOString(),
  })
  expect(beginsAnew(at(1, 0), undefined)).toBe(true)
  expect(beginsAnew(at(1, 300), at(1, 0))).toBe(false)
  expect(beginsAnew(at(1, 301), at(1, 0))).toBe(true)
  expect(beginsAnew(at(2, 1), at(1, 0))).toBe(true)
})
