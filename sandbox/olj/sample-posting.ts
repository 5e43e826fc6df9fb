import type { MarketEmployer, OljPosting } from '../market/types.ts'

const employer: MarketEmployer = {
  id: 4711,
  name: 'Bramblewood & Sons',
  hasLogo: false,
  memberSince: new Date('2026-05-20T02:00:00Z'),
  contactPerson: 'Greta Quimby',
}

/** A plain open posting for tests, with whatever a test needs changed. */
export function samplePosting(changes: Partial<OljPosting> = {}): OljPosting {
  return {
    id: 1_740_001,
    slug: 'Shopify-VA',
    title: 'Shopify VA',
    employer,
    employerShownToGuests: true,
    workType: 'Full Time',
    salaryText: '$8 per hour',
    hoursPerWeek: '40',
    postedAt: new Date('2026-09-12T23:13:05Z'),
    updatedAt: new Date('2026-09-12T23:13:05Z'),
    description: 'We sell candles.<br />Start your subject with MANGO.',
    skills: ['Shopify', 'Virtual Assistant'],
    state: 'open',
    minIdProof: 0,
    contactEmail: 'greta.4711@employer.test',
    ...changes,
  }
}

/** `count` open postings, one a minute, newest first by id. */
export function manyPostings(count: number): OljPosting[] {
  const newest = Date.parse('2026-09-30T00:00:00Z')
  return Array.from({ length: count }, (_, at) =>
    samplePosting({ id: 1_740_000 - at, title: `Job number ${at}`, postedAt: new Date(newest - at * 60_000) }),
  )
}
