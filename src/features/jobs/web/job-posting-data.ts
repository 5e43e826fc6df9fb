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

function salary(job: Job) {
  if (!job.pay) return {}
  const { min, max, currency, period } = job.pay
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: UNITS[period] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}

/** A posting as schema.org's JobPosting, for search engines. */
export function jobPostingData(job: Job): object {
  const types = job.job_types.map((type) => EMPLOYMENT_TYPES[type.toLowerCase()]).filter((type) => type !== undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: asHtml(job.description),
    datePosted: job.date_posted,
    identifier: { '@type': 'PropertyValue', name: job.source, value: String(job.id) },
    ...(types.length > 0 ? { employmentType: types } : {}),
    hiringOrganization: { '@type': 'Organization', name: job.employer?.name ?? 'Confidential' },
    ...(job.location
      ? { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: job.location } } }
      : { jobLocationType: 'TELECOMMUTE' }),
    applicantLocationRequirements: { '@type': 'Country', name: 'Philippines' },
    directApply: job.source === 'olj',
    ...salary(job),
  }
}
