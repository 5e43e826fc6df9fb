import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'
import { postedHours, weekIn } from './posted.ts'
import { hoursFit, isDaytime, isNight, manilaHours } from './fit.ts'
import { theirHours } from './shift.ts'

const of = (description: string) => postedHours({ title: 'VA', description }, new Date('2026-11-22T04:00:00Z'))
const having = (own: string) => availabilityOf({ availability: 'custom', custom_availability: own })

test.each([
  ['must overlap 9am-1pm AEST', 'Your 9am to 1pm Australian Eastern Standard time is 7am to 11am in Manila'],
  ['US Eastern hours, 8-5.', 'Your 8am to 5pm Eastern time is currently 9pm to 6am in Manila'],
  ['9AM to 5PM Arizona time', 'Your 9am to 5pm Arizona time is midnight to 8am in Manila'],
  ['online by 10am EST', 'Your 10am Eastern time is currently 11pm in Manila'],
  ['9am to 5pm Sydney time', 'Your 9am to 5pm Sydney time is currently 6am to 2pm in Manila'],
  ['Anytime between 7am and 3pm Melbourne time.', 'Your 7am to 3pm Melbourne time is currently 4am to noon in Manila'],
  ['9am to 5pm GMT+2', 'Your 9am to 5pm local time is 3pm to 11pm in Manila'],
  ['Shift is 9pm-6am Manila.', 'Your hours are 9pm to 6am in Manila'],
  ['CST, 9pm-6am Manila, fixed.', 'Your hours are 9pm to 6am in Manila'],
  ['9am-5pm EST (graveyard shift in Manila)', 'Your 9am to 5pm Eastern time is currently 10pm to 6am in Manila'],
  ['3-5 years of experience, 120-150 calls', ''],
  ['Flexible hours.', ''],
])('"%s" is told as "%s"', (said, told) => {
  expect(theirHours(of(said))).toBe(told)
})

test.each([
  ['US Eastern hours, 8-5.', '40 hours a week, any US shift', 'fits'],
  ['US Eastern hours, 8-5.', '25 hours per week, evenings PH time', 'apart'],
  ['30 hours a week, Eastern time', '25 hours per week, evenings PH time', 'short'],
  ['9am to 6pm Eastern.', '30 hours a week, any time after 5pm PH', 'short'],
  ['Any four hours between 9am and 6pm Eastern.', '20 hours a week, any time after 5pm PH', 'fits'],
  ['9am-1pm AEST', '40 hours a week, any US shift', 'apart'],
  ['9am-1pm AEST', 'mornings PH time', 'fits'],
  ['9am-1pm AEST', '', 'unknown'],
  ['40 hours a week', '20 hours a week', 'short'],
  ['20 hours a week', '20 hours a week', 'fits'],
  ['Full time', '30 hours per week', 'short'],
  ['Full time, Sydney hours', 'any shift', 'fits'],
  ['Nothing said.', '20 hours a week', 'unsaid'],
  ['Shift is 10pm-7am Manila.', 'any time after 5pm PH', 'fits'],
  ['GMT+2 hours', 'any time after 5pm PH', 'apart'],
])('"%s" and "%s": %s', (said, own, fit) => {
  expect(hoursFit(of(said), having(own))).toBe(fit)
})

test.each([
  ['9AM to 5PM Arizona time', true],
  ['Shift is 9pm-6am Manila.', true],
  ['40 hours, Central time', true],
  ['9am to 5pm Sydney time', false],
  ['online by 10am EST', false],
  ['9am to 5pm London time', false],
  ['Flexible hours.', false],
])('"%s" is night work in Manila: %s', (said, night) => {
  expect(isNight(of(said))).toBe(night)
})

test.each([
  ['9am to 5pm Sydney time', '6am to 2pm', true],
  ['Perth time', '9am to 5pm', true],
  ['online by 9am London time', '5pm', true],
  ['9am to 5pm London time', '5pm to 1am', false],
  ['9am to 5pm Eastern time', '10pm to 6am', false],
])('"%s" is %s in Manila, a day there: %s', (said, hours, day) => {
  expect([manilaHours(of(said)), isDaytime(of(said))]).toEqual([hours, day])
})

test.each([
  ['Graphic Designer - 30 hours', 30],
  ['Editor (12 hours per day)', null],
  ['Designer', null],
])('the hours of "%s" are %s a week', (title, week) => {
  expect(weekIn({ title, description: '' })).toBe(week)
})
