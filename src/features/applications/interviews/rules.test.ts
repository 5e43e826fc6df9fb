import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPLOYER_ZONES, instantInZone, isZone, localInZone, mainInterview, timeInZone, zoneCity } from './rules.ts'

describe('a local time of the employer', () => {
  it.each([
    ['2026-12-01T09:30', 'Asia/Manila', '2026-12-01T01:30:00.000Z'],
    ['2026-12-01T09:30', 'America/New_York', '2026-12-01T14:30:00.000Z'],
    ['2026-07-01T09:30', 'America/New_York', '2026-07-01T13:30:00.000Z'],
    ['2026-12-01T20:00', 'Australia/Sydney', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:30', 'Asia/Kolkata', '2026-12-01T04:00:00.000Z'],
    ['2026-12-31T23:59:30', 'UTC', '2026-12-31T23:59:30.000Z'],
    // 1 November 2026 has this half hour twice in New York: the earlier one, still in summer time.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantInZone(local, zone)?.toISOString()).toBe(instant)
  })

  it.each([
    ['skipped when summer time began', '2026-03-08T02:30', 'America/New_York'],
    ['no day', '2026-02-30T10:00', 'UTC'],
    ['no hour', '2026-02-20T25:00', 'UTC'],
    ['only a day', '2026-02-20', 'UTC'],
    ['an instant', '2026-02-20T10:00Z', 'UTC'],
    ['words', 'tomorrow', 'UTC'],
  ])('is none when %s', (_, local, zone) => {
    expect(instantInZone(local, zone)).toBeNull()
  })

  it('shows as that local time on clocks there, whatever the zone', () => {
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(times, fc.constantFrom(...EMPLOYER_ZONES), (date, zone) => {
        const local = date.toISOString().slice(0, 16)
        const at = instantInZone(local, zone)
        if (at === null) return
        const shown = at.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T').slice(0, 16)
        expect([shown, localInZone(at, zone)]).toEqual([local, local])
      }),
      { numRuns: 200 },
    )
  })
})

it('every zone that is offered is one, and what is none is refused', () => {
  for (const zone of EMPLOYER_ZONES) expect(isZone(zone)).toBe(true)
  for (const no of ['', 'Manila', '+08:00', 'America/Nowhere', 'a'.repeat(65), '../etc', 'Etc/GMT;x']) {
    expect(isZone(no)).toBe(false)
  }
  expect(zoneCity('Asia/Hong_Kong')).toBe('Hong Kong')
  const at = new Date('2026-12-01T14:30:00Z')
  expect(timeInZone(at, 'America/New_York').replaceAll('\u202F', ' ')).toBe('Dec 1, 2026, 9:30 AM, New York')
})

it('the interview that counts is the next one, or else the last', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 11, day))
  expect(mainInterview([], at(3))).toBeNull()
  expect(mainInterview([at(9), at(1), at(5)], at(3))).toEqual(at(5))
  expect(mainInterview([at(2), at(1)], at(3))).toEqual(at(2))
  expect(mainInterview([at(3)], at(3))).toEqual(at(3))
})
