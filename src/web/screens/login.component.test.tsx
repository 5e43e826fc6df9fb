import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { AUTH_SENTENCES } from '#features/auth/texts.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { verification } from '#features/auth/verification/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, admit, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const EMAIL = 'luz@home.test'
const form = page.getByRole('form', { name: 'Login' })
const email = form.getByLabelText('Email')
const password = form.getByLabelText('Password', { exact: true })
const button = form.getByRole('button', { name: 'Login' })

async function logIn() {
  await email.fill(EMAIL)
  await password.fill('Kamote-and-7-rivers')
  await button.click()
}

beforeEach(() => {
  server.on(google.options, { google: true })
  server.on(auth.login, { token: TOKEN, user: aUser(), redirect_url: '/jobs' })
  server.on(applications.list, [])
  server.on(jobs.search, noJobs)
  admit(aUser())
})

test('before the address is verified it leads to the code, and then to where the person wanted to go', async () => {
  server.on(
    auth.login,
    refused(403, 'email_not_verified', AUTH_SENTENCES.notVerified, { email: EMAIL, retry_after: 60 }),
  )
  server.on(verification.verifyEmail, { token: TOKEN, user: aUser() })
  await render('/applications?status=interview')
  await logIn()
  await expect.element(page.getByLabelText('Verification code')).toBeVisible()
  await page.getByLabelText('Verification code').fill('123456')
  await expect.poll(address).toBe('/applications?status=interview')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible()
})

test('a redirect to another host is not followed', async () => {
  await render('/login?redirect=%2F%2Fevil.example%2F')
  await logIn()
  await expect.poll(address).toBe('/jobs')
})

test('a wrong password is said at the form, and what was typed stays', async () => {
  server.on(auth.login, refused(401, 'wrong_login', AUTH_SENTENCES.wrongLogin))
  await render('/login')
  await logIn()
  await expect.element(form.getByRole('alert')).toHaveTextContent('Invalid email or password')
  await expect.element(email).toHaveValue(EMAIL)
})

test('says what is missing, what it cannot do yet, and that nobody answers', async () => {
  server.on(auth.login, noAnswer())
  await render('/login')
  await expect.element(button).toBeVisible()
  await inspect()
  await button.click()
  await expect.element(form.getByText('Email address is required')).toBeVisible()
  await expect.element(form.getByText('Password is required')).toBeVisible()
  await email.fill('luz@home')
  await password.fill('12345')
  await expect.element(form.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(form.getByText('Password must be at least 6 characters')).toBeVisible()
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  const linkedIn = page.getByRole('button', { name: 'Sign in with LinkedIn not available yet' })
  await expect.element(linkedIn).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => server.asked(auth.login)).toEqual([])
  await logIn()
  await expect.element(form.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await inspect()
})

test('the wish to go somewhere is kept from door to door', async () => {
  await render('/applications')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect.poll(address).toBe('/register?redirect=%2Fapplications')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect.poll(address).toBe('/forgot-password?redirect=%2Fapplications')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn()
  await expect.poll(address).toBe('/applications')
  await expect.poll(() => localStorage.getItem('showOnboardingModal')).toBe('true')
})

test('the way to Google that cannot begin says so, and may be tried again', async () => {
  server.on(google.start, noAnswer())
  await render('/login')
  const way = page.getByRole('button', { name: 'Sign in with Google' })
  await way.click()
  await expect.element(page.getByText('Failed to connect to Google. Please try again.')).toBeVisible()
  await way.click()
  await expect.poll(() => server.asked(google.start).length).toBe(2)
  await expect.element(way).toBeEnabled()
})
