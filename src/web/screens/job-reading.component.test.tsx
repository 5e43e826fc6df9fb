import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import { noAnswer, refused } from '#web/testing/answers.ts'
import { holdTimers, pass, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect, turn } from '#web/testing/tabs.ts'

const posting = aPosting({ title: 'Bookkeeper' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const copies = () => localStorage.getItem('seenPostings')
const FAILED = 'Failed to load job details. Please try again.'

/** Another tab was in front for longer than what was read counts as fresh; again where a look was still on its way. */
async function comeBackTo(sight: Locator): Promise<void> {
  await expect
    .poll(() => {
      turn('hidden')
      pass(31)
      turn('visible')
      return sight.elements().length
    })
    .toBe(1)
}

beforeEach(() => servePosting(posting))

test('a posting that closes while it is open says so on coming back to it', async () => {
  await render('/jobs/31')
  await expect.element(page.getByRole('button', { name: 'Apply Now' }).first()).toBeEnabled()
  server.on(jobs.detail, { ...posting, closed: true, closed_reason: 'gone' })
  await comeBackTo(page.getByText('This job is closed and takes no more applications.'))
  await expect.element(page.getByRole('button', { name: 'Job Closed' }).first()).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument()
})

test('a posting the team takes down while it is open goes from the screen, and its copy with it', async () => {
  await render('/jobs/31')
  await expect.poll(copies).toContain('Bookkeeper')
  server.on(jobs.detail, refused(404, 'job_not_found', 'Job not found.'))
  await comeBackTo(heading('This job is not here.'))
  await expect.element(page.getByText('Bookkeeper')).not.toBeInTheDocument()
  await expect.poll(() => document.title).toBe('Job · Hanap')
  await expect.poll(copies).not.toContain('Bookkeeper')
})

test('a posting that cannot be read is shown as it was seen last, named a copy, with nothing to act on', async () => {
  await render('/jobs/31')
  await expect.poll(copies).toContain('Bookkeeper')
  server.on(jobs.detail, noAnswer())
  holdTimers()
  await reload()
  await run(10_000)
  await expect.element(page.getByText(FAILED)).toBeVisible()
  await expect.element(page.getByText(/Below is an offline copy, as you last saw this job on/)).toBeVisible()
  await expect.element(heading('Bookkeeper')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Apply/ })).not.toBeInTheDocument()
  await inspect()
  server.on(jobs.detail, posting)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible()
})

test('a posting never seen here that cannot be read says so, and Try again reads it', async () => {
  server.on(jobs.detail, noAnswer())
  holdTimers()
  await render('/jobs/77')
  await run(10_000)
  await expect.element(heading(FAILED)).toBeVisible()
  await inspect()
  server.on(jobs.detail, aPosting({ id: 77, title: 'Clerk' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Clerk')).toBeVisible()
})

test('without a connection the copy is there at once, the focus stays, and the posting comes when the line is back', async () => {
  await render('/jobs/31')
  await expect.poll(copies).toContain('Bookkeeper')
  server.on(jobs.detail, noAnswer())
  connect(false)
  await reload()
  await expect.element(page.getByText(/Below is an offline copy/), { timeout: 1000 }).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  const asked = server.asked(jobs.detail).length
  await again.click()
  await expect.poll(() => server.asked(jobs.detail).length).toBeGreaterThan(asked)
  await expect.element(again).toHaveFocus()
  server.on(jobs.detail, posting)
  connect(true)
  await expect.element(page.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible()
})

test('a posting quotes what to be careful about and says what to do', async () => {
  const quote = 'Send us $50 for the training.'
  servePosting(aPosting({ safety_notes: [{ kind: 'fee', quote, field: 'description', ...NOTE_TEXTS.fee }] }))
  await render('/jobs/31')
  await expect.element(page.getByRole('heading', { name: 'Please be careful with this posting' })).toBeVisible()
  await expect.element(page.getByText(NOTE_TEXTS.fee.title, { exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector('q')?.textContent).toBe(quote)
  await expect.element(page.getByText(NOTE_TEXTS.fee.advice)).toBeVisible()
  await inspect()
  await page.getByRole('link', { name: 'How to spot a scam' }).click()
  await expect.poll(address).toBe('/resources/spotting-scams')
})
