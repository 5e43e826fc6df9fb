import { expect, test } from 'vitest'
import { dollarsSaid, inDollars, isUnclear, isUnlikely, markOf, pesoQuestion } from './salary-currency.ts'

const RATE = 58.75
const of = (salary_min: string, salary_max: string) => ({ salary_min, salary_max })
const NONE = of('', '')

test.each([
  ['', false],
  ['600', false],
  ['8999.99', false],
  ['9000', true],
  [' 25000 ', true],
  ['much', false],
  ['Infinity', false],
  ['-20000', false],
])('%s can hardly be dollars a month: %s', (text, unlikely) => expect(isUnlikely(text)).toBe(unlikely))

test('asks about what can hardly be dollars, unless it is stored so or was answered', () => {
  const typed = of('25000', '40000')
  expect(isUnclear(typed, NONE, null)).toBe(true)
  expect(isUnclear(of('', '40000'), NONE, null)).toBe(true)
  expect(isUnclear(of('600', '900'), NONE, null)).toBe(false)
  expect(isUnclear(typed, of('25000', '40000 '), null)).toBe(false)
  expect(isUnclear(typed, NONE, markOf(typed))).toBe(false)
  expect(isUnclear(of('25000', '41000'), NONE, markOf(typed))).toBe(true)
})

test.each([
  [of('25000', '40000'), 'Did you mean pesos? ₱25,000 to ₱40,000 a month is about $426 to $681.'],
  [of('30000', ''), 'Did you mean pesos? ₱30,000 a month is about $511.'],
  [of('30000', '30000'), 'Did you mean pesos? ₱30,000 a month is about $511.'],
])('%j is asked about in both currencies', (typed, question) => {
  expect(pesoQuestion(typed, RATE)).toBe(question)
})

test('pesos become whole dollars, and what is no figure stays as it is', () => {
  expect(inDollars(of('25000', '40000'), RATE)).toEqual(of('426', '681'))
  expect(inDollars(of('', 'much'), RATE)).toEqual(of('', 'much'))
  expect(dollarsSaid(of('426', '681'))).toBe('Your salary is $426 to $681 a month.')
})
