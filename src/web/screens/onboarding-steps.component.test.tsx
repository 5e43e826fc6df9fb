import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { inspect } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations } from '#web/testing/values.ts'

const newcomer = aUser({ onboarding_completed: false })
const at = (step: 1 | 2 | 3 | 4 | 5 | 6) => ({ place: { step, reached: step, skipped: [] } })
const stepName = (name: string) => page.getByRole('heading', { level: 2, name })
const next = page.getByRole('button', { name: 'Continue' })
const skip = page.getByRole('button', { name: 'Skip this step' })

beforeEach(() => {
  server.on(profile.find, EMPTY_PROFILE)
  server.on(profile.saveStep, ({ body }) => ({ ...EMPTY_PROFILE, skills: body?.skills ?? [] }))
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  server.on(boardAccount.integrations, noIntegrations())
})

test('a salary that was meant in pesos is noticed before it is saved', async () => {
  server.on(onboardingPlace.find, at(5))
  await render('/onboarding?step=5', { signedIn: newcomer })
  const lowest = page.getByLabelText('Minimum salary')
  await expect.element(lowest).toHaveAccessibleDescription('US dollars per month')
  await lowest.fill('30000')
  await expect
    .element(lowest)
    .toHaveAccessibleDescription('That is $30,000 a month. The figure is in US dollars, not in pesos.')
  await lowest.fill('600')
  await expect.element(lowest).toHaveAccessibleDescription('US dollars per month')
})

test('a link is kept with Continue where there is no project', async () => {
  server.on(onboardingPlace.find, at(4))
  await render('/onboarding?step=4', { signedIn: newcomer })
  await page.getByLabelText('LinkedIn').fill('linkedin.example/in/luz')
  await next.click()
  await expect.element(stepName('Job Preferences')).toBeVisible()
  await expect.element(page.getByText('Step 4 completed successfully!')).toBeVisible()
  await expect
    .poll(() => server.asked(profile.saveStep).map(({ body }) => [body?.linkedin, body?.projects]))
    .toEqual([['https://linkedin.example/in/luz', []]])
})

test('of saved steps only the latest is said, and nothing lies over the buttons of a short step', async () => {
  server.on(onboardingPlace.find, at(3))
  await render('/onboarding?step=3', { signedIn: newcomer })
  await page.getByRole('button', { name: 'Data Analysis' }).click()
  await next.click()
  await expect.element(page.getByText('Step 3 completed successfully!')).toBeVisible()
  await skip.click()
  await expect.element(stepName('Job Preferences')).toBeVisible()
  await expect.element(page.getByText('Step 3 completed successfully!')).not.toBeInTheDocument()
  await skip.click()
  await expect.element(stepName('Connect Your OLJ Account')).toBeVisible()
  await inspect()
  await expect
    .poll(() => page.getByRole('button', { name: 'Complete Profile' }).element().getBoundingClientRect().bottom)
    .toBeGreaterThan(innerHeight - 32)
})

test('a skill as long as it may be stays within the screen, and the step can be gone on from', async () => {
  server.on(onboardingPlace.find, at(3))
  await render('/onboarding?step=3', { signedIn: newcomer })
  const typed = page.getByLabelText('Your skills')
  await typed.fill('x'.repeat(100))
  await page.getByRole('button', { name: 'Add skill' }).click()
  await expect.element(page.getByRole('button', { name: `Remove ${'x'.repeat(100)}` })).toBeVisible()
  await inspect()
  await next.click()
  await expect.element(stepName('Portfolio & Links')).toBeVisible()
})
