import type { Company } from '#features/employers/companies/contract.ts'
import type { Employer } from '#features/employers/contract.ts'
import { allOf } from './values.ts'

const months = ['2025-12', ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)].map(
  (month, at) => ({ month, jobs: at === 11 ? 2 : at === 9 ? 1 : 0 }),
)

const facts = {
  id: 5,
  name: 'Dagat Trading',
  other_names: [],
  sources: ['olj' as const],
  first_seen: '2026-10-01T02:00:00.000Z',
  last_seen: '2026-11-23T01:00:00.000Z',
  total_posts: 3,
  open_posts: 1,
  months,
  pay: [{ currency: 'PHP' as const, min: 25_000, max: 40_000, jobs: 2 }],
  job_types: ['Full-time'],
  places: ['Iloilo City'],
  replies: null,
}
const posting = {
  id: 31,
  title: 'Bookkeeper',
  source: 'olj' as const,
  date_posted: '2026-11-22T02:00:00.000Z',
  last_seen_open: '2026-11-23T01:00:00.000Z',
}

/** An employer as everybody sees it, with one open job. */
export const aCompany = (some: Partial<Company> = {}): Company => ({
  ...facts,
  notes: [],
  postings: allOf({ ...posting, job_type: 'Full-time', location: 'Iloilo City', salary: '₱25,000', pay: null }),
  ...some,
})

/** The same as the team sees it. */
export const anEmployer = (some: Partial<Employer> = {}): Employer => ({
  ...facts,
  merged_into: null,
  names: [],
  reposts: { posted_again: 1, moved_up: 4 },
  safety: {
    held: 1,
    hidden: 0,
    notes: [{ kind: 'fee', count: 1 }],
    reports: [{ kind: 'scam', count: 2 }],
    open_reports: 1,
  },
  applications: { confirmed: 7, unconfirmed: 1, failed: 0 },
  outcomes: null,
  notes: [],
  postings: allOf({ ...posting, link: 'https://board.test/31', closed: false, state: 'approved', reposted: true }),
  ...some,
})
