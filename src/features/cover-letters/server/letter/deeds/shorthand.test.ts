import { expect, test } from 'vitest'
import { writtenOut } from './shorthand.ts'

test.each([
  ['Moved 2 shops to Xero w/ no loss of data', 'Moved 2 shops to Xero with no loss of data'],
  ['Replies w/in 1 hr', 'Replies within 1 hour'],
  ['Payroll of 86 employees incl. SSS & PhilHealth', 'Payroll of 86 employees, including SSS and PhilHealth'],
  ['Filled 12 posts (incl. 2 managers)', 'Filled 12 posts (including 2 managers)'],
  ['Saved the owner approx 10 hrs/week', 'Saved the owner about 10 hours a week'],
  ['Live selling, avg. ₱35k a night', 'Live selling, an average of ₱35k a night'],
  ['Uploads to the shop, w/ images, meta desc. and links', 'Uploads to the shop, with images, meta desc and links'],
  ['Has handled 3 accounts', 'handled 3 accounts'],
  ['Have been doing payroll in Deputy', 'doing payroll in Deputy'],
  ['My duties include receiving of deliveries', 'receiving of deliveries'],
  ['Duties: answering calls', 'answering calls'],
  ['I prepared the VAT return', 'prepared the VAT return'],
  ['Nag-handle ng 3 FB pages', 'handle 3 Facebook pages'],
  ['Sinisigurado na all orders are out', 'Makes sure all orders are out'],
  ['Follow-up of old leads', 'Follow-up of old leads'],
  ['Follows-up old leads', 'Follows up old leads'],
  ['Pins — 300 a month', 'Pins, 300 a month'],
  ['Lead lists and follow up of old leads', 'Lead lists and follow-up of old leads'],
  ['Update the board everyday', 'Update the board every day'],
  ['Keep everyday tasks short', 'Keep everyday tasks short'],
  ['Taught 25 min one on one lessons', 'Taught 25-minute one-on-one lessons'],
  ['Answer within 5 mins', 'Answer within 5 minutes'],
  ['AT&T and F&B accounts', 'AT&T and F&B accounts'],
])('"%s" is written out as "%s"', (line, out) => {
  expect(writtenOut(line)).toBe(out)
})
