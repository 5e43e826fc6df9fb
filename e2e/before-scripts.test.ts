import { expect, holdScripts, test } from './fixtures.ts'

const rows = 'section[aria-label="Results"] article'

test('a choice is not lost when the page is taken over between its two events', async ({ page }) => {
  const letGo = await holdScripts(page, 'jobs-*')
  // The first file has run, and what it needs for this screen is on its way.
  await page.goto('/jobs', { waitUntil: 'load' })
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  // What React does to the control when the first event makes it take the page over.
  await sort.evaluate((control: HTMLSelectElement) =>
    control.addEventListener('input', () => (control.value = ''), { once: true }),
  )
  await sort.selectOption('Oldest First')
  letGo()
  await expect(page).toHaveURL(/sort_by=date_asc/)
})

test('a choice made before the scripts have come counts once they are there', async ({ page, api }) => {
  const letGo = await holdScripts(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest First')
  letGo()
  await expect(page).toHaveURL(/sort_by=date_asc/)
  const { body } = await api('GET', '/api/jobs/search/?sort_by=date_asc')
  await expect(page.locator(rows).first().getByRole('heading')).toHaveText(body.results[0].title as string)
})

test('Back returns to where the list was scrolled to before the scripts had come', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/jobs?search=assistant', { waitUntil: 'commit' })
  const row = page.locator(rows).nth(6)
  await row.scrollIntoViewIfNeeded()
  letGo()
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.locator(rows).nth(6).getByRole('heading')).toBeInViewport()
})

test('a button pressed before the scripts have come answers once they are there', async ({ page, postings }) => {
  const letGo = await holdScripts(page)
  await page.goto(`/jobs/${(await postings('olj'))[0]?.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Share this job' })).toBeVisible()
})

test('suggestions whose file never comes change nothing: typing and searching go on', async ({ page }) => {
  await page.route('**/assets/suggestions-*.js', (route) => route.abort())
  await page.goto('/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially('assistant')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?search=assistant')
  await expect(page.locator(rows).first()).toBeVisible()
})
