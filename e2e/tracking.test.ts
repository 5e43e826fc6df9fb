import { applyTo, type ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { expect, refreshed, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

/** A person with some applications the board confirmed. */
async function withApplications(world: World, seeker: ReadySeeker, jobs: number[]): Promise<ReadySeeker> {
  for (const job of jobs) {
    const answer = await applyTo((method, path, given) => callApi(world, method, path, given), seeker.token, job)
    if (answer.status !== 200) throw new Error(`Applying answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return refreshed(world, seeker)
}

test('an empty list leads to the jobs', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse Jobs' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a status is changed at once, kept, and written into the history', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const job = (await postings('olj'))[13]
  await signIn(context, await withApplications(world, await newSeeker(), [job?.id ?? 0]))
  await page.goto('/applications')
  const status = page.getByLabel(`Status of ${job?.title}`).filter({ visible: true })
  const saved = page.waitForResponse(/update_status/)
  await status.selectOption('Interview')
  await expect(status).toHaveValue('interview')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(status).toHaveValue('interview')
  await page
    .getByRole('link', { name: `Receipt: ${job?.title}` })
    .filter({ visible: true })
    .click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Interview')
  await expect(history.getByRole('listitem').first()).toContainText('You')
})

test('a status the server cannot keep goes back to what it was, and is said', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const job = (await postings('olj'))[14]
  await signIn(context, await withApplications(world, await newSeeker(), [job?.id ?? 0]))
  await page.goto('/applications')
  const status = page.getByLabel(`Status of ${job?.title}`).filter({ visible: true })
  await page.route('**/update_status/', (route) => route.abort())
  await status.selectOption('Offer')
  await expect(page.getByText('Failed to update application status.')).toBeVisible()
  await expect(status).toHaveValue('applied')
  await page.unroute('**/update_status/')
  await page.route('**/update_status/', (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }))
  await status.selectOption('Hired')
  await expect(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect(status).toHaveValue('applied')

  // Also where the row leaves the list with the change.
  await page.goto('/applications?status=applied')
  await status.selectOption('Rejected')
  await expect(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect(status).toHaveValue('applied')
})

test('without a connection a change is not kept for later unseen: it goes back and is said', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const job = (await postings('olj'))[16]
  const seeker = await withApplications(world, await newSeeker(), [job?.id ?? 0])
  await signIn(context, seeker)
  await page.goto('/applications')
  const status = page.getByLabel(`Status of ${job?.title}`).filter({ visible: true })
  await expect(status).toHaveValue('applied')
  await context.setOffline(true)
  await status.selectOption('Offer')
  await expect(page.getByText('Failed to update application status.')).toBeVisible()
  await expect(status).toHaveValue('applied')
  await context.setOffline(false)
  await status.selectOption('Interview')
  const kept = async () =>
    (await callApi(world, 'GET', '/api/job-applications/list_applications/', { token: seeker.token })).body[0].status
  await expect.poll(kept).toBe('interview')
})

test('the update dialog keeps notes and an interview in Manila time, and asks before it throws typed words away', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const job = (await postings('olj'))[15]
  await signIn(context, await withApplications(world, await newSeeker(), [job?.id ?? 0]))
  await page.goto('/applications')
  const open = page.getByRole('button', { name: `Update: ${job?.title}` }).filter({ visible: true })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Update application' })
  await dialog.getByLabel('Status').selectOption('Interview')
  await dialog.getByLabel('Interview date').fill('2026-12-03T14:30')
  await dialog.getByLabel('Notes').fill('Ask about night shifts.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page.getByText(/Interview: .*2:30/).filter({ visible: true })).toBeVisible()
  await page.reload()
  await open.click()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Ask about night shifts.')
  await expect(dialog.getByLabel('Interview date')).toHaveValue('2026-12-03T14:30')
})

test('the receipt shows what was sent, when in Manila time, and the posting as it read', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  const job = (await postings('olj'))[16]
  await signIn(context, await withApplications(world, await newSeeker(), [job?.id ?? 0]))
  await page.goto('/applications')
  await page
    .getByRole('link', { name: `Receipt: ${job?.title}` })
    .filter({ visible: true })
    .click()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText(`For job ${job?.id}`)
  await expect(receipt).toContainText(`I would like job ${job?.id}.`)
  await expect(receipt).toContainText('Manila time')
  await expect(receipt).toContainText(job?.title ?? '')
  await expect(receipt.getByText('resume.pdf')).toBeVisible()
})

test('the list is filtered by status, and the address holds the filter', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  api,
}) => {
  const jobs = (await postings('olj')).slice(17, 20)
  const seeker = await withApplications(
    world,
    await newSeeker(),
    jobs.map(({ id }) => id),
  )
  const { body } = await api('GET', '/api/job-applications/list_applications/', { token: seeker.token })
  await api('PATCH', `/api/job-applications/${body[0].id}/update_status/`, {
    token: seeker.token,
    body: { status: 'hired' },
  })
  await signIn(context, seeker)
  await page.goto('/applications')
  const rows = page.getByRole('button', { name: /^Update: / }).filter({ visible: true })
  await expect(rows).toHaveCount(3)
  await page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name: /Hired/ }).click()
  await expect(page).toHaveURL(/status=hired/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('a list that cannot be loaded says so with the status, and Try again loads it', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ connected: false }))
  await page.route('**/list_applications/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  )
  await page.goto('/applications')
  await expect(page.getByText('Failed to load your applications. Please try again. (Status: 500)')).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute('**/list_applications/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
})

test('the application of somebody else is not found', async ({ page, context, world, newSeeker, postings, api }) => {
  const owner = await withApplications(world, await newSeeker(), [(await postings('olj'))[20]?.id ?? 0])
  const { body } = await api('GET', '/api/job-applications/list_applications/', { token: owner.token })
  await signIn(context, await newSeeker({ connected: false }))
  const answer = page.waitForResponse(/\/api\/job-applications\/\d+\/$/)
  await page.goto(`/applications/${body[0].id}`)
  expect((await answer).status()).toBe(404)
  await expect(page.getByText('I would like job')).toHaveCount(0)
})
