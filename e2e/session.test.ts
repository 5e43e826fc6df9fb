import { kept, logIn, loginForm, newcomer, PASSWORD, password, registerForm } from './doors.ts'
import { expect, inspect, signIn, test, holdScripts } from './fixtures.ts'

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

test('a redirect to another host is not followed', async ({ page, newSeeker, world }) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/login?redirect=%2F%2Fevil.example%2F')
  await logIn(page, seeker)
  await expect(page).toHaveURL(`${world.url}/jobs`)
})

test('a wrong password is said at the form, and what was typed stays', async ({ page, newSeeker }) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  await page.goto('/login')
  const form = loginForm(page)
  await logIn(page, { ...seeker, password: 'not-the-password-1' })
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(form.getByLabel('Email')).toHaveValue(seeker.email)
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

test('empty and wrong fields are named under each field, with the focus on the first', async ({ page }) => {
  await page.goto('/register')
  const form = registerForm(page)
  await form.getByLabel('Email').fill('nobody')
  await password(form).fill('short')
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

test('a lost connection at the start signs nobody out', async ({ page, context, newSeeker }) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.route('**/api/auth/user/', (route) => route.abort())
  const asked = page.waitForRequest('**/api/auth/user/')
  await page.goto('/settings')
  await asked
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  expect(await kept(page, 'token')).toBe(seeker.token)
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

test('the login says what is missing, what it cannot do yet, and that nobody answers', async ({ page }) => {
  await page.goto('/login')
  const form = loginForm(page)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(form.getByText('Email address is required')).toBeVisible()
  await expect(form.getByText('Password is required')).toBeVisible()
  await form.getByLabel('Email').fill('luz@home')
  await password(form).fill('12345')
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible()
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect(password(form)).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(form)).toHaveAttribute('type', 'password')
  const linkedIn = page.getByRole('button', { name: 'Sign in with LinkedIn not available yet' })
  await expect(linkedIn).toHaveAttribute('aria-disabled', 'true')
  await page.route('**/api/auth/login/', (route) => route.abort())
  await logIn(page, { email: 'luz@home.test', password: PASSWORD })
  await expect(form.getByText('Network error. Please check your connection and try again.')).toBeVisible()
  await inspect(page, 'login-network')
})

test('registering without a connection says so; the strength of the password and the taken names are shown', async ({
  page,
  newSeeker,
}, info) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  await page.goto('/register')
  const form = registerForm(page)
  await form.getByLabel('First name').fill('María')
  await form.getByLabel('Last name').fill("D'Cruz 2")
  await expect(form.getByLabel('Username')).toHaveValue('mariadcruz2')
  for (const [typed, word] of [
    ['abc1', 'Weak'],
    ['kawayan7', 'Medium'],
    ['kawayan7!', 'Strong'],
  ] as const) {
    await password(form).fill(typed)
    await expect(form.getByText(`Password strength: ${word}`)).toBeVisible()
  }
  await form.getByLabel('Confirm password').fill('kawayan7?')
  await form.getByLabel('Email').fill(seeker.email)
  await form.getByLabel('Username').fill('luz reyes')
  await form.getByLabel('I agree to the terms and conditions').check()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Username can only contain letters, numbers, and underscores')).toBeVisible()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await form.getByLabel('Confirm password').fill('kawayan7!')
  await form.getByLabel('Username').fill(String(seeker.user.username))
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('This email is already registered')).toBeVisible()
  await expect(form.getByText('This username is already taken')).toBeVisible()
  await page.route('**/api/auth/register/', (route) => route.abort())
  await form.getByLabel('Email').fill(newcomer(info.project.name).email)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Unable to connect to the server. Please check your internet connection.')).toBeVisible()
  await expect(form.getByLabel('Employer (not available, coming soon)')).toBeDisabled()
})

test('the wish to go somewhere is kept from door to door', async ({ page, newSeeker }) => {
  const seeker = await newSeeker({ connected: false })
  await page.goto('/applications')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register?redirect=%2Fapplications')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password?redirect=%2Fapplications')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, seeker)
  await expect(page).toHaveURL(/\/applications$/)
  expect(await kept(page, 'showOnboardingModal')).toBe('true')
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
  await page.route('**/api/auth/sessions/**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await end.click()
  await expect(page.getByText('The device could not be signed out.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/api/auth/sessions/**')
  await end.click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(async () => expect((await api('GET', '/api/auth/user/', { token: second })).status).toBe(401)).toPass()
  await page.evaluate(() => {
    localStorage.setItem('savedJobs', '[1]')
    localStorage.setItem('chatSessionId', 'x')
    localStorage.setItem('chatConversationId', 'x')
    localStorage.setItem('chatUserId', '1')
  })
  await devices.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect((await api('GET', '/api/auth/user/', { token: seeker.token })).status).toBe(401)
  for (const key of ['token', 'user', 'savedJobs', 'chatSessionId', 'chatConversationId', 'chatUserId']) {
    expect(await kept(page, key), key).toBeNull()
  }
})
