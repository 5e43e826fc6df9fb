import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const TEXT = `Luz Reyes
Bookkeeper
WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. Jan 2020 - Dec 2023
- Reconciled bank accounts of 12 clients and
closed the books every month
- Xero
- See https://luz.example for what I did there
SKILLS
- Bank reconciliation for small shops`

test('the points of past work are kept whole, links, single words and other sections are not', () => {
  expect(readResume(TEXT, '2026-11-22').results).toEqual([
    'Reconciled bank accounts of 12 clients and closed the books every month',
  ])
})

test('each point is known by the post it stood under, also where one runs over lines', () => {
  const { results, places, work_history } = readResume(
    `Luz Reyes
WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. Jan 2020 - Dec 2023
- Reconciled bank accounts of 12 clients and
closed the books every month
- Sent invoices to 40 customers a month
Cashier, Palm Grocery Inc. Mar 2016 - Nov 2019
- Served 90 shoppers a day at the till
SKILLS
- Bank reconciliation for small shops`,
    '2026-11-22',
  )
  const stood = results.map((result, at) => [result.split(' ')[0], work_history[places[at] ?? -1]?.employer])
  expect(stood).toEqual([
    ['Reconciled', 'Mabini Trading Corp.'],
    ['Sent', 'Mabini Trading Corp.'],
    ['Served', 'Palm Grocery Inc.'],
  ])
})

test('a long point is kept, and a whole paragraph is not', () => {
  const long =
    'Handled the monthly books of 14 small clients in QuickBooks Online including categorizing, bank and credit card reconciliation, chasing receipts from the owners by email, paying bills and sending the statements on or before the 10th of the month'
  const read = (point: string): string[] =>
    readResume(
      `Luz Reyes\nWORK EXPERIENCE\nBookkeeper, Mabini Trading Corp. Jan 2020 - Dec 2023\n- ${point}\nSKILLS\n- Xero`,
      '2026-11-22',
    ).results
  expect(read(long)).toEqual([long])
  expect(read(`${long} and ${long}`)).toEqual([])
})

test('where nothing is dated, no post is guessed', () => {
  const { results, places } = readResume('Luz\nWORK EXPERIENCE\n- Served 90 shoppers a day at the till', '2026-11-22')
  expect(results).toHaveLength(1)
  expect(places).toEqual([null])
})

test('what was done counts without signs before it, what a firm does and names of posts do not', () => {
  const { results, places } = readResume(
    `Luz Reyes
WORK EXPERIENCE
Bookkeeper, Mabini Trading Corp. Jan 2020 - Dec 2023
Provides rice and flour to bakeries in Luzon.
Reconciled bank accounts of 12 clients and
closed the books every month
Prepare the weekly payroll of 40 drivers
Responsible for petty cash and the daily deposits
Support Desk of the Davao office
Cashier, Palm Grocery Inc. Mar 2016 - Nov 2019
Handling 90 shoppers a day at the till`,
    '2026-11-22',
  )
  expect(results).toEqual([
    'Reconciled bank accounts of 12 clients and closed the books every month',
    'Prepare the weekly payroll of 40 drivers',
    'Responsible for petty cash and the daily deposits',
    'Handling 90 shoppers a day at the till',
  ])
  expect(places).toEqual([0, 0, 0, 1])
})
