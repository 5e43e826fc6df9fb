import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { badToken } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const newcomer = aUser({ onboarding_completed: false })

beforeEach(() => {
  server.on(profile.find, EMPTY_PROFILE)
  server.on(onboardingPlace.find, { place: null })
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  server.on(boardAccount.integrations, noIntegrations())
})

test('a session that ends in the wizard is said, and what was typed is there after logging in', async () => {
  await render('/onboarding', { signedIn: newcomer })
  const title = page.getByLabelText('Professional title')
  await title.fill('Bookkeeper')
  await page.getByLabelText('Years of experience').selectOptions('1 to 3 years')
  await page.getByLabelText('Location').fill('Iloilo City')
  await page.getByLabelText('Open to remote work').click()
  server.on(profile.saveStep, badToken())
  server.on(onboardingPlace.keep, badToken())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in to begin' })).toBeVisible()
  await inspect()
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  server.on(profile.saveStep, EMPTY_PROFILE)
  await render('/onboarding?step=1', { signedIn: newcomer })
  await expect.element(title).toHaveValue('Bookkeeper')
  await expect
    .poll(() => server.asked(profile.saveStep).map(({ body }) => body?.title))
    .toEqual(['Bookkeeper', 'Bookkeeper'])
})

test('steps that were skipped are not counted as complete', async () => {
  server.on(onboardingPlace.find, { place: { step: 6, reached: 6, skipped: [3, 4] } })
  await render('/onboarding', { signedIn: newcomer })
  await expect.element(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
  await expect.element(page.getByText('67% complete')).toBeVisible()
  expect(address()).toBe('/onboarding?step=6')
})
