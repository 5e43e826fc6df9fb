import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#features/auth/contract.ts'
import { holdTimers, pass, run } from '#web/testing/clock.ts'
import { inspect, setWidth, wide } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { aUser } from '#web/testing/values.ts'

/** A page that asks nothing. */
const QUIET = '/post-job'
const line = page.getByRole('region', { name: 'Subscription' })
const close = line.getByRole('button', { name: 'Put away for today' })
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)
const top = () => Math.round(document.querySelector('#content')?.getBoundingClientRect().top ?? 0)

const none = {
  has_active_subscription: false,
  subscription: { status: 'expired', end_date: null, days_remaining: 0, is_trial_active: false, plan: null },
} as const
const paid = (end_date: string): Partial<User> => ({
  is_trial_active: false,
  trial_ends_at: null,
  subscription: {
    status: 'active',
    end_date,
    days_remaining: 3,
    is_trial_active: false,
    plan: { plan_type: 'premium', has_advanced_filtering: true, max_saved_jobs: 100 },
  },
})
const LINES: [string, Partial<User>, boolean][] = [
  ['a trial', {}, false],
  ['a trial in its last three days', { trial_ends_at: '2026-11-26T01:59:00.000Z' }, true],
  ['a plan with weeks to go', paid('2026-12-20T02:00:00.000Z'), false],
  ['a plan in its last three days', paid('2026-11-26T01:59:00.000Z'), true],
  ['a lapsed plan', none, true],
  ['a lapsed trial', { is_trial_active: false }, true],
]

beforeEach(() => server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 0 }))

test.each(LINES)(
  '%s takes one line of 36 px on every width, and is loud only when it has to be',
  async (_, some, loud) => {
    for (const width of [320, 360, 1280]) {
      await setWidth(width, 740)
      await render(QUIET, { signedIn: aUser(some) })
      await expect.element(line).toBeVisible()
      expect(heightOf(line.element())).toBeLessThanOrEqual(36)
      const { top: from, bottom: to } = line.element().getBoundingClientRect()
      for (const words of line.element().querySelectorAll('p')) {
        const { top: head, bottom: foot } = words.getBoundingClientRect()
        expect(head >= from && foot <= to, `“${words.textContent}” is whole at ${width} px`).toBe(true)
      }
      await expect.poll(() => line.element().className.includes('mangga')).toBe(loud)
      await inspect()
    }
  },
)

test('put away, the line stays away for the day in Manila, takes no room, and is there again the next day', async () => {
  holdTimers()
  await render(QUIET, { signedIn: aUser() })
  await expect.element(line).toBeVisible()
  const before = top()
  close.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await expect.poll(top).toBe(before - 36)
  await reload()
  await expect.poll(top).toBe(before - 36)
  pass(14 * 3600)
  await run(60_000)
  await expect.element(line).toBeVisible()
  await expect.poll(top).toBe(before)
})

test('a quiet line that was put away comes back when the trial nears its end on the same day', async () => {
  await render(QUIET, { signedIn: aUser() })
  await close.click()
  await expect.element(line).not.toBeInTheDocument()
  await render(QUIET, { signedIn: aUser({ trial_ends_at: '2026-11-24T02:00:00.000Z' }) })
  await expect.element(line).toBeVisible()
})

test('a plan that ends while it is looked at says so at its second, without a reload', async () => {
  holdTimers()
  await render(QUIET, { signedIn: aUser(paid('2026-11-23T02:00:10.000Z')) })
  await expect.element(line).toMatchTextContent('Premium Subscription')
  await expect.element(line).toMatchTextContent('Ends Nov 23, 10:00 AM (Manila)')
  server.on(subscriptions.trialStatus, { is_trial_active: false, days_remaining: 0, trial_ends_at: null })
  server.on(subscriptions.current, none.subscription)
  pass(10)
  await run(10_000)
  await expect.element(line).toMatchTextContent('Subscription Expired')
  await expect.element(line.getByRole('link', { name: 'Upgrade Now' })).toBeVisible()
})

test('on a desk the line says all three side by side, with the hour of the end', async () => {
  await wide()
  await render(QUIET, { signedIn: aUser({ trial_ends_at: '2026-12-07T03:05:30.000Z' }) })
  await expect.element(line).toHaveTextContent('Free TrialEnds Dec 7, 11:05 AM (Manila)14 Days1 Hours5 MinView Plans')
})
