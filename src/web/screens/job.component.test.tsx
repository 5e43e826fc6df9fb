import { PointsField } from '#features/applications/web/points-field.tsx'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { coverLetters } from '#features/cover-letters/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { profile } from '#features/profile/contract.ts'
import { onboardingPlace } from '#features/profile/onboarding/contract.ts'
import { EMPTY_PROFILE } from '#features/profile/testing/profiles.ts'
import { refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render, renderPart } from '#web/testing/render.tsx'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { server } from '#web/testing/server.ts'
import { aJob, aUser } from '#web/testing/values.ts'

const none = { results: [], count: 0, next: null, previous: null }

beforeEach(() => servePosting(aPosting({ title: 'Bookkeeper' })))

const RELATED = { similarityScore: 0.7, similarityLabel: 'Very Similar', similaritySource: 'tags' } as const

test('a visitor sees the posting with similar ones, shares it, and is asked to log in for applying', async () => {
  server.on(jobs.similar, { ...none, results: [{ ...aJob({ id: 32, title: 'Clerk' }), ...RELATED }], count: 1 })
  await render('/jobs/31')
  await expect.element(page.getByRole('heading', { name: 'Similar Jobs' })).toBeVisible()
  await inspect()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  await inspect()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const prompt = page.getByRole('dialog', { name: 'Log in to apply' })
  await expect
    .element(prompt.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?redirect=%2Fjobs%2F31')
  await inspect()
})

test('a posting of the other site leads there', async () => {
  servePosting(aPosting({ source: 'linkedin' }))
  await render('/jobs/31')
  const out = page.getByRole('link', { name: 'LinkedIn' }).first()
  await expect.element(out).toHaveAttribute('href', 'https://board.test/31')
  await expect.element(page.getByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument()
  await inspect()
})

test('a posting that is not there is said', async () => {
  server.on(jobs.detail, refused(404, 'not_found', 'Not found.'))
  await render('/jobs/99999999')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inspect()
})

test('the team is led from the employer to its own page of it, everybody else to the public one', async () => {
  const links = page.getByRole('link', { name: 'Dagat Trading' })
  await render('/jobs/31', { signedIn: aUser({ account_type: 'admin' }) })
  await expect.element(links.first()).toHaveAttribute('href', '/employers/5')
  await expect.element(links.last()).toHaveAttribute('href', '/employers/5')
  for (const signedIn of [aUser(), undefined]) {
    await render('/jobs/31', signedIn ? { signedIn } : {})
    await expect.element(page.getByRole('heading', { name: 'About the Employer' })).toBeVisible()
    await expect.element(links.first()).toHaveAttribute('href', '/companies/5')
    await expect.element(links.last()).toHaveAttribute('href', '/companies/5')
  }
})

test('the points for an application explain themselves', async () => {
  const balance = { points: 12, failure: '', loading: false, retrying: false, onRetry: () => undefined }
  renderPart(<PointsField value="1" onValue={() => undefined} balance={balance} />)
  const sign = page.getByRole('button', { name: 'About apply points' })
  const words = 'You earn 10 apply points for each day you log in to OLJ, up to 60.'
  await expect.element(page.getByText(words)).not.toBeVisible()
  await sign.click()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(words)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(sign).toHaveAccessibleDescription(words)
})

test('a session that ends while AI instructions are written closes nothing, and saving says what is missing', async () => {
  server.on(coverLetters.instructions, { id: 3, user: 7, instructions: '', updated_at: null })
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const letter = page.getByRole('textbox', { name: 'Cover letter' })
  await letter.fill('My own words about the books.')
  await page.getByRole('button', { name: 'AI instructions' }).click()
  const instructions = page.getByRole('textbox', { name: 'Instructions' })
  await instructions.fill('Short and friendly.')
  server.admit(null)
  await page.getByRole('button', { name: 'Save instructions' }).click()
  await expect.element(page.getByText('You must be logged in to save AI instructions.')).toBeVisible()
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
  await expect.element(instructions).toHaveValue('Short and friendly.')
  await inspect()
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(letter).toHaveValue('My own words about the books.')
})

test('who has to complete the profile before applying comes back to the posting', async () => {
  server.on(profile.find, EMPTY_PROFILE)
  server.on(onboardingPlace.find, { place: null })
  server.on(onboardingPlace.keep, ({ body }) => ({ place: body }))
  await render('/jobs/31', { signedIn: aUser({ onboarding_completed: false }) })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const prompt = page.getByRole('dialog', { name: 'Complete your profile' })
  await expect.element(prompt.getByText('Please complete your profile before applying for jobs.')).toBeVisible()
  await expect.element(prompt.getByText('Still missing: Professional title, Years of experience,')).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'Complete Profile' }).click()
  await expect.element(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible()
  await expect.poll(() => new URL(address(), 'http://home.test').searchParams.get('redirect')).toBe('/jobs/31')
})
