import { manilaDate } from '#contract/time.ts'
import { readStored, writeStored } from '#web/lib/storage.ts'

const noteOf = (line: string, now: Date): string => `${manilaDate(now)} ${line}`

/** Whether this line was put away today, as Manila counts days. A line that says something else is shown again. */
export const isPutAway = (line: string, now: Date): boolean => readStored('planLineAway') === noteOf(line, now)

/** Puts the line away until the next day in Manila; kept on this device. */
export const putAway = (line: string, now: Date): void => writeStored('planLineAway', noteOf(line, now))
