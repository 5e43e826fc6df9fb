import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AUTH_SENTENCES } from '#features/auth/texts.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer, takenFields, wrongFields } from '#web/testing/answers.ts'
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

test('empty and wrong fields are named under each field, with the focus on the first', async () => {
  await render('/register')
  await expect.element(form).toBeVisible()
  await inspect()
  await field('Email').fill('nobody')
  await field('Password').fill('short')
  await form.getByRole('button', { name: 'Register' }).click()
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Username is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters and include a letter and a number',
    'Please confirm your password',
    'You must agree to the terms and conditions',
  ]) {
    await expect.element(form.getByText(sentence)).toBeVisible()
  }
  await expect.element(field('First name')).toHaveFocus()
})

test('the strength of the password, taken names and a lost line are said', async () => {
  server.once(
    auth.register,
    takenFields({ email: [AUTH_SENTENCES.emailTaken], username: [AUTH_SENTENCES.usernameTaken] }),
  )
  server.on(auth.register, noAnswer())
  await render('/register')
  await field('First name').fill('María')
  await field('Last name').fill("D'Cruz 2")
  await expect.element(field('Username')).toHaveValue('mariadcruz2')
  for (const [typed, word] of [
    ['abc1', 'Weak'],
    ['kawayan7', 'Medium'],
    ['kawayan7!', 'Strong'],
  ] as const) {
    await field('Password').fill(typed)
    await expect.element(form.getByText(`Password strength: ${word}`)).toBeVisible()
  }
  await field('Confirm password').fill('kawayan7?')
  await field('Email').fill(EMAIL)
  await field('Username').fill('luz reyes')
  await field('I agree to the terms and conditions').click()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect.element(form.getByText('Username can only contain letters, numbers, and underscores')).toBeVisible()
  await expect.element(form.getByText('Passwords do not match')).toBeVisible()
  await field('Confirm password').fill('kawayan7!')
  await field('Username').fill('luz_reyes')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect.element(form.getByText('This email is already registered')).toBeVisible()
  await expect.element(form.getByText('This username is already taken')).toBeVisible()
  await field('Email').fill('another@home.test')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect
    .element(form.getByText('Unable to connect to the server. Please check your internet connection.'))
    .toBeVisible()
  await expect.element(field('Employer (not available, coming soon)')).toBeDisabled()
})
