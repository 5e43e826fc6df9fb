import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CRITERIA_KEYS, narrows } from '../rules.ts'
import { addressOf, criteriaOf } from './address.ts'

describe('the criteria in an address', () => {
  test.each([
    ['/jobs', null],
    ['/jobs?page=3', null],
    ['/jobs?sort_by=date_asc', null],
    ['/jobs?similar_to=7', null],
    ['/jobs?search=nurse&page=3', { search: 'nurse' }],
    [
      '/jobs?job_type=Gig%2CPart-time&source=olj&sort_by=date_desc',
      {
        job_type: 'Gig,Part-time',
        source: 'olj',
        sort_by: 'date_desc',
      },
    ],
    ['/jobs?salary_range=5000%2B&utm_source=x', { salary_range: '5000+' }],
  ])('%s', (address, criteria) => {
    expect(criteriaOf(address)).toEqual(criteria)
  })

  test('lead back to the same criteria', () => {
    const some = fc.record(Object.fromEntries(CRITERIA_KEYS.map((key) => [key, fc.string({ maxLength: 20 })])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(some, (given) => {
        const again = criteriaOf(addressOf(given))
        if (!narrows(given)) expect(again).toBeNull()
        else expect(again).toEqual(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
      }),
    )
  })
})
