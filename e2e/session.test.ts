import { logIn } from './doors.ts'
import { expect, holdScripts, inspect, signIn, test } from './fixtures.ts'

test('a deep link that needs a login leads there and back to where the person wanted to go', async ({
  page,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/applications?status=interview')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/applications?status=interview')}`)
  await logIn(page, seeker)
  await expect(page).toHaveURL(/\/applications\?status=interview$/)
})

test('what was typed before the scripts had come is what is sent', async ({ page, newSeeker }) => {
  const seeker = await newSeeker()
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(seeker.email)
  await page.getByLabel('Password', { exact: true }).fill(seeker.password)
  letGo()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a session that was ended elsewhere leads to the login, and nothing of the person stays on the device', async ({
  page,
  context,
  newSeeker,
  api,
}) => {
  const seeker = await newSeeker()
  await signIn(context, seeker)
  await page.goto('/applications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await api('POST', '/api/auth/logout/', { token: seeker.token })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapplications$/)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('logging out in one tab logs the other tab out', async ({ page, context, newSeeker, isMobile }) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/jobs')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  } else {
    await page.getByRole('button', { name: /your account/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await expect(other).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a login in one tab is one in the other', async ({ page, context, newSeeker }) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/login?redirect=%2Fsettings')
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, seeker)
  await expect(page).toHaveURL(/\/settings$/)
})

test('devices: one is signed out from another, then all of them', async ({ page, context, newSeeker, api }) => {
  const seeker = await newSeeker({ connected: false })
  const { body } = await api('POST', '/api/auth/login/', { body: { email: seeker.email, password: seeker.password } })
  const second = (body as { token: string }).token
  await signIn(context, seeker)
  await page.goto('/settings')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await inspect(page, 'settings-devices')
  const end = devices.getByRole('button', { name: /^Log out / }).first()
  await end.click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(async () => expect((await api('GET', '/api/auth/user/', { token: second })).status).toBe(401)).toPass()
  await devices.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await api('GET', '/api/auth/user/', { token: seeker.token })).status).toBe(401)
})
