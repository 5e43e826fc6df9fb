import { manilaDate } from '#contract/time.ts'
import type { Job } from '../contract.ts'
import { firstDay } from '../filters/rules.ts'
import { rangesOf } from '../pay/rules.ts'
import { type DATE_POSTED_VALUES, PAGE_SIZE, plainWords, type SORT_VALUES } from '../rules.ts'

/** What is looked for among postings at hand; empty texts and lists narrow nothing. */
export type LocalQuestion = {
  search: string
  jobTypes: string[]
  source: string
  salaryRange: string
  datePosted: string
  tags: string
  sortBy: (typeof SORT_VALUES)[number] | 'match'
  page: number
}

const words = (text: string) => plainWords(text).split(' ')
const listed = (list: string) => list.split(',').map((one) => one.trim().toLowerCase())

/** Every word begins a word of title, employer, description or tags. */
function hasWords(job: Job, search: string): boolean {
  const said = words(
    [job.title, job.employer?.name ?? '', job.description, ...job.tags.map(({ name }) => name)].join(' '),
  )
  return words(search).every((wanted) => said.some((word) => word.startsWith(wanted)))
}

/** The types the filter knows a posting by: all work of the remote board is remote, and one without a type may be any. */
function typesOf({ job_types: types, sources }: Job): string[] {
  const own = types.map((type) => type.toLowerCase())
  if (!sources.some(({ source }) => source === 'olj')) return own
  return types.length === 0 ? ['remote', 'full-time', 'part-time', 'gig'] : [...own, 'remote']
}

function fits(job: Job, asked: LocalQuestion, fromDay: string | null): boolean {
  const types = typesOf(job)
  const tags = job.tags.map(({ name }) => name.toLowerCase())
  return (
    (asked.search === '' || hasWords(job, asked.search)) &&
    (asked.source === '' || job.sources.some(({ source }) => source === asked.source)) &&
    (asked.jobTypes.length === 0 || asked.jobTypes.some((type) => types.includes(type.toLowerCase()))) &&
    (asked.salaryRange === '' ||
      (job.pay !== null && rangesOf(job.pay.monthly_usd_min, job.pay.monthly_usd_max).includes(asked.salaryRange))) &&
    (fromDay === null || manilaDate(job.date_posted) >= fromDay) &&
    (asked.tags === '' || listed(asked.tags).some((tag) => tags.includes(tag)))
  )
}

/** One page of the postings that fit, and how many do; the newest first unless the oldest are wanted. */
export function localSearch(jobs: readonly Job[], asked: LocalQuestion, now: Date): { results: Job[]; count: number } {
  const days = asked.datePosted === '' ? undefined : (asked.datePosted as (typeof DATE_POSTED_VALUES)[number])
  const fromDay = firstDay(days, now)
  const later = (a: Job, b: Job) => b.date_posted.localeCompare(a.date_posted)
  const found = jobs
    .filter((job) => fits(job, asked, fromDay))
    .toSorted((a, b) => (asked.sortBy === 'date_asc' ? later(b, a) : later(a, b)))
  const skip = (asked.page - 1) * PAGE_SIZE
  return { results: found.slice(skip, skip + PAGE_SIZE), count: found.length }
}
