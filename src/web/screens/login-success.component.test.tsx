import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { beginSignIn } from '#features/auth/google/web/browser-secret.ts'
import { jobs } from '#features/jobs/contract.ts'
import { inspect } from '#web/testing/look.ts'
import { address, admit, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('without a token', async () => {
  server.on(google.options, { google: true })
  await render('/login-success')
  await expect.element(heading('Authentication Failed')).toBeVisible()
  await expect.element(page.getByText('No authentication token found. Please try again.')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect.element(page.getByRole('form', { name: 'Login' })).toBeVisible()
})

test('with a planted token: refused, and gone from the address', async () => {
  admit(aUser())
  await render(`/login-success?token=${TOKEN}`)
  await expect.element(heading('Authentication Error')).toBeVisible()
  await expect.element(page.getByText('There was an error processing your login. Please try again.')).toBeVisible()
  await expect.poll(() => location.href).not.toContain(TOKEN)
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
})

test.each(['?', '#'])('with a token behind %s after a sign-in this browser began', async (sign) => {
  admit(aUser())
  server.on(jobs.search, noJobs)
  beginSignIn(null)
  const letGo = server.hold(auth.user)
  await render(`/login-success${sign}token=${TOKEN}`)
  await expect.element(heading('Processing Login...')).toBeVisible()
  letGo()
  await expect.element(heading('Login Successful')).toBeVisible()
  await expect.poll(() => location.href).not.toContain(TOKEN)
  await expect.poll(() => address()).toBe('/login-success')
  await expect.poll(() => localStorage.getItem('token')).toBe(TOKEN)
  await expect.poll(address).toBe('/jobs')
})
