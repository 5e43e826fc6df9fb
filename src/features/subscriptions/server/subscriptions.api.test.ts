import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { requireActive, startTrial } from './service.ts'

const DAY = 86_400_000

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

/** Somebody whose session outlives the trial. */
async function member() {
  const { user, password } = await h.signUp()
  const answer = await h.call('POST', '/api/auth/login/', { body: { email: user.email, password, remember_me: true } })
  return { user, token: answer.body.token as string }
}
const get = (path: string, token: string) => h.call('GET', `/api/auth/${path}/`, { token })

describe('the trial', () => {
  test('runs 14 days by the clock and is over to the moment', async () => {
    const { user, token } = await member()
    const end = new Date(h.clock.now().getTime() + 14 * DAY).toISOString()
    const status = async () => (await get('trial/status', token)).body as unknown
    expect(await status()).toEqual({ is_trial_active: true, days_remaining: 14, trial_ends_at: end })
    h.clock.advance(13 * DAY)
    expect(await status()).toEqual({ is_trial_active: true, days_remaining: 1, trial_ends_at: end })
    h.clock.advance(DAY - 1)
    expect(await status()).toEqual({ is_trial_active: true, days_remaining: 1, trial_ends_at: end })
    expect((await requireActive(h.deps, user)).max_saved_jobs).toBe(5)
    h.clock.advance(1)
    expect(await status()).toEqual({ is_trial_active: false, days_remaining: 0, trial_ends_at: end })
    await expect(requireActive(h.deps, user)).rejects.toMatchObject({
      status: 403,
      message: 'Your subscription has expired. Please upgrade to continue using this feature.',
      extra: { subscription_expired: true },
    })
    const current = await get('subscription/current', token)
    expect(current.body).toMatchObject({ status: 'expired', days_remaining: 0, plan: { plan_type: 'free' } })
    const me = await get('user', token)
    expect(me.body).toMatchObject({
      has_active_subscription: false,
      is_trial: true,
      is_trial_active: false,
      trial_days_remaining: 0,
    })
  })

  test('is not begun a second time', async () => {
    const { user, token } = await member()
    const before = (await get('subscription/current', token)).body as unknown
    await startTrial(h.db, user.id, new Date(h.clock.now().getTime() + 5 * DAY))
    expect((await get('subscription/current', token)).body).toEqual(before)
  })

  test('of two people end each at their own time', async () => {
    const first = await member()
    h.clock.advance(2 * DAY)
    const second = await member()
    expect((await get('trial/status', first.token)).body.days_remaining).toBe(12)
    expect((await get('trial/status', second.token)).body.days_remaining).toBe(14)
  })
})

test('a paid plan is no trial', async () => {
  const { user, token } = await member()
  await sql`update subscriptions set plan_type = 'premium' where user_id = ${user.id}`.execute(h.db)
  expect((await get('trial/status', token)).body).toEqual({
    is_trial_active: false,
    days_remaining: 0,
    trial_ends_at: null,
  })
  expect((await get('subscription/current', token)).body).toMatchObject({
    status: 'active',
    is_trial_active: false,
    plan: { plan_type: 'premium', has_advanced_filtering: true, max_saved_jobs: 100 },
  })
  expect((await requireActive(h.deps, user)).has_advanced_filtering).toBe(true)
})

test('whoever has no subscription is treated as expired', async () => {
  const { user, token } = await member()
  await sql`delete from subscriptions where user_id = ${user.id}`.execute(h.db)
  expect((await get('subscription/current', token)).body).toEqual({
    status: 'expired',
    end_date: null,
    days_remaining: 0,
    is_trial_active: false,
    plan: null,
  })
  await expect(requireActive(h.deps, user)).rejects.toMatchObject({ status: 403 })
})

test('the three plans are public, the rest needs a token', async () => {
  const plans = await h.call('GET', '/api/auth/subscription/plans/')
  expect(plans.body).toHaveLength(3)
  expect(plans.body[1]).toEqual({
    id: 2,
    plan_type: 'basic',
    name: 'Basic',
    price_centavos: 5000,
    currency: 'PHP',
    duration_days: 30,
    has_advanced_filtering: false,
    max_saved_jobs: 25,
  })
  for (const path of ['trial/status', 'subscription/current']) {
    expect((await h.call('GET', `/api/auth/${path}/`)).status).toBe(401)
  }
})
