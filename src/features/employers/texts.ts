import { grouped } from '#contract/number.ts'
import { amounts } from '#features/jobs/pay/texts.ts'

const SOURCES = { olj: 'OnlineJobs.ph', linkedin: 'LinkedIn' } as const

/** The boards an employer was seen on. */
export const sourcesText = (sources: (keyof typeof SOURCES)[]): string =>
  sources.map((source) => SOURCES[source]).join(', ')

/** `1 job`, `1,204 jobs`. */
export const jobsText = (count: number): string => `${grouped(count)} ${count === 1 ? 'job' : 'jobs'}`

type PayRange = { currency: 'USD' | 'PHP'; min: number; max: number; jobs: number }

/** `₱25,000–₱40,000 a month in 3 jobs`; whole units, because most are worked out from an hour or a year. */
export const payRangeText = ({ currency, min, max, jobs }: PayRange): string =>
  `${amounts(Math.round(min), Math.round(max), currency)} a month in ${jobsText(jobs)}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Nov 2026` of `2026-11`. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`
}

/** The months in a sentence. */
export function monthsSentence(months: readonly { month: string; jobs: number }[]): string {
  const all = months.reduce((sum, { jobs }) => sum + jobs, 0)
  if (all === 0) return `Nothing was posted in the last ${months.length} months.`
  const most = months.reduce((best, month) => (month.jobs > best.jobs ? month : best))
  const last = `${jobsText(all)} posted in the last ${months.length} months`
  const month = monthName(most.month)
  if (most.jobs === all) return `${last}, ${all === 1 ? '' : 'all of them '}in ${month}.`
  return `${last}, ${most.jobs * 2 > all ? 'most of them' : 'the most'} in ${month} (${grouped(most.jobs)}).`
}
