import { periodsIn, yearsIn } from './dates.ts'

/** "2014 - 2018 | JHS - La Consolacion College": the line behind the time at its left. */
export function behindTime(text: string): string {
  const [first] = periodsIn(text)
  return first?.at === 0 ? text.slice(first.end).replace(/^[\s:,.)–—-]+/, '') : text
}

const SCHOOL_YEAR = /((?:19|20)\d\d)\s?[-–]\s?(\d\d)(?!\d)/g
/** "Class of '15", "UP Diliman '19" */
export const SHORT_YEAR = /(?<=^|[\s(])'(\d\d)(?!\d)/

/** Since when it goes on, or from when to when; one year alone is that of the end. */
export function timeOf(text: string): { years: number[]; open: boolean } {
  const periods = periodsIn(text)
  const open = periods.find(({ to }) => to === 'present')
  if (open) return { years: [open.from.year], open: true }
  // "2008-09 to 2012-13": from the first school year to the last.
  const schoolYears = [...text.matchAll(SCHOOL_YEAR)].map(([, from, to]) => [Number(from), Number(to)] as const)
  const [begun, ended] = [schoolYears[0], schoolYears.slice(1).at(-1)]
  if (begun && ended && schoolYears.every(([from, to]) => to === (from + 1) % 100))
    return { years: [begun[0], ended[0] + 1], open: false }
  const first = periods.find(({ to }) => to !== 'present')
  if (first && first.to !== 'present') return { years: [first.from.year, first.to.year], open: false }
  const years = yearsIn(text).slice(0, 2)
  const short = Number(SHORT_YEAR.exec(text)?.[1] ?? Number.NaN)
  if (years.length > 0 || Number.isNaN(short)) return { years, open: false }
  return { years: [short + (short > 60 ? 1900 : 2000)], open: false }
}
