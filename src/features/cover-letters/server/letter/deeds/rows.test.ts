import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['Booking trains, drivers, hotels', 'booked trains, drivers and hotels'],
  ['Took calls about refunds, lost cards, no dial tone', 'took calls about refunds, lost cards and no dial tone'],
  ['Scanning, sorting, photocopy of claims', 'scanned, sorted and photocopied claims'],
  ['Issue permits, filing, cash count', 'issued permits and took care of filing and cash count'],
  ['Front end of the booking page, used by 40 hotels', 'built the front end of the booking page, used by 40 hotels'],
  ['Blog writing for two clinics', 'wrote blogs for two clinics'],
  ['Live chat and email, 40 a day', 'handled live chat and email, 40 a day'],
  ['Captioning / subtitles for two schools', 'took care of captioning / subtitles for two schools'],
  ['Scanning and mailing sales papers', 'scanned and mailed sales papers'],
  ['Stock count weekly, payroll of 9 drivers', 'handled the weekly stock count and payroll of 9 drivers'],
  ['Monthly content calendars for 2 hotels', 'planned monthly content calendars for 2 hotels'],
  ['Move and cancel visits, inform the patients', 'moved and cancelled visits, and informed the patients'],
  [
    'Check the ledger every Friday, raise gaps with the owner',
    'checked the ledger every Friday and raised gaps with the owner',
  ],
  ['Collected $40k overdue rent from 12 tenants', 'collected $40k in overdue rent from 12 tenants'],
  ['Designed flyers for tile company in UK', 'designed flyers for a tile company in the UK'],
  ['Payroll of 20 staff incl. SSS and tax', 'handled payroll of 20 staff, including SSS and tax'],
])('"%s" is told as "I %s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})
