import type { ParsedResume } from '../src/features/resumes/parsing/contract.ts'
import type { RealResume } from './judged/real/resume.ts'

type Tally = { found: number; right: number; wanted: number }
const REAL_FIELDS = ['title', 'employers', 'posts', 'work dates', 'education', 'education dates'] as const
type RealField = (typeof REAL_FIELDS)[number]

/** One spelling for what only looks different: case, marks, "B.S." and "BS", "&" and "and", apostrophes, dashes and commas. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/(?<![a-z])([a-z])\.\s?(?=[a-z](?![a-z]))/g, '$1')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()

const said = (values: (string | null)[]): string[] => values.map((value) => plain(value ?? '')).filter(Boolean)
const parts = (row: string): string[] => row.split('|').map((part) => part.trim())
/** Of schools the product keeps years alone; what goes on has no end there. */
const yearOf = (date = ''): string => /^\d{4}/.exec(date)?.[0] ?? ''
/** "Senior High School – STEM" and "STEM" are one course, and a level is no degree: it may be said or not. */
const withoutLevel = (degree = ''): string =>
  degree.replace(/^high school diploma$|^(?:senior high(?: school)?|shs|grade \d+)[\s,:(–—-]+(?=\w)/i, '')

/** What is compared: the truth's side and the answer's side in the same spelling. */
function thingsOf(truth: RealResume): Record<RealField, string[]> {
  const [work, education] = [truth.work.map(parts), truth.education.map(parts)]
  return {
    title: said([truth.title]),
    employers: said(work.map((row) => row[1] ?? null)),
    posts: said(work.map((row) => row[0] ?? null)),
    'work dates': said(work.map((row) => `${row[2]} to ${row[3]}`)),
    education: said(education.map((row) => `${row[0]} ${withoutLevel(row[1])}`)),
    'education dates': said(education.map((row) => `${yearOf(row[2])} to ${yearOf(row[3])}`)).filter(
      (dates) => dates !== 'to',
    ),
  }
}

/** The answer in the form in which the truth is written. */
const answered = (answer: ParsedResume): Pick<RealResume, 'title' | 'work' | 'education'> => ({
  title: answer.title,
  work: answer.work_history.map((row) => [row.title, row.employer, row.from, row.to].map((x) => x ?? '').join(' | ')),
  education: answer.education.map((row) =>
    [row.school, row.degree, row.from_year, row.to_year].map((x) => x ?? '').join(' | '),
  ),
})

/** For every field: how many were found, right and wanted, each thing of a list counted as often as it stands there. */
export function talliesOf(truth: RealResume, answer: ParsedResume): Record<RealField, Tally> {
  const [wanted, found] = [thingsOf(truth), thingsOf({ ...truth, ...answered(answer) })]
  return Object.fromEntries(
    REAL_FIELDS.map((field) => {
      const left = [...wanted[field]]
      const right = found[field].filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1))
      return [field, { found: found[field].length, right: right.length, wanted: wanted[field].length }]
    }),
  ) as Record<RealField, Tally>
}

/** Precision/recall of every field over many resumes. */
export function shares(all: Record<RealField, Tally>[]): string {
  return REAL_FIELDS.map((field) => {
    const sum = (what: keyof Tally) => all.reduce((total, tallies) => total + tallies[field][what], 0)
    const share = (of: number) => (of === 0 ? '1.00' : (sum('right') / of).toFixed(2))
    return `${field} ${share(sum('found'))}/${share(sum('wanted'))}`
  }).join(', ')
}
