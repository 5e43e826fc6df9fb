import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AUTH_SENTENCES } from '#features/auth/texts.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, admit, reload, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const EMAIL = 'luz@home.test'
const PASSWORD = 'Kamote-and-7-rivers'

const form = page.getByRole('form', { name: 'Register' })
const field = (label: string) => form.getByLabelText(label, { exact: label === 'Password' })

beforeEach(() => server.on(google.options, { google: true }))

async function register() {
  await field('First name').fill('Luz')
  await field('Last name').fill('Reyes')
  await field('Username').fill('luz_reyes')
  await field('Email').fill(EMAIL)
  await field('Password').fill(PASSWORD)
  await field('Confirm password').fill(PASSWORD)
  await field('I agree to the terms and conditions').click()
  await form.getByRole('button', { name: 'Register' }).click()
}

test('a registered address offers the ways in; typed text is there after a reload, passwords are not', async () => {
  server.on(auth.register, wrongFields({ email: [AUTH_SENTENCES.emailTaken] }))
  server.on(verification.resend, { detail: 'Sent.', retry_after: 60 })
  server.on(verification.verifyEmail, { token: TOKEN, user: aUser() })
  server.on(jobs.search, noJobs)
  admit(aUser())
  await render('/register?redirect=%2Fjobs%3Fpage%3D2')
  await register()
  await expect.element(form.getByText('This email is already registered')).toBeVisible()
  await inspect()
  await reload()
  await expect.element(field('Email')).toHaveValue(EMAIL)
  await expect.element(field('First name')).toHaveValue('Luz')
  await expect.element(field('Password')).toHaveValue('')
  await expect.element(field('Confirm password')).toHaveValue('')
  await register()
  await form.getByRole('link', { name: 'verify the address' }).click()
  await page.getByLabelText('Verification code').fill('123456')
  await expect.poll(address).toBe('/jobs?page=2')
})
