import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'

const box = page.getByRole('textbox', { name: 'The message' })
const check = page.getByRole('button', { name: 'Check' })

/** What no rule has words for. */
const ALIKE =
  'Good day! You were picked for our home program. Every morning you open the app, complete the orders it gives you and watch your wallet grow. Members who top up unlock the bigger orders and take out everything the same evening. My mentor will guide you, just tell her your name and the code I gave you.'

test('a pasted text is read on the device: each warning with its words and what to do', async () => {
  await render('/check-message')
  await check.click()
  await expect.element(page.getByText('Please paste a message.')).toBeVisible()
  await expect.element(box).toHaveFocus()
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

test('on a phone the answer comes into sight', async () => {
  await render('/check-message')
  await box.fill(
    'Please send 500 registration fee thru GCash, then message our HR on Telegram @hr_quick_ph. Send also your OTP.',
  )
  await check.click()
  const answer = page.getByRole('heading', { name: '3 things in it should make you careful' })
  await expect.element(answer).toBeVisible()
  await expect.poll(() => answer.element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4)
})

test('where no rule speaks the words as a whole may, with the sentence that weighs most', async () => {
  await render('/check-message')
  await box.fill(ALIKE)
  await check.click()
  const found = page.getByRole('listitem').filter({ hasText: 'Worded like known scams' })
  await expect.element(found).toMatchTextContent('It may be honest')
  await expect.element(found).toMatchTextContent('complete the orders it gives you and watch your wallet grow.')
  await inspect()
})

test('where nothing is found nobody is told that it is safe', async () => {
  await render('/check-message')
  await box.fill('We meet on Monday at nine.')
  await check.click()
  await expect.element(page.getByText('That does not make it safe')).toBeVisible()
  await inspect()
})

test('what was said of one message does not stand under the next', async () => {
  await render('/check-message')
  await box.fill('Hi Luz, are you free for an interview on Friday?')
  await check.click()
  const harmless = page.getByRole('heading', { name: 'Nothing we look for is in it' })
  await expect.element(harmless).toBeVisible()
  await box.fill('Please send a training fee of ₱900 by GCash.')
  await expect.element(harmless).not.toBeInTheDocument()
})
