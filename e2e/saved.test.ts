import type { Locator, Page } from '@playwright/test'
import { expect, type Posting, signIn, test } from './fixtures.ts'

const rows = (page: Page): Locator => page.getByRole('main').getByRole('article')
const sign = (row: Locator): Locator => row.getByRole('button', { name: /^(Save Job|Remove from Saved): / })
const isSaved = (row: Locator) => expect(sign(row)).toHaveAccessibleName(/^Remove from Saved: /)
const isNotSaved = (row: Locator) => expect(sign(row)).toHaveAccessibleName(/^Save Job: /)

test('a job is saved from the list and on its page, noted, removed and put back', async ({
  page,
  context,
  api,
  newSeeker,
  postings,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  const listed = async () => (await api('GET', '/api/saved-jobs/', { token })).body.results as { job: number }[]
  const [, second] = (await postings('olj')) as [Posting, Posting]
  await signIn(context, { token, user })
  await page.goto('/jobs?sort_by=date_desc&source=olj')
  await sign(rows(page).first()).click()
  await expect.poll(async () => (await listed()).length).toBe(1)
  await page.goto(`/jobs/${second.id}`)
  await page.getByRole('button', { name: 'Save Job', exact: true }).click()
  await expect.poll(async () => (await listed()).map(({ job }) => job)).toContain(second.id)

  await page.goto('/saved-jobs')
  await expect(page.getByText('2 of 5 saved jobs used')).toBeVisible()
  await page.getByRole('button', { name: `Add notes: ${second.title}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes and tags' })
  await dialog.getByLabel('Notes').fill('Ask about night shifts.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `Remove: ${second.title}`, exact: true }).click()
  await expect.poll(async () => (await listed()).length).toBe(1)
  await page.getByRole('button', { name: `Undo: ${second.title}`, exact: true }).click()
  await expect.poll(async () => (await listed()).length).toBe(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: second.title })).toContainText('Ask about night shifts.')
})

test('beyond the cap of the plan nothing is saved, and the way leads to the plans', async ({
  page,
  context,
  api,
  newSeeker,
}) => {
  const { token, user } = await newSeeker({ connected: false })
  const { body } = await api('GET', '/api/jobs/search/?sort_by=date_desc')
  for (const { id } of (body.results as Posting[]).slice(0, 5)) {
    expect((await api('POST', '/api/saved-jobs/', { token, body: { job_id: id } })).status).toBe(201)
  }
  await signIn(context, { token, user })
  await page.goto('/jobs?sort_by=date_desc')
  for (let at = 0; at < 5; at += 1) await isSaved(rows(page).nth(at))
  await sign(rows(page).nth(5)).click()
  await expect(page.getByText("You've reached your plan's limit of 5 saved jobs (5/5 used).")).toBeVisible()
  await isNotSaved(rows(page).nth(5))
  await page.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page).toHaveURL('/subscription/plans?redirect=%2Fjobs%3Fsort_by%3Ddate_desc')
  await expect(page.getByRole('link', { name: 'Go back to where you were' })).toHaveAttribute(
    'href',
    '/jobs?sort_by=date_desc',
  )
})
