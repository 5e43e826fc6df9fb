import { expect, test } from 'vitest'
import { businessOf } from './business.ts'

test.each([
  ['Bookkeeper', 'We are a small accounting practice in Brisbane with 40 clients.', 'your accounting practice'],
  ['Admin', 'Family landscaping business in Perth. Quotes.', 'your landscaping business'],
  ['Designer', 'Performance agency. You make ads.', 'your performance agency'],
  ['Dispatcher for US trucking company', 'Answer calls.', 'your trucking company'],
  ['Dispatcher for HVAC company', 'Answer calls.', 'your HVAC company'],
  ['Clerk', 'Help my sisters yoga studio with its books.', 'your yoga studio'],
  ['VA', 'We are looking for a VA for our company.', ''],
  ['Bookkeeper', 'We are an outsourced CFO firm.', ''],
  ['Caller', 'Physical therapy practice in Texas.', ''],
  ['Collector', 'Members get a call. Friendly but firm.', ''],
  ['Writer', 'Listen to an episode, write show notes of 300 words.', ''],
  ['Caller', 'We build lists for agencies.', ''],
  ['Caller', 'I work with Brightway Studio in Cebu.', ''],
  ['', '', ''],
])('%s, "%s": "%s"', (title, description, said) => {
  expect(businessOf({ title, description }, 'Accounting clerk')).toBe(said)
})

test('a business by the name of a skill is named to those alone who have it', () => {
  const posting = { title: 'VA', description: 'I run a branding studio.' }
  expect(businessOf(posting, 'Typing')).toBe('')
  expect(businessOf(posting, 'Branding, Typing')).toBe('your branding studio')
})
