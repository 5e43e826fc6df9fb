import { manilaDate } from '#contract/time.ts'
import type { Job } from '../contract.ts'

const EMPLOYMENT_TYPES: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  gig: 'CONTRACTOR',
  internship: 'INTERN',
}
const UNITS = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign).replace(/\n/g, '<br>')

/** How long a posting that was seen open is vouched for; every check moves it on. */
const VOUCHED_DAYS = 30
const DAY_MS = 86_400_000

function salary(job: Job) {
  if (!job.pay) return {}
  const { min, max, currency, period } = job.pay
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[period] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}

/** Remote work says who may apply, work at a place says where; a remote job with an office says both. */
function place(job: Job) {
  const remote = job.source === 'olj' || job.location === null || job.job_types.some((type) => /remote/i.test(type))
  const address = { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'PH' }
  return {
    ...(job.location === null ? {} : { jobLocation: { '@type': 'Place', address } }),
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Philippines' },
        }
      : {}),
  }
}

/**
 * An open posting as schema.org's JobPosting, with everything search engines require and recommend that is known. No
 * board tells when a posting ends, so `validThrough` is 30 days after it was last seen open.
 */
export function jobPostingData(job: Job): object {
  const types = job.job_types.map((type) => EMPLOYMENT_TYPES[type.toLowerCase()]).filter((type) => type !== undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: asHtml(job.description.trim() === '' ? job.title : job.description),
    datePosted: job.date_posted_precision === 'day' ? manilaDate(job.date_posted) : job.date_posted,
    validThrough: new Date(new Date(job.last_seen_open).getTime() + VOUCHED_DAYS * DAY_MS).toISOString(),
    identifier: { '@type': 'PropertyValue', name: 'Hanap', value: String(job.id) },
    ...(types.length > 0 ? { employmentType: [...new Set(types)] } : {}),
    hiringOrganization: { '@type': 'Organization', name: job.employer?.name ?? 'confidential' },
    ...place(job),
    directApply: job.source === 'olj',
    ...salary(job),
  }
}
