import { readStored, writeStored } from '#web/lib/storage.ts'

const MOST = 12

/** How many lines the day had when it was looked at last; 0 before that. */
export const keptRoom = (): number => Math.min(Math.max(Number(readStored('dayLines')) || 0, 0), MOST)

/** Keeps the room of so many lines for the next time home is opened. */
export const keepRoom = (lines: number): void => writeStored('dayLines', String(lines))

/** Home is opened: what was kept is its room now, as public/theme.js does before a page's first paint. */
export function showRoom(): void {
  const { style } = document.documentElement
  style.setProperty('--day', String(keptRoom()))
  style.setProperty('--day-wide', String(Math.ceil(keptRoom() / 2)))
}
