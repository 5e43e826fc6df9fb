/** A moment of the year in UTC: the `week`th Sunday of a month (-1 the last), and minutes from the midnight it begins with. */
type Turn = { month: number; week: number; minutes: number }
type Saving = { begins: Turn; ends: Turn }

const SECOND_MARCH = { month: 3, week: 2 }
const FIRST_NOVEMBER = { month: 11, week: 1 }
/** The clock is put forward at 2 AM of standard time and back at 2 AM of daylight time; `offset` is standard time. */
const american = (offset: number): Saving => ({
  begins: { ...SECOND_MARCH, minutes: 120 - offset },
  ends: { ...FIRST_NOVEMBER, minutes: 60 - offset },
})
/** All of Europe at once, at 1 AM UTC. */
const EUROPE: Saving = {
  begins: { month: 3, week: -1, minutes: 60 },
  ends: { month: 10, week: -1, minutes: 60 },
}

/** By the names that `zones/rules.ts` gives its clocks. Turns as the IANA time zone database has them since 2008. */
const SAVINGS = new Map<string, Saving>([
  ['US Eastern time', american(-300)],
  ['US Central time', american(-360)],
  ['US Mountain time', american(-420)],
  ['US Pacific time', american(-480)],
  ['UK time', EUROPE],
  ['Central European time', EUROPE],
  // The Sunday begins there before it does in Greenwich.
  [
    'Sydney time',
    { begins: { month: 10, week: 1, minutes: 120 - 600 }, ends: { month: 4, week: 1, minutes: 120 - 600 } },
  ],
  [
    'New Zealand time',
    { begins: { month: 9, week: -1, minutes: 120 - 720 }, ends: { month: 4, week: 1, minutes: 120 - 720 } },
  ],
])

function momentOf({ month, week, minutes }: Turn, year: number): number {
  const last = new Date(Date.UTC(year, month, 0))
  const first = new Date(Date.UTC(year, month - 1, 1))
  const day = week < 0 ? last.getUTCDate() - last.getUTCDay() : 1 + ((7 - first.getUTCDay()) % 7) + (week - 1) * 7
  return Date.UTC(year, month - 1, day, 0, minutes)
}

/**
 * Whether the clock of a place is put forward at a moment; false for places that never do it and for names we do not know.
 * Written out because a formatter with a time zone costs a slow phone some 20 ms to make.
 */
export function isDaylight(zone: string, at: Date): boolean {
  const saving = SAVINGS.get(zone)
  if (!saving) return false
  const year = at.getUTCFullYear()
  const [begins, ends] = [momentOf(saving.begins, year), momentOf(saving.ends, year)]
  const moment = at.getTime()
  // In the south summer lies over the turn of the year.
  return begins < ends ? moment >= begins && moment < ends : moment >= begins || moment < ends
}
