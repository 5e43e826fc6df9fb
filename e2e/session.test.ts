import { loginForm, logIn, password } from './doors.ts'
import { expect, holdScripts, signIn, test } from './fixtures.ts'

test('a deep link leads to the login and on to where the person wanted to go; what was typed before the scripts had come is sent', async ({
  page,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/applications?status=interview')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/applications?status=interview')}`)
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await loginForm(page).getByLabel('Email').fill(seeker.email)
  await password(loginForm(page)).fill(seeker.password)
  // What the server has in the place of the person goes when the browser takes the page over.
  const waiting = page.locator('header [class*="visitor:hidden"]')
  await expect(waiting).toHaveCount(2)
  letGo()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/applications\?status=interview$/)
})

test('a login in one tab is one in the other, and so is logging out', async ({ page, context, newSeeker }) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/login?redirect=%2Fsettings')
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, seeker)
  await expect(page).toHaveURL(/\/settings$/)
  await expect(other).toHaveURL(/\/jobs$/)
  await other.getByRole('link', { name: 'Me', exact: true }).click()
  await other.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a device that is signed out from another is led to the login and keeps nothing; then all of them are', async ({
  page,
  context,
  browser,
  baseURL,
  newSeeker,
  api,
}) => {
  const seeker = await newSeeker({ connected: false })
  const { body } = await api('POST', '/api/auth/login/', { body: { email: seeker.email, password: seeker.password } })
  const second = (body as { token: string }).token
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(elsewhere, { token: second, user: seeker.user })
  const other = await elsewhere.newPage()
  await other.goto('/applications')
  await expect(other.getByRole('heading', { name: 'No applications yet' })).toBeVisible()

  await signIn(context, seeker)
  await page.goto('/settings?section=devices')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices
    .getByRole('button', { name: /^Log out: / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/login\?redirect=%2Fapplications$/)
  const kept = await other.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  expect(kept).toEqual([null, null])
  await elsewhere.close()

  await devices.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await api('GET', '/api/auth/user/', { token: seeker.token })).status).toBe(401)
})
