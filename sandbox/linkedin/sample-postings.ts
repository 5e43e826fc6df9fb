import type { LinkedinPosting } from '../market/types.ts'

/** `count` plain open postings of one day, ids from 4400000001; `change` makes single ones different. */
export function samplePostings(
  count: number,
  change: (at: number) => Partial<LinkedinPosting> = () => ({}),
): LinkedinPosting[] {
  return Array.from({ length: count }, (_each, at) => ({
    id: 4_400_000_001 + at,
    slug: `virtual-assistant-${at}-at-bayanihan-desk`,
    title: `Virtual Assistant ${at}`,
    company: { id: 100 + (at % 12), name: 'Bayanihan Desk & Co', link: true },
    location: 'Metro Manila',
    postedOn: '2026-11-20',
    salaryText: null,
    descriptionHtml: '<p>Answer <strong>calls</strong><br>and mail.</p><ul><li>English</li></ul>',
    employmentTypes: ['Full-time'],
    seniority: 'Entry level',
    jobFunction: 'Administrative',
    industries: 'Outsourcing',
    workplace: 'remote',
    state: 'open',
    benefit: null,
    applicants: 'Over 200 applicants',
    twinOfOlj: null,
    ...change(at),
  }))
}
