import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { aPlan, aReceipt, cardDialog, openShop, payButton, receiptDialog, typeCard } from '#web/testing/paying.ts'
import { address, render, reload } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { subscriptions } from '../../subscriptions/contract.ts'
import { payments } from '../contract.ts'

const PLANS_PATH = '/subscription/plans'
const RETURN_PATH = `${PLANS_PATH}?payment_intent_id=pi_one`
const open = (path = PLANS_PATH) => render(path, { signedIn: aUser() })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const checks = () => server.asked(payments.verify).length
const checking = page.getByText('We are checking your payment for Basic.')
const under_way = { payment_id: 'pi_one', plan_id: 2, status: 'checking', method: 'card' } as const
const taken = {
  success: true,
  payment_id: 'pi_one',
  requires_action: false,
  next_action_url: null,
  qr: null,
  error_message: null,
}
const succeeded = { success: true, status: 'succeeded' } as const
const processing = { success: false, status: 'processing' } as const
const failed = { success: false, status: 'failed' } as const
const SUCCESS = 'Payment successful! Your subscription has been upgraded.'

/** The card was taken; its payment is now looked at. */
async function paid(path = PLANS_PATH): Promise<void> {
  holdTimers()
  openShop()
  server.on(payments.create, taken)
  await open(path)
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.element(cardDialog).not.toBeInTheDocument()
}

test('a payment is looked at after 3 seconds; paid, it shows its receipt, and the plan is read anew', async () => {
  await paid()
  await expect.element(checking).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'We are checking your payment' }).first()).toBeVisible()
  await inspect()
  expect(checks()).toBe(0)
  await expect.element(toast(SUCCESS)).not.toBeInTheDocument()
  const basic = aPlan('basic', { end_date: '2026-12-23T02:00:00.000Z' })
  openShop({ current: basic, receipts: [aReceipt()] })
  server.on(auth.user, aUser({ is_trial_active: false, subscription: basic }))
  server.on(payments.verify, succeeded)
  server.on(payments.details, aReceipt())
  await run(3000)
  await expect.element(receiptDialog).toBeVisible()
  await expect.element(receiptDialog).toMatchTextContent('PAID')
  await expect.element(toast(SUCCESS)).toBeVisible()
  expect(server.asked(payments.verify)[0]!.body).toEqual({ payment_intent_id: 'pi_one', plan_id: 2 })
  await inspect()
  await receiptDialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(checking).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Your plan' })).toMatchTextContent('Basic')
  await expect.element(page.getByRole('button', { name: 'Receipt 12' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Subscription' })).toMatchTextContent('Basic Subscription')
  await run(30_000)
  expect(checks()).toBe(1)
})

test('a receipt that does not come is no failure: the plan is active', async () => {
  await paid()
  server.on(payments.verify, succeeded)
  server.on(payments.details, broken())
  await run(3000)
  await expect.element(toast('Payment confirmed! Your subscription is now active.')).toBeVisible()
  await expect.element(receiptDialog).not.toBeInTheDocument()
})

test('a payment that failed says so, and the plans can be paid for again', async () => {
  await paid()
  server.on(payments.verify, failed)
  await run(3000)
  await expect.element(toast('Payment failed. Please try again or contact support.')).toBeVisible()
  await expect.element(checking).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible()
})

test('asked 5 times, every 3 seconds, it says that it takes longer, and goes on asking slowly', async () => {
  await paid()
  server.on(payments.verify, processing)
  server.once(payments.verify, noAnswer())
  for (const count of [1, 2, 3, 4]) {
    await run(3000)
    await expect.poll(checks).toBe(count)
  }
  const late = toast('Payment is processing. Your subscription will be updated shortly.')
  await expect.element(late).not.toBeInTheDocument()
  await run(3000)
  await expect.poll(checks).toBe(5)
  await expect.element(late).toBeVisible()
  await expect.element(checking).toBeVisible()
  await run(10_000)
  expect(checks()).toBe(5)
  server.on(payments.verify, succeeded)
  server.on(payments.details, aReceipt())
  await run(11_000)
  await expect.element(receiptDialog).toBeVisible()
})

test('a payment without a number is told at once', async () => {
  openShop()
  server.on(payments.create, { ...taken, payment_id: null })
  await open()
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.element(toast(SUCCESS)).toBeVisible()
  await expect.poll(() => server.asked(subscriptions.current).length).toBeGreaterThan(1)
})

test('where the bank asks, the browser goes there; the way back is kept in this tab', async () => {
  openShop()
  server.on(payments.create, { ...taken, requires_action: true, next_action_url: '#bank' })
  await open(`${PLANS_PATH}?redirect=%2Fpost-job`)
  await typeCard('Choose Basic')
  await payButton.click()
  await expect.poll(() => location.hash).toBe('#bank')
  history.replaceState(null, '', RETURN_PATH)
  holdTimers()
  openShop({ under_way: { ...under_way, status: 'awaiting_next_action' } })
  server.on(payments.verify, { success: false, status: 'awaiting_next_action' })
  await reload()
  await expect.element(page.getByText('Your bank has not confirmed it yet.')).toBeVisible()
  await inspect()
  server.on(payments.resume, { ...taken, requires_action: true, next_action_url: '#bank' })
  await page.getByRole('button', { name: 'Go on to your bank' }).click()
  await expect.poll(() => location.hash).toBe('#bank')
  server.on(payments.verify, succeeded)
  server.on(payments.details, aReceipt())
  await run(3000)
  await expect.element(receiptDialog).toBeVisible()
  await expect.poll(address).toBe(`${PLANS_PATH}?redirect=%2Fpost-job`)
  await receiptDialog.getByRole('link', { name: 'Go back to where you were' }).click()
  await expect.poll(address).toBe('/post-job')
})

test('back from the bank after a refusal, the page says so and its address is clean', async () => {
  holdTimers()
  openShop()
  server.on(payments.verify, failed)
  await open(RETURN_PATH)
  await expect.element(page.getByText('We are checking your payment.')).toBeVisible()
  await run(3000)
  await expect.element(toast('Payment failed. Please try again or contact support.')).toBeVisible()
  await expect.poll(address).toBe(PLANS_PATH)
})

test('somebody else’s payment in the address says nothing and goes away', async () => {
  holdTimers()
  openShop()
  server.on(payments.verify, refused(404, 'not_found', 'Not found.'))
  await open(RETURN_PATH)
  await expect.element(page.getByText('We are checking your payment.')).toBeVisible()
  await run(3000)
  await expect.poll(address).toBe(PLANS_PATH)
  await expect.element(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible()
})

test('opened again, the page goes on with the payment that is under way, and the other plans wait', async () => {
  holdTimers()
  openShop({ under_way })
  await open()
  await expect.element(checking).toBeVisible()
  const waiting = page.getByRole('button', { name: 'We are checking your payment' })
  await expect.poll(() => waiting.elements().length).toBe(2)
  await waiting.first().click({ force: true })
  await expect.element(cardDialog).not.toBeInTheDocument()
  server.on(payments.verify, succeeded)
  server.on(payments.details, aReceipt())
  await run(3000)
  await expect.element(receiptDialog).toBeVisible()
})

test('a payment another tab began for another plan is the one that is looked at, and named', async () => {
  holdTimers()
  openShop()
  server.on(payments.create, taken)
  await open()
  await typeCard('Choose Premium')
  openShop({ under_way })
  await payButton.click()
  await expect.element(checking).toBeVisible()
  server.on(payments.verify, ({ body }) =>
    body.plan_id === 3 ? refused(400, 'invalid_plan', 'Invalid plan selection') : succeeded,
  )
  server.on(payments.details, aReceipt())
  await run(3000)
  await expect.element(receiptDialog).toMatchTextContent('Basic')
})
