/** A job as a profile tells it; dates are what somebody typed. */
export type Period = { from?: string; to?: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const YEAR = /\b(?:19|20)\d\d\b/
const MONTH_NUMBER = /\b(?:19|20)\d\d[-/.](0?[1-9]|1[0-2])\b|\b(0?[1-9]|1[0-2])[-/.](?:19|20)\d\d\b/
const MONTH_NAME = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/i

/** Months since year 0; null where no year is named. A year alone is its middle. */
function monthOf(text: string): number | null {
  const year = YEAR.exec(text)?.[0]
  if (year === undefined) return null
  const number = MONTH_NUMBER.exec(text)
  const name = MONTH_NAME.exec(text)?.[1]?.toLowerCase()
  const month = number ? Number(number[1] ?? number[2]) - 1 : name === undefined ? 6 : MONTHS.indexOf(name)
  return Number(year) * 12 + month
}

/**
 * How many years the dates of somebody's work add up to, what overlaps once; a job without an end lasts until the
 * profile was last changed. null where no dates tell it.
 */
export function yearsWorked(periods: readonly Period[], asOf: Date): number | null {
  const until = asOf.getUTCFullYear() * 12 + asOf.getUTCMonth()
  const spans = periods
    .flatMap(({ from = '', to = '' }) => {
      const begin = monthOf(from)
      const end = Math.min(monthOf(to) ?? until, until)
      return begin === null || end < begin ? [] : [{ begin, end }]
    })
    .toSorted((one, other) => one.begin - other.begin)
  if (spans.length === 0) return null
  let months = 0
  let covered = 0
  for (const { begin, end } of spans) {
    months += Math.max(0, end - Math.max(begin, covered))
    covered = Math.max(covered, end)
  }
  return Math.round((months / 12) * 2) / 2
}
