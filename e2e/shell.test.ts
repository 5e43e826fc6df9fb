import { expect, test } from './fixtures.ts'
import { heading, signInAdmin } from './shell-steps.ts'

test('every place of header and footer leads to a page that is there', async ({ page, world }) => {
  await page.goto('/')
  const places = await page
    .locator('header nav a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(places.length).toBeGreaterThan(15)
  for (const place of new Set(places)) {
    expect([place, (await page.request.get(world.url + place)).status()]).toEqual([place, 200])
  }
})

test('an admin finds an employer by name, with the postings', async ({ page, context, world, newPosting }) => {
  const name = `Bayan ${Date.now().toString(36)}`
  const job = await newPosting({ employer: name })
  await signInAdmin(context, world)
  await page.goto('/employers')
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name }).click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('link', { name: job.title, exact: true })).toHaveAttribute('href', `/jobs/${job.id}`)
})
