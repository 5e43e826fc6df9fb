import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { account } from '#features/auth/account/contract.ts'
import { auth } from '#features/auth/contract.ts'
import { dataExports } from '#features/data-export/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { privacy } from '#features/privacy/contract.ts'
import { DEFAULT_PRIVACY } from '#features/privacy/rules.ts'
import { badToken, noAnswer, refused, wrongFields } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'
import { accountDeletion } from '../contract.ts'

const opener = page.getByRole('button', { name: 'Delete my account' })
const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
const confirm = dialog.getByRole('button', { name: 'Delete for good' })
const DELETED = { message: 'Your account has been deleted.' }
const open = async () => {
  await render('/settings?section=privacy', { signedIn: aUser() })
  await opener.click()
}

beforeEach(() => {
  server.on(auth.user, aUser())
  server.on(google.options, { google: true })
  server.on(privacy.read, DEFAULT_PRIVACY)
  server.on(account.standing, { has_password: true, has_google: false, email_change: null })
  server.on(dataExports.read, {
    state: 'none',
    requested_at: null,
    progress: null,
    bytes: null,
    expires_at: null,
    files_missing: 0,
  })
  return () => vi.useRealTimers()
})

test('asks for the password, says what goes and what stays, and every refusal in its words', async () => {
  server.once(accountDeletion.delete, wrongFields({ password: ['Invalid password. Please try again.'] }))
  server.once(accountDeletion.delete, refused(409, 'last_admin', 'You are the only admin.'))
  server.once(accountDeletion.delete, refused(500, 'internal_error', 'An error occurred. Please try again.'))
  server.on(accountDeletion.delete, noAnswer())
  await open()
  await expect.element(dialog.getByText('without your name, email and phone')).toBeVisible()
  await inspect()
  await confirm.click()
  await expect.element(dialog.getByText('Please enter your password to confirm account deletion.')).toBeVisible()
  await inspect()
  await dialog.getByLabelText('Your password').fill('Mali-ito-1')
  await confirm.click()
  await expect.element(dialog.getByText('Invalid password. Please try again.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Your password')).toHaveFocus()
  for (const sentence of [
    'You are the only admin.',
    'An error occurred. Please try again.',
    'There was no connection.',
  ]) {
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(sentence)
  }
  await expect.element(dialog.getByLabelText('Your password')).toHaveValue('Mali-ito-1')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('deleted, nothing of the person stays on the device, and the login comes after two seconds', async () => {
  const answer = server.hold(accountDeletion.delete)
  server.on(accountDeletion.delete, DELETED)
  await open()
  localStorage.setItem('savedJobs', '[7]')
  await dialog.getByLabelText('Your password').fill('Kamote-and-7-rivers')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Deleting…' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  answer()
  await expect.element(page.getByRole('heading', { name: 'Your account has been deleted.' })).toHaveFocus()
  expect(address()).toContain('/settings')
  expect(['token', 'user', 'savedJobs'].map((key) => localStorage.getItem(key))).toEqual([null, null, null])
  await inspect()
  await expect.poll(address, { timeout: 4000 }).toBe('/login')
  expect(server.asked(accountDeletion.delete).map(({ body }) => body)).toEqual([{ password: 'Kamote-and-7-rivers' }])
})

test('who signs in with Google types a mailed code', async () => {
  server.on(account.standing, { has_password: false, has_google: true, email_change: null })
  server.once(accountDeletion.sendCode, refused(429, 'rate_limited', 'Too many codes were asked for.'))
  server.on(accountDeletion.sendCode, { detail: 'Sent.', retry_after: 60 })
  server.once(accountDeletion.delete, wrongFields({ code: ['Invalid verification code'] }))
  server.on(accountDeletion.delete, DELETED)
  await open()
  const ask = dialog.getByRole('button', { name: 'Mail me a code' })
  await ask.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many codes were asked for.')
  await inspect()
  await ask.click()
  await dialog.getByLabelText('Verification code').fill('111111')
  await expect.element(dialog.getByText(/Resend code in \d+ s/)).toBeVisible()
  await inspect()
  await confirm.click()
  await expect.element(dialog.getByText('Invalid verification code')).toBeVisible()
  await dialog.getByLabelText('Verification code').fill('222222')
  await confirm.click()
  await expect.element(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible()
})

test('a session that ended meanwhile leads to the login and says why', async () => {
  server.on(accountDeletion.delete, badToken())
  await open()
  await dialog.getByLabelText('Your password').fill('Kamote-and-7-rivers')
  await confirm.click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notifications.getByText('You must be logged in to delete your account.')).toBeVisible()
  await expect.poll(address).toContain('/login')
})
