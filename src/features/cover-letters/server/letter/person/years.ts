import type { Moment } from '#features/resumes/parsing/reading/dates.ts'
import { monthsCovered, spellOf } from '#features/resumes/parsing/reading/experience.ts'
import type { Writer } from '../../writer.ts'

type Works = NonNullable<Writer['works']>
const MONTHS = 12
/** `2021-06` and `2021`; null for `present` and whatever is no date. */
function momentOf(date: string | null | undefined): Moment | null {
  const [, year, month] = /^((?:19|20)\d{2})(?:-(\d{2}))?$/.exec((date ?? '').trim()) ?? []
  return year === undefined ? null : { year: Number(year), month: month === undefined ? null : Number(month) }
}

/** Whole years of work, from the dates of the jobs, with what overlaps counted once; null where one of them is open. */
export function workedYears(works: Works): number | null {
  const spells = works.map(({ from, to }) => {
    const [begun, ended] = [momentOf(from), momentOf(to)]
    return begun && ended && spellOf({ from: begun, to: ended }, ended)
  })
  const years = Math.floor(monthsCovered(spells.filter((spell) => spell !== null)) / MONTHS)
  return spells.includes(null) || years < 2 ? null : years
}

/** The jobs with those that go on closed on a day, `2026-11`; as they are without one. */
export const untilDay = (works: Works, day: string | undefined): Works =>
  day === undefined ? works : works.map((work) => (work.to === 'present' ? { ...work, to: day } : work))

/** "from 2016 to 2022", "since 2021"; empty without dates. */
export function spanOf({ from, to }: Works[number]): string {
  const [begun, ended] = [from?.slice(0, 4) ?? '', to?.slice(0, 4) ?? '']
  if (momentOf(from) === null) return ''
  if (to === 'present') return ` since ${begun}`
  if (momentOf(to) === null) return ''
  return begun === ended ? ` in ${begun}` : ` from ${begun} to ${ended}`
}

/**
 * What a letter may say of how long somebody worked: from when to when, and the sum of it.
 * @param today the day of writing, `2026-11-22`: what goes on has lasted until then
 */
export function yearsSaid({ works = [] }: Pick<Writer, 'works'>, today: string): string[] {
  const years = workedYears(untilDay(works, today.slice(0, 7)))
  const times = works.map(({ from, to }) => `${from ?? ''} to ${to === 'present' ? today.slice(0, 7) : (to ?? '')}`)
  return [...times, ...(years === null ? [] : [`${years} years`])]
}

/** Between two jobs of one trade so many months are no break. */
const BREAK = 6
const monthOf = (date: string | null | undefined): number | null => {
  const moment = momentOf(date)
  return moment === null ? null : moment.year * MONTHS + (moment.month ?? 1)
}

/** The job with a title that was held longest, of those that have both dates. */
export function longestHeld(works: Works): Works[number] | undefined {
  const months = works.flatMap((work) => {
    const [begun, ended] = [monthOf(work.from), monthOf(work.to)]
    return (work.title ?? '').trim() === '' || begun === null || ended === null ? [] : [{ work, held: ended - begun }]
  })
  return months.toSorted((a, b) => b.held - a.held)[0]?.work
}

/** From how many years to how many a choice of the profile goes: "5-10"; one without an end, or none, has no most. */
function yearsOfChoice(bucket: string): { least: number; most: number } {
  const [least = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY] = (bucket.match(/\d+/g) ?? []).map(Number)
  return { least, most }
}
/** Whether so many years are of a choice of the profile: nine are of "5-10". */
export function isWithin(years: number, bucket: string): boolean {
  const { least, most } = yearsOfChoice(bucket)
  return years >= least && years <= most
}
/** Whether so many years are more than a few beyond a choice of the profile. */
export const isFarBeyond = (years: number, bucket: string): boolean => years > yearsOfChoice(bucket).most + A_FEW
const A_FEW = 2

/**
 * The year since when somebody has worked without a break in jobs that `isKin` holds for, today among them, where that
 * is more than one job; null where it is not, or where a date is missing.
 */
export function tradeSince(works: Works, isKin: (title: string) => boolean): number | null {
  const own = works.filter(({ title }) => isKin(title ?? ''))
  const spells = own.flatMap(({ from, to }) => {
    const begun = monthOf(from)
    const ended = to === 'present' ? Number.POSITIVE_INFINITY : monthOf(to)
    return begun === null || ended === null ? [] : [{ begun, ended }]
  })
  if (spells.length < own.length || !spells.some(({ ended }) => ended === Number.POSITIVE_INFINITY)) return null
  let since = Number.POSITIVE_INFINITY
  let many = 0
  for (const { begun, ended } of spells.toSorted((a, b) => b.ended - a.ended)) {
    if (ended < since - BREAK && many > 0) break
    since = Math.min(since, begun)
    many += 1
  }
  return many < 2 ? null : Math.floor((since - 1) / MONTHS)
}
