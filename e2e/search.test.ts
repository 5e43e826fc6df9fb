import { expect, test } from './fixtures.ts'

const rows = 'section[aria-label="Results"] article'

test('a word and a source narrow the list, its pages are turned, and the address holds it all', async ({ page }) => {
  const first = page.locator(rows).first().getByRole('heading')
  await page.goto('/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('assistant')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page.getByText('for “assistant”')).toBeVisible()
  const every = await page.getByText('for “assistant”').textContent()
  await page.getByRole('combobox', { name: 'Source' }).selectOption('OnlineJobs.ph')
  await expect(page).toHaveURL('/jobs?search=assistant&source=olj')
  // The rows before stay until these have come.
  await expect(page.getByRole('status').filter({ hasText: 'for “assistant”' })).not.toHaveText(every ?? '')
  await expect(page.locator(rows).filter({ hasNotText: 'OnlineJobs.ph' })).toHaveCount(0)
  const before = await first.textContent()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/jobs?search=assistant&source=olj&page=2')
  await expect(first).not.toHaveText(before ?? '')
  const after = await first.textContent()
  await page.goBack()
  await expect(first).toHaveText(before ?? '')
  await page.goForward()
  await expect(first).toHaveText(after ?? '')
  await page.reload()
  await expect(first).toHaveText(after ?? '')
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('olj')
  await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('assistant')
})

test('a posting opens from its row, similar ones lead on, and Back returns to the same place of the list', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A desk has room for the posting beside the list.')
  await page.goto('/jobs?search=assistant')
  const row = page.locator(rows).nth(6)
  await row.scrollIntoViewIfNeeded()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20).replace(/[^\w ]/g, '.')}`))
  const next = page.getByRole('region', { name: 'Similar Jobs' }).getByRole('listitem').first().getByRole('link')
  const other = (await next.textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=assistant')
  await expect(page.locator(rows).nth(6).getByRole('heading')).toBeInViewport()
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

test('on a desk a posting stands beside the list; another takes its place, Back and a reload keep it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has room for one of them.')
  const pane = page.getByRole('region', { name: 'Chosen job' })
  const titleOf = async (at: number) => (await page.locator(rows).nth(at).getByRole('heading').textContent()) ?? ''
  await page.goto('/jobs?search=assistant')
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(0), exact: true })).toBeVisible()
  await page.locator(rows).nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\?search=assistant&job=\d+$/)
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(2), exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(3), exact: true })).toBeVisible()
  await page.reload()
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(3), exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/jobs?search=assistant')
  await expect(pane.getByRole('heading', { level: 2, name: await titleOf(0), exact: true })).toBeVisible()
})
