import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { broken, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { aSavedJob, keepSavedJobs } from '#web/testing/saved-jobs.ts'
import { server } from '#web/testing/server.ts'
import { aJob, aUser, noJobs } from '#web/testing/values.ts'
import { type SavedJob, savedJobs } from '../contract.ts'

const kept = (id: number, some: Partial<SavedJob> = {}) => aSavedJob({ job_details: aJob({ id }), ...some })
const open = (path = '/saved-jobs') => render(path, { signedIn: aUser() })

const rows = page.getByRole('main').getByRole('article')
const meter = page.getByRole('region', { name: 'Saved jobs used' })
const bar = meter.getByRole('progressbar')
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const removal = (id: number) => page.getByRole('button', { name: `Remove: Posting ${id}`, exact: true })
const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)
const LOAD_FAILED = 'Failed to load saved jobs. Please try again.'

beforeEach(() => server.on(jobs.search, noJobs))

test('an empty list leads to the jobs, and nobody is told to upgrade', async () => {
  keepSavedJobs()
  await open()
  await expect.element(heading('No saved jobs yet')).toBeVisible()
  await expect.element(page.getByText('0 of 5 saved jobs used')).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Upgrade Plan' })).not.toBeInTheDocument()
  await inspect()
  await main.getByRole('link', { name: 'Browse Jobs' }).click()
  await expect.poll(address).toBe('/jobs')
})

test('a full list says so by colour and in words, and leads to the plans', async () => {
  keepSavedJobs(kept(1), kept(2), kept(3), kept(4), kept(5))
  await open()
  await expect.element(meter).toMatchTextContent('5 of 5 saved jobs used')
  await expect.element(meter).toMatchTextContent('Full. Remove a job or upgrade to save more.')
  await expect.element(bar).toHaveAttribute('data-tone', 'danger')
  await expect.poll(() => rows.elements().length).toBe(5)
  await inspect()
  await meter.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect.poll(address).toBe('/subscription/plans?redirect=%2Fsaved-jobs')
})

test('notes and tags are written, kept through a slip of the Escape key, and shown', async () => {
  const now = keepSavedJobs(kept(1), kept(2))
  await open()
  await page.getByRole('button', { name: 'Add notes: Posting 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes and tags' })
  await dialog.getByLabelText('Notes').fill('Ask about night shifts.')
  await dialog.getByLabelText('Tags').fill('USD, night, usd')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const row = rows.filter({ hasText: 'Ask about night shifts.' })
  const tags = row.getByRole('list', { name: 'Your tags' }).getByRole('listitem')
  await expect.poll(() => tags.elements().map((tag) => tag.textContent)).toEqual(['USD', 'night'])
  await expect.poll(() => now()[0]).toMatchObject({ job: 1, notes: 'Ask about night shifts.', tags: ['USD', 'night'] })
})

test('notes that were written over are back with their Undo', async () => {
  const now = keepSavedJobs(kept(1, { notes: 'Ask about night shifts.', tags: ['night'] }))
  await open()
  await page.getByRole('button', { name: 'Edit notes: Posting 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes and tags' })
  await dialog.getByLabelText('Notes').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => now()[0]?.notes).toBe('')
  await page.getByRole('button', { name: 'Undo: Notes saved' }).click()
  await expect.poll(() => now()[0]).toMatchObject({ notes: 'Ask about night shifts.', tags: ['night'] })
})

test('notes that cannot be kept are still in their dialog', async () => {
  keepSavedJobs(kept(1))
  await open()
  await page.getByRole('button', { name: 'Add notes: Posting 1', exact: true }).click()
  const notes = page.getByRole('dialog', { name: 'Notes and tags' }).getByLabelText('Notes')
  await notes.fill('Ask about night shifts.')
  server.once(savedJobs.annotate, broken())
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Your notes could not be saved. They are still here, please try again.')).toBeVisible()
  await expect.element(notes).toHaveValue('Ask about night shifts.')
})

test('the list is narrowed by a tag, and the address holds it', async () => {
  keepSavedJobs(kept(1, { tags: ['USD', 'night'] }), kept(2))
  await open()
  const filter = page.getByRole('group', { name: 'Filter by tag' })
  await filter.getByRole('radio', { name: 'night' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.poll(() => address()).toBe('/saved-jobs?tag=night')
  await inspect()
  await filter.getByRole('radio', { name: 'All' }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
})

test('what is removed can be put back with its notes, tags and date; the focus goes along', async () => {
  const one = kept(1, { notes: 'Ask about night shifts.', tags: ['night'], date_saved: '2026-11-20T02:00:00.000Z' })
  const now = keepSavedJobs(kept(2), one)
  await open()
  await removal(1).click()
  const undo = page.getByRole('button', { name: 'Undo: Posting 1', exact: true })
  await expect.element(undo).toHaveFocus()
  await expect.element(page.getByText('1 of 5 saved jobs used')).toBeVisible()
  await expect.poll(() => now().map(({ job }) => job)).toEqual([2])
  await inspect()
  await undo.click()
  await expect.element(removal(1)).toHaveFocus()
  await expect.element(page.getByText('2 of 5 saved jobs used')).toBeVisible()
  const { notes, tags, date_saved } = one
  await expect
    .poll(() => server.asked(savedJobs.save).map(({ body }) => body))
    .toEqual([{ job_id: 1, notes, tags, date_saved }])
  await expect.element(rows.nth(1)).toMatchTextContent('Ask about night shifts.')
})

test('without a running plan, when nothing can be saved again, a removal waits for its undo', async () => {
  const now = keepSavedJobs(kept(1, { notes: 'Ask about night shifts.' }), kept(2))
  await render('/saved-jobs', { signedIn: aUser({ has_active_subscription: false }) })
  const undo = page.getByRole('button', { name: 'Undo: Posting 1', exact: true })
  await removal(1).click()
  await undo.click()
  await expect.element(removal(1)).toBeVisible()
  await expect.element(toast('Removed from saved jobs')).not.toBeInTheDocument()
  await removal(1).click()
  await page.getByRole('button', { name: 'Undo: Removed from saved jobs' }).click()
  await expect.element(removal(1)).toBeVisible()
  await expect.poll(() => server.asked(savedJobs.remove)).toEqual([])
  server.once(savedJobs.remove, broken())
  await removal(1).click()
  await page.getByRole('button', { name: 'Close: Removed from saved jobs' }).click()
  await expect.element(toast('An error occurred while removing the job. Please try again.')).toBeVisible()
  await removal(1).click()
  await page.getByRole('button', { name: 'Close: Removed from saved jobs' }).click()
  await expect.poll(() => now().map(({ job }) => job)).toEqual([2])
  await expect.poll(() => server.asked(savedJobs.save)).toEqual([])
})

test('a job that could not be removed is back, and that is said', async () => {
  keepSavedJobs(kept(1), kept(2))
  await open()
  server.once(savedJobs.remove, broken())
  await removal(2).click()
  await expect.element(toast('An error occurred while removing the job. Please try again.')).toBeVisible()
  await expect.element(removal(2)).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(2)
})

test('closed and applied jobs say so, and lead to their pages; one under review says nothing else', async () => {
  const job = (id: number, some: object) => kept(id, { job_details: aJob({ id, ...some }) })
  const held = kept(3, { under_review: true })
  keepSavedJobs(job(1, { applied: true }), job(2, { closed: true }), held)
  await open()
  await expect.element(rows.nth(0).getByText('Applied', { exact: true })).toBeVisible()
  await expect.element(rows.nth(1).getByText('Job Closed', { exact: true })).toBeVisible()
  await expect.element(rows.nth(2).getByText('Under review', { exact: true })).toBeVisible()
  await expect.element(rows.nth(2).getByText('Dagat Trading')).not.toBeInTheDocument()
  await inspect()
  await expect.element(page.getByRole('link', { name: 'Posting 1', exact: true })).toHaveAttribute('href', '/jobs/1')
})

test('a list that cannot be read is shown as it was seen last', async () => {
  keepSavedJobs(kept(1))
  await open()
  await expect.poll(() => localStorage.getItem('savedJobs')).not.toBeNull()
  server.on(savedJobs.list, refused(403, 'forbidden', 'No.'))
  await reload()
  await expect.element(page.getByText(LOAD_FAILED)).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(1)
  await inspect()
})

test('a list that cannot be read and was never kept says so, and Try again reads it', async () => {
  keepSavedJobs(kept(1))
  server.on(savedJobs.list, refused(403, 'forbidden', 'No.'))
  localStorage.setItem('savedJobs', '{"not": "a list"}')
  await open()
  await expect.element(heading(LOAD_FAILED)).toBeVisible()
  await expect.poll(() => rows.elements()).toHaveLength(0)
  await inspect()
  keepSavedJobs(kept(1))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
})
