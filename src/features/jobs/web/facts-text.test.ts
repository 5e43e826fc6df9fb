import { expect, test } from 'vitest'
import { readFacts } from '../facts/rules.ts'
import { assumedText, hoursLines, hoursText, otherHoursText, philippinesText } from './facts-text.ts'

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

const NOVEMBER = new Date('2026-11-23T10:00:00+08:00')
const JULY = new Date('2026-07-01T10:00:00+08:00')

test('hours are told in Manila time, those of the present half of the year first', () => {
  const [hours] = facts('9am-5pm EST').hours
  expect(hours && [hoursText(hours, NOVEMBER), otherHoursText(hours, NOVEMBER)]).toEqual([
    'Graveyard: 10 PM to 6 AM Manila time',
    '9 PM to 5 AM while US Eastern time is on daylight saving (mid-March to early November)',
  ])
  expect(hours && [hoursText(hours, JULY), otherHoursText(hours, JULY)]).toEqual([
    'Graveyard: 9 PM to 5 AM Manila time',
    '10 PM to 6 AM while US Eastern time is on standard time (early November to mid-March)',
  ])
  expect(hours && [hoursLines(hours, NOVEMBER), hoursLines(hours, JULY)]).toEqual([
    {
      first: '10 PM to 6 AM Manila time',
      second: 'Graveyard · 9 PM to 5 AM from mid-March to early November',
    },
    {
      first: '9 PM to 5 AM Manila time',
      second: 'Graveyard · 10 PM to 6 AM from early November to mid-March',
    },
  ])
  const [manila] = facts('1pm to 10pm Manila time').hours
  expect(manila && [hoursText(manila, JULY), otherHoursText(manila, JULY)]).toEqual([
    'Mid shift: 1 PM to 10 PM Manila time',
    null,
  ])
  const [words] = facts('Flexible hours').hours
  expect([manila, words].map((one) => one && hoursLines(one, JULY))).toEqual([
    { first: '1 PM to 10 PM Manila time', second: 'Mid shift' },
    { first: 'Flexible', second: null },
  ])
  expect(words && [hoursText(words, JULY), otherHoursText(words, JULY)]).toEqual(['Flexible', null])
})

test('a shift that changes its kind with the clock says the kind it is now', () => {
  const [hours] = facts('9am-6pm UK time').hours
  expect(hours?.kinds).toEqual(['graveyard', 'mid'])
  expect(hours && hoursText(hours, NOVEMBER)).toBe('Graveyard: 5 PM to 2 AM Manila time')
  expect(hours && hoursText(hours, JULY)).toBe('Mid shift: 4 PM to 1 AM Manila time')
})

test('what is not said is called so', () => {
  expect(philippinesText(facts(''))).toBe('Not stated')
  expect(philippinesText(facts('US only.'))).toBe('No')
  expect(assumedText(facts('', '600'))).toBe(
    'Not stated, so we assumed US dollars, as is usual on this board; pay by the month, as is usual on this board.',
  )
  expect(assumedText(facts('', '$600 a month'))).toBeNull()
  expect(assumedText(facts('', '$6/hour'))).toBe('Not stated, so we assumed 40 hours a week.')
})
