import { manilaDay, manilaExact } from '#contract/time.ts'

/** Noted with a day and no time of it: midnight in Manila to the thousandth. */
export const isOnlyDay = (at: string): boolean => new Date(at).toISOString().endsWith('T16:00:00.000Z')

/** A moment to the minute with its zone, or the day where only that was told. */
export const exactly = (at: string, zone = 'Manila time'): string =>
  isOnlyDay(at) ? manilaDay(at) : `${manilaExact(at)}, ${zone}`
