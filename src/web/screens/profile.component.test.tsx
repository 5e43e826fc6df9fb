import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { google } from '#features/auth/google/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { resumes } from '#features/resumes/contract.ts'
import { badToken } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

test('a session that ends while the profile is edited is said at the login, which knows the way back', async () => {
  server.on(google.options, { google: false })
  server.on(profile.find, { ...EMPTY_PROFILE, title: 'Bookkeeper' })
  server.on(resumes.list, { results: [], count: 0, next: null, previous: null })
  server.on(boardAccount.integrations, noIntegrations())
  await render('/profile', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabelText('Professional title').fill('Head bookkeeper')
  server.on(profile.update, badToken())
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(address()).toBe('/login?redirect=%2Fprofile')
  await inspect()
})
