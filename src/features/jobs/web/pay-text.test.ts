import { expect, test } from 'vitest'
import type { Pay } from '../contract.ts'
import type { JobFacts } from '../facts/contract.ts'
import { monthlyDollars, monthlyPesos, payLines, payText, placeText, typeText } from './pay-text.ts'

const pay = (part: Partial<Pay>): Pay => ({
  min: 5,
  max: 8,
  currency: 'USD',
  period: 'hour',
  monthly_usd_min: 800,
  monthly_usd_max: 1280,
  monthly_php_min: 47_000,
  monthly_php_max: 75_200,
  rate_date: '2026-11-20',
  ...part,
})

test.each([
  [pay({}), '$5–$8 an hour'],
  [pay({ min: 5.5, max: 5.5 }), '$5.50 an hour'],
  [pay({ min: 65_000, max: 65_000, currency: 'PHP', period: 'month' }), '₱65,000 a month'],
  [pay({ min: 1_200, max: 1_500.25, period: 'year' }), '$1,200–$1,500.25 a year'],
])('pay is said with its currency and period', (value, text) => {
  expect(payText({ pay: value, salary: 'whatever' })).toBe(text)
})

test("pay that was not understood is said in the board's words, pay not stated is 'Not specified'", () => {
  expect(payText({ pay: null, salary: ' negotiable ' })).toBe('negotiable')
  expect(payText({ pay: null, salary: null })).toBe('Not specified')
  expect(payText({ pay: null, salary: '  ' })).toBe('Not specified')
})

test.each(['n/a', 'N/A', ' NA ', 'none', '-', '--', '...', 'Not applicable'])('%s is no pay', (salary) => {
  expect(payText({ pay: null, salary })).toBe('Not specified')
  expect(payLines({ pay: null, salary })).toEqual({ known: false, first: 'Pay not stated', posted: null })
})

test.each(['TBD', 'Open', 'DOE', '0', '$3 per project', 'None of your business'])(
  '%s is said as it stands',
  (salary) => {
    expect(payText({ pay: null, salary })).toBe(salary)
  },
)

test('the monthly value in pesos is rounded, and left out where the pay already says it', () => {
  expect(monthlyPesos(pay({}))).toBe('about ₱47,000–₱75,000 a month')
  expect(monthlyPesos(pay({ currency: 'PHP', period: 'month' }))).toBeNull()
  expect(monthlyPesos(null)).toBeNull()
})

test('the monthly value in dollars is left out where the pay already says it', () => {
  expect(monthlyDollars(pay({}))).toBe('about $800–$1,300 a month')
  expect(monthlyDollars(pay({ period: 'month' }))).toBeNull()
  expect(monthlyDollars(null)).toBeNull()
})

test('a posting without a type says so', () => {
  expect(typeText({ job_types: ['Full-time', 'Remote'], job_type: 'x' })).toBe('Full-time, Remote')
  expect(typeText({ job_types: [], job_type: '' })).toBe('Not specified')
})

test('pay at a glance is what it makes a month in pesos, then how it was posted', () => {
  expect(payLines({ pay: pay({}), salary: '$5-8/hr' })).toEqual({
    known: true,
    first: 'About ₱47,000–₱75,000 a month',
    posted: 'As posted: $5-8/hr',
  })
  expect(payLines({ pay: pay({}), salary: null }).posted).toBe('As posted: $5–$8 an hour')
  const pesos = pay({ min: 65_000, max: 65_000, currency: 'PHP', period: 'month' })
  expect(payLines({ pay: pesos, salary: null })).toEqual({ known: true, first: '₱65,000 a month', posted: null })
  expect(payLines({ pay: pesos, salary: 'Php 65k' }).posted).toBe('As posted: Php 65k')
  expect(payLines({ pay: null, salary: ' TBD ' })).toEqual({ known: true, first: 'TBD', posted: null })
  expect(payLines({ pay: null, salary: null })).toEqual({ known: false, first: 'Pay not stated', posted: null })
})

test('the place is said, and who may work there', () => {
  const place = (location: string | null, answer: 'yes' | 'no' | 'not_said') =>
    placeText({ location, facts: { philippines: { answer } } as JobFacts })
  expect(place('Cebu', 'yes')).toBe('Cebu')
  expect(place('Texas', 'no')).toBe('Texas · Not for people in the Philippines')
  expect(place(null, 'yes')).toBe('For people in the Philippines')
  expect(place(null, 'not_said')).toBeNull()
})
