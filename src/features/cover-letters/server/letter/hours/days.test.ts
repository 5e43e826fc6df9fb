import { expect, test } from 'vitest'
import { weekendOf } from './days.ts'

test('what is named after a Sunday is no Sunday to work on', () => {
  expect(weekendOf('Helper for sermon clips, Sunday slides')).toBe('')
  expect(weekendOf('Billing has been me, on Sunday nights, badly.')).toBe('')
  expect(weekendOf('Hours: Sundays 9 to 5')).toBe('on Sundays')
})

test.each([
  ['Phoenix AZ time 6a-3p Sun thru Thu.', 'on Sundays'],
  ['can work Tues-Sat, 7am-3pm Pacific', 'on Saturdays'],
  ['Wed - Sun', 'on weekends'],
  ['Mon to Sat, 9am - 6pm.', 'on Saturdays'],
  ['Schedule: Saturday–Sunday', 'on weekends'],
  ['Thursday to Monday, 10am to 4pm', 'on weekends'],
  ['You get weekend shifts.', 'on weekends'],
  ['Must be able to work weekends.', 'on weekends'],
  ['GMT+2 hours, some Saturdays.', 'on Saturdays'],
  ['Rotating weekends', 'on weekends'],
  ['You cover the inbox on Sunday.', 'on Sundays'],
  ['4 days x 10 hours, weekend included.', 'on weekends'],
  ['Willing to work in shifting schedules including graveyard, weekends and holidays', 'on weekends'],
  ['Every other Saturday you open the chat.', 'on Saturdays'],
  ['Fri, Sat, Sun, Mon', 'on weekends'],
  ['7 days a week coverage, two rest days', 'on weekends'],
  ['Saturday and Sunday only, 9am–1pm Eastern', 'on weekends'],
  ['15 hours/week incl. Saturdays.', 'on Saturdays'],
  ['We need somebody who answers on Saturdays.', 'on Saturdays'],
  ['Can you work Sundays?', 'on Sundays'],
  ['Weekends required.', 'on weekends'],
  ['Workdays are Sunday to Thursday.', 'on Sundays'],
  ['Alternate Saturdays, half day.', 'on Saturdays'],
  ['Shifts may fall on weekends.', 'on weekends'],
  ['Sat/Sun availability is a plus', 'on weekends'],
])('"%s": work %s', (said, days) => {
  expect(weekendOf(said)).toBe(days)
})

test.each([
  ['Weekends off.'],
  ['Off days: Friday and Saturday'],
  ['The podcast drops on Sundays.'],
  ['6 days a week, Sunday off'],
  ['I coach on weekends.'],
  ['No weekends, ever.'],
  ['Mon-Fri, Sat & Sun off'],
  ['One very tired founder doing the books on Sunday nights.'],
  ['Our founder answers mail on Sundays himself.'],
  ['We launched on a Saturday in May.'],
  ['Our office is closed on Sundays.'],
  ['The newsletter goes out every Sunday.'],
  ['Saturday is your rest day.'],
  ['Rest days: Sat-Sun'],
  ['Our customers shop on weekends.'],
  ['A community of weekend warriors uses our app.'],
  ['You will never work weekends.'],
  ['Mon-Fri, weekends free'],
  ['He plays golf on Saturdays.'],
  ['You plan weekend trips for couples.'],
  ['We pay every Saturday.'],
  ['I film the weddings on Saturdays and you cut them.'],
  ['He sat with us until the sun went down.'],
  ['Enjoy your weekends with the family.'],
  ['No work on Saturdays or Sundays.'],
  ['The shop is open Mon-Sat.'],
  ["You don't have to work on weekends."],
])('"%s": no work on weekends', (said) => {
  expect(weekendOf(said)).toBe('')
})
