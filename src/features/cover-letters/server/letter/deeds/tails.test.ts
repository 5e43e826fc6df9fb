import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  [
    'Tuned the search of a shop, response time from 9s down to 2s',
    'tuned the search of a shop and brought response time from 9s down to 2s',
  ],
  [
    'Manage the inbox of two owners, about 40 messages per day sorted and answered using labels',
    'managed the inbox of two owners, sorting and answering about 40 messages per day using labels',
  ],
  ['Cleaned the customer list, 300 duplicates removed', 'cleaned the customer list, removing 300 duplicates'],
  ['Led the night team, 3 agents promoted', 'led the night team, 3 agents promoted'],
  ['Wrote 30 grant letters, 9 out of 30 approved', 'wrote 30 grant letters, and 9 out of 30 were approved'],
  [
    'Took 60 calls a day for a UK bank account, blocked card, refunds, fees',
    'took 60 calls a day for a UK bank account (blocked card, refunds and fees)',
  ],
  ['Handled refunds, returns and courier claims for a shop', 'handled refunds, returns and courier claims for a shop'],
  ['Grew Facebook of a bakery to 5,000 likes', 'grew the Facebook page of a bakery to 5,000 likes'],
  ['Wrote a guide that is used by whole department', 'wrote a guide that is used by the whole department'],
  ['Moved the shop to a new host with 15 mins downtime', 'moved the shop to a new host with 15 minutes of downtime'],
  [
    'Took in calls for billing issues & plan changes of a telco',
    'took in calls for billing issues and plan changes of a telco',
  ],
  ['Formatted and schedule 2 posts a day', 'formatted and scheduled 2 posts a day'],
  ['Organized school science fair with 80 pupils', 'organized a school science fair with 80 pupils'],
  ['AR: collected overdue accounts of 40 dealers', 'collected overdue accounts of 40 dealers'],
  ['Monthly payroll for 30 drivers', 'ran the monthly payroll for 30 drivers'],
  ['Petty cash, deposits, filing', 'handled petty cash, deposits and filing'],
  ['Consistent 97% QA score for one year', 'kept a 97% quality score for one year'],
  [
    'Thesis: impact of rain on fish prices, 200 respondents',
    'wrote a thesis on the impact of rain on fish prices, with 200 respondents',
  ],
  [
    'In charge of stock of 900 parts, weekly bin count and yearly full count',
    'was responsible for the stock of 900 parts, including the weekly bin count and the yearly full count',
  ],
  ['Sent reports to client before 5th of the month', 'sent reports to the client before the 5th of the month'],
])('"%s" is told as "%s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
