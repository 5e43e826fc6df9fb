import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applications } from '#features/applications/contract.ts'
import { boardAccount } from '#features/board-account/contract.ts'
import { coverLetters } from '#features/cover-letters/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { resumes } from '#features/resumes/contract.ts'
import { anApplication, anApplicationRead } from '#web/testing/applications.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect } from '#web/testing/tabs.ts'
import { aJob, allOf, aUser, noIntegrations, noJobs } from '#web/testing/values.ts'

const RESUME = {
  id: 1,
  file_name: 'Older.pdf',
  uploaded_at: '2026-11-02T02:00:00.000Z',
  is_default: false,
  bytes: 40_000,
}
const DEFAULT = { ...RESUME, id: 2, file_name: 'Newest.pdf', is_default: true }

const dialog = page.getByRole('dialog', { name: 'Apply for this job' })
const submit = dialog.getByRole('button', { name: 'Submit Application' })
const points = dialog.getByRole('spinbutton', { name: 'Apply points' })

beforeEach(() => {
  servePosting(aPosting({ title: 'Bookkeeper' }))
  server.on(resumes.list, { results: [DEFAULT, RESUME], count: 2, next: null, previous: null })
  server.on(boardAccount.integrations, {
    ...noIntegrations(),
    olj_connected: true,
    olj_state: 'connected',
    olj_id_proof: 70,
  })
})

async function openApply(): Promise<void> {
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
}

test('the apply window has the default resume chosen, and says what stands in the way of sending', async () => {
  await openApply()
  await expect.element(dialog.getByRole('radio', { name: /^Newest\.pdf Default/ })).toBeChecked()
  await inspect()
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: 'Cover Letter Required' })).toBeVisible()
  await inspect()
  await userEvent.keyboard('{Escape}')
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('60')
  await submit.click()
  await expect.element(points).toBeInvalid()
  await expect.element(points).toHaveFocus()
  await inspect()
  await expect.poll(() => server.asked(applications.apply)).toEqual([])
})

test('a letter that was begun is there again after the phone went out, with its points', async () => {
  await openApply()
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('5')
  // What a tab keeps ends with it; a device keeps what it was told.
  sessionStorage.clear()
  await reload()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(dialog.getByLabelText('Cover letter')).toHaveValue('I keep books with care.')
  await expect.element(points).toHaveValue(5)
})

test('a missing letter is said at once, also before the resumes have come', async () => {
  server.hold(resumes.list)
  await openApply()
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: 'Cover Letter Required' })).toBeVisible()
})

test('a press before the resumes have come waits for them, and is not lost', async () => {
  const answer = server.hold(resumes.list)
  await openApply()
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('60')
  await submit.click()
  await expect.element(dialog.getByRole('button', { name: 'Loading your resumes…' })).toBeVisible()
  answer()
  await expect.element(points).toBeInvalid()
  await expect.element(points).toHaveFocus()
})

test('without a connection the window says so, and nothing is pressed in vain: what is written is sent when it is back', async () => {
  const answer = server.hold(resumes.list)
  await render('/jobs/31', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  connect(false)
  await expect.element(dialog.getByText('You are offline. What you typed is kept.')).toBeVisible()
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await submit.click()
  const notice = dialog.getByText('Your resumes are not here yet, so nothing was sent.')
  await expect.element(notice).toBeInViewport()
  await inspect()
  connect(true)
  answer()
  await expect.element(dialog.getByRole('radio', { name: /^Newest\.pdf Default/ })).toBeChecked()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(dialog.getByText('You are offline')).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Cover letter')).toHaveValue('I keep books with care.')
})

/** The board takes the application of two points, and ten are left. */
function serveSending(): void {
  const application = anApplication({ id: 12, job: 31, job_title: 'Bookkeeper', apply_points: 2 })
  const letter = { id: 8, job_post_id: 31, resume_id: 2, custom_prompt: '', version: 1, origin: 'own' } as const
  const created_at = '2026-11-23T02:00:00.000Z'
  server.on(coverLetters.create, ({ body: { subject, content } }) => {
    return { ...letter, subject, content, confirmed_claims: [], created_at }
  })
  server.on(applications.apply, () => {
    server.on(boardAccount.applyPoints, { points: 10, error: null })
    const { receipt } = anApplicationRead(application)
    return { message: 'Your application was sent. OLJ confirmed it.', application, receipt }
  })
}

const outcome = page.getByRole('dialog', { name: 'Application Sent' })

async function send(): Promise<void> {
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('2')
  await submit.click()
  await expect.element(outcome.getByText('OLJ confirmed it.')).toBeVisible()
}

test('what was sent is said with its receipt, and the posting shows it', async () => {
  serveSending()
  await openApply()
  await send()
  await expect
    .element(outcome.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/applications/12#receipt')
  await expect.poll(() => server.asked(coverLetters.create).map(({ body }) => body.resume_id)).toEqual([2])
  await expect
    .poll(() => server.asked(applications.apply).map(({ body }) => body))
    .toEqual([{ job_post_id: 31, cover_letter_id: 8, apply_points: 2 }])
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument()
  await expect.element(page.getByText('You already applied for this job.')).toBeVisible()
  // The button that opened it has gone: the keyboard goes on from the posting.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/applications/12#receipt')
  await inspect()
})

test('that OLJ is slow is said while it is, and no longer once it has answered', async () => {
  serveSending()
  await openApply()
  const answer = server.hold(applications.apply)
  await dialog.getByLabelText('Cover letter').fill('I keep books with care.')
  await points.fill('2')
  holdTimers()
  await submit.click()
  await expect.element(dialog.getByText('Sending to OLJ…')).toBeVisible()
  await run(31_000)
  const slow = page.getByText('We are still waiting')
  await expect.element(slow).toBeVisible()
  answer()
  await expect.element(outcome.getByText('OLJ confirmed it.')).toBeVisible()
  await expect.element(slow).not.toBeInTheDocument()
})

const RELATED = { similarityScore: 0.7, similarityLabel: 'Very Similar', similaritySource: 'tags' } as const

test.each([
  [360, 740],
  [320, 640],
])('after sending: points spent and left, three jobs like it, and the way back (%i px)', async (width, height) => {
  await setWidth(width, height)
  const similar = [32, 33, 34, 35].map((id) => ({
    ...aJob({ id, title: `A very long title of clerk number ${id}` }),
    ...RELATED,
  }))
  server.on(jobs.similar, allOf(...similar))
  serveSending()
  await openApply()
  await send()
  await expect.element(outcome.getByText('2 points spent, 10 left on OLJ.')).toBeVisible()
  const addresses = () =>
    outcome
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  await expect.poll(addresses).toEqual(['/jobs/32', '/jobs/33', '/jobs/34'])
  await expect.element(outcome.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/jobs')
  await inspect()
})

test('after sending there is one main way on, and the receipt is the other', async () => {
  server.on(jobs.search, { ...noJobs, results: [aJob({ title: 'Bookkeeper' }), aJob({ id: 41 })] })
  serveSending()
  await render('/jobs', { signedIn: aUser() })
  await page.getByRole('link', { name: 'Bookkeeper' }).first().click()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
  await send()
  const look = (name: string) => getComputedStyle(outcome.getByRole('link', { name }).element()).backgroundColor
  const ground = getComputedStyle(outcome.element()).backgroundColor
  expect(look('See the receipt')).toBe(ground)
  expect(look('Next job in your list')).not.toBe(ground)
  expect(outcome.getByRole('button').elements()).toHaveLength(1)
})

test('after sending, the next open job of the list follows, and the list is the one that was left', async () => {
  const applied = { applied: true, userHasApplied: true, application_state: 'confirmed' } as const
  const results = [aJob({ title: 'Bookkeeper' }), aJob({ id: 40, ...applied }), aJob({ id: 41, title: 'Clerk' })]
  server.on(jobs.search, { ...noJobs, results, count: 3 })
  serveSending()
  await render('/jobs?search=books&source=olj', { signedIn: aUser() })
  await page.getByRole('link', { name: 'Bookkeeper' }).first().click()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
  await send()
  await expect
    .element(outcome.getByRole('link', { name: 'Back to the list' }))
    .toHaveAttribute('href', '/jobs?search=books&source=olj')
  server.on(jobs.detail, aPosting({ id: 41, title: 'Clerk' }))
  await outcome.getByRole('link', { name: 'Next job in your list' }).click()
  await expect.poll(address).toBe('/jobs/41')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible()
  await expect.element(outcome).not.toBeInTheDocument()
})

test('after sending from beside the list the keyboard is in the posting, and the list says that it was applied to', async () => {
  await wide()
  const job = aJob({ title: 'Bookkeeper' })
  server.on(jobs.search, { ...noJobs, results: [job], count: 1 })
  serveSending()
  await render('/jobs?search=books', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
  server.on(jobs.search, { ...noJobs, results: [{ ...job, applied: true }], count: 1 })
  await send()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('Chosen job')).toHaveFocus()
  await expect.element(page.getByRole('article').getByText('Applied', { exact: true })).toBeVisible()
})

test('after sending from beside the list, the next job stands beside it too, and there is no way back to take', async () => {
  await wide()
  const results = [aJob({ title: 'Bookkeeper' }), aJob({ id: 41, title: 'Clerk' })]
  server.on(jobs.search, { ...noJobs, results, count: 2 })
  serveSending()
  await render('/jobs?search=books', { signedIn: aUser() })
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect.element(dialog.getByText('You have 12 points on OLJ')).toBeVisible()
  await send()
  await expect.element(outcome.getByRole('link', { name: 'Back to the list' })).not.toBeInTheDocument()
  server.on(jobs.detail, aPosting({ id: 41, title: 'Clerk' }))
  await outcome.getByRole('link', { name: 'Next job in your list' }).click()
  await expect.poll(address).toBe('/jobs?search=books&job=41')
  await expect
    .element(page.getByLabelText('Chosen job').getByRole('heading', { level: 2, name: 'Clerk' }))
    .toBeVisible()
  await expect.element(outcome).not.toBeInTheDocument()
})

test('after sending, no job is offered that was applied to already', async () => {
  serveSending()
  const applied = { applied: true, userHasApplied: true, application_state: 'confirmed' } as const
  const results = [
    { ...aJob({ id: 32, title: 'Sent before', ...applied }), ...RELATED },
    { ...aJob({ id: 33, title: 'Under way', application_state: 'sending' }), ...RELATED },
    { ...aJob({ id: 34, title: 'Still open' }), ...RELATED },
  ]
  server.on(jobs.similar, { ...noJobs, results, count: 3 })
  await openApply()
  await send()
  await expect.element(outcome.getByRole('link', { name: 'Still open' })).toBeVisible()
  expect(outcome.getByRole('listitem').elements()).toHaveLength(1)
})

test('points that the board does not tell after sending are not guessed', async () => {
  serveSending()
  await openApply()
  server.on(boardAccount.applyPoints, { points: null, error: 'OLJ does not answer.' })
  server.on(applications.apply, () => {
    const application = anApplication({ id: 12, job: 31, apply_points: 1 })
    const { receipt } = anApplicationRead(application)
    return { message: 'Your application was sent. OLJ confirmed it.', application, receipt }
  })
  await send()
  await expect.element(outcome.getByText('1 point spent. OLJ does not say right now how many are left.')).toBeVisible()
})
