import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'

const box = page.getByRole('textbox', { name: 'The message' })
const check = page.getByRole('button', { name: 'Check' })

test('a pasted text is read on the device: each warning with its words and what to do', async () => {
  await render('/check-message')
  await check.click()
  await expect.element(page.getByText('Please paste a message.')).toBeVisible()
  await box.fill(
    'Hi! A small training fee of ₱1,500 is needed before you start. Message our HR on Telegram @hr_quick_ph.',
  )
  await check.click()
  await expect.element(page.getByRole('heading', { name: '2 things in it should make you careful' })).toBeVisible()
  const fee = page.getByRole('listitem').filter({ hasText: 'Asks you to pay a fee' })
  await expect.element(fee).toMatchTextContent('A small training fee of ₱1,500')
  await expect.element(fee).toMatchTextContent('Do not pay for training')
  await inspect()
  expect(address()).toBe('/check-message')
})

test('where nothing is found nobody is told that it is safe', async () => {
  await render('/check-message')
  await box.fill('We meet on Monday at nine.')
  await check.click()
  await expect.element(page.getByText('That does not make it safe')).toBeVisible()
  await inspect()
})
