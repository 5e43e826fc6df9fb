import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

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
  [
    'Responsible for answering guest emails and chats in Gorgias (late check-in, where is my key)',
    'answered guest emails and chats in Gorgias',
  ],
  ['Sent quotes (roof, gutter) to owners', 'sent quotes (roof and gutter) to owners'],
  ['Responsible for answering guest inquiries by phone', 'answered guest inquiries by phone'],
  ['Responsible for the safety of 30 children', 'was responsible for the safety of 30 children'],
  ['Monitoring of stocks in three stores', 'monitored stocks in three stores'],
  ['Successfully planned 12 events, ensuring a smooth process', 'planned 12 events'],
  ['Data entry of customer details in the CRM', 'entered customer details in the CRM'],
  ['Packing and labelling of parcels', 'took care of the packing and labelling of parcels'],
  ['Running weekly reports for the owner', 'ran weekly reports for the owner'],
  [
    'Grew a shop page from 200 to 9,000 followers, no paid ads',
    'grew a shop page from 200 to 9,000 followers with no paid ads',
  ],
  [
    'Cleaned up the books of 5 cafes, one client was two years behind',
    'cleaned up the books of 5 cafes (one client was two years behind)',
  ],
  ['Made a reel with 1.2M views in TikTok', 'made a reel with 1.2M views on TikTok'],
  ['Answered questions in Facebook groups', 'answered questions in Facebook groups'],
  ['Issues official receipts to walk-in clients', 'issued official receipts to walk-in clients'],
  ['Records management for the clinic', 'took care of records management for the clinic'],
  ['Layout menus, shirts and stickers', 'laid out menus, shirts and stickers'],
  ['Trained 9 new crew for counter and drive thru', 'trained 9 new crew for counter and drive through'],
  ['Prepared cash reports and check vouchers', 'prepared cash reports and check vouchers'],
  [
    'Chasing overdue invoices, brought down AR from 41k to 12k',
    'chased overdue invoices and brought down AR from 41k to 12k',
  ],
  ['Tasked to encode sales invoices', 'encoded sales invoices'],
  ['Updated the CRM; send 50 messages a day', 'updated the CRM, and sent 50 messages a day'],
  ['Triage inbox of 200 emails a day that need his reply', 'triaged the inbox of 200 emails a day'],
  ['Never missed a deadline in 2 yrs', 'never missed a deadline in 2 years'],
  ['Order fulfillment for a shop, 120 orders per day', 'took care of order fulfillment for a shop, 120 orders per day'],
  ['Hardworking and loyal to the team', null],
  ['Detailed knowledge of Excel and Word', null],
  ['Design of three logos in Canva', 'took care of the design of three logos in Canva'],
  ['Clean up of 14 months backlog in QuickBooks', 'cleaned up 14 months of backlog in QuickBooks'],
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
  [
    'Responsible for answering emails and chats in Gorgias (returns, sizing, where is my order)',
    'answered emails and chats in Gorgias',
  ],
  [
    "Manages the owner's calendar and inbox, also her personal errands",
    "managed the owner's calendar and inbox, and her personal errands",
  ],
  ["Managed my client's inbox and calendar", "managed my client's inbox and calendar"],
  ['Provided Tier I and II level support for the network', 'provided Tier I and II level support for the network'],
  ['Updating inventory sheet every Monday', 'updated the inventory sheet every Monday'],
  ['Responsible for monthly report of sales', 'was responsible for the monthly report of sales'],
  [
    'Documented all calls and files tickets to the back office',
    'documented all calls and filed tickets to the back office',
  ],
  [
    'Layout of tarpaulin, calling cards, menus and shirts',
    'took care of layout of tarpaulin, calling cards, menus and shirts',
  ],
  [
    'Cleaned up the CRM, merged 3,000 contacts and set up tags',
    'cleaned up the CRM, merged 3,000 contacts and set up tags',
  ],
  [
    'Follow up of overdue invoices; lowered the debtors from 74k to 21k',
    'followed up overdue invoices, and lowered the debtors from 74k to 21k',
  ],
  ['Troubleshoot system and network problems', 'troubleshot system and network problems'],
  ['Told the packers what her son wants', null],
  ['Answered my own calls and our e-mails', null],
  ['TOP SELLER OF THE YEAR', null],
])('"%s" is told as "%s"', (point, deed) => {
  expect(asDeed(point)).toBe(deed)
})

test.each([
  [
    "Manage the owner's calendar and inbox, about 90 emails a day, I draft most replies",
    "managed the owner's calendar and inbox, about 90 emails a day",
  ],
  [
    'Made the checklist for new staff in Trello which the office still using',
    'made the checklist for new staff in Trello',
  ],
  [
    'Answering calls, receiving walk-in clients and filing of papers',
    'answered calls, received walk-in clients and filed papers',
  ],
  [
    'Assisted in hiring, screening of applicants and scheduling of interviews',
    'assisted in hiring, screening of applicants and scheduling of interviews',
  ],
  [
    'Prepare trip reports and forward to the accountant on Fridays',
    'prepared trip reports and forwarded them to the accountant on Fridays',
  ],
  [
    'Basic troubleshooting of routers, escalate to level 2',
    'took care of the basic troubleshooting of routers and escalated to level 2',
  ],
  ['Awarded Best Agent in March with 94% CSAT', 'was awarded Best Agent in March with 94% CSAT'],
  [
    'Promoted to team leader after a year, handled 12 agents',
    'was promoted to team leader after a year and handled 12 agents',
  ],
  ['Promoted new products on facebook and tiktok', 'promoted new products on Facebook and TikTok'],
  ['Process replacement orders and refunds in shopify', 'processed replacement orders and refunds in Shopify'],
  ['Support tickets and chats for a bank', 'handled support tickets and chats for a bank'],
  ['Weekly bank reconciliation for 9 cafes in Xero', 'took care of the weekly bank reconciliation for 9 cafes in Xero'],
  ['Month end reports with notes to the owners', 'handled month end reports with notes to the owners'],
  ['Custom sections in Liquid for two clothing brands', 'worked on custom sections in Liquid for two clothing brands'],
  ['One reel reached 1.2M views on Instagram', 'made a reel that reached 1.2M views on Instagram'],
  ['In charge of posting content to two pages', 'posted content to two pages'],
  ['Virtual assistant to three realtors in Florida', 'worked as a virtual assistant to three realtors in Florida'],
  ['Consistently hit 95% of the target', 'hit 95% of the target'],
  ['Zero error in payroll for 2 years', 'had no errors in payroll for 2 years'],
  ['Increase in sales by 25% within 6 months', null],
  ['Cold calling homeowners in Texas, 200 dials a day', 'cold-called homeowners in Texas, 200 dials a day'],
  [
    'Clean up of old books in quickbooks, matched PayPal payouts',
    'cleaned up old books in QuickBooks and matched PayPal payouts',
  ],
  [
    'Onboarding of new hires, file maintenance and exit interviews',
    'took care of the onboarding of new hires, file maintenance and exit interviews',
  ],
  ['Knowledge of reports for tax and audit', null],
  [
    'Updating the stock sheet on Fridays and flags the items that are low',
    'updated the stock sheet on Fridays and flagged the items that are low',
  ],
  [
    'Facilitates orientation and prepares employment contracts',
    'facilitated orientation and prepared employment contracts',
  ],
  [
    'Reconcile 5 bank accounts monthly and posts adjusting entries',
    'reconciled 5 bank accounts monthly and posted adjusting entries',
  ],
  [
    'Prepared sales reports, purchase orders and records of stock',
    'prepared sales reports, purchase orders and records of stock',
  ],
  ['Encoded sales and purchases in Excel', 'encoded sales and purchases in Excel'],
  [
    'Handling 50 calls a shift for a telco, billing and plan changes',
    'handled 50 calls a shift for a telco, billing and plan changes',
  ],
  [
    'Built a sheet for branch sales which cut reporting from 3 days to 1',
    'built a sheet for branch sales which cut reporting from 3 days to 1',
  ],
  [
    'Send reminders to patients, no-shows went down from 9 to 3 per month',
    'sent reminders to patients, and no-shows went down from 9 to 3 per month',
  ],
  [
    'Posted daily on Facebook, page reached 30k followers',
    'posted daily on Facebook, and the page reached 30k followers',
  ],
  [
    'Answered 50 tickets a day (returns, damaged items, warranty)',
    'answered 50 tickets a day (returns, damaged items and warranty)',
  ],
  [
    'Answered 50 tickets a day (returns, damaged items, etc)',
    'answered 50 tickets a day (returns, damaged items and more)',
  ],
  [
    'Prepare payroll of 40 drivers, zero late release since 2022',
    'prepared payroll of 40 drivers with no late release since 2022',
  ],
  ['Handle full set of books of 9 clients', 'handled the full set of books of 9 clients'],
])('as people write them, "%s" is told as "%s"', (point, deed) => {
  expect(asDeed(point)).toBe(deed)
})
