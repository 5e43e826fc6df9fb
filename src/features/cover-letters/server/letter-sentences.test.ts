import { expect, test } from 'vitest'
import { asDeed } from './letter-sentences.ts'

test.each([
  ['Reconciled bank accounts of 12 clients in Xero', 'reconciled bank accounts of 12 clients in Xero'],
  ['Manage and update the calendars of two brokers', 'managed and updated the calendars of two brokers'],
  ['Processes payroll for 85 employees', 'processed payroll for 85 employees'],
  ['Handling refunds, returns and courier claims', 'handled refunds, returns and courier claims'],
  ['Responsible for accounts payable and collections', 'handled accounts payable and collections'],
  [
    'Responsible for accounts payable and following up late payers',
    'handled accounts payable and followed up late payers',
  ],
  ['Responsible for answering guest inquiries by phone', 'answered guest inquiries by phone'],
  ['Responsible for the safety of 30 children', 'was responsible for the safety of 30 children'],
  ['Monitoring of stocks in three stores', 'monitored stocks in three stores'],
  ['Successfully planned 12 events, ensuring a smooth process', 'planned 12 events'],
  ['Data entry of customer details in the CRM', 'entered customer details in the CRM'],
  ['Packing and labelling of parcels', 'took care of the packing and labelling of parcels'],
  ['Running weekly reports for the owner', 'ran weekly reports for the owner'],
  ['Hardworking and loyal to the team', null],
  ['Detailed knowledge of Excel and Word', null],
  ['Design of three logos in Canva', 'took care of the design of three logos in Canva'],
  ['Clean up of 14 months backlog in QuickBooks', 'cleaned up 14 months backlog in QuickBooks'],
  ['Prepares flyers in Canva and post it to Facebook', 'prepared flyers in Canva and posted it to Facebook'],
  [
    'Verifies coverage and schedule appointments with doctors',
    'verified coverage and scheduled appointments with doctors',
  ],
  [
    'Took 60 calls per shift about billing, plan changes and no signal',
    'took 60 calls per shift about billing, plan changes and no signal',
  ],
  [
    'Followed up overdue accounts, receivables over 60 days went down from $38k to $9k',
    'followed up overdue accounts, and receivables over 60 days went down from $38k to $9k',
  ],
  ['Answered my own calls and our e-mails', null],
  ['TOP SELLER OF THE YEAR', null],
])('"%s" is told as "%s"', (point, deed) => {
  expect(asDeed(point)).toBe(deed)
})
