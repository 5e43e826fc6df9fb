import { expect, test } from 'vitest'
import { ZONES } from '../zones/rules.ts'
import { isDaylight } from './rules.ts'

const IANA: Record<string, string> = {
  'US Eastern time': 'America/New_York',
  'US Central time': 'America/Chicago',
  'US Mountain time': 'America/Denver',
  'US Pacific time': 'America/Los_Angeles',
  'UK time': 'Europe/London',
  'Central European time': 'Europe/Berlin',
  'Sydney time': 'Australia/Sydney',
  'New Zealand time': 'Pacific/Auckland',
}
const HALF_HOUR = 1_800_000
const savingZones = ZONES.filter(({ daylight }) => daylight !== null)

/** Minutes before or after UTC as the time zone database knows them. */
function offsets(zone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  }
}

test('every clock that is put forward is known here', () => {
  expect(savingZones.map(({ name }) => name).toSorted()).toEqual(Object.keys(IANA).toSorted())
})

test.each(savingZones)('$name is put forward and back when the time zone database says so', ({ name, standard }) => {
  const offset = offsets(IANA[name] ?? '')
  const agrees = (moment: number) => {
    const at = new Date(moment)
    return isDaylight(name, at) === (offset(at) !== standard)
  }
  for (let year = 2024; year <= 2032; year += 1) {
    const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day, 12))
    expect(days.filter((moment) => !agrees(moment)).map((moment) => new Date(moment).toISOString())).toEqual([])
    const turns = days.filter(
      (moment) => isDaylight(name, new Date(moment)) !== isDaylight(name, new Date(moment - 86_400_000)),
    )
    expect(turns).toHaveLength(2)
    // The hour of the turn too.
    const around = turns.flatMap((moment) => Array.from({ length: 96 }, (_, step) => moment - step * HALF_HOUR))
    expect(around.filter((moment) => !agrees(moment)).map((moment) => new Date(moment).toISOString())).toEqual([])
  }
})

test('places without daylight saving, fixed distances and unknown names are never put forward', () => {
  const july = new Date('2026-07-01T00:00:00Z')
  for (const name of ['Manila time', 'Brisbane time', 'GMT+8', 'nowhere']) expect(isDaylight(name, july)).toBe(false)
})
