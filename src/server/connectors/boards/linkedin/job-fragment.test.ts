import { describe, expect, it } from 'vitest'
import { parseJobFragment } from './job-fragment.ts'
import { sampleJob } from './sample-fragments.ts'

const request = { source_id: '4411180329', origin: 'http://network.test' }
const url = 'http://network.test/jobs/view/data-analyst-at-x-4411180329'

function read(raw: string) {
  const parsed = parseJobFragment(raw, request)
  if ('missing' in parsed) throw new Error(parsed.missing.join(', '))
  return parsed.value
}

describe('posting fragment', () => {
  it('is read whole', () => {
    const criteria: [string, string][] = [
      ['Seniority level', 'Mid-Senior level'],
      ['Employment type', 'Full-time, Contract'],
      ['Job function', 'Analyst, Finance, and Research'],
    ]
    expect(read(sampleJob({ criteria, place: 'Philippines (Remote)' }))).toEqual({
      closed: false,
      posting: {
        source: 'linkedin',
        source_id: '4411180329',
        url,
        title: 'Data Analyst',
        employer: 'Sari Labs',
        salary_text: '$90,000.00/yr - $120,000.00/yr',
        posted_at: null,
        posted_precision: 'day',
        job_types: ['Full-time', 'Contract', 'Remote'],
        tags: ['Analyst', 'Finance', 'Research'],
        preview: 'About We count. • SQL • R',
        location: 'Philippines (Remote)',
        description: 'About\n\nWe count.\n\n• SQL\n• R',
        hours_per_week: null,
        employer_external_id: 'sari-labs',
        employer_total_posts: null,
        min_id_proof: null,
        seniority: 'Mid-Senior level',
        apply_url: url,
      },
    })
  })

  it('keeps the day of its card, for it has none', () => {
    const found = { ...read(sampleJob({})).posting, posted_at: new Date('2026-06-04T00:00:00Z') }
    const parsed = parseJobFragment(sampleJob({}), { ...request, found })
    expect(parsed).toMatchObject({ value: { posting: { posted_at: found.posted_at } } })
  })

  it('may lack criteria, and "Not Applicable" is none', () => {
    expect(read(sampleJob({ criteria: [] })).posting).toMatchObject({ job_types: [], seniority: null, tags: [] })
    const { seniority } = read(sampleJob({ criteria: [['Seniority level', 'Not Applicable']] })).posting
    expect(seniority).toBeNull()
  })

  it.each([
    [
      'https://x.test/redir?url=https%3A%2F%2Fjobs%2Esari%2Etest%2Fapply%3Fa%3D1&amp;trk=y',
      'https://jobs.sari.test/apply?a=1',
    ],
    ['https://x.test/redir?url=javascript%3Aalert(1)', url],
    ['https://x.test/redir?url=https%3A%2F%2Fuser%3Apw%40sari.test%2F', url],
    ['nonsense', url],
  ])('applies at the address in %s', (applyUrl, expected) => {
    expect(read(sampleJob({ applyUrl })).posting.apply_url).toBe(expected)
  })

  it('is closed with the closed figure', () => {
    expect(read(sampleJob({ closed: true })).closed).toBe(true)
  })

  it.each([
    ['title', sampleJob({ title: ' ' })],
    ['description', sampleJob({ description: '<script>x</script>' })],
    ['posting 4411180329 (it shows 5)', sampleJob({ id: 5 })],
  ])('is not understood without %s', (missing, raw) => {
    expect(parseJobFragment(raw, request)).toEqual({ missing: [missing] })
  })
})
