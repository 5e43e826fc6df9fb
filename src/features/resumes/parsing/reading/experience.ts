import { NUMBERS, numberIn } from '#features/phrases/numbers/rules.ts'
import { phrase } from '#features/phrases/rules.ts'
import { YEARS } from '#features/phrases/times/rules.ts'
import { type ExperienceBucket, experienceBucket } from '../rules.ts'
import type { Moment, Period } from './dates.ts'

/** A spell of work in months counted from year 0: from `start` until before `end`. */
type Spell = { start: number; end: number }

const MIDDLE = 6
const LONGEST_MONTHS = 60 * 12

const indexOf = ({ year, month }: Moment, otherwise: number): number =>
  year * 12 + (month === null ? otherwise : month - 1)

/** The months of a period; a year without a month counts from its middle. Null for what cannot have been. */
export function spellOf({ from, to }: Pick<Period, 'from' | 'to'>, now: Moment): Spell | null {
  const today = indexOf(now, MIDDLE)
  const start = indexOf(from, to !== 'present' && to.year === from.year && from.month === null ? 0 : MIDDLE)
  const last = to === 'present' ? today : indexOf(to, MIDDLE) + (to.month === null ? 0 : 1)
  const end = Math.min(last, today + 1)
  return start > today || end < start || end - start > LONGEST_MONTHS ? null : { start, end }
}

/** Months covered by any of the spells; what overlaps counts once (issue, "Parsing"). */
export function monthsCovered(spells: Spell[]): number {
  let total = 0
  let until = -Infinity
  for (const { start, end } of spells.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return total
}

const STATED = phrase(
  'iu',
)`(?<![\d.])\b(\d{1,2}|${NUMBERS.slice(1)})(?:\.\d)?\s?(?:\+|plus|or more)?\s?(?:\(\d{1,2}\)\s?)?${YEARS}\b\.?(?:'|’)?\s(?:and (?:a half|\d{1,2} months?) )?(?:of\s)?(?:[\p{L}/&-]+\s){0,6}?experience`

/** Years of experience from the dated spells of work; without any, from a sentence that states them; otherwise null. */
export function experienceOf(
  periods: Pick<Period, 'from' | 'to'>[],
  texts: string[],
  now: Moment,
): ExperienceBucket | null {
  const spells = periods.flatMap((period) => spellOf(period, now) ?? [])
  if (spells.length > 0) return experienceBucket(monthsCovered(spells))
  for (const text of texts) {
    const years = numberIn(STATED.exec(text)?.[1] ?? '0')
    if (years > 0 && years <= 50) return experienceBucket(years * 12)
  }
  return null
}
