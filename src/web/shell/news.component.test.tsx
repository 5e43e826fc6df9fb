import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auth } from '#features/auth/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { broken } from '#web/testing/answers.ts'
import { holdTimers, pass, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { news, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { turn } from '#web/testing/tabs.ts'
import { aUser } from '#web/testing/values.ts'

const QUIET = '/post-job'
const badge = page.getByRole('link', { name: /^Inbox/ }).getByText('1 unread')
const banner = page.getByRole('region', { name: 'Subscription' })
const timer = banner.getByRole('timer')
const threads = (unread: number) => ({ results: [], count: 0, next: null, previous: null, unread })

test('a hidden page holds no stream and asks nothing; shown again it looks at once', async () => {
  server.on(messages.threads, threads(2))
  await render(QUIET, { signedIn: aUser() })
  await expect.poll(() => news.listeners).toBe(1)
  // What is asked while the first answer is on its way is that question.
  await expect.element(page.getByRole('link', { name: /^Inbox/ }).getByText('2 unread')).toBeInTheDocument()
  turn('hidden')
  await expect.poll(() => news.listeners).toBe(0)
  server.on(messages.threads, threads(1))
  const before = server.asked(messages.threads).length
  await expect.element(badge).not.toBeInTheDocument()
  await expect.poll(() => server.asked(messages.threads)).toHaveLength(before)
  turn('visible')
  await expect.poll(() => news.listeners).toBe(1)
  news.send('refresh', {})
  await expect.element(badge).toBeInTheDocument()
})

test('a count that cannot be had is none', async () => {
  server.on(messages.threads, threads(1))
  await render(QUIET, { signedIn: aUser() })
  await expect.element(badge).toBeInTheDocument()
  server.on(messages.threads, broken())
  holdTimers()
  await render(QUIET, { signedIn: aUser() })
  await expect.element(banner).toBeVisible()
  await run(10_000)
  await expect.poll(() => server.asked(messages.threads).length).toBeGreaterThan(2)
  await expect.element(badge).not.toBeInTheDocument()
})

test('the banner counts a trial down by the minute and asks for the status again at zero', async () => {
  holdTimers()
  await render(QUIET, { signedIn: aUser({ trial_ends_at: '2026-12-07T02:00:30.000Z' }) })
  await expect.element(timer).toHaveTextContent('14 Days0 Hours0 Min')
  await expect.element(banner.getByText('Free Trial', { exact: true })).toBeVisible()
  await expect
    .element(banner.getByRole('link', { name: 'View Plans' }))
    .toHaveAttribute('href', '/subscription/plans?redirect=%2Fpost-job')
  await inspect()
  await run(60_000)
  await expect.element(timer).toHaveTextContent('13 Days23 Hours59 Min')
  // By then the server would say so too.
  const over = { status: 'expired', end_date: null, days_remaining: 0, is_trial_active: false, plan: null } as const
  server.on(subscriptions.trialStatus, { is_trial_active: false, days_remaining: 0, trial_ends_at: null })
  server.on(subscriptions.current, over)
  server.on(auth.user, aUser({ is_trial_active: false, has_active_subscription: false, subscription: over }))
  pass(14 * 86_400)
  await run(60_000)
  await expect.poll(() => server.asked(subscriptions.trialStatus).length).toBeGreaterThan(0)
  await expect.element(banner.getByText('Subscription Expired')).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Upgrade Now' })).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
  await inspect()
})
