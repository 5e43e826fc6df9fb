import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, noAnswer } from '#web/testing/answers.ts'
import { catchFiles } from '#web/testing/files.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { aPlan, aQuote, aReceipt, openShop, receiptDialog } from '#web/testing/paying.ts'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { subscriptions } from '../../subscriptions/contract.ts'
import { payments } from '../contract.ts'

const PLANS_PATH = '/subscription/plans'
const open = (path = PLANS_PATH) => render(path, { signedIn: aUser() })
const card = (name: string) => page.getByRole('region', { name, exact: true })
const yours = card('Your plan')
const choose = (name: string) => page.getByRole('button', { name, exact: true })

test('the trial shows its days, its end and a countdown; every price says what it is before anything is paid', async () => {
  holdTimers()
  openShop({
    quotes: [aQuote('basic', { starts_at: '2026-12-07T02:00:00.000Z', ends_at: '2027-01-07T02:00:00.000Z' })],
  })
  await open()
  await expect.element(yours).toMatchTextContent('Free Trial')
  await expect.element(yours).toMatchTextContent('Current')
  await expect.element(yours).toMatchTextContent('14 days remaining')
  await expect.element(yours).toMatchTextContent('Dec 7, 2026, 10:00 AM, Manila time')
  const timer = yours.getByRole('timer')
  await expect.element(timer).toMatchTextContent(/13Days23Hours59Minutes5\dSeconds/)
  await run(60_000)
  await expect.element(timer).toMatchTextContent(/13Days23Hours58Minutes/)
  await expect.element(card('Basic')).toMatchTextContent('₱50.00')
  await expect.element(card('Basic')).toMatchTextContent('1 month of access, no cancellation, no refund')
  await expect.element(card('Basic')).toMatchTextContent('it ends on Jan 7, 2027, 10:00 AM, Manila time')
  await expect.element(card('Basic')).toMatchTextContent(/The 13 days 23 hours left of your trial are kept and added/)
  await expect.element(card('Premium')).toMatchTextContent('₱100.00')
  await expect.element(card('Premium')).toMatchTextContent('1 month of access, no cancellation, no refund')
  await expect.element(page.getByText('2 of 5 saved jobs used')).toBeVisible()
  await expect.element(page.getByText('You have not paid for a plan yet.')).toBeVisible()
  await inspect()
})

test('on Basic: what is left, one more month, and what becomes of the rest with Premium', async () => {
  openShop({
    current: aPlan('basic'),
    quotes: [
      aQuote('basic', { kind: 'renewal', ends_at: '2027-01-03T07:00:00.000Z' }),
      aQuote('premium', { kind: 'upgrade', ends_at: '2026-12-28T04:30:00.000Z' }),
    ],
  })
  await open()
  await expect.element(yours).toMatchTextContent(/10 days [45] hours left/)
  await expect.element(card('Basic')).toMatchTextContent('Current')
  await expect.element(card('Basic')).toMatchTextContent('The month is added to the 10 days')
  await expect.element(card('Basic')).toMatchTextContent('Jan 3, 2027')
  await expect.element(choose('Add 1 month')).toBeVisible()
  await expect
    .element(card('Premium'))
    .toMatchTextContent(/The 10 days [45] hours left of Basic become 5 days 2 hours of Premium/)
  await expect.element(choose('Upgrade to Premium')).toBeVisible()
  await inspect()
})

test('while Premium runs, Basic says when it can be chosen', async () => {
  openShop({ current: aPlan('premium'), quotes: [aQuote('premium', { kind: 'renewal' })] })
  await open()
  await expect.element(card('Basic')).toMatchTextContent('Premium is still running. You can choose Basic when it ends.')
  await expect.element(card('Basic').getByRole('button')).not.toBeInTheDocument()
  await inspect()
})

test('the last hours of a plan are told in hours and minutes', async () => {
  openShop({ current: aPlan('basic', { end_date: '2026-11-23T07:10:30.000Z' }) })
  await open()
  await expect.element(yours).toMatchTextContent('5 hours 10 minutes left')
})

test('a lapsed plan says Expired and can be renewed', async () => {
  openShop({ current: aPlan('basic', { status: 'expired', end_date: '2026-11-20T07:00:00.000Z' }) })
  await open()
  await expect.element(yours).toMatchTextContent('Expired')
  await expect.element(yours).toMatchTextContent('Ended Nov 20, 2026')
  await expect.element(card('Basic')).toMatchTextContent('Expired')
  await expect.element(choose('Renew Now')).toBeVisible()
  await expect.element(choose('Choose Premium')).toBeVisible()
  await inspect()
})

test('a trial without days left is expired, and so is nobody’s plan', async () => {
  openShop({ current: { ...aUser().subscription, status: 'expired', is_trial_active: false } })
  await open()
  await expect.element(card('Free Trial')).toMatchTextContent('Expired')
  server.on(subscriptions.current, { ...aPlan('basic'), status: 'expired', plan: null, end_date: null })
  await open()
  await expect.element(yours).toMatchTextContent('No plan')
  await inspect()
})

test('at its last second the plan is asked for again', async () => {
  holdTimers()
  openShop({ current: aPlan('basic', { end_date: '2026-11-23T02:00:30.000Z' }) })
  await open()
  await expect.element(yours).toMatchTextContent('0 hours 0 minutes left')
  const before = server.asked(subscriptions.current).length
  await run(31_000)
  await expect.element(yours).toMatchTextContent('Expired')
  await expect.poll(() => server.asked(subscriptions.current).length).toBeGreaterThan(before)
})

test('plans that do not come say so, and come when tried again', async () => {
  openShop()
  server.on(subscriptions.plans, broken())
  await open()
  await expect.element(page.getByText('Failed to load subscription plans. Please try again later.')).toBeVisible()
  await inspect()
  openShop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Premium')).toBeVisible()
})

test('without the terms nothing can be paid, and the page says so', async () => {
  openShop()
  server.on(payments.terms, broken())
  await open()
  await expect.element(page.getByText('Paying is not possible at the moment.')).toBeVisible()
  await expect.element(choose('Choose Basic')).not.toBeInTheDocument()
  openShop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(choose('Choose Basic')).toBeVisible()
})

test('past payments are listed, each with its receipt, which can be printed', async () => {
  const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  openShop({
    current: aPlan('basic'),
    receipts: [aReceipt(), aReceipt({ id: 'pi_old', receipt_number: 7, card: null, card_last4: null })],
  })
  await open()
  const row = page.getByRole('button', { name: 'Receipt 12' })
  await expect.element(row).toMatchTextContent('Visa •••• 4345')
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  for (const text of [
    'PAID',
    '₱50.00',
    'Visa •••• 4345',
    'Nov 23, 2026, 10:00 AM, Manila time',
    'Luz Reyes',
    'Dec 23',
  ]) {
    await expect.element(receiptDialog).toMatchTextContent(text)
  }
  await inspect()
  await receiptDialog.getByRole('button', { name: 'Print' }).click()
  expect(printing).toHaveBeenCalledOnce()
  printing.mockRestore()
  await userEvent.keyboard('{Escape}')
  await expect.element(receiptDialog).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
})

test('a payment that was given back says so, in the list and on its receipt', async () => {
  openShop({ receipts: [aReceipt({ status: 'REFUNDED' })] })
  await open()
  const row = page.getByRole('button', { name: 'Receipt 12' })
  await expect.element(row).toMatchTextContent('Refunded')
  await row.click()
  await expect.element(receiptDialog).toMatchTextContent('REFUNDED')
  await inspect()
})

test('a receipt can be kept as a PDF; one that does not come says so', async () => {
  openShop({ receipts: [aReceipt()] })
  const saved = catchFiles()
  server.once(payments.receiptFile, noAnswer())
  server.on(payments.receiptFile, { bytes: '%PDF-1.7', type: 'application/pdf' })
  await open()
  await page.getByRole('button', { name: 'Receipt 12' }).click()
  const keep = receiptDialog.getByRole('button', { name: 'Download PDF' })
  await keep.click()
  await expect.element(page.getByText('The receipt could not be downloaded. Please try again.')).toBeVisible()
  await keep.click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['hanap-receipt-12.pdf'])
  await expect.element(receiptDialog).toMatchTextContent('TIN 123-456-789-00000')
})

test('receipts that do not come say so, and come when tried again', async () => {
  openShop({ receipts: [aReceipt()] })
  server.on(payments.receipts, broken())
  await open()
  await expect.element(page.getByText('Your receipts could not be loaded.')).toBeVisible()
  openShop({ receipts: [aReceipt()] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Receipt 12' })).toBeVisible()
})

test('whoever was sent here finds the way back; another site is no place of ours', async () => {
  openShop()
  await open(`${PLANS_PATH}?redirect=%2Fpost-job`)
  await page.getByRole('link', { name: 'Go back to where you were' }).click()
  await expect.poll(address).toBe('/post-job')
  await open(`${PLANS_PATH}?redirect=https%3A%2F%2Fother.test`)
  await expect.element(choose('Choose Basic')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go back to where you were' })).not.toBeInTheDocument()
})

test('side by side on a desk, one below the other on a phone', async () => {
  openShop({ current: aPlan('basic') })
  const top = (name: string) => card(name).element().getBoundingClientRect().top
  for (const width of [320, 360]) {
    await setWidth(width, 740)
    await open()
    await expect.element(choose('Choose Premium')).toBeVisible()
    expect(top('Basic')).toBeLessThan(top('Premium'))
  }
  await wide()
  await expect.poll(() => top('Basic') - top('Premium')).toBe(0)
  await expect.element(page.getByRole('table', { name: 'What each plan holds' })).toBeVisible()
  await inspect()
})
