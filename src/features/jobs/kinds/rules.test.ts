import { expect, it } from 'vitest'
import { kindNames, kindsTitled } from './rules.ts'

it.each([
  ['Bookkeeper for a Law Firm', ['bookkeeping']],
  ['For busy founders: Virtual Assistant', ['virtual assistant']],
  ['QA Tester', ['testing']],
  ['Night Guard', ['security']],
  ['Etsy Store Manager', ['ecommerce']],
  ['Grocery Store Manager', ['retail']],
  ['Fresh graduate', []],
  ['Welcome to us', []],
])('%s is the work of %j', (title, kinds) => {
  expect(kindsTitled(title).map(({ name }) => name)).toEqual(kinds)
})

it('a kind is a name of one word in the index', () => {
  expect(kindNames('Data Entry Clerk')).toContain('~k:data-entry')
  expect(kindNames('Welcome to us')).toEqual(['~k:unsaid'])
})
