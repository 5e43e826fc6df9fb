import type { Locator, Page } from '@playwright/test'
import { applyTo, type ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { kept } from './doors.ts'
import { expect, inspect, type Posting, refreshed, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

const LIMIT =
  "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs."

const rows = (page: Page): Locator => page.getByRole('main').getByRole('article')
const sign = (row: Locator): Locator => row.getByRole('button', { name: /^(Save Job|Remove from Saved): / })
const isSaved = (row: Locator) => expect(sign(row)).toHaveAccessibleName(/^Remove from Saved: /)
const isNotSaved = (row: Locator) => expect(sign(row)).toHaveAccessibleName(/^Save Job: /)
const removal = (page: Page, { title }: Posting) => page.getByRole('button', { name: `Remove: ${title}`, exact: true })

async function saved(world: World, { token }: ReadySeeker, jobs: Posting[], more: object = {}): Promise<void> {
  for (const { id } of jobs) {
    const { status } = await callApi(world, 'POST', '/api/saved-jobs/', { token, body: { job_id: id, ...more } })
    if (status !== 201) throw new Error(`Saving answered ${status}`)
  }
}

const listed = async (world: World, { token }: ReadySeeker) =>
  ((await callApi(world, 'GET', '/api/saved-jobs/', { token })).body as { results: { job: number }[] }).results

test('a visitor who saves is asked to log in and would come back', async ({ page }) => {
  await page.goto('/jobs?source=olj')
  await sign(rows(page).first()).click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save jobs' })
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fjobs%3Fsource%3Dolj',
  )
  await inspect(page, 'saving-logged-out')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(sign(rows(page).first())).toBeFocused()
  await isNotSaved(rows(page).first())
  expect(await kept(page, 'savedJobs')).toBeNull()
})

test('saving to the cap leads to the plans', async ({ page, context, world, newSeeker }) => {
  // Several screens are looked at by axe on the way.
  test.slow()
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/jobs?sort_by=date_desc')
  for (let at = 0; at < 5; at += 1) {
    await sign(rows(page).nth(at)).click()
    await isSaved(rows(page).nth(at))
  }
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(5)
  await sign(rows(page).nth(5)).click()
  await expect(page.getByText('Saved Jobs Limit Reached')).toBeVisible()
  await expect(page.getByText(LIMIT)).toBeVisible()
  await isNotSaved(rows(page).nth(5))
  await inspect(page, 'saving-limit')
  await page.reload()
  for (let at = 0; at < 5; at += 1) await isSaved(rows(page).nth(at))
  await isNotSaved(rows(page).nth(5))

  await page.goto('/saved-jobs')
  const meter = page.getByRole('region', { name: 'Saved jobs used' })
  await expect(meter).toContainText('5 of 5 saved jobs used')
  await expect(meter.getByRole('progressbar')).toHaveAttribute('data-tone', 'danger')
  await expect(rows(page)).toHaveCount(5)
  await inspect(page, 'saved-jobs-full')
  await meter.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page).toHaveURL('/subscription/plans')

  await page.goto('/jobs?sort_by=date_desc')
  await isSaved(rows(page).first())
  await sign(rows(page).nth(5)).click()
  await page.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page).toHaveURL('/subscription/plans')
})

test('a job is saved on its page and in the list of similar ones, and forgotten on this device with the session', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const seeker = await newSeeker({ connected: false })
  const [job] = await postings('olj')
  await signIn(context, seeker)
  await page.goto(`/jobs/${job?.id}`)
  await page.getByRole('button', { name: 'Save Job', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove from Saved', exact: true })).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar Jobs' }).getByRole('listitem').first()
  await sign(similar).click()
  await isSaved(similar)
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(2)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove from Saved', exact: true })).toBeVisible()
  await expect.poll(() => kept(page, 'savedJobs')).toContain(`"job":${job?.id}`)
  await page.getByRole('button', { name: 'Remove from Saved', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save Job', exact: true })).toBeVisible()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(1)
  await inspect(page, 'job-saving')
  const button = page.getByRole('button', { name: /^(Save Job|Remove from Saved)$/ })
  for (let click = 0; click < 5; click += 1) await button.click()
  await expect(button).toHaveText('Remove from Saved')
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(2)
  await expect(button).toHaveText('Remove from Saved')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save Job', exact: true })).toBeVisible()
  // The server's page says so before any script has run.
  await expect.poll(() => kept(page, 'savedJobs')).toBeNull()
})

test('what could not be saved or removed goes back to what it was, and is said', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/jobs?sort_by=date_desc&source=olj')
  const row = rows(page).first()
  const answer = async (method: string, status: number | null) => {
    await page.unroute('**/api/saved-jobs/**')
    await page.route('**/api/saved-jobs/**', (route) => {
      if (route.request().method() !== method) return route.continue()
      return status === null ? route.abort() : route.fulfill({ status, json: { detail: 'No.' } })
    })
  }
  await answer('POST', null)
  await sign(row).click()
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible()
  await isNotSaved(row)
  await answer('POST', 500)
  await sign(row).click()
  await expect(page.getByText('Failed to save job. Please try again.')).toBeVisible()
  await isNotSaved(row)
  await page.unroute('**/api/saved-jobs/**')
  await sign(row).click()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(1)
  await answer('DELETE', 500)
  const read = page.waitForResponse((each) => each.request().method() === 'GET' && each.url().endsWith('/saved-jobs/'))
  await sign(row).click()
  await expect(page.getByText('Failed to remove job. Please try again.')).toBeVisible()
  await isSaved(row)
  await read
  await page.unroute('**/api/saved-jobs/**')
  // Removed on another device meanwhile: a 404 is as good as done.
  const [mine] = await listed(world, seeker)
  await callApi(world, 'DELETE', `/api/saved-jobs/${mine?.job}/?by=job`, { token: seeker.token })
  const told = page.waitForResponse((each) => each.request().method() === 'DELETE')
  await sign(row).click()
  expect((await told).status()).toBe(404)
  await isNotSaved(row)
  await page.route('**/api/saved-jobs/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { detail: 'Expired.', subscription_expired: true } })
      : route.continue(),
  )
  await sign(row).click()
  const dialog = page.getByRole('dialog', { name: 'Subscription expired' })
  await expect(dialog).toContainText('Your subscription has expired. Please upgrade to continue using this feature.')
  await expect(dialog.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscription/plans')
})

test('an empty list leads to the jobs', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/saved-jobs')
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible()
  await expect(page.getByText('0 of 5 saved jobs used')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0)
  await inspect(page, 'saved-jobs-empty')
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('what is removed can be put back with its notes and tags', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const seeker = await newSeeker({ connected: false })
  const [first, second] = (await postings('olj')).slice(3, 5) as [Posting, Posting]
  await saved(world, seeker, [first, second])
  await signIn(context, seeker)
  await page.goto('/saved-jobs')
  await page.getByRole('button', { name: `Add notes: ${first.title}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes and tags' })
  await dialog.getByLabel('Notes').fill('Ask about night shifts.')
  await dialog.getByLabel('Tags').fill('USD, night, usd')
  await inspect(page, 'saved-jobs-notes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const row = rows(page).filter({ hasText: 'Ask about night shifts.' })
  await expect(row.getByRole('list', { name: 'Your tags' }).getByRole('listitem')).toHaveText(['USD', 'night'])
  const filter = page.getByRole('navigation', { name: 'Filter by tag' })
  await filter.getByRole('link', { name: 'night' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/saved-jobs?tag=night')
  await filter.getByRole('link', { name: 'All' }).click()
  await expect(rows(page)).toHaveCount(2)

  await removal(page, first).click()
  const undo = page.getByRole('button', { name: `Undo: ${first.title}`, exact: true })
  await expect(undo).toBeFocused()
  await expect(page.getByText('1 of 5 saved jobs used')).toBeVisible()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(1)
  await inspect(page, 'saved-jobs-removed')
  await undo.click()
  await expect(row).toBeVisible()
  await expect(removal(page, first)).toBeFocused()
  await expect(page.getByText('2 of 5 saved jobs used')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('Ask about night shifts.')
  await page.route('**/api/saved-jobs/*/**', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
  await removal(page, second).click()
  await expect(page.getByText('An error occurred while removing the job. Please try again.')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test('closed and applied jobs say so, and stay', async ({ page, context, world, newSeeker, postings }) => {
  const seeker = await newSeeker()
  const [applied, gone] = (await postings('olj')).slice(21, 23) as [Posting, Posting]
  await saved(world, seeker, [applied, gone])
  const sent = await applyTo((method, path, given) => callApi(world, method, path, given), seeker.token, applied.id)
  expect(sent.status).toBe(200)
  await signIn(context, await refreshed(world, seeker))
  await page.route('**/api/saved-jobs/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { results: { job: number; job_details: { closed: boolean } }[] }
    for (const entry of body.results) if (entry.job === gone.id) entry.job_details.closed = true
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/saved-jobs')
  await expect(rows(page).filter({ hasText: applied.title }).getByText('Applied', { exact: true })).toBeVisible()
  await expect(rows(page).filter({ hasText: gone.title }).getByText('Job Closed', { exact: true })).toBeVisible()
  await inspect(page, 'saved-jobs')
  await page.getByRole('link', { name: applied.title, exact: true }).click()
  await expect(page).toHaveURL(`/jobs/${applied.id}`)
})

test('a list that cannot be read is shown as it was seen last, or not at all', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const seeker = await newSeeker({ connected: false })
  await saved(world, seeker, (await postings('olj')).slice(6, 7))
  await signIn(context, seeker)
  await page.goto('/saved-jobs')
  await expect(rows(page)).toHaveCount(1)
  await expect.poll(() => kept(page, 'savedJobs')).not.toBeNull()
  await page.route('**/api/saved-jobs/', (route) => route.fulfill({ status: 403, json: { detail: 'No.' } }))
  await page.reload()
  await expect(page.getByText('Failed to load saved jobs. Please try again.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await inspect(page, 'saved-jobs-old')
  await page.evaluate(() => localStorage.setItem('savedJobs', '{"not": "a list"}'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load saved jobs. Please try again.' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await inspect(page, 'saved-jobs-failed')
  await page.unroute('**/api/saved-jobs/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)
})
