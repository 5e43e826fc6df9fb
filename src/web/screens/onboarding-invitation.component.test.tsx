import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boardAccount } from '#features/board-account/contract.ts'
import { hidden } from '#features/hidden/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { inspect } from '#web/testing/look.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

test('the invitation on /jobs leads to the wizard and back, can be skipped, and for good', async () => {
  server.on(profile.find, EMPTY_PROFILE)
  server.on(onboardingPlace.find, { place: null })
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  server.on(boardAccount.integrations, noIntegrations())
  server.on(jobs.search, noJobs)
  server.on(jobs.list, noJobs)
  server.on(hidden.list, { results: [], count: 0, next: null, previous: null })
  server.on(profile.setHidePrompt, { hide_onboarding_prompt: true })
  await render('/jobs', { signedIn: aUser({ onboarding_completed: false }) })
  const invitation = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await expect
    .element(invitation.getByRole('link', { name: 'Complete Profile' }))
    .toHaveAttribute('href', '/onboarding?redirect=%2Fjobs')
  await inspect()
  await invitation.getByRole('link', { name: 'Complete Profile' }).click()
  await expect.element(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  history.back()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Find jobs' })).toBeVisible()
  await expect
    .poll(() => invitation.elements(), { message: 'whoever just came back is not asked again' })
    .toHaveLength(0)
  localStorage.setItem('showOnboardingModal', 'true')
  await reload()
  await invitation.getByLabelText("Don't show again").click()
  await invitation.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(() => invitation.elements()).toHaveLength(0)
  await expect.poll(() => server.asked(profile.setHidePrompt).map(({ body }) => body)).toEqual([{ hide: true }])
  await expect.poll(() => address()).toBe('/jobs')
})
