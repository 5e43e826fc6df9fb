import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobs } from '#features/jobs/contract.ts'
import { savedJobs } from '#features/saved-jobs/contract.ts'
import { inspect, setWidth } from '#web/testing/look.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const SMALLEST = 320

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
  for (const line of banner.element().querySelectorAll('p')) {
    const range = document.createRange()
    range.selectNodeContents(line)
    // What only a screen reader has is a box of one pixel.
    const seen = [...range.getClientRects()].filter((box) => box.width > 1)
    const apart = seen.every(
      ({ right, top, bottom }) => right <= button.left || bottom <= button.top || top >= button.bottom,
    )
    expect(apart, `“${line.textContent}” does not lie over the button`).toBe(true)
  }
  await page.getByRole('button', { name: 'LR, your account' }).click()
  const menu = page.getByRole('menu').element().parentElement?.getBoundingClientRect()
  expect(menu?.left).toBeGreaterThanOrEqual(0)
  expect(menu?.right).toBeLessThanOrEqual(SMALLEST)
  await inspect()
})
