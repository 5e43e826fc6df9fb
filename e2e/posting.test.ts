import { applyButton } from './applying.ts'
import { expect, holdScripts, inspect, test } from './fixtures.ts'
import { applyTo } from '../src/server/testing/ready-seeker.ts'

test('a posting that closes while it is open on the screen says so on coming back to it', async ({
  page,
  context,
  newSeeker,
  postings,
  board,
  api,
}) => {
  const job = (await postings('olj')).at(-14)
  if (!job) throw new Error('There are too few postings.')
  await page.clock.install()
  await page.goto(`/jobs/${job.id}`)
  await expect(applyButton(page)).toBeEnabled()
  await board.close(job)
  const other = await newSeeker()
  await applyTo((method, path, given) => api(method, path, given), other.token, job.id)
  await expect.poll(async () => (await api('GET', `/api/jobs/${job.id}/`)).body.closed, { timeout: 15_000 }).toBe(true)
  const elsewhere = await context.newPage()
  await elsewhere.goto('/about')
  await page.clock.runFor(31_000)
  await elsewhere.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('This job is closed and takes no more applications.')).toBeVisible()
  await expect(applyButton(page, 'Job Closed')).toBeDisabled()
})

test('a posting the team takes down while it is open goes from the screen, and its copy with it', async ({
  page,
  postings,
  api,
}) => {
  const job = (await postings('olj')).at(-15)
  if (!job) throw new Error('There are too few postings.')
  const signedIn = await api('POST', '/api/auth/login/', {
    body: { email: 'admin@hanap.test', password: 'Admin-demo-1' },
  })
  const decide = (decision: 'hold' | 'approve') =>
    api('POST', `/api/admin/reviews/${job.id}/`, { token: signedIn.body.token as string, body: { decision } })
  await page.clock.install()
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
  const copies = () => page.evaluate(() => localStorage.getItem('seenPostings'))
  await expect.poll(copies).toContain(job.title)
  try {
    expect((await decide('hold')).status).toBe(200)
    await page.clock.runFor(31_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { name: 'This job is not here.' })).toBeVisible()
    await expect(page).toHaveTitle('Job · Hanap')
    await expect.poll(copies).not.toContain(job.title)
  } finally {
    await decide('approve')
  }
})

test('a posting that cannot be read is shown as it was seen last, and named a copy', async ({ page, postings }) => {
  const [job, unseen] = (await postings('olj')).slice(3, 5)
  if (!job || !unseen) throw new Error('There are too few postings.')
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenPostings'))).toContain(job.title)
  await page.goto('/jobs?sort_by=date_desc')
  await page.route('**/api/jobs/*/', (route) => route.abort())
  await page.locator(`a[href="/jobs/${job.id}"]`).first().click()
  await expect(page.getByText('Failed to load job details. Please try again.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Below is an offline copy, as you last saw this job on/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
  await expect(page.getByRole('button', { name: /Apply/ })).toHaveCount(0)
  await inspect(page, 'posting-copy')
  await page.goBack()
  await page.locator(`a[href="/jobs/${unseen.id}"]`).first().click()
  const failed = page.getByRole('heading', { level: 1, name: 'Failed to load job details. Please try again.' })
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/jobs/*/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unseen.title)
})

test('a button pressed before the scripts have come answers once they are there', async ({ page, postings }) => {
  const letGo = await holdScripts(page)
  await page.goto(`/jobs/${(await postings('olj'))[0]?.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Share this job' })).toBeVisible()
})
