import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['Only bookkeeper for 4 branches', 'was the only bookkeeper for 4 branches'],
  [
    'Sole support agent at night, chat + email + phone',
    'was the sole support agent at night, for chat, email and phone',
  ],
  ['Best closer Mar 2021 with 31 deals', 'was the best closer in Mar 2021 with 31 deals'],
  ['Was made trainer after 3 months', 'was made trainer after 3 months'],
  ['Seller of the Month (May 2020)', 'was Seller of the Month (May 2020)'],
  ['Van dispatcher for UK carrier, 9 vans', 'worked as a van dispatcher for a UK carrier (9 vans)'],
  ['Records controller: permits, drawings, minutes', 'worked as a records controller (permits, drawings and minutes)'],
  [
    'Listing assistant for agent in Utah, update the tracker',
    'worked as a listing assistant for an agent in Utah and updated the tracker',
  ],
  ['Assigned in night audit for a year', 'was assigned to night audit for a year'],
  ['On call for server problems every weekend', 'was on call for server problems every weekend'],
  ['Only recruiter for nurses, placed 12 in 2021', 'was the only recruiter for nurses and placed 12 in 2021'],
  ['Started as office assistant, promoted after a year', 'started as office assistant and was promoted after a year'],
  ['Lead generation for 2 coaches', 'took care of lead generation for 2 coaches'],
])('"%s" is told as "I %s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
