import { describe, expect, test } from 'vitest'
import type { Job } from '../contract.ts'
import { localSearch, type LocalQuestion } from './rules.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const pay = (min: number, max: number): Job['pay'] => ({
  min,
  max,
  currency: 'USD',
  period: 'month',
  monthly_usd_min: min,
  monthly_usd_max: max,
  monthly_php_min: min * 58,
  monthly_php_max: max * 58,
  rate_date: '2026-11-01',
})
const posting = (id: number, more: Partial<Job> = {}): Job => ({
  id,
  title: `Posting ${id}`,
  employer: { id: 1, name: 'Dagat Trading', total_posts: 3 },
  description: 'Answer mails and keep books.',
  preview: '',
  job_type: '',
  job_types: [],
  salary: null,
  pay: null,
  date_posted: `2026-11-${String(21 - id).padStart(2, '0')}T02:00:00Z`,
  date_posted_precision: 'time',
  tags: [],
  source: 'linkedin',
  sources: [{ source: 'linkedin', url: '', job_id: id }],
  link: '',
  closed: false,
  closed_reason: null,
  last_seen_open: '2026-11-21T02:00:00Z',
  first_seen: '2026-11-21T02:00:00Z',
  location: null,
  hours_per_week: null,
  min_id_proof: null,
  applied: false,
  userHasApplied: false,
  application_state: null,
  reposted: false,
  ...more,
})
const ALL: LocalQuestion = {
  search: '',
  jobTypes: [],
  source: '',
  salaryRange: '',
  datePosted: '',
  tags: '',
  sortBy: 'relevance',
  page: 1,
}
const OLJ = { source: 'olj' as const, sources: [{ source: 'olj' as const, url: '', job_id: 2 }] }
const JOBS = [
  posting(1, { title: 'Senior Bookkeeper', job_types: ['Contract'], pay: pay(900, 1200) }),
  posting(2, { ...OLJ, tags: [{ id: 4, name: 'Shopify' }] }),
  posting(3, { ...OLJ, job_types: ['Gig'], description: 'Plumbing in Cebu', pay: pay(300, 400) }),
]
const ids = (more: Partial<LocalQuestion>) => localSearch(JOBS, { ...ALL, ...more }, NOW).results.map(({ id }) => id)

describe('what a search finds among postings at hand', () => {
  test.each<[Partial<LocalQuestion>, number[]]>([
    [{}, [1, 2, 3]],
    [{ sortBy: 'date_asc' }, [3, 2, 1]],
    [{ search: 'BOOK senior' }, [1]],
    [{ search: 'dagat plumb' }, [3]],
    [{ search: 'shopify' }, [2]],
    [{ search: 'nurse' }, []],
    [{ source: 'olj' }, [2, 3]],
    [{ jobTypes: ['Contract'] }, [1]],
    [{ jobTypes: ['Remote'] }, [2, 3]],
    [{ jobTypes: ['Full-time', 'Contract'] }, [1, 2]],
    [{ salaryRange: '1000-2000' }, [1]],
    [{ salaryRange: '0-500' }, [3]],
    [{ datePosted: 'today' }, []],
    [{ datePosted: '3days' }, [1, 2]],
    [{ tags: 'React, shopify' }, [2]],
  ])('%j', (asked, found) => {
    expect(ids(asked)).toEqual(found)
  })

  test('comes ten to a page with how many there are', () => {
    const many = Array.from({ length: 23 }, (_, index) => posting(1, { id: index }))
    const page = localSearch(many, { ...ALL, page: 3 }, NOW)
    expect([page.count, page.results.map(({ id }) => id)]).toEqual([23, [20, 21, 22]])
  })
})
