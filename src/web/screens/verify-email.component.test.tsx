import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODE_SENTENCES } from '#features/auth/codes/texts.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, reload, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const EMAIL = 'luz@home.test'
const AT_THE_CODE = `/verify-email?email=${encodeURIComponent(EMAIL)}`

const code = page.getByLabelText('Verification code')

beforeEach(() => {
  server.on(verification.resend, { detail: 'Sent.', retry_after: 60 })
  server.on(verification.verifyEmail, ({ body }) =>
    body.code === '123456' ? { token: TOKEN, user: aUser() } : wrongFields({ code: [CODE_SENTENCES.codeWrong] }),
  )
})

test('a wrong code is said under the field, and the countdown goes on through a reload', async () => {
  await render(AT_THE_CODE)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect.element(page.getByText('Verification code is required')).toBeVisible()
  // A whole sentence pasted gives its digits, and is sent by itself.
  await code.fill('Your code is 222 222.')
  await expect.element(page.getByText('Invalid verification code')).toBeVisible()
  await expect.element(code).toHaveValue('222222')
  await expect.element(code).toHaveFocus()
  await inspect()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect.element(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible()
  await reload()
  await expect.element(page.getByRole('button', { name: /^Resend code in [1-6]?\d s$/ })).toBeVisible()
})

test('a code that was tried too often is burnt', async () => {
  server.on(verification.verifyEmail, refused(429, 'code_burnt', CODE_SENTENCES.codeBurnt))
  await render(AT_THE_CODE)
  await code.fill('123456')
  await expect
    .element(page.getByRole('alert').getByText('Too many wrong codes. Please ask for a new one.'))
    .toBeVisible()
  await inspect()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
})

test('of the notices at the code only the last one stands', async () => {
  const onItsWay = page.getByText('A new code is on its way.')
  const burnt = page.getByText('Too many wrong codes. Please ask for a new one.')
  server.on(verification.resend, { detail: 'Sent.', retry_after: 0 })
  server.on(verification.verifyEmail, refused(429, 'code_burnt', CODE_SENTENCES.codeBurnt))
  await render(AT_THE_CODE)
  await code.fill('123456')
  await expect.element(burnt).toBeVisible()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect.element(onItsWay).toBeVisible()
  await expect.element(burnt).not.toBeInTheDocument()
  await code.fill('')
  await code.fill('654321')
  await expect.element(burnt).toBeVisible()
  await expect.element(onItsWay).not.toBeInTheDocument()
})

test('without an address the page asks for it', async () => {
  await render('/verify-email?email=nonsense')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect.element(page.getByText('Email address is required')).toBeVisible()
  await page.getByLabelText('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect.element(page.getByText(EMAIL)).toBeVisible()
  await expect.poll(() => address()).toBe(AT_THE_CODE)
  await expect.poll(() => server.asked(verification.resend).map(({ body }) => body.email)).toEqual([EMAIL])
})

test('no connection is said in words, and what was typed stays', async () => {
  server.on(verification.verifyEmail, noAnswer())
  server.on(verification.resend, noAnswer())
  await render(AT_THE_CODE)
  await code.fill('123456')
  await expect.element(page.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect.element(page.getByText('Failed to resend code. Please try again.')).toBeVisible()
  await expect.element(code).toHaveValue('123456')
})
