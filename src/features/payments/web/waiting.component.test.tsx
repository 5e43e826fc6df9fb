import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noAnswer } from '#web/testing/answers.ts'
import { holdTimers, pass, run } from '#web/testing/clock.ts'
import { catchFiles } from '#web/testing/files.ts'
import { inspect } from '#web/testing/look.ts'
import { aReceipt, cardDialog, openShop, payButton, receiptDialog } from '#web/testing/paying.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { payments } from '../contract.ts'

const open = () => render('/subscription/plans', { signedIn: aUser() })
const begun = {
  success: true,
  payment_id: 'pi_one',
  requires_action: false,
  next_action_url: null,
  qr: null,
  error_message: null,
}
const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>')}`
const qr = { image_url: PICTURE, expires_at: '2026-11-23T02:30:00.000Z' }
const waiting = (method: 'card' | 'gcash' | 'qrph') => ({
  under_way: { payment_id: 'pi_one', plan_id: 2, status: 'awaiting_next_action' as const, method },
})
const codeDialog = page.getByRole('dialog', { name: 'Scan to pay ₱50.00' })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

test('where wallets are offered one is chosen in the form; a card stays first, and a wallet asks for no number', async () => {
  openShop({ methods: ['card', 'gcash', 'qrph'] })
  await open()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await expect.element(cardDialog.getByLabelText('Card number')).toBeVisible()
  await cardDialog.getByRole('radio', { name: 'GCash' }).click()
  await expect.element(cardDialog.getByLabelText('Card number')).not.toBeInTheDocument()
  await cardDialog.getByRole('button', { name: 'Pay ₱50.00 with GCash' }).click()
  await expect.element(cardDialog.getByText('Name is required')).toBeVisible()
  await inspect()
  await cardDialog.getByLabelText('Name').fill('Luz Reyes')
  server.on(payments.create, { ...begun, requires_action: true, next_action_url: '#gcash' })
  openShop({ methods: ['card', 'gcash', 'qrph'], ...waiting('gcash') })
  await payButton.click()
  await expect.poll(() => location.hash).toBe('#gcash')
  expect(server.asked(payments.create)[0]?.body).toMatchObject({
    method: 'gcash',
    payment_details: { billing: { name: 'Luz Reyes' } },
  })
  expect(JSON.stringify(server.asked(payments.create))).not.toContain('card')
})

test('a code is shown with the time it is good for, can be saved, and closes when it is paid', async () => {
  holdTimers()
  openShop({ methods: ['card', 'qrph'] })
  const saved = catchFiles()
  server.on(payments.create, { ...begun, qr })
  await open()
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await cardDialog.getByRole('radio', { name: 'QR Ph' }).click()
  await cardDialog.getByLabelText('Name').fill('Luz Reyes')
  openShop({ methods: ['card', 'qrph'], ...waiting('qrph') })
  await payButton.click()
  await expect.element(codeDialog.getByAltText('QR Ph code')).toBeVisible()
  await expect.element(codeDialog.getByRole('timer')).toMatchTextContent(/Good for (30:00|29:5\d)/)
  await inspect()
  await codeDialog.getByRole('button', { name: 'Save the picture' }).click()
  await expect.poll(() => saved.map(({ file }) => file?.type)).toEqual(['image/svg+xml'])
  server.on(payments.verify, { success: true, status: 'succeeded' })
  server.on(payments.details, aReceipt({ method: 'qrph', card: null, card_last4: null }))
  await run(3000)
  await expect.element(codeDialog).not.toBeInTheDocument()
  await expect.element(receiptDialog).toMatchTextContent('QR Ph')
})

test('a code that has run out says so, and that nothing was charged', async () => {
  holdTimers()
  openShop({ methods: ['card', 'qrph'], ...waiting('qrph') })
  server.on(payments.verify, { success: false, status: 'awaiting_next_action' })
  server.on(payments.resume, { ...begun, qr })
  await open()
  await page.getByRole('button', { name: 'Show the code' }).click()
  await expect.element(codeDialog.getByAltText('QR Ph code')).toBeVisible()
  pass(1800)
  await run(1000)
  await expect.element(codeDialog.getByText('The code has expired. Nothing was charged.')).toBeVisible()
  await expect.element(codeDialog.getByAltText('QR Ph code')).not.toBeInTheDocument()
  openShop({ methods: ['card', 'qrph'] })
  server.on(payments.verify, { success: false, status: 'failed' })
  await run(3000)
  await expect.element(codeDialog).not.toBeInTheDocument()
  await expect.element(toast('The code has expired. Nothing was charged.')).toBeVisible()
})

test('left at the bank in another tab: the way there is asked for anew; where it does not come, that is said', async () => {
  openShop(waiting('card'))
  server.once(payments.resume, noAnswer())
  server.on(payments.resume, { ...begun, requires_action: true, next_action_url: '#bank' })
  await open()
  await expect.element(page.getByText('Your bank has not confirmed it yet.')).toBeVisible()
  const goOn = page.getByRole('button', { name: 'Go on to your bank' })
  await goOn.click()
  await expect.element(toast('Failed to process payment. Please try again.')).toBeVisible()
  await goOn.click()
  await expect.poll(() => location.hash).toBe('#bank')
})

test('a payment that waits can be taken back, and the plans can be chosen again', async () => {
  openShop(waiting('card'))
  await open()
  await expect.element(page.getByRole('button', { name: 'Choose Basic' })).not.toBeInTheDocument()
  server.on(payments.cancel, () => {
    openShop()
    return { success: false, status: 'failed' as const }
  })
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect.element(toast('The payment was taken back. Nothing was charged.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose Basic' })).toBeVisible()
  expect(server.asked(payments.cancel).map(({ body }) => body.payment_id)).toEqual(['pi_one'])
})

test('one that was paid in that moment stays paid', async () => {
  holdTimers()
  openShop(waiting('card'))
  server.on(payments.cancel, { success: true, status: 'succeeded' })
  server.on(payments.verify, { success: true, status: 'succeeded' })
  server.on(payments.details, aReceipt())
  await open()
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await run(3000)
  await expect.element(receiptDialog).toMatchTextContent('PAID')
  await expect.element(toast('The payment was taken back.')).not.toBeInTheDocument()
})
