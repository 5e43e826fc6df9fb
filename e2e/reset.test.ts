import { codeMailedTo } from './mail.ts'
import { logIn, loginForm } from './doors.ts'
import { expect, listen, signIn, test } from './fixtures.ts'

const FRESH = 'Ilog-Pasig-2040'

test('a reset on a second device ends the first', async ({ page, context, browser, newSeeker, world, complaints }) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  await signIn(context, seeker)
  await page.goto('/applications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const second = await browser.newContext({ baseURL: world.url })
  const other = await second.newPage()
  listen(other, complaints)
  await other.goto('/login?redirect=%2Fapplications')
  await loginForm(other).getByLabel('Email').fill(seeker.email)
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(seeker.email)
  await other.getByRole('button', { name: 'Send code' }).click()
  await other.getByLabel('Verification code').fill(await codeMailedTo(world, seeker.email))
  await other.getByLabel('New password', { exact: true }).fill(FRESH)
  await other.getByLabel('Confirm new password').fill(FRESH)
  await other.getByRole('button', { name: 'Set new password' }).click()
  await expect(other.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await other.getByRole('link', { name: 'Back to Login' }).click()
  await expect(loginForm(other).getByLabel('Email')).toHaveValue(seeker.email)
  await logIn(other, { email: seeker.email, password: seeker.password })
  await expect(loginForm(other).getByRole('alert')).toHaveText('Invalid email or password')
  await logIn(other, { email: seeker.email, password: FRESH })
  await expect(other).toHaveURL(/\/applications$/)
  await second.close()

  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapplications$/)
})
