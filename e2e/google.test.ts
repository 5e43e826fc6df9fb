import type { Page } from '@playwright/test'
import { control } from '../src/server/testing/ready-seeker.ts'
import { kept } from './doors.ts'
import { expect, test } from './fixtures.ts'
import type { World } from './world.ts'

type Person = { email: string; name: string }

/** A Google account nobody else uses. */
async function googleAccount(world: World, given: object = {}): Promise<Person> {
  const person = { email: `g${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}@gmail.test`, name: 'Isa Lim' }
  await control(world.google, 'POST', '/people', { ...person, ...given })
  return person
}

const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })

/** Chooses an account on Google's own page. */
async function allow(page: Page, { email }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('radio', { name: email }).check()
  await page.getByRole('button', { name: 'Allow' }).click()
}

async function signInWithGoogle(page: Page, person: Person, address = '/login'): Promise<void> {
  await page.goto(address)
  await googleButton(page).click()
  await allow(page, person)
}

const userId = async (page: Page) => (JSON.parse((await kept(page, 'user')) ?? '{}') as { id?: number }).id

test.afterEach(async ({ world }) => {
  await control(world.google, 'DELETE', '/misbehave')
  await control(world.google, 'DELETE', '/token-error')
})

test('the first time, from the registration: an account, and the profile to complete; again: the same account, where it wanted to go', async ({
  page,
  world,
}) => {
  const person = await googleAccount(world)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/register')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await allow(page, person)
  await expect(page).toHaveURL('/jobs')
  expect(asked).toContain('/api/auth/check-onboarding-status/')
  expect(await kept(page, 'showOnboardingModal')).toBe('true')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await kept(page, 'googleSignIn')).toBeNull()
  const first = await userId(page)
  expect(first).toBeGreaterThan(0)

  await page.evaluate(() => localStorage.clear())
  await signInWithGoogle(page, person, '/login?redirect=%2Fapplications%3Fstatus%3Dinterview')
  await expect(page).toHaveURL('/applications?status=interview')
  expect(await userId(page)).toBe(first)
})

test('an account with a password is connected after that password, once', async ({ page, world, newSeeker }) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  const person = await googleAccount(world, { email: seeker.email })
  await signInWithGoogle(page, { ...person, email: seeker.email })
  const form = page.getByRole('form', { name: 'Connect your account' })
  await form.getByLabel('Password', { exact: true }).fill(seeker.password)
  await form.getByRole('button', { name: 'Connect and log in' }).click()
  await expect(page).toHaveURL('/jobs')
  expect(await userId(page)).toBe(seeker.user['id'])

  await page.evaluate(() => localStorage.clear())
  await signInWithGoogle(page, { ...person, email: seeker.email })
  await expect(page).toHaveURL('/jobs')
  expect(await userId(page)).toBe(seeker.user['id'])
})

test('a failure with a code that is used up begins anew, and still leads to where the person wanted to go', async ({
  page,
  world,
}) => {
  await control(world.google, 'POST', '/token-error', { error: 'redirect_uri_mismatch', times: 1 })
  const person = await googleAccount(world)
  await signInWithGoogle(page, person, '/login?redirect=%2Fapplications')
  await expect(page.getByText('OAuth configuration error. The redirect URI is incorrect.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry Authentication' }).click()
  await allow(page, person)
  await expect(page).toHaveURL('/applications')
})

test('the login landing takes the one-use code of the backend callback', async ({ page, world }) => {
  // The provider is pointed at the page here; what it brought is carried to the server's address by hand.
  await page.route('**/api/auth/google-callback/', (route) => route.abort())
  await signInWithGoogle(page, await googleAccount(world))
  await expect(page.getByRole('button', { name: 'Retry Authentication' })).toBeVisible()
  // It stands there for a moment only: a look in between may come too late.
  const passed: string[] = []
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname))
  await page.goto(`/auth/google/callback/${new URL(page.url()).search}`)
  await expect(page).toHaveURL('/jobs')
  expect(passed).toContain('/login-success')
})
