import { expect, test } from 'vitest'
import { areAbroad, marketsOf } from './rules.ts'

test.each([
  ['Germany (Remote)', 'Spain (Remote)', true],
  ['UK', 'United States', true],
  ['Netherlands, United Kingdom', 'London, England, UK', false],
  ['Cebu City, Philippines', 'PH', false],
  ['Remote in India only', 'Manila, Philippines', true],
  ['Mexico, Pampanga', 'Angeles City, Philippines', false],
  ['Remote', 'Poland', false],
  ['EMEA', 'France', false],
])('%s and %s are in two countries: %s', (one, other, isSo) => {
  expect(areAbroad(one, other)).toBe(isSo)
  expect(areAbroad(other, one)).toBe(isSo)
})

test('a place nobody states is in no other country', () => expect(areAbroad(null, 'Poland')).toBe(false))

test.each([
  ['Backend Developer (Poland)', ['poland']],
  ['Account Executive | UK | Remote', ['united kingdom']],
  ['Account Executive, DACH', ['dach']],
  ['Bookkeeper (US) - Philippines', ['united states']],
  ['US Tax Preparer', []],
])('%s is for %s', (title, markets) => expect([...marketsOf(title)]).toEqual(markets))
