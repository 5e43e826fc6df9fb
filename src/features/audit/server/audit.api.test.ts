import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { house, type House } from '#server/testing/house.ts'
import { recordAudit } from './service.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const entry = {
  actor: 'operator',
  action: 'plan.give',
  subject: { kind: 'person', id: 7 },
  reason: ' a gift ',
} as const
const rows = async () =>
  (await h.db.selectFrom('audit_entries').selectAll().orderBy('id').execute()).map((row) => row.reason)

test('an entry belongs to the transaction of its action', async () => {
  const whole = h.db.transaction().execute(async (db) => {
    await recordAudit(db, { ...entry, now: h.clock.now() })
    throw new Error('changed my mind')
  })
  await expect(whole).rejects.toThrow('changed my mind')
  expect(await rows()).toEqual([])
})

test('entries are only ever added', async () => {
  await recordAudit(h.db, { ...entry, now: h.clock.now() })
  expect(await rows()).toEqual(['a gift'])
  await expect(sql`update audit_entries set reason = 'another'`.execute(h.db)).rejects.toThrow('only ever added')
  await expect(sql`delete from audit_entries`.execute(h.db)).rejects.toThrow('only ever added')
  expect(await rows()).toEqual(['a gift'])
})
