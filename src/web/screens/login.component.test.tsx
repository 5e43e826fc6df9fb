import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { AUTH_SENTENCES } from '#features/auth/texts.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { address, admit, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const EMAIL = 'luz@home.test'
const form = page.getByRole('form', { name: 'Login' })

async function logIn() {
  await form.getByLabelText('Email').fill(EMAIL)
  await form.getByLabelText('Password', { exact: true }).fill('Kamote-and-7-rivers')
  await form.getByRole('button', { name: 'Login' }).click()
}

test('before the address is verified it leads to the code, and then to where the person wanted to go', async () => {
  server.on(google.options, { google: true })
  server.on(auth.login, refused(403, 'email_not_verified', AUTH_SENTENCES.notVerified, { email: EMAIL }))
  server.on(verification.verifyEmail, { token: TOKEN, user: aUser() })
  server.on(applications.list, [])
  admit(aUser())
  await render('/applications?status=interview')
  await logIn()
  await expect.element(page.getByLabelText('Verification code')).toBeVisible()
  await page.getByLabelText('Verification code').fill('123456')
  await expect.poll(address).toBe('/applications?status=interview')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible()
})
