import { expect, test, holdScripts } from './fixtures.ts'

const rows = 'section[aria-label="Results"] article'

test.describe('searching', () => {
  test('a word and a source narrow the list, and the address holds it all', async ({ page }) => {
    await page.goto('/jobs')
    const count = page.getByRole('status').filter({ hasText: /jobs?/ }).first()
    await expect(page.locator(rows).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('assistant')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL(/search=assistant/)
    await expect(count).toContainText('for “assistant”')
    await page.getByRole('radio', { name: 'OnlineJobs.ph' }).click()
    await expect(page).toHaveURL(/source=olj/)
    await expect(
      page.locator(rows).filter({ hasText: 'LinkedIn' }).filter({ hasNotText: 'OnlineJobs.ph' }),
    ).toHaveCount(0)
    await expect(page).toHaveURL(/search=assistant/)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'OnlineJobs.ph' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('assistant')
  })

  test('page 2, back, forward and reload show what they showed before', async ({ page }) => {
    await page.goto('/jobs?sort_by=date_desc')
    const first = await page.locator(rows).first().getByRole('heading').textContent()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator(rows).first().getByRole('heading')).not.toHaveText(first ?? '')
    const second = await page.locator(rows).first().getByRole('heading').textContent()
    await page.goBack()
    await expect(page.locator(rows).first().getByRole('heading')).toHaveText(first ?? '')
    await page.goForward()
    await expect(page.locator(rows).first().getByRole('heading')).toHaveText(second ?? '')
    await page.reload()
    await expect(page.locator(rows).first().getByRole('heading')).toHaveText(second ?? '')
    await expect(page).toHaveURL(/page=2/)
  })

  test('sorting by date puts the newest or the oldest first', async ({ page, api }) => {
    await page.goto('/jobs')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest First')
    await expect(page).toHaveURL(/sort_by=date_asc/)
    const { body } = await api('GET', '/api/jobs/search/?sort_by=date_asc')
    await expect(page.locator(rows).first().getByRole('heading')).toHaveText(body.results[0].title as string)
  })

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

  test('an empty search warns and changes nothing', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByText('Empty Search')).toBeVisible()
    await expect(page.getByText('Please enter a search term.')).toBeVisible()
    await expect(page).toHaveURL(/\/jobs$/)
  })

  test('nothing found says so, and Reset Search leads back to all jobs', async ({ page }) => {
    await page.goto('/jobs?search=zzqxunfindable')
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    await page.getByRole('link', { name: 'Reset Search' }).click()
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(page.locator(rows).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('')
  })

  test('a search that fails says so, keeps the word, and Try again repeats it', async ({ page }) => {
    await page.goto('/jobs')
    await page.route('**/api/jobs/search/**', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('developer')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page.getByText('Failed to search jobs. Please try again.')).toBeVisible()
    await page.unroute('**/api/jobs/search/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(rows).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('developer')
  })

  test('a posting opens from its row, and Back returns to the same place of the list', async ({ page }) => {
    await page.goto('/jobs?search=assistant')
    const row = page.locator(rows).nth(6)
    await row.scrollIntoViewIfNeeded()
    const title = (await row.getByRole('heading').textContent()) ?? ''
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20).replace(/[^\w ]/g, '.')}`))
    await page.goBack()
    await expect(page).toHaveURL(/search=assistant/)
    await expect(page.locator(rows).nth(6).getByRole('heading')).toBeInViewport()
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

  test('similar jobs lead from one posting to the next', async ({ page, postings }) => {
    const [job] = await postings('olj')
    await page.goto(`/jobs/${job?.id}`)
    const similar = page.getByRole('heading', { name: 'Similar Jobs' })
    await similar.scrollIntoViewIfNeeded()
    const next = page.locator('section', { has: similar }).getByRole('listitem').first().getByRole('link')
    const title = (await next.textContent()) ?? ''
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('sharing gives the link of the posting, and Escape closes it with the focus back on Share', async ({
    page,
    postings,
  }) => {
    const [job] = await postings('olj')
    await page.goto(`/jobs/${job?.id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(new RegExp(`/jobs/${job?.id}$`))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  })
})

test('an address that names nothing says so with 404 and leads on', async ({ page }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not here')
  await page.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a posting that never was says so with 404', async ({ page }) => {
  const answer = await page.goto('/jobs/99999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This job is not here.' })).toBeVisible()
})

test('the theme is chosen, kept over a reload, and shown at once', async ({ page, isMobile }) => {
  await page.goto('/jobs')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const place = isMobile ? page.getByRole('dialog') : page
    await place.getByRole('button', { name, exact: true }).click()
    if (isMobile) await page.keyboard.press('Escape')
  }
  const light = await background()
  await choose('Dark')
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  expect(await background()).toBe(dark)
  await choose('Light')
  await expect.poll(background).toBe(light)
})
