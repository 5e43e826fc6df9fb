import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

const question = page.getByRole('group', {
  name: 'Did you mean pesos? ₱25,000 to ₱40,000 a month is about $426 to $681.',
})
const lowest = page.getByLabelText('Minimum salary')
const highest = page.getByLabelText('Maximum salary')
async function typePesos() {
  server.on(onboardingPlace.find, at(5))
  await render('/onboarding?step=5', { signedIn: newcomer })
  await page.getByLabelText('Full-time').click()
  await lowest.fill('25000')
  await highest.fill('40000')
  await next.click()
  await expect.element(question).toBeVisible()
}
const salariesSaved = () =>
  server.asked(profile.saveStep).map(({ body }) => [body?.jobPreferences?.salary_min, body?.jobPreferences?.salary_max])

test('salaries that can hardly be dollars are asked about, and pesos become dollars by the keyboard alone', async () => {
  await typePesos()
  await expect.element(stepName('Job Preferences')).toBeVisible()
  await expect.element(question).toHaveFocus()
  expect(server.asked(profile.saveStep)).toEqual([])
  await inspect()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Use pesos' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(lowest).toHaveValue(426)
  await expect.element(highest).toHaveValue(681)
  await expect.element(lowest).toHaveFocus()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your salary is $426 to $681 a month.' }))
    .toBeVisible()
  await inspect()
  await next.click()
  await expect.element(stepName('Connect Your OLJ Account')).toBeVisible()
  await expect.poll(salariesSaved).toEqual([[426, 681]])
})

test('salaries that are said to be dollars pass as they are, and other ones are asked about again', async () => {
  await typePesos()
  await page.getByRole('button', { name: 'Keep dollars' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await highest.fill('41000')
  await next.click()
  await expect.element(page.getByText('₱25,000 to ₱41,000 a month')).toBeVisible()
  await highest.fill('40000')
  await expect.element(page.getByText('Did you mean pesos?')).not.toBeInTheDocument()
  await next.click()
  await expect.element(stepName('Connect Your OLJ Account')).toBeVisible()
  await expect.poll(salariesSaved).toEqual([[25_000, 40_000]])
})

test('nor do they get past the question by skipping its step', async () => {
  await typePesos()
  await skip.click()
  await expect.element(stepName('Connect Your OLJ Account')).toBeVisible()
  await page.getByRole('button', { name: 'Save and finish later' }).click()
  await expect.element(stepName('Job Preferences')).toBeVisible()
  await expect.element(question).toHaveFocus()
  expect(server.asked(profile.saveStep)).toEqual([])
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

test('who is sent from a posting comes to the first gap, which is named and has the keyboard', async () => {
  const resume = { id: 4, name: 'Luz.pdf', bytes: 2048, uploaded_at: '2026-11-23T01:00:00.000Z' }
  const job_preferences = { ...EMPTY_PROFILE.job_preferences, job_types: ['full-time' as const] }
  server.on(profile.find, {
    ...EMPTY_PROFILE,
    resume,
    job_preferences,
    title: 'Bookkeeper',
    years_of_experience: '1-3',
    location: 'Iloilo City',
    skills: ['Xero'],
  })
  server.on(onboardingPlace.find, at(6))
  await render('/onboarding?redirect=%2Fjobs%2F7', { signedIn: newcomer })
  await expect.element(stepName('Basic Information')).toBeVisible()
  await expect.element(page.getByText('Still missing before you can apply: Work options.')).toBeVisible()
  await expect.element(page.getByText('Please select at least one work option')).toBeVisible()
  await expect.element(page.getByLabelText('Open to remote work')).toHaveFocus()
  await inspect()
  await page.getByLabelText('Open to remote work').click()
  await expect.element(page.getByText('Still missing before you can apply')).not.toBeInTheDocument()
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
