import type { Writer } from './writer.ts'

type Works = NonNullable<Writer['works']>
const [MONTHS, MIDDLE] = [12, 6]
/** `2021-06` and `2021` as months; null for `present` and whatever is no date. */
const monthOf = (date: string | null | undefined): number | null => {
  const [, year, month] = /^((?:19|20)\d{2})(?:-(\d{2}))?$/.exec((date ?? '').trim()) ?? []
  return year === undefined ? null : Number(year) * MONTHS + (month === undefined ? MIDDLE : Number(month) - 1)
}

/** Whole years of work, from the dates of the jobs, with what overlaps counted once; null where one of them is open. */
export function workedYears(works: Works): number | null {
  const spans = works.map(({ from, to }) => ({ from: monthOf(from), to: monthOf(to) }))
  if (spans.length === 0 || spans.some(({ from, to }) => from === null || to === null)) return null
  let [months, until] = [0, 0]
  for (const { from, to } of spans.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    months += Math.max(0, (to ?? 0) - Math.max(from ?? 0, until))
    until = Math.max(until, to ?? 0)
  }
  const years = Math.floor(months / MONTHS)
  return years > 1 ? years : null
}

/** "from 2016 to 2022", "since 2021"; empty without dates. */
export function spanOf({ from, to }: Works[number]): string {
  const [begun, ended] = [from?.slice(0, 4) ?? '', to?.slice(0, 4) ?? '']
  if (monthOf(from) === null) return ''
  if (to === 'present') return ` since ${begun}`
  if (monthOf(to) === null) return ''
  return begun === ended ? ` in ${begun}` : ` from ${begun} to ${ended}`
}

/** What a letter may say of how long somebody worked: the sum of the dates they gave. */
export function yearsSaid({ works = [] }: Pick<Writer, 'works'>): string[] {
  const years = workedYears(works)
  return [...works.map(spanOf), years === null ? '' : `${years} years`].filter((text) => text !== '')
}
