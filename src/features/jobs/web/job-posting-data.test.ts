import { describe, expect, it } from 'vitest'
import type { Job } from '../contract.ts'
import { jobPostingData } from './job-posting-data.ts'

const job = (part: Partial<Job> = {}): Job => ({
  id: 17,
  title: 'Shopify Assistant',
  employer: { id: 1, name: 'Harbor & Pine', total_posts: 3 },
  description: 'Answer <b>mails</b>\nand ship & track.',
  preview: '',
  job_type: 'Full-time',
  job_types: ['Full-time'],
  salary: '$800',
  pay: {
    min: 700,
    max: 800,
    currency: 'USD',
    period: 'month',
    monthly_usd_min: 700,
    monthly_usd_max: 800,
    monthly_php_min: 41_125,
    monthly_php_max: 47_000,
    rate_date: '2026-11-20',
  },
  date_posted: '2026-11-19T22:30:00.000Z',
  date_posted_precision: 'time',
  tags: [],
  source: 'olj',
  sources: [],
  link: 'https://www.onlinejobs.ph/jobseekers/job/1',
  closed: false,
  closed_reason: null,
  last_seen_open: '2026-11-20T00:00:00.000Z',
  first_seen: '2026-11-19T22:40:00.000Z',
  location: null,
  hours_per_week: 40,
  min_id_proof: null,
  applied: false,
  userHasApplied: false,
  application_state: null,
  reposted: false,
  ...part,
})

describe('a remote posting with pay', () => {
  it('has everything search engines require and recommend', () => {
    expect(jobPostingData(job())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Shopify Assistant',
      description: 'Answer &lt;b&gt;mails&lt;/b&gt;<br>and ship &amp; track.',
      datePosted: '2026-11-19T22:30:00.000Z',
      validThrough: '2026-12-20T00:00:00.000Z',
      identifier: { '@type': 'PropertyValue', name: 'Hanap', value: '17' },
      employmentType: ['FULL_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Harbor & Pine' },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Philippines' },
      directApply: true,
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 700, maxValue: 800, unitText: 'MONTH' },
      },
    })
  })
})

describe('what a posting does not tell', () => {
  it('is not made up: pay, types, employer, description', () => {
    const data = jobPostingData(job({ pay: null, job_types: [], employer: null, description: ' ' }))
    expect(data).not.toHaveProperty('baseSalary')
    expect(data).not.toHaveProperty('employmentType')
    expect(data).toMatchObject({
      hiringOrganization: { name: 'confidential' },
      description: 'Shopify Assistant',
    })
  })

  it('a day without an hour is the Manila day', () => {
    expect(jobPostingData(job({ date_posted_precision: 'day' }))).toMatchObject({ datePosted: '2026-11-20' })
  })

  it('one figure of pay is one value', () => {
    const pay = { ...job().pay, min: 8, max: 8, period: 'hour' } as Job['pay']
    expect(jobPostingData(job({ pay }))).toMatchObject({ baseSalary: { value: { value: 8, unitText: 'HOUR' } } })
  })
})

describe('a posting with a place', () => {
  const place = { source: 'linkedin', location: 'Makati, Metro Manila' } as const

  it('is at the place, and applied to elsewhere', () => {
    const data = jobPostingData(job({ ...place, job_types: ['Full-time', 'Contract', 'Full-time'] }))
    expect(data).toMatchObject({
      jobLocation: { address: { addressLocality: 'Makati, Metro Manila', addressCountry: 'PH' } },
      employmentType: ['FULL_TIME', 'CONTRACTOR'],
      directApply: false,
    })
    expect(data).not.toHaveProperty('jobLocationType')
    expect(data).not.toHaveProperty('applicantLocationRequirements')
  })

  it('is both when it is remote', () => {
    expect(jobPostingData(job({ ...place, job_types: ['Remote'] }))).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { '@type': 'Place' },
    })
  })
})
