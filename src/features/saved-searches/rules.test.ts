import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NAME_MAX } from './rules.ts'
import { inWords, suggestedName } from './wording/rules.ts'

test('criteria are said in words', () => {
  expect(
    inWords({
      search: 'nurse',
      job_type: 'Part-time,Gig',
      salary_range: '500-1000',
      date_posted: '3days',
      source: 'linkedin',
      tags: 'React,SQL',
      sort_by: 'date_desc',
    }),
  ).toBe('“nurse” · Part-time or Gig · $500–$1000 a month · last 3 days · LinkedIn · React or SQL · newest first')
  expect(inWords({ salary_range: '5000+' })).toBe('$5000+ a month')
})

test('criteria suggest a name that fits', () => {
  expect(suggestedName({ search: 'nurse', source: 'olj', sort_by: 'date_asc' })).toBe('nurse, OnlineJobs.ph')
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (search) => {
      expect(suggestedName({ search }).length).toBeLessThanOrEqual(NAME_MAX)
    }),
  )
})
