import type { Page } from '@playwright/test'
import { expect, refreshed, signIn, test } from './fixtures.ts'

const rows = (page: Page) => page.locator('section[aria-label="Results"] article')
const box = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })

test('the filters of a premium plan narrow the list by what they count, and Back returns to the same place', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await world.operator.putOnPlan(seeker.email, 'premium')
  await signIn(context, await refreshed(world, seeker))
  await page.goto('/jobs?search=assistant')
  await page.getByText('Show Advanced Filters').click()
  const fullTime = page.getByRole('checkbox', { name: /^Full-time/ })
  await expect(fullTime).toHaveAccessibleName(/Full-time [\d,]+$/)
  const counted = /[\d,]+$/.exec((await page.locator('label').filter({ has: fullTime }).textContent()) ?? '')?.[0]
  await fullTime.check()
  await page.getByRole('button', { name: `Show ${counted} jobs` }).click()
  await expect(page).toHaveURL('/jobs?search=assistant&job_type=Full-time')
  await expect(page.getByText(`${counted} jobs for “assistant”`)).toBeVisible()

  const row = rows(page).nth(5)
  await row.scrollIntoViewIfNeeded()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  // Where the page stands at the click itself: counts that come late may still move what is above.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('left-at', String(scrollY))
    addEventListener('click', note, { capture: true, once: true })
  })
  await row.getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'See all similar jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Similar Jobs' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/Highly Similar|Very Similar|Similar|Related/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=assistant&job_type=Full-time')
  await expect(rows(page).nth(5).getByRole('heading')).toHaveText(title)
  await expect.poll(() => page.evaluate(() => String(scrollY) === sessionStorage.getItem('left-at'))).toBe(true)
})

test('suggestions come while typing and lead to jobs, one’s own searches first', async ({
  page,
  context,
  api,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  await signIn(context, { token, user })
  await page.goto('/')
  await box(page).pressSequentially('bookk')
  const option = page.getByRole('option').first()
  const chosen = (await option.locator('span').first().textContent()) ?? ''
  await option.click()
  await expect(box(page)).toHaveValue(chosen)
  await expect(rows(page).first()).toBeVisible()
  const recent = async () => (await api('GET', '/api/jobseeker/search/recent/', { token })).body.results as object[]
  await expect.poll(recent).toMatchObject([{ query: chosen }])
  await page.goto('/jobs')
  await box(page).pressSequentially(chosen.slice(0, 3))
  await expect(option).toContainText('searched before')
  await expect(option).toContainText(chosen)
})

test('an address and a posting that were never there answer 404 and lead on', async ({ page }) => {
  expect((await page.goto('/jobs/99999999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This job is not here.' })).toBeVisible()
  expect((await page.goto('/no/such/place'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not here')
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL('/jobs')
})
