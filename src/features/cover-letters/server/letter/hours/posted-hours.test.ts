import { describe, expect, test } from 'vitest'
import { postedHours } from './posted.ts'
import { manilaHours } from './fit.ts'

/** The United States and Europe are on winter time, Sydney and New Zealand on summer time. */
const NOVEMBER = new Date('2026-11-22T04:00:00Z')
const JULY = new Date('2026-07-06T04:00:00Z')
const of = (description: string, on = NOVEMBER) => postedHours({ title: 'Assistant', description }, on)

/** Place and hours there, and what they are in Manila: "Eastern time 8am to 5pm = 9pm to 6am". */
function read(description: string, on?: Date): string {
  const posted = of(description, on)
  if (posted.zone === null) return ''
  if (posted.text === '') return [posted.zone.name, posted.part].filter(Boolean).join(' ')
  const manila = manilaHours(posted)
  return posted.zone.name === 'Manila time' ? `Manila ${manila}` : `${posted.zone.name} ${posted.text} = ${manila}`
}

test.each([
  ['25-30 hrs wk', 25, 30],
  ['10 to 15 hours per week', 10, 15],
  ['20 hours a week', null, 20],
])('"%s" is %j to %j hours a week', (description, weekFrom, week) => {
  expect(of(description)).toMatchObject({ weekFrom, week })
})

describe('hours with their place', () => {
  test.each([
    ['Hours: Mon-Fri, 8:45 AM - 5:15 PM EST', 'Eastern time 8:45am to 5:15pm = 9:45pm to 6:15am'],
    ['You would work 7:30am to 4pm Central.', 'Central time 7:30am to 4pm = 9:30pm to 6am'],
    ['Schedule: 6:00 a.m. – 2:30 p.m. Mountain Time', 'Mountain time 6am to 2:30pm = 9pm to 5:30am'],
    ['8.30am to 5pm UK time', 'UK time 8:30am to 5pm = 4:30pm to 1am'],
    ['shift is 10a-6p PST', 'Pacific time 10am to 6pm = 2am to 10am'],
    ['9a to 1p eastern, m-f', 'Eastern time 9am to 1pm = 10pm to 2am'],
    ['0900-1700 Sydney', 'Sydney time 9am to 5pm = 6am to 2pm'],
    ['09:00 - 17:30 GMT', 'UK time 9am to 5:30pm = 5pm to 1:30am'],
    ['13:00–21:00 CET', 'Central European time 1pm to 9pm = 8pm to 4am'],
    ['Wednesdays 12-3pm Eastern', 'Eastern time noon to 3pm = 1am to 4am on Thursdays'],
    ['Flexible but for Sunday from 8am to 11am UK', 'UK time 8am to 11am = 4pm to 7pm on Sundays'],
    ['Monday-Friday 8am to 11am UK', 'UK time 8am to 11am = 4pm to 7pm'],
    ['12-8pm London', 'UK time noon to 8pm = 8pm to 4am'],
    ['11-7pm EST', 'Eastern time 11am to 7pm = midnight to 8am'],
    ['8-12 noon Eastern', 'Eastern time 8am to noon = 9pm to 1am'],
    ['9am till noon AEST', 'Australian Eastern Standard time 9am to noon = 7am to 10am'],
    ['Working hours 7 to 3 Brisbane time', 'Brisbane time 7am to 3pm = 5am to 1pm'],
    ['8 to 5 Pacific', 'Pacific time 8am to 5pm = midnight to 9am'],
    ['between 8am and 12pm Toronto time', 'Eastern time 8am to noon = 9pm to 1am'],
    ['between 1 and 5pm New Zealand time', 'New Zealand time 1pm to 5pm = 8am to noon'],
    ['from 5:30 in the morning to 2 in the afternoon Eastern', 'Eastern time 5:30am to 2pm = 6:30pm to 3am'],
    ['9 in the morning until 1 in the afternoon UK time', 'UK time 9am to 1pm = 5pm to 9pm'],
    ['120-150 calls a day, 9-5 EST', 'Eastern time 9am to 5pm = 10pm to 6am'],
    ['Monday through Friday from 8 AM CST to 5 PM CST', 'Central time 8am to 5pm = 10pm to 7am'],
    ['8am EST - 4pm EST', 'Eastern time 8am to 4pm = 9pm to 5am'],
    ['start 9am, finish 6pm EST', 'Eastern time 9am to 6pm = 10pm to 7am'],
    ['7pm to 11pm Sydney time, Sunday to Thursday', 'Sydney time 7pm to 11pm = 4pm to 8pm'],
    ['4 x 10: 6am to 4:30pm Arizona', 'Arizona time 6am to 4:30pm = 9pm to 7:30am'],
    ['9am - 6pm India time', 'India time 9am to 6pm = 11:30am to 8:30pm'],
    ['9:30am-6pm Adelaide time', 'Adelaide time 9:30am to 6pm = 7am to 3:30pm'],
    ['8am–4pm Singapore time', 'Singapore time 8am to 4pm = 8am to 4pm'],
    ['10am-7pm Dubai', 'Dubai time 10am to 7pm = 2pm to 11pm'],
    ['9am-5pm GMT+1', 'local time 9am to 5pm = 4pm to midnight'],
    ['8am-5pm (UTC-7)', 'local time 8am to 5pm = 11pm to 8am'],
    ['9am-6pm EST/EDT', 'Eastern time 9am to 6pm = 10pm to 7am'],
    ['noon to 6pm Eastern', 'Eastern time noon to 6pm = 1am to 7am'],
    ['midnight to 8am UK', 'UK time midnight to 8am = 8am to 4pm'],
    ['7am Eastern to 3pm Eastern', 'Eastern time 7am to 3pm = 8pm to 4am'],
    ['9am-12pm and 1pm-5pm EST', 'Eastern time 9am to 5pm = 10pm to 6am'],
    ['2nd shift 2-10:30pm CST', 'Central time 2pm to 10:30pm = 4am to 12:30pm'],
    ['Core hours 10:00-14:00 Berlin time, rest is yours', 'Central European time 10am to 2pm = 5pm to 9pm'],
    ['Pacific time zone. You work 7am to 11am.', 'Pacific time 7am to 11am = 11pm to 3am'],
    ['Schedule:\n9am - 6pm\n(Mountain)', 'Mountain time 9am to 6pm = midnight to 9am'],
    ['Our store is open 10am-8pm EST. You work 12pm-6pm EST.', 'Eastern time noon to 6pm = 1am to 7am'],
    ['8am-5pm Australian Eastern time', 'Australian Eastern time 8am to 5pm = 5am to 2pm'],
    ['9-5 est please', 'Eastern time 9am to 5pm = 10pm to 6am'],
    ['9-5pm vancouver time', 'Pacific time 9am to 5pm = 1am to 9am'],
    ['Work hrs 8:30A to 5:00P Central Std Time', 'Central time 8:30am to 5pm = 10:30pm to 7am'],
    ['Hours (AEDT): 8.30am - 5pm', 'Australian Eastern time 8:30am to 5pm = 5:30am to 2pm'],
    ['You will work from 11am till 7 Dublin time', 'UK time 11am to 7pm = 7pm to 3am'],
    ['I need you from 8 til noon my time (Denver)', 'Mountain time 8am to noon = 11pm to 3am'],
    ['Live chat cover: 4pm–midnight NZ', 'New Zealand time 4pm to midnight = 11am to 7pm'],
    ['Working window is 7:45-16:15 CET', 'Central European time 7:45am to 4:15pm = 2:45pm to 11:15pm'],
    ['0830 to 1730 AWST', 'Perth time 8:30am to 5:30pm = 8:30am to 5:30pm'],
    ['Work 3-11 EST', 'Eastern time 3pm to 11pm = 4am to noon'],
    ['Customer lines are 24/7; your slot is 2am-10am EST', 'Eastern time 2am to 10am = 3pm to 11pm'],
    ['8am–5pm EST w/ 1 hr lunch', 'Eastern time 8am to 5pm = 9pm to 6am'],
    ['On the phones 7.45 to 4.15 Melbourne time', 'Melbourne time 7:45am to 4:15pm = 4:45am to 1:15pm'],
    ['8am-5pm Vegas time', 'Pacific time 8am to 5pm = midnight to 9am'],
    ['8am to 5pm MNL time or 8am to 5pm EST, your pick', 'Manila 8am to 5pm'],
  ])('"%s": %s', (said, told) => {
    expect(read(said)).toBe(told)
  })
  test.each([
    ['8:30am to 5:30pm Eastern', 'Eastern time 8:30am to 5:30pm = 8:30pm to 5:30am'],
    ['9am to 5pm Sydney time', 'Sydney time 9am to 5pm = 7am to 3pm'],
    ['9am to 5pm London', 'UK time 9am to 5pm = 4pm to midnight'],
    ['9am to 5pm Arizona', 'Arizona time 9am to 5pm = midnight to 8am'],
  ])('in July, "%s": %s', (said, told) => {
    expect(read(said, JULY)).toBe(told)
  })
})

describe("hours in Manila's time need no sum", () => {
  test.each([
    ['Schedule 9am–6pm ET (10pm–7am PHT)', '10pm to 7am'],
    ['7:30am - 4:30pm Brisbane time Mon-Fri (5:30am to 2:30pm PH)', '5:30am to 2:30pm'],
    ['8am-4pm Perth (same as Manila)', ''],
    ['Shift: 4:30 AM to 1:30 PM, Manila time (7:30 AM – 4:30 PM AEDT)', '4:30am to 1:30pm'],
    ['Mon–Fri 3pm to 12mn Manila time', '3pm to midnight'],
    ['10pm - 2am PH time', '10pm to 2am'],
    ['night shift Manila time, 10 to 7', '10pm to 7am'],
    ['graveyard, 9 - 6 PH', '9pm to 6am'],
    ['6pm-3am PST (Philippine Standard Time)', '6pm to 3am'],
    ['Shift: 8 pm – 5 am (Philippines)', '8pm to 5am'],
    ['US graveyard, 11pm to 8am here in PH', '11pm to 8am'],
    ['Time: 9:00 PM to 6:00 AM PHT (8AM-5PM EST)', '9pm to 6am'],
    ['Night shift, 9pm to 6am.', '9pm to 6am'],
    ['1PM – 10PM Manila', '1pm to 10pm'],
    ['daily from 4pm until 12 midnight Manila time', '4pm to midnight'],
    ['day shift (6:00am - 3:00pm Manila)', '6am to 3pm'],
    ['4 hours overlap w/ Toronto: 8pm-12mn Manila.', '8pm to midnight'],
    ['08:00–16:00 (Manila)', '8am to 4pm'],
    [
      '9 AM to 6 PM US Eastern (that is 9 PM to 6 AM in Manila in summer, 10 PM to 7 AM Manila in winter)',
      '10pm to 7am',
    ],
  ])('"%s": %s', (said, hours) => {
    expect(read(said)).toBe(hours === '' ? 'Perth time 8am to 4pm = 8am to 4pm' : `Manila ${hours}`)
  })
})

describe('a place without hours', () => {
  test.each([
    ['Full-time, Eastern business hours', 'Eastern time'],
    ['Full time on US Pacific hours', 'Pacific time'],
    ['UK office hours', 'UK time'],
    ['Australian Eastern business hours', 'Australian Eastern time'],
    ['texas time, mornings mostly', 'Central time mornings'],
    ['afternoons EST', 'Eastern time afternoons'],
    ['You work evenings Pacific time', 'Pacific time evenings'],
    ['20-25 hours per week, Central time', 'Central time'],
    ['Pay is 5-7 usd an hour. EST hours.', 'Eastern time'],
    ['We are based in Denver and love hiking.', ''],
    ['Our clients are in New York and London.', ''],
    ['3-5 years experience in Eastern markets', ''],
    ['Age 21 to 35, Manila', ''],
    ['a 10-15 minutes call with our PST team', ''],
    ['We reply within 24 hours EST business days', ''],
    ['State your availability in UK time.', ''],
    ['Pay 5.50-6.50 an hour, EST hours', 'Eastern time'],
    ['Rate is 6 to 8 dollars, EST timezone', 'Eastern time'],
    ['Flexible hours.', ''],
  ])('"%s": %s', (said, told) => {
    expect(read(said)).toBe(told)
  })
})

describe('an hour that is no shift', () => {
  test.each([
    ['Reports are due Fridays 5pm EST'],
    ['Send the draft before 6pm London time on Friday'],
    ['The first cut is due on Tuesday, 6pm London time.'],
    ['Interviews run 9am-12nn Manila time this week'],
    ['Call us between 9am and 5pm EST to ask about the job'],
    ['Applications close on Friday 5pm PST'],
    ['The newsletter goes out at 7am EST'],
    ['Payroll cutoff is Tuesday noon EST'],
    ['Our shop is open 10am to 8pm EST'],
  ])('"%s"', (said) => {
    expect([read(said), of(said).meeting]).toEqual(['', null])
  })
  test.each([
    ['Standup at 9:15am ET every day, otherwise async', '9:15am Eastern time'],
    ['a weekly call, Mondays 10am Pacific', '10am Pacific time'],
    ['I want one 30 minute call on Wednesday at 8am ET', '8am Eastern time'],
    ['Whenever you like, but the team meeting is Thursday 9-10am UK time', '9am UK time'],
  ])('"%s" is a call', (said, at) => {
    const { meeting, ...rest } = of(said)
    expect([`${meeting?.text} ${meeting?.zone.name}`, rest.zone]).toEqual([at, null])
  })
  test.each([
    ['Shift starts at 7:15am Central.', 'Central time 7:15am = 9:15pm'],
    ['Log in by 8:30 AM EST daily', 'Eastern time 8:30am = 9:30pm'],
    ['You start at 9am Sydney', 'Sydney time 9am = 6am'],
    ['8h a day starting 7am PT', 'Pacific time 7am = 11pm'],
  ])('"%s" is when to be there', (said, told) => {
    expect(read(said)).toBe(told)
  })
})

describe('hours to choose some of', () => {
  test.each([
    ['5 hours a day anytime between 8am and 8pm Central', true],
    ['Any 4 hours within 9-5 EST', true],
    ['Must overlap at least 3 hours with 9am-5pm PST', true],
    ['9am to 5pm Eastern, no exceptions', false],
  ])('"%s": %s', (said, some) => {
    expect(of(said).some).toBe(some)
  })
})

test('a text full of times is read in time', () => {
  const begun = performance.now()
  for (const part of ['9am-5pm ', '12 to ', 'EST hours ', 'call 9am ET\n']) of(part.repeat(3000))
  expect(performance.now() - begun).toBeLessThan(2000)
})

test.each([
  ['Minimum of 3 hours overlap with 9am to 5pm London time', 'three hours'],
  ['At least four hrs between 8am and 4pm Pacific', 'four hours'],
  ['9am to 6pm Sydney time, at least two hours of overlap', 'two hours'],
  ['We want 2-3 hrs of overlap with 9am-5pm Eastern', 'two hours'],
  ['4 hours overlap with EST office hours', 'four hours'],
  ['Answer chats within 2 hours, 9am to 5pm Pacific', ''],
  ['9am to 5pm Eastern time', ''],
])('of the hours in "%s" so many are wanted: "%s"', (said, least) => {
  expect(of(said).least).toBe(least)
})

test.each([
  ['Part time or full time, you choose.', false],
  ['Part-time pwede rin, full-time mas okay.', false],
  ['Part time, it can become full time later.', false],
  ['This is a full-time job.', true],
])('"%s" wants somebody full time: %s', (said, full) => {
  expect(of(said).full).toBe(full)
})
