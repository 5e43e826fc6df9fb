import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { GOOGLE_SENTENCES as say } from '#features/auth/google/texts.ts'
import { beginSignIn } from '#features/auth/google/web/browser-secret.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, admit, render, TOKEN } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

const CHECKS = { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true }
const BACK = '/oauth-callback?code=4%2F0abc&state=known'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const retry = page.getByRole('button', { name: 'Retry Authentication' })

beforeEach(() => {
  server.on(google.options, { google: true })
  server.on(google.callback, { token: TOKEN, user: aUser(), redirect_url: '/jobs' })
  server.on(profile.checkOnboarding, { checks: CHECKS, onboarding_completed: true })
  server.on(jobs.search, noJobs)
  admit(aUser())
})

/** Comes back from Google in the browser that began. */
async function comeBack() {
  beginSignIn(null)
  await render(BACK)
}

test('while the server looks it says so', async () => {
  const letGo = server.hold(google.callback)
  await comeBack()
  await expect.element(heading('Completing sign-in')).toBeVisible()
  await inspect()
  letGo()
  await expect.element(heading('You are signed in')).toBeVisible()
  await expect.poll(address).toBe('/jobs')
})

test('when the person cannot be read again, the answer decides: the profile first', async () => {
  const user = aUser({ onboarding_completed: false })
  server.on(google.callback, { token: TOKEN, user, redirect_url: '/jobs' })
  server.on(auth.user, noAnswer())
  server.on(profile.find, noAnswer())
  server.on(onboardingPlace.find, { place: null })
  server.on(boardAccount.integrations, noIntegrations())
  await comeBack()
  await expect.poll(address).toContain('/onboarding')
})

test('the person refuses at Google: said in the words of the catalogue, with the way back', async () => {
  await render('/oauth-callback?error=access_denied&state=known')
  await expect.element(heading('Authentication Failed')).toBeVisible()
  await expect.element(page.getByText('No authentication code was received from the provider.')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect.element(page.getByRole('form', { name: 'Login' })).toBeVisible()
})

test('an address Google has not verified is refused', async () => {
  server.on(google.callback, refused(403, 'google_email_unverified', say.unverified))
  await comeBack()
  await expect.element(heading('Authentication Failed')).toBeVisible()
  await expect.element(page.getByText('Google has not verified this email address')).toBeVisible()
})

test('a callback nobody began here signs nobody in', async () => {
  server.on(google.callback, refused(400, 'bad_state', say.foreignState))
  await render('/oauth-callback?code=4%2F0planted&state=planted')
  await expect.element(heading('Authentication Failed')).toBeVisible()
  await expect.element(page.getByText('This sign-in was not started in this browser')).toBeVisible()
  await expect.poll(() => server.asked(google.callback)[0]?.body.browser_secret).toBeUndefined()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
})

test.each([
  ['while Google does not answer', refused(503, 'google_unavailable', say.unavailable), say.unavailable],
  ['when our own answer was lost', noAnswer(), 'There was a problem completing your authentication. Please try again.'],
])('a failure on the way back can be retried with the same code, %s', async (_when, failure, sentence) => {
  server.once(google.callback, failure)
  await comeBack()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await inspect()
  await retry.click()
  await expect.poll(address).toBe('/jobs')
  await expect.poll(() => server.asked(google.callback).map(({ body }) => body.code)).toEqual(['4/0abc', '4/0abc'])
})

test('an account with a password is connected after that password; a wrong one is said', async () => {
  const ticket = { ticket: 'one-use', email: 'luz@home.test' }
  server.on(google.callback, refused(409, 'link_required', say.linkRequired, ticket))
  server.once(google.link, wrongFields({ password: [say.wrongPassword] }))
  server.on(google.link, { token: TOKEN, user: aUser(), redirect_url: '/jobs' })
  await comeBack()
  await expect.element(heading('Connect your account')).toBeVisible()
  await inspect()
  const password = page.getByLabelText('Password', { exact: true })
  await password.fill('not-the-password-1')
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect.element(password).toHaveAccessibleDescription('This password does not belong to the account.')
  await password.fill('Kamote-and-7-rivers')
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect.poll(address).toBe('/jobs')
  await expect.poll(() => server.asked(google.link).map(({ body }) => body.ticket)).toEqual(['one-use', 'one-use'])
})

test('a ticket that is over leads back to Google', async () => {
  server.on(google.callback, refused(409, 'link_required', say.linkRequired, { ticket: 'x', email: 'luz@home.test' }))
  server.on(google.link, refused(400, 'link_over', say.linkOver))
  await comeBack()
  await page.getByLabelText('Password', { exact: true }).fill('Kamote-and-7-rivers')
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect.element(page.getByText('This took too long or too many tries.')).toBeVisible()
  await expect.element(retry).toBeVisible()
})

test('when the server itself failed, in the words of the catalogue', async () => {
  server.on(google.callback, refused(500, 'google_failed', say.serverError))
  await comeBack()
  await expect.element(page.getByText('A server error occurred during authentication.')).toBeVisible()
  await expect.element(page.getByText('Please try again or contact support if the problem persists.')).toBeVisible()
})
