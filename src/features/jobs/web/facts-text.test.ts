import { expect, test } from 'vitest'
import { readFacts } from '../facts/rules.ts'
import { assumedText, daylightText, hoursText, philippinesText } from './facts-text.ts'

const facts = (description: string, salary: string | null = null) =>
  readFacts({
    title: 'Clerk',
    description,
    salary,
    location: null,
    source: 'linkedin',
    min_id_proof: null,
    hours_per_week: null,
  })

test('hours are told in Manila time, with both halves of daylight saving', () => {
  const [hours] = facts('9am-5pm EST').hours
  expect(hours && hoursText(hours)).toBe('Graveyard: 10 PM to 6 AM Manila time')
  expect(hours && daylightText(hours)).toBe(
    '9 PM to 5 AM while US Eastern time is on daylight saving (mid-March to early November)',
  )
  const [manila] = facts('1pm to 10pm Manila time').hours
  expect(manila && [hoursText(manila), daylightText(manila)]).toEqual(['Mid shift: 1 PM to 10 PM Manila time', null])
  const [words] = facts('Flexible hours').hours
  expect(words && hoursText(words)).toBe('Flexible')
})

test('a shift that changes its kind with the clock says both', () => {
  const [hours] = facts('9am-6pm UK time').hours
  expect(hours?.kinds).toEqual(['graveyard', 'mid'])
  expect(hours && hoursText(hours)).toBe('Graveyard or Mid shift: 5 PM to 2 AM Manila time')
})

test('what is not said is called so', () => {
  expect(philippinesText(facts(''))).toBe('Not said')
  expect(philippinesText(facts('US only.'))).toBe('No')
  expect(assumedText(facts('', '600'))).toBe(
    'Not said, taken for granted: US dollars, as is the custom of the board; a month, as is the custom of the board.',
  )
  expect(assumedText(facts('', '$600 a month'))).toBeNull()
  expect(assumedText(facts('', '$6/hour'))).toBe('Not said, taken for granted: 40 hours a week.')
})
