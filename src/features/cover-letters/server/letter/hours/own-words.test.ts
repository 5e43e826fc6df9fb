import { expect, test } from 'vitest'
import { nightsOf } from './own-words.ts'
import { workAnswered } from './shift.ts'

test.each([
  ['can you work sundays', { nights: null, weekends: 'yes' }, 'Yes, I can work on weekends.'],
  ['are you okay with weekends', { nights: null, weekends: 'no' }, 'No, I do not work on weekends.'],
  ['can you work saturdays', { nights: 'yes', weekends: 'did' }, 'On weekends I have worked before.'],
  ['can you work sundays', { nights: 'yes', weekends: null }, ''],
  ['are you amenable to graveyard', { nights: 'yes', weekends: null }, 'Yes, night shifts are no problem for me.'],
  ['can you do night shifts', { nights: 'did', weekends: null }, 'Yes, night shifts are not new to me.'],
  ['can you do night shifts', { nights: 'no', weekends: null }, 'No, I cannot work at night.'],
  ['do you know xero', { nights: 'yes', weekends: 'yes' }, ''],
] as const)('"%s" of %j: "%s"', (asked, mine, answer) => {
  expect(workAnswered(asked, mine)).toBe(answer)
})

test('who works until an hour only has not said that nights are fine', () => {
  expect(nightsOf('I can work US hours.', '')).toBe('yes')
  expect(nightsOf('Can work US hours, prefer until 2am only.', '')).toBeNull()
})

test.each([
  ['Okay with any schedule as long as I have one rest day.', 'yes'],
  ['Fine with any shift, with 2 days off a week.', 'yes'],
  ['I am fine with any shift but not graveyard.', 'no'],
])('a rest day somebody wants is no refusal: %j', (text, word) => {
  expect(nightsOf(text, '')).toBe(word)
})
