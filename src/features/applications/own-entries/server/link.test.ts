import { describe, expect, it } from 'vitest'
import { postingOfLink, sourceOf } from './link.ts'

const origins = { hanap: 'https://hanap.test', olj: 'http://127.0.0.1:4101', linkedin: 'http://127.0.0.1:4102' }

describe('the posting a link names', () => {
  it.each([
    ['https://www.onlinejobs.ph/jobseekers/job/Shopify-Assistant-1740001', { source: 'olj', source_id: '1740001' }],
    ['https://www.onlinejobs.ph/jobseekers/job/1740001/?utm_source=fb#top', { source: 'olj', source_id: '1740001' }],
    ['http://127.0.0.1:4101/jobseekers/job/Sample-7', { source: 'olj', source_id: '7' }],
    [
      '  https://ph.linkedin.com/jobs/view/data-analyst-at-x-4411180329?trk=x ',
      { source: 'linkedin', source_id: '4411180329' },
    ],
    ['https://www.linkedin.com/jobs/view/4411180329/', { source: 'linkedin', source_id: '4411180329' }],
    ['https://www.linkedin.com/jobs/search/?currentJobId=44&keywords=va', { source: 'linkedin', source_id: '44' }],
    ['https://hanap.test/jobs/12', { id: 12 }],
  ])('%s', (link, named) => {
    expect(postingOfLink(link, origins)).toEqual(named)
  })

  it.each([
    'https://www.indeed.com/viewjob?jk=1',
    'https://onlinejobs.ph.evil.test/jobseekers/job/Sample-7',
    'https://notlinkedin.com/jobs/view/44',
    'https://www.linkedin.com/jobs/search/?currentJobId=44x',
    'https://www.onlinejobs.ph/jobseekers/job/Sample',
    'https://hanap.test/jobs/12x',
    'javascript:alert(1)//onlinejobs.ph/jobseekers/job/7',
    'no link',
    '',
  ])('is none for %j', (link) => {
    expect(postingOfLink(link, origins)).toBeNull()
  })
})

it('an application was made at the site of its link, unless the person says where', () => {
  expect(sourceOf('', 'https://www.jobstreet.com.ph/job/1')).toBe('jobstreet.com.ph')
  expect(sourceOf('A friend', 'https://www.jobstreet.com.ph/job/1')).toBe('A friend')
  expect(sourceOf('', '')).toBe('')
})
