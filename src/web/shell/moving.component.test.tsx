import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { inspect, setWidth } from '#web/testing/look.ts'
import { aPosting, servePosting } from '#web/testing/posting.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect } from '#web/testing/tabs.ts'
import { aJob, aUser, noJobs } from '#web/testing/values.ts'

test.each([
  ['phone', false],
  ['tablet', true],
])(
  'going back restores the place on the page; a new page begins at its top with the focus on its heading, on a %s',
  async (_on, isWide) => {
    // On a desk the posting would stand beside the list.
    if (isWide) await setWidth(1000, 800)
    const results = Array.from({ length: 20 }, (_, at) => aJob({ id: at + 1, title: `Posting ${at + 1}` }))
    server.on(jobs.search, { ...noJobs, results, count: 20 })
    servePosting(aPosting({ id: 7, title: 'Posting 7' }))
    await render('/jobs')
    const seventh = page.getByRole('link', { name: 'Posting 7', exact: true }).first()
    await expect.element(seventh).toBeVisible()
    seventh.element().scrollIntoView({ block: 'center' })
    await expect.poll(() => scrollY).toBeGreaterThan(200)
    // The place is noted with the next frame.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)))
    const left = scrollY
    await seventh.click()
    await expect.poll(address).toBe('/jobs/7')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(scrollY).toBe(0)
    history.back()
    await expect.poll(address).toBe('/jobs')
    await expect.poll(() => scrollY).toBe(left)
  },
)

test('a connection that is lost is said, and that it is back', async () => {
  server.on(jobs.search, noJobs)
  await render('/jobs')
  const notice = page.getByText('You are offline. What you read stays here; what you typed is kept.')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  connect(false)
  await expect.element(notice).toBeVisible()
  connect(true)
  await expect.element(notice).not.toBeInTheDocument()
})

test('what is opened without a connection says what it waits for, and comes when the line is back', async () => {
  server.on(savedJobs.list, { ...noJobs, results: [] })
  connect(false)
  await render('/saved-jobs', { signedIn: aUser() })
  const waits = page.getByText('Waiting for a connection. This loads by itself when it is back.')
  await expect.element(waits).toBeVisible()
  await inspect()
  connect(true)
  await expect.element(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible()
  await expect.element(waits).not.toBeInTheDocument()
})
