import type { Page } from '@playwright/test'
import { control } from '../src/server/testing/ready-seeker.ts'
import { expect, signIn, test } from './fixtures.ts'
import { choose, current, payWith, PLAIN, receipt, SECURE, windowOf } from './payments.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'We are checking your payment' })

test.afterEach(async ({ world }) => {
  await control(world.paymongo, 'DELETE', '/misbehave')
  await control(world.paymongo, 'POST', '/webhooks', { delivery: 'usual' })
})

test('refused at the bank, left there, taken back: nothing is charged, and another card pays; no card comes to us', async ({
  page,
  context,
  api,
  world,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(world.url)) sent.push(request.postData() ?? '')
  })
  await choose(page, 'Premium')
  await payWith(page, 'Premium', SECURE)
  await page.getByRole('button', { name: 'Fail Test Payment' }).click()
  await expect(page.getByText('Payment failed. Please try again or contact support.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await payWith(page, 'Premium', SECURE)
  await expect(page.getByRole('button', { name: 'Authorize Test Payment' })).toBeVisible()
  await page.goto('/subscription/plans')
  await expect(notice(page)).toContainText('Your bank has not confirmed it yet.')
  await page.getByRole('button', { name: 'Go on to your bank' }).click()
  await expect(page.getByRole('button', { name: 'Authorize Test Payment' })).toBeVisible()
  await page.goto('/subscription/plans')
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect(page.getByText('The payment was taken back. Nothing was charged.')).toBeVisible()
  expect((await api('GET', '/api/auth/subscription/current/', { token })).body.plan.plan_type).toBe('free')
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await payWith(page, 'Premium', PLAIN)
  await expect(receipt(page)).toContainText('₱100.00')
  // The browser made the payment method at the provider: no number and no CVC was sent here.
  expect(sent.length).toBeGreaterThan(2)
  expect(sent.join('\n')).not.toMatch(/4343 ?4343 ?4343 ?4345|4120000000000007|"cvc"/)
})

test('with the provider down: before the card nothing is charged, after it the page asks until it is paid, and no webhook is needed', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  await control(world.paymongo, 'POST', '/webhooks', { delivery: 'never' })
  await control(world.paymongo, 'POST', '/misbehave', { mode: '5xx', path: '/v1/payment_intents', times: 1 })
  await choose(page, 'Basic')
  await payWith(page, 'Basic', PLAIN)
  await expect(page.getByText('Failed to process payment. Please try again.').first()).toBeVisible()
  const mode = { mode: 'lost-answer', path: '/v1/payment_intents/*', method: 'POST', times: 1 }
  await control(world.paymongo, 'POST', '/misbehave', mode)
  await windowOf(page, 'Basic')
    .getByRole('button', { name: /^Pay ₱/ })
    .click()
  await expect(receipt(page)).toContainText('₱50.00')
  await page.reload()
  await current(page, 'Basic')
})

test('from Basic to Premium the new end is said before paying', async ({ page, context, world, newSeeker }) => {
  const { token, user, email } = await newSeeker({ connected: false })
  await world.operator.putOnPlan(email, 'basic')
  await signIn(context, { token, user })
  await choose(page, 'Premium', 'Upgrade to Premium')
  const promised = /Premium until (\w+ \d+, \d+)/.exec(await windowOf(page, 'Premium').innerText())?.[1] ?? ''
  await expect(windowOf(page, 'Premium')).toContainText('of Basic become')
  await payWith(page, 'Premium', PLAIN)
  await expect(receipt(page)).toContainText(promised)
  await page.reload()
  await current(page, 'Premium')
})

test('a plan that has ended is renewed', async ({ page, context, world, newSeeker }) => {
  const { token, user, email } = await newSeeker({ connected: false })
  await world.operator.endPlan(email)
  await signIn(context, { token, user })
  await page.goto('/subscription/plans')
  await expect(page.getByRole('region', { name: 'Premium', exact: true }).getByText('Expired')).toBeVisible()
  await page.getByRole('button', { name: 'Renew Now' }).click()
  await expect(windowOf(page, 'Premium')).toContainText('1 month of access, no cancellation, no refund')
  await payWith(page, 'Premium', '5555444444444457')
  await expect(receipt(page)).toContainText('Mastercard •••• 4457')
  await page.reload()
  await current(page, 'Premium')
})

test('GCash leads to its page and back; a QR Ph code is shown, scanned, and paid', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const wallet = async (plan: string, method: string, button: string) => {
    await choose(page, plan, button)
    await windowOf(page, plan).getByText(method, { exact: true }).click()
    await windowOf(page, plan).getByLabel('Name').fill('Luz Reyes')
    await windowOf(page, plan)
      .getByRole('button', { name: `with ${method}` })
      .click()
  }
  await signIn(context, await newSeeker({ connected: false }))
  await wallet('Basic', 'GCash', 'Choose Basic')
  await expect(page.getByRole('heading', { name: 'GCash test page' })).toBeVisible()
  await page.getByRole('button', { name: 'Authorize Test Payment' }).click()
  await expect(receipt(page)).toContainText('GCash')
  await wallet('Premium', 'QR Ph', 'Upgrade to Premium')
  await expect(page.getByAltText('QR Ph code')).toBeVisible()
  const { intents } = (await control(world.paymongo, 'GET', '/state')) as { intents: { page: string | null }[] }
  const waiting = intents.find((intent) => intent.page !== null)?.page ?? ''
  const body = new URLSearchParams({
    id: new URL(waiting, world.paymongo).searchParams.get('id') ?? '',
    answer: 'authorize',
  })
  await fetch(new URL('/sources', world.paymongo), { method: 'POST', body })
  await expect(receipt(page)).toContainText('QR Ph')
  await expect(page.getByAltText('QR Ph code')).toHaveCount(0)
})
