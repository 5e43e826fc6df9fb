import type { Page } from '@playwright/test'
import { expect, inspect, signIn, test } from './fixtures.ts'
import { banner, heading, openSheet } from './shell-steps.ts'

/** Another tab is brought to the front, or this one again. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

test.describe('news', () => {
  test('a message shows at once as a badge, in the list, and is read when it is opened', async ({
    page,
    context,
    world,
    newSeeker,
    isMobile,
  }) => {
    const seeker = await newSeeker({ connected: false })
    await signIn(context, seeker)
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events/'))
    await page.goto('/inbox')
    expect((await stream).status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()
    await inspect(page, 'inbox-empty')
    await world.operator.writeTo(seeker.email, 'Kumusta, Luz? Your resume is in good shape.')
    const row = page.getByRole('link', { name: /Kumusta, Luz/ })
    await expect(row).toContainText('Unread')
    const corner = page.locator('header')
    await expect(corner.getByText('1 unread').filter({ visible: true })).toBeVisible()
    await inspect(page, 'inbox')
    if (isMobile) {
      await expect((await openSheet(page)).getByRole('link', { name: 'Inbox 1 unread' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await row.click()
    await expect(page.getByText('Your resume is in good shape.')).toBeVisible()
    await expect(heading(page, 'Admin')).toBeVisible()
    await expect(corner.getByText('1 unread')).toHaveCount(0)
    await inspect(page, 'inbox-thread')
    await page.getByRole('link', { name: 'Back to Conversations' }).click()
    await expect(row).not.toContainText('Unread')
    await page.goto('/inbox/thread/99999999')
    await expect(heading(page, 'This conversation does not exist.')).toBeVisible()
  })

  test('a hidden page holds no stream and asks nothing; shown again it looks at once', async ({
    page,
    context,
    world,
    newSeeker,
  }) => {
    const seeker = await newSeeker({ connected: false })
    await signIn(context, seeker)
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events/'))
    await page.goto('/jobs')
    await stream
    const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events/'))
    await turn(page, 'hidden')
    await cut
    await world.operator.writeTo(seeker.email, 'Kumusta?')
    const badge = page.locator('header').getByText('1 unread').filter({ visible: true })
    await expect(badge).toHaveCount(0)
    const again = page.waitForResponse((answer) => answer.url().endsWith('/api/events/'))
    await turn(page, 'visible')
    expect((await again).status()).toBe(200)
    await expect(badge).toBeVisible()
  })

  test('a count that cannot be had is none', async ({ page, context, world, newSeeker }) => {
    const seeker = await newSeeker({ connected: false })
    await world.operator.writeTo(seeker.email, 'Kumusta?')
    await signIn(context, seeker)
    await page.goto('/jobs')
    const count = page.locator('header').getByText('1 unread').filter({ visible: true })
    await expect(count).toBeVisible()
    await page.route('**/api/messages/threads/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await expect(count).toHaveCount(0)
  })
})

test.describe('the subscription banner', () => {
  test('counts a trial down by the minute and asks for the status again at zero', async ({
    page,
    context,
    newSeeker,
  }) => {
    await signIn(context, await newSeeker({ connected: false }))
    await page.clock.install()
    await page.goto('/jobs')
    const timer = banner(page).getByRole('timer')
    await expect(timer).toHaveText(/^13 Days23 Hours5[89] Min$/)
    await expect(banner(page).getByText('Free Trial', { exact: true })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscription/plans')
    await inspect(page, 'banner-trial')
    const minutes = async () => Number(/(\d+) Min/.exec((await timer.textContent()) ?? '')?.[1])
    const before = await minutes()
    await page.clock.runFor(60_000)
    await expect.poll(minutes).toBe(before - 1)
    // By then the server would say so too.
    await page.route('**/api/auth/subscription/current/', (route) =>
      route.fulfill({
        json: { status: 'expired', end_date: null, days_remaining: 0, is_trial_active: false, plan: null },
      }),
    )
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/trial/status/'))
    await page.clock.fastForward(14 * 86_400_000)
    await asked
    await expect(banner(page).getByText('Subscription Expired')).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Upgrade Now' })).toBeVisible()
    await expect(timer).toHaveCount(0)
    await inspect(page, 'banner-expired')
  })
})
