import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['30 to 40 reels and clips per month for 5 coaches', 'edited 30 to 40 reels and clips per month for 5 coaches'],
  ['8 blog posts a week for two dental brands', 'wrote 8 blog posts a week for two dental brands'],
  ['120 outbound calls a day to roofing leads', 'made 120 outbound calls a day to roofing leads'],
  ['90 calls daily for a US telco account', 'handled 90 calls daily for a US telco account'],
  ['25 new listings per week for 3 stores', 'created 25 new listings per week for 3 stores'],
  ['Around 45 students per week for 3 schools', 'taught around 45 students per week for 3 schools'],
  ['Average order value of $84 in the last year', 'had an average order value of $84 in the last year'],
  ['Monthly expense summary of the owner', 'prepared the monthly expense summary of the owner'],
  ['Same day edit for debuts and weddings', 'did same-day edits for debuts and weddings'],
  ['Voice over, b-roll in CapCut', 'took care of voice over and b-roll in CapCut'],
  ['Eligibility checks and prior auth follow up', 'took care of eligibility checks and prior auth follow-up'],
  ['Kick-off calls with new clients (20 mins)', 'held kick-off calls with new clients (20 minutes)'],
  ['Check calls for 60 loads a night', 'made check calls for 60 loads a night'],
])('%j counts or names what was made: "I %s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})

test.each([
  ['Dean’s Lister 2015'],
  ['2 years in Shopify'],
  ['5 star rating'],
  ['150+ employees per payroll'],
  ['30 apps used daily'],
])('%j tells no deed', (line) => {
  expect(asDeed(line)).toBeNull()
})

test.each([
  ['Chat support in Crisp for 600 shops, app is for florists', 'handled chat support in Crisp for 600 shops'],
  [
    'CSAT 92% for 3 quarters, promoted to the retention desk after 8 months',
    'had a CSAT of 92% for 3 quarters and was promoted to the retention desk after 8 months',
  ],
  ['Negotiate with carriers, usually save $80 per load', 'negotiated with carriers and usually saved $80 per load'],
  ['Message and call tenants about late rent', 'messaged and called tenants about late rent'],
  [
    'Check tickets, record Loom and send them to the developers',
    'checked tickets, recorded Loom and sent them to the developers',
  ],
  [
    'Handled 12 patients per shift in the ward, charting and endorsements',
    'handled 12 patients per shift in the ward, with charting and endorsements',
  ],
  [
    'Verified benefits of 20 patients daily, full breakdown in Dentrix',
    'verified benefits of 20 patients daily, with a full breakdown in Dentrix',
  ],
  [
    'Cut 60 long videos, channel grew from 4k to 90k subs while i was there',
    'cut 60 long videos, and the channel grew from 4k to 90k subscribers while I was there',
  ],
  ['Answers phone and books visits, 20 calls per day', 'answered the phone and booked visits, 20 calls per day'],
  ['Scanned invoices and filing', 'scanned invoices and filed them'],
])('%j is told as "I %s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
