import { expect, signIn, test } from './fixtures.ts'

test('a deep link that needs a login leads there and back to where the person wanted to go', async ({
  page,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/applications?status=interview')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/applications?status=interview')}`)
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(seeker.email)
  await form.getByLabel('Password', { exact: true }).fill(seeker.password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/applications\?status=interview$/)
})

test('a redirect to another host is not followed', async ({ page, newSeeker, world }) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/login?redirect=%2F%2Fevil.example%2F')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(seeker.email)
  await form.getByLabel('Password', { exact: true }).fill(seeker.password)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${world.url}/jobs`)
})

test('a wrong password is said at the form, and what was typed stays', async ({ page, newSeeker }) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(seeker.email)
  await form.getByLabel('Password', { exact: true }).fill('not-the-password-1')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(form.getByLabel('Email')).toHaveValue(seeker.email)
})

test('empty and wrong fields are named under each field, with the focus on the first', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Email').fill('nobody')
  await form.getByLabel('Password', { exact: true }).fill('short')
  await form.getByRole('button', { name: 'Register' }).click()
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters and include a letter and a number',
    'You must agree to the terms and conditions',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible()
  }
  await expect(form.getByLabel('First name')).toBeFocused()
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
