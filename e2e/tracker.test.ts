import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ReadySeeker } from '../src/server/testing/ready-seeker.ts'
import { daysAgo, expect, signIn, test } from './fixtures.ts'
import { callApi, type World } from './world.ts'

const at = (world: World, { token }: ReadySeeker, method: string, path: string, body?: object) =>
  callApi(world, method, `/api/job-applications/${path}`, { token, ...(body && { body }) })

/** Notes an application made elsewhere so many days ago; its number. */
async function noted(world: World, seeker: ReadySeeker, title: string, days = 21): Promise<number> {
  const entry = { job_title: title, employer_name: 'Acme', applied_date: daysAgo(days) }
  const { status, body } = await at(world, seeker, 'POST', 'own/', entry)
  if (status !== 201) throw new Error(`Noting answered ${status}: ${JSON.stringify(body)}`)
  return body.id
}

type Row = { id: number; status: string; job_title: string }
const listed = async (world: World, seeker: ReadySeeker): Promise<Row[]> =>
  (await at(world, seeker, 'GET', 'list_applications/')).body
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('the board: what is dragged or moved by a key into another column stays there', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await noted(world, seeker, 'Bookkeeper', 1)
  await noted(world, seeker, 'Nurse', 2)
  await signIn(context, seeker)
  await page.goto('/applications?view=board')
  const applied = region(page, /^Applied/)
  await expect(applied.getByRole('listitem')).toHaveCount(2)
  // The upper one, so that nothing scrolls under the mouse; by its edge: in the middle is a list that a mouse opens.
  await applied
    .getByRole('listitem')
    .first()
    .dragTo(region(page, /^Hired/), { sourcePosition: { x: 8, y: 8 } })
  await expect(region(page, /^Hired/)).toContainText('Bookkeeper')
  await page.getByLabel('Move: Nurse').press('ArrowRight')
  await expect(region(page, /^Under Review/)).toContainText('Nurse')
  const statuses = async () =>
    Object.fromEntries((await listed(world, seeker)).map((row) => [row.job_title, row.status]))
  await expect.poll(statuses).toEqual({ Bookkeeper: 'hired', Nurse: 'reviewing' })
})

test('an interview on the employer’s clocks has a calendar file that follows every change', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  const id = await noted(world, seeker, 'Bookkeeper')
  await signIn(context, seeker)
  await page.goto(`/applications/${id}`)
  const panel = region(page, 'Interviews')
  await panel.getByRole('button', { name: 'Add interview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Time zone of the employer').selectOption('New York')
  await dialog.getByLabel('Date and time').fill('2030-12-03T09:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('Dec 3, 2030, 10:30 PM, Manila time')
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
  await panel.getByRole('button', { name: /^Edit interview/ }).click()
  await dialog.getByLabel('Date and time').fill('2030-12-04T09:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('Dec 4, 2030, 10:30 PM')
  const second = await calendar()
  expect(second).toContain('DTSTART:20301204T143000Z')
  expect(second).toContain('SEQUENCE:1')
  expect(/UID:(\S+)/.exec(second)?.[1]).toBe(/UID:(\S+)/.exec(first)?.[1])
  await panel.getByRole('button', { name: /^Remove interview/ }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close: Interview removed' }).click()
  const latest = region(page, 'History').getByRole('listitem').first()
  await expect(latest).toContainText('Interview removed: Dec 4, 2030, 10:30 PM')
})

test('an application made elsewhere is noted by the link of its posting, once, or by hand; removed and put back', async ({
  page,
  context,
  world,
  newSeeker,
  newPosting,
}) => {
  const job = await newPosting()
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/applications')
  const add = page.getByRole('button', { name: 'Add an application' })
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  const save = dialog.getByRole('button', { name: 'Save' })
  // The link of a posting we know is all that is needed, once.
  await add.click()
  await dialog.getByLabel('Link of the posting').fill(job.link)
  await save.click()
  await expect(dialog).toHaveCount(0)
  const link = page.getByRole('main').getByRole('link', { name: job.title, exact: true }).filter({ visible: true })
  await expect(link).toHaveAttribute('href', `/jobs/${job.id}`)
  await add.click()
  await dialog.getByLabel('Link of the posting').fill(job.link)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('You already have an application to this job.')
  await dialog.getByLabel('Link of the posting').fill('https://www.indeed.test/viewjob?jk=1')
  await save.click()
  await expect(dialog.getByText('We do not know this posting yet. Please enter the job title.')).toBeVisible()
  await dialog.getByLabel('Job title').fill('Night Shift Agent')
  await save.click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Details: Night Shift Agent' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(1)
  await undo.click()
  await expect(page.getByRole('heading', { name: 'Night Shift Agent' })).toBeVisible()
  await expect.poll(async () => (await listed(world, seeker)).length).toBe(2)
})

test('follow-ups: an overdue one is done with one tap, a quiet application is asked about once', async ({
  page,
  context,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  const id = await noted(world, seeker, 'Quiet Job')
  await at(world, seeker, 'POST', `${id}/follow-ups/`, { due_on: daysAgo(20), text: 'Ask the recruiter' })
  await signIn(context, seeker)
  await page.goto('/applications')
  const due = region(page, 'To do')
  await expect(due).toContainText('Overdue since')
  await due.getByRole('checkbox', { name: 'Ask the recruiter' }).click()
  await expect(due).toHaveCount(0)
  const ask = page.getByRole('button', { name: 'Follow up: Quiet Job' }).filter({ visible: true })
  await ask.click()
  await page.getByRole('dialog').getByRole('button', { name: 'I sent it' }).click()
  await expect(page.getByText(/^Followed up on/).filter({ visible: true })).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.getByRole('link', { name: 'Details: Quiet Job' }).filter({ visible: true }).click()
  await expect(region(page, 'Follow-ups')).toContainText('Done')
  await expect(region(page, 'History')).toContainText('You followed up with the employer')
})
