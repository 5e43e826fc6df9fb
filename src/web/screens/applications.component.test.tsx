import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { interviews } from '#features/applications/interviews/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { broken, noAnswer } from '#web/testing/answers.ts'
import { anApplication, anApplicationRead, anOwnEntry, keepApplications } from '#web/testing/applications.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect } from '#web/testing/tabs.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const BOOKS = anApplication({ id: 1, job_title: 'Bookkeeper', notes: 'Night shifts?' })
const NURSE = anApplication({ id: 2, job_title: 'Night Nurse', status: 'hired', employer_name: '' })
const GUARD = anApplication({ id: 3, job_title: 'Guard', job_closed: true })
const OWN = anOwnEntry()

const status = page.getByRole('combobox', { name: 'Status of Bookkeeper' })
const update = page.getByRole('button', { name: 'Update: Bookkeeper' })
const rows = page.getByRole('button', { name: /^Update: / })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const open = (path = '/applications') => render(path, { signedIn: aUser() })

test('an empty list leads to the jobs', async () => {
  server.on(jobs.search, noJobs)
  keepApplications()
  await open()
  await expect.element(heading('No applications yet')).toBeVisible()
  await inspect()
  await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
  await expect.poll(address).toBe('/jobs')
})

test.each([
  ['cards on a phone', false],
  ['a table on a desk', true],
])('many are %s, with the way to each and what is noted by the person told apart', async (_as, isWide) => {
  if (isWide) await wide()
  keepApplications(BOOKS, NURSE, GUARD, OWN)
  await open()
  await expect.poll(() => rows.elements().length).toBe(4)
  await expect.poll(() => page.getByRole('table').elements()).toHaveLength(isWide ? 1 : 0)
  await expect.element(page.getByRole('link', { name: 'Bookkeeper', exact: true })).toHaveAttribute('href', '/jobs/101')
  await expect
    .element(page.getByRole('link', { name: 'Receipt: Guard' }))
    .toHaveAttribute('href', '/applications/3#receipt')
  await expect
    .element(page.getByRole('link', { name: 'Details: Night Shift Agent' }))
    .toHaveAttribute('href', '/applications/40')
  await expect.element(page.getByRole('link', { name: /^Night Shift Agent/ })).toHaveAttribute('href', OWN.link)
  await inspect()
})

test('on a phone the first application begins within 260 px, and a card has 132 at most', async () => {
  await setWidth(360, 740)
  keepApplications(BOOKS, NURSE, GUARD)
  await open()
  await expect.poll(() => rows.elements().length).toBe(3)
  const cards = () => [...document.querySelectorAll('main li:has(select)')].map((card) => card.getBoundingClientRect())
  await expect.poll(() => cards()[0]?.top).toBeLessThanOrEqual(260)
  expect(Math.max(...cards().map(({ height }) => height))).toBeLessThanOrEqual(132)
})

test('a list that cannot be loaded says so with the status, and Try again loads it', async () => {
  server.on(applications.list, broken())
  holdTimers()
  await open()
  await run(10_000)
  await expect
    .element(page.getByText('Failed to load your applications. Please try again. (Status: 500)'))
    .toBeVisible()
  await inspect()
  keepApplications()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('No applications yet')).toBeVisible()
})

test('the list is filtered by status, and the address holds the filter', async () => {
  keepApplications(BOOKS, NURSE, GUARD)
  await open()
  await expect.poll(() => rows.elements().length).toBe(3)
  const filters = page.getByRole('group', { name: 'Filter by status' })
  await filters.getByRole('radio', { name: 'Hired 1' }).click()
  await expect.poll(address).toBe('/applications?status=hired')
  await expect.poll(() => rows.elements().length).toBe(1)
  await reload()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Update: Night Nurse' })).toBeVisible()
})

test('a search finds words of title, employer, source and notes, and the address holds it', async () => {
  keepApplications(BOOKS, NURSE, OWN)
  await open()
  const box = page.getByRole('searchbox', { name: 'Search your applications' })
  await box.fill('acme')
  await expect.poll(address).toBe('/applications?q=acme')
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Details: Night Shift Agent' })).toBeVisible()
  await inspect()
  await box.fill('night')
  await expect.poll(() => rows.elements().length).toBe(3)
  await box.fill('zzq')
  await expect.element(page.getByText('No application found for “zzq”.')).toBeVisible()
})

test('a status is shown before it is answered, and kept', async () => {
  keepApplications(BOOKS)
  const answer = server.hold(applications.updateStatus)
  await open()
  await status.selectOptions('Interview')
  await expect.element(status).toHaveValue('interview')
  await expect
    .poll(() => server.asked(applications.updateStatus).map(({ body }) => body))
    .toEqual([{ status: 'interview' }])
  answer()
  await reload()
  await expect.element(status).toHaveValue('interview')
})

test('a status chosen by a slip goes back with its Undo, also where the row has left the list', async () => {
  const kept = keepApplications(BOOKS)
  await open('/applications?status=applied')
  await status.selectOptions('Rejected')
  await expect.poll(() => kept()[0]?.status).toBe('rejected')
  await expect.element(status).not.toBeInTheDocument()
  await inspect()
  await page.getByRole('button', { name: 'Undo: Status: Rejected' }).click()
  await expect.element(status).toHaveValue('applied')
  await expect.poll(() => kept()[0]?.status).toBe('applied')
})

test('a status the server cannot keep goes back to what it was, and is said', async () => {
  keepApplications(BOOKS)
  await open()
  server.on(applications.updateStatus, noAnswer())
  await status.selectOptions('Offer')
  await expect.element(page.getByText('Failed to update application status.')).toBeVisible()
  await expect.element(status).toHaveValue('applied')
  server.on(applications.updateStatus, broken())
  await status.selectOptions('Hired')
  await expect.element(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect.element(status).toHaveValue('applied')
})

test('it is said also where the row leaves the list with the change', async () => {
  keepApplications(BOOKS)
  server.on(applications.updateStatus, broken())
  await open('/applications?status=applied')
  await status.selectOptions('Rejected')
  await expect.element(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect.element(status).toHaveValue('applied')
})

test('without a connection a change is not kept for later unseen: it goes back and is said', async () => {
  const kept = keepApplications(BOOKS)
  await open()
  await expect.element(status).toHaveValue('applied')
  connect(false)
  server.once(applications.updateStatus, noAnswer())
  await status.selectOptions('Offer')
  await expect.element(page.getByText('Failed to update application status.')).toBeVisible()
  await expect.element(status).toHaveValue('applied')
  connect(true)
  await status.selectOptions('Interview')
  await expect.poll(() => kept()[0]?.status).toBe('interview')
  await expect.poll(() => server.asked(applications.updateStatus)).toHaveLength(2)
})

test('the update dialog keeps notes and an interview in Manila time, and asks before it throws typed words away', async () => {
  const kept = keepApplications(BOOKS)
  await open()
  await update.click()
  const dialog = page.getByRole('dialog', { name: 'Update application' })
  await expect.element(dialog.getByText('/ 5,000')).toBeVisible()
  await inspect()
  await dialog.getByLabelText('Status').selectOptions('Interview')
  await dialog.getByLabelText('Interview date').fill('2026-12-03T14:30')
  await dialog.getByLabelText('Notes').fill('Ask about night shifts.')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(update).toHaveFocus()
  await expect
    .poll(() => kept()[0])
    .toMatchObject({ notes: 'Ask about night shifts.', interview_date: '2026-12-03T06:30:00.000Z' })
  await expect.element(page.getByText('Interview: Dec 3, 2026, 2:30 PM, Manila time').last()).toBeVisible()
  await reload()
  await update.click()
  await expect.element(dialog.getByLabelText('Notes')).toHaveValue('Ask about night shifts.')
  await expect.element(dialog.getByLabelText('Interview date')).toHaveValue('2026-12-03T14:30')
})

test('what the update dialog changed goes back with its Undo, a removed interview with its place', async () => {
  const at = '2026-12-03T06:30:00.000Z'
  const row = { ...BOOKS, status: 'interview', interview_date: at } as const
  const kept = keepApplications(row)
  const talk = { starts_at: at, minutes: 60, employer_zone: null, place: 'Makati', link: '', notes: 'Ask for Ana.' }
  const interview = { ...talk, id: 6, sequence: 0 }
  server.on(applications.get, anApplicationRead(row, { interviews: [interview] }))
  server.on(interviews.addInterview, interview)
  await open()
  await update.click()
  const dialog = page.getByRole('dialog', { name: 'Update application' })
  await dialog.getByLabelText('Interview date').fill('')
  await dialog.getByLabelText('Notes').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => kept()[0]).toMatchObject({ notes: '', interview_date: null })
  await page.getByRole('button', { name: 'Undo: Application updated' }).click()
  await expect.poll(() => kept()[0]?.notes).toBe('Night shifts?')
  await expect.poll(() => server.asked(interviews.addInterview).map(({ body }) => body)).toMatchObject([talk])
})

test('the update dialog keeps what was typed when the change cannot be kept', async () => {
  keepApplications(BOOKS)
  server.on(applications.updateStatus, broken())
  await open()
  await update.click()
  const dialog = page.getByRole('dialog', { name: 'Update application' })
  await dialog.getByLabelText('Notes').fill('Ask again.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Failed to update application status. (Status: 500)')).toBeVisible()
  await expect.element(dialog.getByLabelText('Notes')).toHaveValue('Ask again.')
})
