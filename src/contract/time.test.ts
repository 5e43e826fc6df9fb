import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manilaDate, manilaDay, manilaExact, manilaTime, manilaYear } from './time.ts'

test.each([
  ['2026-12-31T15:59:59.999Z', 2026],
  ['2026-12-31T16:00:00.000Z', 2027],
  ['2027-06-01T00:00:00.000Z', 2027],
])('at %s it is %i in Manila', (at, year) => {
  expect(manilaYear(new Date(at))).toBe(year)
})

const byIntl = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', ...options })
  return (at: Date) => format.format(at).replaceAll('\u202f', ' ')
}
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

test('any moment since 1991 reads as the platform itself writes it for Manila', () => {
  const [day, time, exact] = [byIntl(DAY), byIntl(TIME), byIntl({ ...DAY, ...TIME })]
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Manila',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const moment = fc.date({ min: new Date('1991-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      expect([manilaDay(at), manilaTime(at), manilaExact(at)]).toEqual([day(at), time(at), exact(at)])
      expect(manilaDate(at)).toBe(date.format(at))
    }),
    { numRuns: 1000 },
  )
})

test.each([manilaDate, manilaDay, manilaTime, manilaExact])('%o refuses what is no moment', (write) => {
  expect(() => write('soon')).toThrow(RangeError)
})
