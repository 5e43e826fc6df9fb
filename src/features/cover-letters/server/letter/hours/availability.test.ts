import { describe, expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const person = (own: string | null, about = '', more: object = {}) => ({
  availability: own === null ? null : 'custom',
  custom_availability: own,
  about,
  results: [],
  ...more,
})

describe('notice, start and hours are told apart', () => {
  test.each([
    [
      '30 days notice with my present employer, but can start part time on evenings',
      'My notice period is 30 days, but I can start part time in the evenings.',
      '',
    ],
    ['2 weeks notice', 'My notice period is 2 weeks.', ''],
    ['two weeks notice', 'My notice period is two weeks.', ''],
    ['Notice period: 1 month', 'My notice period is 1 month.', ''],
    ['I need to render 30 days', 'My notice period is 30 days.', ''],
    ['after rendering 30 days', 'My notice period is 30 days.', ''],
    ['after the 15 day turn over', 'My notice period is 15 days.', ''],
    ['currently employed, need 2 weeks notice', 'My notice period is 2 weeks.', ''],
    ['Can start on December 1', 'I can start on December 1.', ''],
    ['I can start next Monday', 'I can start next Monday.', ''],
    ['Available ASAP', 'I can start immediately.', ''],
    ['asap, any shift', 'I can start immediately.', 'I am available for any shift.'],
    ['Immediately, full time, nights', 'I can start immediately.', 'I am available full time, nights.'],
    [
      'Starting January 2027, weekdays 9am-6pm PH',
      'I can start in January 2027.',
      'I am available weekdays 9am to 6pm Philippine time.',
    ],
    ['Mon-Fri 8am-5pm', '', 'I am available Monday to Friday 8am to 5pm.'],
    ['After December 15', '', 'I am available after December 15.'],
    ['Next month', '', 'I am available next month.'],
    ['Monday evenings', '', 'I am available Monday evenings.'],
    ['weekends only', '', 'I am available weekends only.'],
    ['evenings and weekends', '', 'I am available evenings and weekends.'],
    [
      'part time, 4 hours a day, 7pm to 11pm Manila time',
      '',
      'I am available part time, 4 hours a day, 7pm to 11pm Manila time.',
    ],
    ['I can work 9pm to 6am', '', 'I am available 9pm to 6am.'],
    ['Full time', '', 'I am available full time.'],
    ['40 hrs/week flexible', '', 'I am available 40 hours a week, with flexible hours.'],
    ['anytime', '', 'I am available anytime.'],
    [
      '20 to 25 hours a week, 6am to 12nn Philippine time',
      '',
      'I am available 20 to 25 hours a week, 6am to noon Philippine time.',
    ],
    [
      '1 month notice. 40 hours a week, any US shift',
      'My notice period is 1 month.',
      'I am available 40 hours a week, any US shift.',
    ],
    ['open for graveyard', '', 'I am open for graveyard.'],
    ['One month from now', 'I can start in one month.', ''],
    ['in 3 weeks', 'I can start in 3 weeks.', ''],
    ['no night shift, 40 hours a week', '', 'I am available 40 hours a week, no night shift.'],
    ['available after 15 days notice, full time', 'My notice period is 15 days.', 'I am available full time.'],
    ['start date: January 15, 2027', 'I can start on January 15, 2027.', ''],
    ['Will be available by December', 'I can start in December.', ''],
    ['2 weeks', 'I can start in 2 weeks.', ''],
    ['any time zone', '', 'I am available for any time zone.'],
    ['Start ASAP, 8 hours a day', 'I can start immediately.', 'I am available 8 hours a day.'],
    ['ready to start', 'I can start immediately.', ''],
    ['25 hours a week, negotiable', '', 'I am available 25 hours a week, negotiable.'],
    ['not available until noon', '', 'I am not available until noon.'],
    ['I have classes every morning', '', 'I have classes every morning.'],
    ['evening shift preferred', '', 'I prefer an evening shift.'],
    ['1 month notice; mid or night shift preferred', 'My notice period is 1 month.', 'I prefer a mid or night shift.'],
    ['Full time, prefer mornings', '', 'I am available full time and prefer mornings.'],
    [
      '30 hours a week, can work UK evening until 12 midnight Manila',
      '',
      'I can work 30 hours a week, during UK evenings until midnight Manila time.',
    ],
    [
      '20 hrs a week, could do 6am to 12 noon, day shift preferred',
      '',
      'I am available 20 hours a week and can work 6am to noon and prefer a day shift.',
    ],
    ['night shift ok', '', 'I can work night shifts.'],
    ['Full time, graveyard is fine', '', 'I am available full time and can work graveyard shifts.'],
    ['Flexible hours, prefers afternoons', '', 'I have flexible hours and prefer afternoons.'],
    ['7am - 3pm only', '', 'I am available 7am to 3pm only.'],
    ['Thirty (30) days notice', 'My notice period is 30 days.', ''],
    ['15-day clearance', 'My notice period is 15 days.', ''],
    ['Immediately available', 'I can start immediately.', ''],
    ['two weeks after acceptance', 'I can start in two weeks.', ''],
    ['any shift, night shift ok, weekends ok', '', 'I can work any shift, night shifts and weekends included.'],
    [
      '30-40 hours/week. flexible, can do overlap with US morning (8pm to 12mn PH)',
      '',
      'I am available 30 to 40 hours a week, with flexible hours, and can overlap with US mornings (8pm to midnight Philippine time).',
    ],
    [
      "Full time, PH daytime up to 11pm. UK hours is what I'm used to. Can start after 30 days notice",
      'My notice period is 30 days.',
      'I am available full time, daytime hours in the Philippines up to 11pm. I am used to UK hours.',
    ],
    [
      'Full time 40hrs, AU hours preferred (7am-4pm Manila)',
      '',
      'I am available full time, 40 hours a week, and prefer AU hours (7am to 4pm Manila time).',
    ],
    ['ask me', '', 'My availability: ask me.'],
  ])('"%s": "%s" "%s"', (own, start, hours) => {
    const said = availabilityOf(person(own))
    expect([said.start, said.hours]).toEqual([start, hours])
  })
  test("the profile's own choices", () => {
    expect(availabilityOf({ ...person(null), availability: '2-weeks' }).start).toBe('I can start in two weeks.')
    expect(availabilityOf(person(null)).start).toBe('')
  })
})

describe('what somebody says of nights, weekends and any hours in their own words', () => {
  test.each([
    ['Graveyard shift is no problem to me, I been doing it since day 1.', 'yes'],
    ["I don't mind working nights.", 'yes'],
    ['A night owl who likes spreadsheets.', 'yes'],
    ['Willing to work any shift.', 'yes'],
    ['Amenable to shifting schedules.', 'yes'],
    ['I am used to US hours.', 'yes'],
    ['Comfortable working graveyard.', 'yes'],
    ['I have no issue with night shift.', 'yes'],
    ['Can work EST hours.', 'yes'],
    ['I prefer night shift because it is quiet.', 'yes'],
    ['Open to any schedule.', 'yes'],
    ['Been on graveyard since 2018.', 'yes'],
    ['Flexible with time zones.', 'yes'],
    ['I am most productive at night.', 'yes'],
    ['Nights and weekends are okay with me.', 'yes'],
    ['Graveyard or day, no preference.', 'yes'],
    ['Willing to work on graveyard, weekends and holidays', 'yes'],
    ['I only accept day shift.', 'no'],
    ['I cannot work at night because of my baby.', 'no'],
    ['Not open to graveyard.', 'no'],
    ['Day shift only please.', 'no'],
    ['No night shifts.', 'no'],
    ['Sorry no graveyard.', 'no'],
    ["I don't do night shift anymore.", 'no'],
    ['I can no longer work the night shift.', 'no'],
    ['Any shift except graveyard.', 'no'],
    ['I have worked with US clients.', null],
    ['I sing at night.', null],
    ['I made night audit reports.', null],
    ['My kids sleep at night.', null],
  ])('"%s": nights %s', (about, nights) => {
    expect(availabilityOf(person(null, about)).nights).toBe(nights)
  })
  test.each([
    ['Willing to work on graveyard, weekends and holidays', 'yes'],
    ['I can also work on Saturdays.', 'yes'],
    ['Weekends are fine with me.', 'yes'],
    ['Available 7 days a week.', 'yes'],
    ['I am not available on weekends.', 'no'],
    ['Weekdays only.', 'no'],
    ['No Sundays please, it is church day.', 'no'],
    ['I keep my weekends for the family.', 'no'],
    ['I bake on Saturdays.', null],
    ['Graveyard is ok.', null],
  ])('"%s": weekends %s', (about, weekends) => {
    expect(availabilityOf(person(null, about)).weekends).toBe(weekends)
  })
  test.each([
    [['Handled complaints on the night shift'], 'did', null],
    [['Took overnight calls from Texas'], 'did', null],
    [['Reply to buyer chats within one hour, also on weekends'], null, 'did'],
    [['Tutored four pupils on Saturdays'], null, 'did'],
    [['Filed documents'], null, null],
  ])('%s', (results, nights, weekends) => {
    const said = availabilityOf(person(null, '', { results }))
    expect([said.nights, said.weekends]).toEqual([nights, weekends])
  })
})

test('what goes on beside the hours is a clause of its own, and no part of the hours', () => {
  const mine = availabilityOf(person('15-20 hrs/week, I still serve two clients'))
  expect(mine.hours).toBe('I am available 15 to 20 hours a week, and I still serve two clients.')
  expect(mine.own).toBe('15 to 20 hours a week')
  expect(availabilityOf(person('I have classes until noon')).hours).toBe('I have classes until noon.')
})
