import { boardId, expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('/jobs is readable without JavaScript: real postings with links, pay and when they were seen open', async ({
  page,
  api,
}) => {
  await page.goto('/jobs?sort_by=date_desc')
  const { body } = await api('GET', '/api/jobs/search/?sort_by=date_desc')
  const rows = page.locator('section[aria-label="Results"] article')
  await expect(rows).toHaveCount(body.results.length as number)
  for (const [at, job] of (body.results as { id: number; title: string }[]).slice(0, 3).entries()) {
    await expect(rows.nth(at).getByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}`)
    await expect(rows.nth(at)).toContainText('seen open')
  }
  await expect(page.getByRole('status').first()).toContainText('jobs')
})

test('the search form and its filters work without JavaScript', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('assistant')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page).toHaveURL(/search=assistant/)
  await expect(page.getByText('for “assistant”')).toBeVisible()
  await page.getByRole('combobox', { name: 'Source' }).selectOption('OnlineJobs.ph')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page).toHaveURL(/source=olj/)
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('olj')
  await page.getByText('Show Advanced Filters').click()
  await expect(page.getByText('Premium Feature: Unlock all filters with a Premium subscription.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Plans' })).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/search=assistant/)
})

test('/jobs/{id} is readable without JavaScript: title, facts, the whole description', async ({
  page,
  postings,
  api,
}) => {
  const [job] = await postings('olj')
  const { body } = await api('GET', `/api/jobs/${job?.id}/`)
  const answer = await page.goto(`/jobs/${job?.id}`)
  expect(answer?.status()).toBe(200)
  expect(boardId(body)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(body.title as string)
  await expect(page).toHaveTitle(new RegExp('Hanap$'))
  const words = (body.description as string).split(/\s+/).filter((word) => /^\w{5,}$/.test(word))
  for (const word of [words[0], words.at(-1)]) await expect(page.locator('article').first()).toContainText(word ?? '')
  await expect(page.getByRole('heading', { name: 'Similar Jobs' })).toBeVisible()
})

test('/login says what it needs, and a form that is sent all the same writes nothing into the address', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fsettings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  // The driven browser keeps what is meant for browsers without scripts hidden.
  expect(await page.content()).toContain('Logging in needs JavaScript.')
  await page.getByLabel('Email').fill('luz@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Kamote-and-7-rivers')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  expect(page.url()).toMatch(/\/login\?redirect=%2Fsettings$/)
})

for (const path of ['/register', '/forgot-password', '/profile']) {
  test(`${path} says what it needs, and does not go on loading`, async ({ page }) => {
    await page.goto(path)
    // The driven browser keeps what is meant for browsers without scripts hidden.
    expect(await page.content()).toContain('This page needs JavaScript.')
    await expect(page.getByText('Loading the page')).toBeHidden()
  })
}

test('the drawings of the home page are there without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /^Search results with pay in pesos/ })).toBeVisible()
  // The driven browser keeps what is meant for browsers without scripts hidden.
  expect(await page.content()).toMatch(/<noscript[^>]*><svg[^>]*><use href="\/assets\/pictures-[^"]*#automation">/)
})
