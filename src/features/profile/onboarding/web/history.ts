import type { Employment, Schooling } from '../../contract.ts'

/** A school as a resume is read; years as numbers, what was not found null. */
type ReadSchool = { school: string | null; degree: string | null; from_year: number | null; to_year: number | null }
/** An employer as a resume is read; `2021-06`, `2021` or `present`. */
type ReadWork = { employer: string | null; title: string | null; from: string | null; to: string | null }

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2021-06` as the profile shows it: `Jun 2021`. */
function momentText(moment: string | null): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(moment ?? '') ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? (moment ?? '') : `${name} ${year}`
}

/** The way back, so that what was accepted is not offered again. */
function momentOf(text: string): string | null {
  const [, name = '', year] = /^([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? []
  const month = MONTHS.indexOf(name) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : text || null
}

/** Schools as the profile keeps them (spec 2 §3). */
export const schoolingOf = (read: readonly ReadSchool[]): Schooling[] =>
  read
    .map(({ school, degree, from_year: from, to_year: to }) => ({
      school: school ?? '',
      degree: degree ?? '',
      from: String(from ?? ''),
      to: String(to ?? ''),
    }))
    .filter(({ school, degree }) => school !== '' || degree !== '')

export const readSchooling = (kept: readonly Schooling[]): ReadSchool[] =>
  kept.map(({ school, degree, from, to }) => ({
    school: school || null,
    degree: degree || null,
    from_year: Number(from) || null,
    to_year: Number(to) || null,
  }))

/** Employers as the profile keeps them. */
export const employmentOf = (read: readonly ReadWork[]): Employment[] =>
  read
    .map(({ employer, title, from, to }) => ({
      employer: employer ?? '',
      title: title ?? '',
      from: momentText(from),
      to: momentText(to),
    }))
    .filter(({ employer, title }) => employer !== '' || title !== '')

export const readEmployment = (kept: readonly Employment[]): ReadWork[] =>
  kept.map(({ employer, title, from, to }) => ({
    employer: employer || null,
    title: title || null,
    from: momentOf(from),
    to: momentOf(to),
  }))
