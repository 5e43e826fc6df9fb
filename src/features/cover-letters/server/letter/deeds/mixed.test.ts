import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'
import { goingOn } from './present.ts'
import type { Writer } from '../../writer.ts'

test.each([
  ['Taking orders, packing and shipping of parcels to Cebu', 'took orders and packed and shipped parcels to Cebu'],
  [
    'Checked vitals of 30 residents, call if unstable and report to MD',
    'checked vitals of 30 residents, called if unstable and reported to the MD',
  ],
  [
    'Cut load time from 9 sec to 2 sec by adding cache and removing unused plugin',
    'cut load time from 9 seconds to 2 seconds by adding a cache and removing an unused plugin',
  ],
  [
    'Informs supplier if late, call buyer and update sheet',
    'informed the supplier if late, called the buyer and updated the sheet',
  ],
  [
    'page grew from 2k to 40k followers while I am the only writer',
    'saw the page grow from 2k to 40k followers as its only writer',
  ],
  [
    'Bedside care of 6 stroke patients per shift, positioning, medication, family teaching',
    'gave bedside care to 6 stroke patients per shift, with positioning, medication and family teaching',
  ],
  ['Designed 12 posters about savings, pinost sa page ng barangay', 'designed 12 posters about savings'],
  ['Gumawa ng report sa Excel', null],
  [
    'Dispatch of 14 vans daily, Visayas wide, night shift',
    'dispatched 14 vans daily, Visayas-wide, on the night shift',
  ],
  [
    'Live scribing of 15-20 visits per day in Epic, notes are ready for signing within an hour',
    'scribed 15-20 visits per day live in Epic, with the notes ready to sign within an hour',
  ],
  ['failed deliveries 9% to 3%', 'brought failed deliveries from 9% to 3%'],
  ['average watch time was 3:10, now 5:25', 'brought the average watch time from 3:10 to 5:25'],
  ['870 orders sold, 4.8 rating', 'filled 870 orders with a rating of 4.8'],
  ['Sorted 60 emails daily to the 9 that needs the owner', 'sorted 60 emails daily to the 9 that need the owner'],
  [
    'Answers chats of buyers, pack and ship every Tue and Fri',
    'answered chats of buyers, and packed and shipped orders every Tuesday and Friday',
  ],
])('one English sentence: %s', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})

test('what goes on has each of its verbs in the present', () => {
  const writer = {
    works: [{ title: 'Seller', employer: 'Liham Cards', from: '2024-01', to: 'present' }],
    places: [0, 0],
    results: ['Answering calls, booking and rebooking of tables', '870 orders sold, 4.8 rating'],
  } as unknown as Writer
  expect(goingOn(writer).map(({ now }) => now)).toEqual(['answer calls and book and rebook tables'])
})
