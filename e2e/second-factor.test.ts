import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { logIn } from './doors.ts'
import { expect, signIn, test } from './fixtures.ts'

/** A device with a finger on its sensor, as Chromium plays one. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Logs out and stands before the login, in a browser that offers no passkey by itself: the finger would take it at once. */
async function leave(page: Page, home: string): Promise<void> {
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  // Before the login shows itself after the logout: it would offer the passkey, and the finger would take it.
  await page.evaluate(() => localStorage.removeItem('passkey'))
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto(`${home}/login`)
}

test('a passkey and an app are set up; then the password asks for the app’s code, and the passkey needs no password', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  // Passkeys belong to a name, and on one's own machine that is localhost.
  const home = world.url.replace('127.0.0.1', 'localhost')
  await signIn(context, seeker)
  await withAuthenticator(page)
  await page.goto(`${home}/settings?section=password`)
  const part = page.getByRole('region', { name: 'Two-step sign-in' })
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of this passkey').fill('My phone')
  await dialog.getByLabel('Your password', { exact: true }).fill(seeker.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(part.getByText('My phone')).toBeVisible()

  await part.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  const now = Math.floor(Date.now() / 1000)
  await dialog.getByLabel('Code from your app').fill(await generate({ secret, epoch: now }))
  await expect(part.getByText('Authenticator app', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await leave(page, home)
  await logIn(page, seeker)
  const step = page.getByRole('form', { name: 'Second step' })
  // The code of the set-up is used up; the clocks of phones may be half a minute ahead.
  const next = await generate({ secret, epoch: now + 30 })
  await step.getByLabel('Code from your app').fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await expect(page).toHaveURL(`${home}/jobs`)

  await leave(page, home)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${home}/jobs`)
})
