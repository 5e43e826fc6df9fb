import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['Payroll - computed the salaries of 40 staff', 'handled payroll and computed the salaries of 40 staff'],
  [
    'Around 30 projects, mostly small shop sites in Wix',
    'worked on around 30 projects, mostly small shop sites in Wix',
  ],
  ['186 closed transactions in 2023', 'had 186 closed transactions in 2023'],
  ['3-5 qualified buyer leads per day average', 'had 3-5 qualified buyer leads per day on average'],
  [
    'Full ownership of ads for 40 products in two countries',
    'had full ownership of ads for 40 products in two countries',
  ],
  [
    'Shopify store with subscriptions and 900 products',
    'worked on a Shopify store with subscriptions and 900 products',
  ],
  [
    'Cold email sequences and reply handling for two founders',
    'took care of cold email sequences and reply handling for two founders',
  ],
  ['Xero - invoicing, bills thru Dext, payroll', 'used Xero for invoicing, bills through Dext and payroll'],
  [
    'Maintains 40 sites - updates, backups, monthly report',
    'maintained 40 sites (updates, backups and monthly report)',
  ],
  [
    'late invoices from AUD 60k down to AUD 20k in 4 months',
    'brought late invoices from AUD 60k down to AUD 20k in 4 months',
  ],
  ['Mobile PageSpeed from 41 to 88 for a law firm', 'brought mobile PageSpeed from 41 to 88 for a law firm'],
  [
    'Sponsored brand video testing (2 hooks per product)',
    'took care of sponsored brand video testing (2 hooks per product)',
  ],
])('"%s" is told as "%s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})

test.each([
  'Hardworking and loyal to the team',
  'Basics of React and Angular Framework',
  'Senior Web Designer / Front-end Developer',
  'Santos Trading Corporation, in the warehouse',
])('"%s" names nothing that was done', (line) => {
  expect(asDeed(line)).toBeNull()
})

test('a line that is too long is told up to where its sentence can end', () => {
  const long =
    'Kept the weekly books of 12 small clients in QuickBooks Online (a bakery, 2 dentists, a gym) including matching receipts, bank reconciliation, chasing owners for what was missing, paying bills in Bill.com and sending them statements before the 12th'
  expect(asDeed(long)).toBe(
    'kept the weekly books of 12 small clients in QuickBooks Online (a bakery, 2 dentists and a gym)',
  )
})
