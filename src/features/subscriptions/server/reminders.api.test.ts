import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'
import { remindOfEnds } from './reminders.ts'
import { givePlan, requireActive } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

/** The mails of this kind, as the keys tell them: how many days before the end. */
async function told({ user }: { user: { id: number; email: string } }): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select split_part(key, ':', 2)::integer as days from outgoing_mails
    where recipient = ${user.email} and key like 'plan-ends:%' order by id`.execute(h.db)
  return rows.map(({ days }) => days)
}

test('whose trial ends is told three days and one day before, once each, however often and by whomever it is looked for', async () => {
  const person = await h.signUp()
  const later = await h.signUp()
  await givePlan(h.deps, later.user.id, 'basic', 30)
  h.clock.advance(11 * DAY - HOUR)
  await remindOfEnds(h.deps)
  expect(await told(person)).toEqual([])
  h.clock.advance(2 * HOUR)
  await Promise.all([remindOfEnds(h.deps), remindOfEnds(h.deps)])
  await remindOfEnds(h.deps)
  expect(await told(person)).toEqual([3])
  h.clock.advance(2 * DAY)
  await remindOfEnds(h.deps)
  await remindOfEnds(h.deps)
  expect(await told(person)).toEqual([3, 1])
  h.clock.advance(DAY)
  await remindOfEnds(h.deps)
  expect([await told(person), await told(later)]).toEqual([[3, 1], []])
})

test('who renewed is told of the new end alone; a plan of a few hours has one mail', async () => {
  const [renewed, short] = [await h.signUp(), await h.signUp()]
  await givePlan(h.deps, renewed.user.id, 'premium', 3)
  await givePlan(h.deps, short.user.id, 'basic', 1)
  await remindOfEnds(h.deps)
  await givePlan(h.deps, renewed.user.id, 'premium', 34)
  h.clock.advance(2 * DAY + HOUR)
  await remindOfEnds(h.deps)
  expect([await told(renewed), await told(short)]).toEqual([[3], [1]])
})

test('a plan ends at its second, for everything that asks, without anything being run', async () => {
  const { user } = await h.signUp()
  const ends = await givePlan(h.deps, user.id, 'premium', 2)
  h.clock.set(new Date(ends.getTime() - 1000))
  expect((await requireActive(h.deps, user)).plan_type).toBe('premium')
  h.clock.set(ends)
  await expect(requireActive(h.deps, user)).rejects.toMatchObject({ status: 403, code: 'subscription_expired' })
})
