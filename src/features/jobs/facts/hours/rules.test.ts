import { describe, expect, test } from 'vitest'
import { clockText } from '../../web/facts-text.ts'
import { kindOf, readHours } from './rules.ts'

const shown = (text: string) =>
  readHours(text).map(({ zone, standard, daylight }) => {
    const span = (one: typeof standard) => (one ? `${clockText(one.from)}-${clockText(one.to)} ${one.kind}` : null)
    return [zone, span(standard), span(daylight)]
  })

describe('working hours in Manila', () => {
  test.each<[string, [string | null, string | null, string | null][]]>([
    ['Monday to Friday, 9am-5pm EST', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['9-5 EST', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['Hours are 8 to 5 AEST', [['Sydney time', '6 AM-3 PM day', '5 AM-2 PM day']]],
    ['2200H-0700H PHT', [['Manila time', '10 PM-7 AM graveyard', null]]],
    ['0900 - 1800 SGT', [['Singapore time', '9 AM-6 PM day', null]]],
    ['9 to 5pm Eastern time', [['US Eastern time', '10 PM-6 AM graveyard', '9 PM-5 AM graveyard']]],
    ['8:30 am – 5:30 pm (PST)', [['US Pacific time', '12:30 AM-9:30 AM graveyard', '11:30 PM-8:30 AM graveyard']]],
    ['EST hours: 9 AM until 1 PM', [['US Eastern time', '10 PM-2 AM graveyard', '9 PM-1 AM graveyard']]],
    ['7am-4pm AEST', [['Sydney time', '5 AM-2 PM day', '4 AM-1 PM day']]],
    ['9am - 5pm NZT', [['New Zealand time', '5 AM-1 PM day', '4 AM-12 PM day']]],
    ['09:00-17:00 UK time', [['UK time', '5 PM-1 AM mid', '4 PM-12 AM mid']]],
    ['9:00 to 17:30 CET', [['Central European time', '4 PM-12:30 AM mid', '3 PM-11:30 PM mid']]],
    ['4 pm to midnight Philippine time', [['Manila time', '4 PM-12 AM mid', null]]],
    ['Phoenix AZ time 6a-3p Sun thru Thu.', [['Arizona time', '9 PM-6 AM graveyard', null]]],
    ['11pm to 7am PHT', [['Manila time', '11 PM-7 AM graveyard', null]]],
    ['Start at 5am Manila (Auckland time), done by 2pm.', [['Manila time', '5 AM-2 PM day', null]]],
    ['Shift starts at 10pm Manila and ends at 6am', [['Manila time', '10 PM-6 AM graveyard', null]]],
    ['Anytime between 6am and 3pm Philippine time', [['Manila time', '6 AM-3 PM day', null]]],
    ['12nn to 9pm Manila', [['Manila time', '12 PM-9 PM mid', null]]],
    ['8am-5pm GMT+8', [['GMT+8', '8 AM-5 PM day', null]]],
    ['9am-5pm UTC-5', [['GMT-5', '10 PM-6 AM graveyard', null]]],
    ['9am-6pm SGT', [['Singapore time', '9 AM-6 PM day', null]]],
    [
      '8am-4pm PST, that is 12 MN to 8am Manila time.',
      [
        ['US Pacific time', '12 AM-8 AM graveyard', '11 PM-7 AM graveyard'],
        ['Manila time', '12 AM-8 AM graveyard', null],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  test.each([
    'Monday to Friday, 9am to 5pm',
    '12-9 EST',
    '1-5 EST',
    'Call us at 9am to 5pm EST',
    'Interviews are held from 8am to 12pm PST',
    '2010-2019, Manila',
    '$8 - 10 per hour EST clients',
    'Call us between 9am-10am EST',
    '3-5 years in Sydney',
    'Ages 18 to 35, Manila',
    '9am-5pm EST or PST',
    '9am-6pm PST (Philippine Standard Time)',
    'Open 24/7, 1-800-555-0100 EST',
    'No night shift!',
    'This is not a graveyard job, no rotating shifts',
    'US day shift',
    'Somebody answers outside US business hours',
    '9am-5pm IST',
    '',
  ])('nothing is read from: %s', (text) => {
    expect(readHours(text)).toEqual([])
  })

  test.each([
    ['You will work the graveyard shift.', 'graveyard'],
    ['(Night Shift)', 'graveyard'],
    ['You work US business hours.', 'graveyard'],
    ['UK working hours, Monday to Friday', 'mid'],
    ['Australian business hours', 'day'],
    ['Mid-shift possible.', 'mid'],
    ['Flexible hours, as long as 3 hours overlap with EST mornings', 'flexible'],
    ['Rotating shifts, posted two weeks ahead', 'rotating'],
    ['This is a day shift for you', 'day'],
  ])('words alone: %s is %s', (text, kind) => {
    expect(readHours(text).map((one) => one.kinds)).toEqual([[kind]])
  })

  test('every shift has one kind, the same an hour of clock change away or not', () => {
    expect([
      kindOf(8 * 60, 17 * 60),
      kindOf(14 * 60, 23 * 60),
      kindOf(22 * 60, 6 * 60),
      kindOf(23 * 60, 8 * 60),
    ]).toEqual(['day', 'mid', 'graveyard', 'graveyard'])
    expect([kindOf(20 * 60, 0), kindOf(18 * 60, 3 * 60), kindOf(3 * 60, 7 * 60), kindOf(5 * 60, 14 * 60)]).toEqual([
      'mid',
      'graveyard',
      'graveyard',
      'day',
    ])
  })
})
