import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { expectNoSideScroll, inspect, setWidth } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aJob, allOf, aUser, noJobs } from '#web/testing/values.ts'

const SMALLEST = 320

/** Where the words stand that eyes see; the button's own are left out. */
function wordsOf(root: Element) {
  const words: { text: string; box: DOMRect }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    if (!around || around.closest('a, .sr-only') || getComputedStyle(around).position === 'absolute') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    words.push({ text: node.textContent ?? '', box: range.getBoundingClientRect() })
  }
  return words
}

test('on the smallest phones the banner leaves room for its button, and the account menu stays on the screen', async () => {
  server.on(jobs.search, noJobs)
  server.on(savedJobs.list, { ...noJobs, results: [] })
  await setWidth(SMALLEST, 640)
  await render('/jobs', { signedIn: aUser({ trial_ends_at: '2026-12-28T15:59:00.000Z' }) })
  const banner = page.getByRole('region', { name: 'Subscription' })
  const plans = banner.getByRole('link', { name: 'View Plans' })
  await expect.element(plans).toBeVisible()
  const button = plans.element().getBoundingClientRect()
  expect(button.right).toBeLessThanOrEqual(SMALLEST)
  await document.fonts.ready
  for (const { text, box } of wordsOf(banner.element())) {
    const apart = box.right <= button.left || box.bottom <= button.top || box.top >= button.bottom
    expect(apart, `“${text}” does not lie over the button`).toBe(true)
  }
  await page.getByRole('button', { name: 'LR, your account' }).click()
  const menu = page.getByRole('menu').element().parentElement?.getBoundingClientRect()
  expect(menu?.left).toBeGreaterThanOrEqual(0)
  expect(menu?.right).toBeLessThanOrEqual(SMALLEST)
  await inspect()
})

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

test('on the smallest phones a job of both boards, whose names do not fit, makes the list no wider', async () => {
  const link = { url: 'https://board.test/1', job_id: 1 }
  const job = aJob({
    date_posted: minutesAgo(19),
    last_seen_open: minutesAgo(18),
    sources: [
      { source: 'olj', ...link },
      { source: 'linkedin', ...link, job_id: 2 },
    ],
  })
  server.on(jobs.search, { ...noJobs, ...allOf(job) })
  server.on(savedJobs.list, { ...noJobs, results: [] })
  await setWidth(SMALLEST, 640)
  await render('/jobs', { signedIn: aUser() })
  await expect.element(page.getByText('OnlineJobs.ph and LinkedIn')).toBeInTheDocument()
  await document.fonts.ready
  expectNoSideScroll()
})
