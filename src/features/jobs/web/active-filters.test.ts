import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.tsx'
import { readListing } from './listing-state.ts'

const active = (query: string) => activeFilters(readListing(new URLSearchParams(query)))

test('every filter is a chip that leads to the same list without it, on page 1', () => {
  expect(
    active('search=a&source=olj&job_type=Gig,Remote&salary_range=5000%2B&date_posted=week&tags=Loom,C%23&page=4'),
  ).toEqual([
    {
      name: 'Gig',
      without: '/jobs?search=a&job_type=Remote&source=olj&salary_range=5000%2B&date_posted=week&tags=Loom%2CC%23',
    },
    {
      name: 'Remote',
      without: '/jobs?search=a&job_type=Gig&source=olj&salary_range=5000%2B&date_posted=week&tags=Loom%2CC%23',
    },
    {
      name: '$5,000 and more a month',
      without: '/jobs?search=a&job_type=Gig%2CRemote&source=olj&date_posted=week&tags=Loom%2CC%23',
    },
    {
      name: 'Last 7 days',
      without: '/jobs?search=a&job_type=Gig%2CRemote&source=olj&salary_range=5000%2B&tags=Loom%2CC%23',
    },
    {
      name: 'Loom',
      without: '/jobs?search=a&job_type=Gig%2CRemote&source=olj&salary_range=5000%2B&date_posted=week&tags=C%23',
    },
    {
      name: 'C#',
      without: '/jobs?search=a&job_type=Gig%2CRemote&source=olj&salary_range=5000%2B&date_posted=week&tags=Loom',
    },
  ])
})

test('words, sort order and page are no filters', () => {
  expect(active('search=a&sort_by=date_asc&page=3')).toEqual([])
})
