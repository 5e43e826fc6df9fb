import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { applyTo, type ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { daysAgo, expect, inspect, type Posting, refreshed, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

async function withApplications(world: World, seeker: ReadySeeker, jobs: Posting[]): Promise<ReadySeeker> {
  for (const { id } of jobs) {
    const answer = await applyTo((method, path, given) => callApi(world, method, path, given), seeker.token, id)
    if (answer.status !== 200) throw new Error(`Applying answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return refreshed(world, seeker)
}

type Row = { id: number; status: string; job: number | null; job_title: string }
const listed = async (world: World, { token }: ReadySeeker): Promise<Row[]> =>
  (await callApi(world, 'GET', '/api/job-applications/list_applications/', { token })).body
const column = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) })
const card = (page: Page, { title }: Posting): Locator => page.getByRole('listitem').filter({ hasText: title })

test('the board: a card is moved by drag, by arrow keys and by its menu', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
  isMobile,
}) => {
  test.slow()
  const [first, second] = (await postings('olj')).slice(40, 42) as [Posting, Posting]
  const seeker = await withApplications(world, await newSeeker(), [first, second])
  const statusOf = async (job: Posting) => (await listed(world, seeker)).find((row) => row.job === job.id)?.status
  await signIn(context, seeker)
  await page.goto('/applications')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL('/applications?view=board')
  await expect(column(page, 'Applied').getByRole('listitem')).toHaveCount(2)
  await expect(card(page, first).getByRole('link', { name: first.title })).toHaveAttribute('href', `/jobs/${first.id}`)
  await inspect(page, 'applications-board')

  // The menu is there on every screen; a phone has nothing else.
  await page.getByLabel(`Move: ${first.title}`).selectOption('Offer')
  await expect(column(page, 'Offer')).toContainText(first.title)
  await expect.poll(() => statusOf(first)).toBe('offer')
  await expect(page.getByText(`${first.title} moved to Offer.`)).toBeAttached()

  const move = page.getByLabel(`Move: ${second.title}`)
  await move.focus()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Under Review')).toContainText(second.title)
  await expect(move).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Interview')).toContainText(second.title)
  await expect(page.getByText(`${second.title} moved to Interview.`)).toBeAttached()
  await expect.poll(() => statusOf(second)).toBe('interview')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => statusOf(second)).toBe('reviewing')

  if (!isMobile) {
    // By its edge: in the middle stands the list of statuses, which a mouse opens.
    await card(page, second).dragTo(column(page, 'Hired'), { sourcePosition: { x: 8, y: 8 } })
    await expect(column(page, 'Hired')).toContainText(second.title)
    await expect.poll(() => statusOf(second)).toBe('hired')
  }
  await page.route('**/update_status/', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
  await page.getByLabel(`Move: ${first.title}`).selectOption('Rejected')
  await expect(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect(column(page, 'Offer')).toContainText(first.title)
})

test('the board: a card moved on before its first move is answered does not jump back', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  test.slow()
  const [job] = (await postings('olj')).slice(43, 44) as [Posting]
  const seeker = await withApplications(world, await newSeeker(), [job])
  await signIn(context, seeker)
  const held: (() => void)[] = []
  const answered: number[] = []
  await page.route('**/update_status/', async (route) => {
    const answer = await route.fetch()
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ response: answer })
    answered.push(answer.status())
  })
  await page.goto('/applications?view=board')
  const move = page.getByLabel(`Move: ${job.title}`)
  await move.focus()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Under Review')).toContainText(job.title)
  await expect(move).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Interview')).toContainText(job.title)
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  // The second change is sent once the first is answered; what the first one said is then known to the screen.
  await expect.poll(() => held.length).toBe(2)
  await expect(column(page, 'Interview')).toContainText(job.title)
  await page.keyboard.press('ArrowLeft')
  await expect(column(page, 'Under Review')).toContainText(job.title)
  held[1]?.()
  await expect.poll(() => held.length).toBe(3)
  held[2]?.()
  await expect.poll(() => answered).toEqual([200, 200, 200])
  await expect(column(page, 'Under Review')).toContainText(job.title)
  await expect.poll(async () => (await listed(world, seeker))[0]?.status).toBe('reviewing')

  // Two changes that fail one after the other lead back to what the server has, not to the first of them.
  await page.unroute('**/update_status/')
  await page.route(/update_status|list_applications/, (route) => route.abort())
  await move.selectOption('Offer')
  await move.selectOption('Hired')
  await expect(page.getByText(`${job.title} could not be moved to Hired.`)).toBeAttached()
  await expect(column(page, 'Under Review')).toContainText(job.title)
})

test('interviews in Manila time with the employer’s beside, and a calendar file that follows every change', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  test.slow()
  const [job] = (await postings('olj')).slice(42, 43) as [Posting]
  const seeker = await withApplications(world, await newSeeker(), [job])
  const [application] = await listed(world, seeker)
  await signIn(context, seeker)
  await page.goto(`/applications/${application?.id}`)
  const panel = page.getByRole('region', { name: 'Interviews' })
  await panel.getByRole('button', { name: 'Add interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add interview' })
  await dialog.getByLabel('Time zone of the employer').selectOption('New York')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a valid date.')).toBeVisible()
  await dialog.getByLabel('Date and time').fill('2030-12-03T09:30')
  await expect(dialog.getByText('That is Dec 3, 2030, 10:30 PM, Manila time.')).toBeVisible()
  await dialog.getByLabel('Place').fill('Zoom')
  await inspect(page, 'interview-dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel).toContainText('Dec 3, 2030, 10:30 PM, Manila time')
  await expect(panel).toContainText('For the employer: Dec 3, 2030, 9:30 AM, New York')

  const calendar = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: /^Calendar file/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^interview-2030-12-\d\d-\d+\.ics$/)
    return readFile(await download.path(), 'utf8')
  }
  const first = await calendar()
  expect(first).toContain('DTSTART:20301203T143000Z')
  expect(first).toContain('SEQUENCE:0')
  await panel.getByRole('button', { name: /^Edit interview/ }).click()
  const editing = page.getByRole('dialog', { name: 'Edit interview' })
  await expect(editing.getByLabel('Date and time')).toHaveValue('2030-12-03T09:30')
  await editing.getByLabel('Date and time').fill('2030-12-04T09:30')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('Dec 4, 2030, 10:30 PM')
  const second = await calendar()
  expect(second).toContain('DTSTART:20301204T143000Z')
  expect(second).toContain('SEQUENCE:1')
  expect(/UID:(\S+)/.exec(second)?.[1]).toBe(/UID:(\S+)/.exec(first)?.[1])
  await panel.getByRole('button', { name: 'Add interview' }).click()
  await dialog.getByLabel('Date and time').fill('2030-12-09T08:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await inspect(page, 'application-interviews')
  await panel.getByRole('button', { name: 'Remove interview: Dec 9, 2030, 8:00 AM' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Interview removed: Dec 9, 2030, 8:00 AM')
})

test('an application made elsewhere: by hand, by link, changed, removed and put back', async ({
  page,
  context,
  world,
  newSeeker,
  postings,
}) => {
  test.slow()
  const [job] = (await postings('linkedin')).slice(0, 1) as [Posting]
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/applications')
  const add = page.getByRole('button', { name: 'Add an application' })
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await add.click()
  await save.click()
  await expect(dialog.getByText('Please enter the job title.')).toBeVisible()
  await dialog.getByLabel('Link of the posting').fill('https://www.indeed.test/viewjob?jk=1')
  await save.click()
  await expect(dialog.getByText('We do not know this posting yet. Please enter the job title.')).toBeVisible()
  await inspect(page, 'own-entry-dialog')
  await dialog.getByLabel('Job title').fill('Night Shift Agent')
  await dialog.getByLabel('Employer').fill('Acme')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Noted by you, indeed.test').filter({ visible: true })).toBeVisible()

  // The link of a posting we know is all that is needed, once.
  await add.click()
  await dialog.getByLabel('Link of the posting').fill(job.link)
  await save.click()
  await expect(dialog).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: job.title, exact: true }).filter({ visible: true })).toHaveAttribute(
    'href',
    `/jobs/${job.id}`,
  )
  await add.click()
  await dialog.getByLabel('Link of the posting').fill(job.link)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('You already have an application to this job.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByLabel('Search your applications').fill('acme')
  await expect(page).toHaveURL('/applications?q=acme')
  await expect(main.getByText(job.title).filter({ visible: true })).toHaveCount(0)
  await inspect(page, 'applications-own')
  await page.getByRole('link', { name: 'Details: Night Shift Agent' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit application' })
  await editing.getByLabel('Employer').fill('Acme Manila')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Employer changed from “Acme” to “Acme Manila”')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(1)
  await inspect(page, 'own-entry-removed')
  await undo.click()
  await expect(page.getByRole('heading', { name: 'Night Shift Agent' })).toBeVisible()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(2)
})

test('follow-ups: overdue first, done with one tap; a quiet application has one prepared question', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  test.slow()
  const seeker = await newSeeker({ connected: false })
  const { token } = seeker
  const long_ago = daysAgo(20)
  const entry = { job_title: 'Quiet Job', employer_name: 'Acme', applied_date: long_ago }
  const { body } = await callApi(world, 'POST', '/api/job-applications/own/', { token, body: entry })
  await callApi(world, 'POST', `/api/job-applications/${body.id}/follow-ups/`, {
    token,
    body: { due_on: long_ago, text: 'Ask the recruiter' },
  })
  await signIn(context, seeker)
  await page.goto('/applications')
  const due = page.getByRole('region', { name: 'To do' })
  await expect(due).toContainText('Overdue since')
  await inspect(page, 'applications-due')
  await due.getByRole('checkbox', { name: 'Ask the recruiter' }).click()
  await expect(due).toHaveCount(0)

  // One more where midnight passes meanwhile.
  await expect(page.getByText(/^No reply for 2[01] days$/).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Follow up: Quiet Job' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Follow up' })
  await expect(dialog.getByLabel('Your message')).toHaveValue(/I applied for the Quiet Job position on/)
  await inspect(page, 'follow-up-dialog')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Hello Acme team,')
  await dialog.getByRole('button', { name: 'I sent it' }).click()
  await expect(page.getByText(/^Followed up on/).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow up: Quiet Job' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Details: Quiet Job' }).filter({ visible: true }).click()
  const panel = page.getByRole('region', { name: 'Follow-ups' })
  await panel.getByRole('button', { name: 'Add follow-up' }).click()
  const adding = page.getByRole('dialog', { name: 'Add follow-up' })
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('This field is required.')).toBeVisible()
  await adding.getByLabel('What to do').fill('Send the portfolio')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').first()).toContainText('Send the portfolio')
  await panel.getByRole('button', { name: 'Remove follow-up: Send the portfolio' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('You followed up with the employer')
})
