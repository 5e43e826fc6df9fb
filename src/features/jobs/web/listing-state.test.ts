import { describe, expect, test } from 'vitest'
import {
  advancedOf,
  isNarrowed,
  listingAddress,
  readListing,
  toFilterQuery,
  toQuery,
  withoutAdvanced,
  withoutFilters,
} from './listing-state.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

describe('the address of the listing (spec 2 §2)', () => {
  test('a URL without sort_by means relevance, an empty one from a plain form too', () => {
    expect(read('').sortBy).toBe('relevance')
    expect(read('sort_by=').sortBy).toBe('relevance')
    expect(read('sort_by=date_asc').sortBy).toBe('date_asc')
    expect(read('sort_by=cheapest').sortBy).toBe('relevance')
  })

  test('the term is read from q or search', () => {
    expect(read('search=nurse').search).toBe('nurse')
    expect(read('q=%20virtual+assistant%20').search).toBe('virtual assistant')
  })

  test('where an address has both, search counts unless it is blank, as the API reads them', () => {
    expect(read('q=nurse&search=driver').search).toBe('driver')
    expect(read('q=nurse&search=+').search).toBe('nurse')
  })

  test('job types are read repeated, as a comma list and in any case; unknown ones are left out', () => {
    expect(read('job_type=Gig&job_type=Full-time').jobTypes).toEqual(['Full-time', 'Gig'])
    expect(read('job_type=full-time,GIG,Slavery').jobTypes).toEqual(['Full-time', 'Gig'])
  })

  test.each(['0', '-1', '1.5', 'x', ''])('page %j counts as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  test('a page beyond the last possible one is the last possible one', () => {
    expect(read('page=99999').page).toBe(1000)
  })

  test('similar_to takes ids only', () => {
    expect(read('similar_to=17').similarTo).toBe('17')
    expect(read('similar_to=17%27--').similarTo).toBeNull()
  })

  test.each([
    'search=a%26b%3D%C3%B1&job_type=Part-time%2CGig&source=olj&sort_by=date_desc&page=3',
    'salary_range=500-1000&date_posted=week&tags=react%2Csql',
    'similar_to=5',
    '',
  ])('writing what was read gives the same state: %s', (query) => {
    const state = read(query)
    const address = listingAddress(state, { page: state.page })
    expect(read(address.split('?')[1] ?? '')).toEqual(state)
  })

  test.each(['salary_range=1-2', 'date_posted=year', 'tags=%20,,', 'source=other', 'job_type=Slavery'])(
    '%s cannot be meant and counts as absent',
    (query) => {
      expect(listingAddress(read(query))).toBe('/jobs')
    },
  )

  test('clearing keeps the words and the sort order, and takes every filter', () => {
    const state = read(
      'search=a&job_type=Gig&tags=x&source=olj&date_posted=week&salary_range=0-500&sort_by=date_asc&page=3',
    )
    expect(advancedOf(state)).toEqual(['job_type', 'salary_range', 'date_posted', 'tags'])
    expect(withoutFilters(state)).toBe('/jobs?search=a&sort_by=date_asc')
    expect(withoutAdvanced(state)).toBe('/jobs?search=a&source=olj&sort_by=date_asc')
    expect(advancedOf(read('search=a&source=olj&sort_by=date_asc&page=3'))).toEqual([])
  })

  test('the counts are asked for with everything that narrows, and nothing else', () => {
    expect(toFilterQuery(read('q=a&job_type=Gig&page=2&sort_by=date_asc'))).toEqual({
      search: 'a',
      job_type: 'Gig',
      salary_range: '',
      date_posted: '',
      source: '',
      tags: '',
    })
  })

  test('any change but the page begins at page 1', () => {
    const state = read('search=a&page=7')
    expect(listingAddress(state, { source: 'linkedin' })).toBe('/jobs?search=a&source=linkedin')
    expect(listingAddress(state, { page: 8 })).toBe('/jobs?search=a&page=8')
  })

  test('the unfiltered list has the bare address', () => {
    expect(listingAddress(read(''))).toBe('/jobs')
    expect(isNarrowed(read('page=2&sort_by=date_asc'))).toBe(false)
    expect(isNarrowed(read('source=olj'))).toBe(true)
  })

  test('the search call gets ten per page and every filter', () => {
    expect(toQuery(read('q=a&job_type=Gig&page=2&source=olj&tags=x'))).toEqual({
      page: '2',
      per_page: '10',
      sort_by: 'relevance',
      search: 'a',
      job_type: 'Gig',
      salary_range: '',
      date_posted: '',
      source: 'olj',
      tags: 'x',
    })
  })
})
