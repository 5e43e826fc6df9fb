import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { account } from '#features/auth/account/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { sessions } from '#features/auth/sessions/contract.ts'
import { noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const NEW = 'Bagong-salita-9'
const open = () => render('/settings?section=password', { signedIn: aUser() })
const standing = (has_password: boolean) => ({ has_password, has_google: !has_password, email_change: null })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const form = page.getByRole('form', { name: 'Password' })
const change = page.getByRole('button', { name: 'Change password' })
const type = async (old: string, one: string, two = one) => {
  await form.getByLabelText('Current password').fill(old)
  await form.getByLabelText('New password', { exact: true }).fill(one)
  await form.getByLabelText('Confirm new password').fill(two)
}

beforeEach(() => {
  server.on(auth.user, aUser())
  server.on(auth.logout, undefined)
  server.on(google.options, { google: true })
  server.on(account.standing, standing(true))
  server.on(sessions.list, { results: [], count: 0, next: null, previous: null })
})
afterEach(() => vi.useRealTimers())

test('what the form can know is said at its field, what only the server knows too', async () => {
  server.on(account.changePassword, wrongFields({ old_password: ['Your current password is not right.'] }))
  await open()
  await change.click()
  await expect.element(form.getByText('Password is required')).toBeVisible()
  await type('luma', 'maikli', 'iba')
  const rule = 'Password must be at least 8 characters with at least one uppercase letter and one number.'
  await expect.element(form.getByText(rule)).toBeVisible()
  await expect.element(form.getByText('New passwords do not match.')).toBeVisible()
  await inspect()
  await type('luma', NEW)
  await change.click()
  await expect.element(form.getByText('Your current password is not right.')).toBeVisible()
  await expect.element(form.getByLabelText('Current password')).toHaveFocus()
})

test('a failure is said, and the second try leads to the login after a moment', async () => {
  server.once(account.changePassword, noAnswer())
  server.on(account.changePassword, { message: 'Please log in with the new one.', logout_required: true })
  await open()
  await type('Lumang-salita-1', NEW)
  await change.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Failed to update your password. Please try again. There was no connection.')
  await change.click()
  await expect.element(toast('Please log in with the new one.')).toBeVisible()
  expect(address()).toContain('/settings')
  await expect.poll(address, { timeout: 4000 }).toContain('/login')
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
  await expect
    .poll(() => server.asked(account.changePassword).at(-1)?.body)
    .toEqual({ old_password: 'Lumang-salita-1', new_password1: NEW, new_password2: NEW })
})

test('leaving with a password half typed asks first', async () => {
  await open()
  await form.getByLabelText('Current password').fill('Lumang')
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Your changes are not saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.element(form.getByLabelText('Current password')).toHaveValue('Lumang')
})

test('who signs in with Google sets a first password with a mailed code', async () => {
  server.on(account.standing, standing(false))
  server.once(account.firstPasswordCode, refused(429, 'rate_limited', 'Too many codes were asked for.'))
  server.on(account.firstPasswordCode, { detail: 'Sent.', retry_after: 60 })
  server.once(account.changePassword, wrongFields({ code: ['Invalid verification code'] }))
  server.on(account.changePassword, { message: 'Done.', logout_required: false })
  await open()
  await inspect()
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many codes were asked for.')
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  const first = page.getByRole('form', { name: 'Set a password' })
  await first.getByLabelText('Verification code').fill('111111')
  await first.getByLabelText('New password', { exact: true }).fill(NEW)
  await first.getByLabelText('Confirm new password').fill(NEW)
  await expect.element(page.getByText(/Resend code in \d+ s/)).toBeVisible()
  await inspect()
  await change.click()
  await expect.element(first.getByText('Invalid verification code')).toBeVisible()
  await first.getByLabelText('Verification code').fill('222222')
  await change.click()
  await expect.element(toast('Done.')).toBeVisible()
})
