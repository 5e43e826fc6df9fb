import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './fixtures.ts'
import { choose, current, payWith, PLAIN, receipt, SECURE, windowOf } from './payments.ts'

const NO_FUNDS = '5100000000000198'

/** On paper there is the receipt and nothing else. */
async function isThePage(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(receipt(page).getByText('Receipt number')).toBeVisible()
  await expect(page.getByText('Hanap, payment receipt')).toBeVisible()
  await expect(receipt(page).getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your receipts' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

test('from the trial to Basic: a refused card charges nothing, another one pays, and the receipt says so', async ({
  page,
  context,
  api,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  await choose(page, 'Basic')
  await payWith(page, 'Basic', NO_FUNDS)
  await expect(page.getByText('The card has insufficient funds to complete the purchase.').first()).toBeVisible()
  const plan = async () =>
    (await api('GET', '/api/auth/subscription/current/', { token })).body.plan.plan_type as string
  expect(await plan()).toBe('free')
  if ((await windowOf(page, 'Basic').count()) === 0) await page.getByRole('button', { name: 'Choose Basic' }).click()
  await payWith(page, 'Basic', PLAIN)
  await expect(receipt(page)).toContainText('₱50.00')
  await expect(receipt(page)).toContainText('4345')
  const saving = page.waitForEvent('download')
  await receipt(page).getByRole('button', { name: 'Download PDF' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^hanap-receipt-\d+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await isThePage(page)
  expect(await plan()).toBe('basic')
  await page.reload()
  await current(page, 'Basic')
})

test('with 3-D Secure: the bank’s page, the way back, and the plan', async ({ page, context, newSeeker }) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  await choose(page, 'Premium')
  await payWith(page, 'Premium', SECURE)
  await page.getByRole('button', { name: 'Authorize Test Payment' }).click()
  await expect(page).toHaveURL(/\/subscription\/plans/)
  await expect(receipt(page)).toContainText('₱100.00')
  await page.reload()
  await current(page, 'Premium')
})

test('with the browser closed at the bank: what was authorised is there when it is opened again', async ({
  page,
  context,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  await choose(page, 'Premium')
  await payWith(page, 'Premium', SECURE)
  await expect(page.getByRole('button', { name: 'Authorize Test Payment' })).toBeVisible()
  const bank = new URL(page.url())
  await page.close()
  const body = new URLSearchParams({ id: bank.searchParams.get('id') ?? '', answer: 'authorize' })
  await fetch(new URL('/sources', bank), { method: 'POST', body, redirect: 'manual' })
  const again = await context.newPage()
  await again.goto('/subscription/plans')
  await current(again, 'Premium')
})
