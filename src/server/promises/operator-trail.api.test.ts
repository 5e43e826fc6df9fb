import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '#features/auth/server/service.ts'
import { asOperator } from '../operator-trail.ts'
import { house, type House } from '../testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

test('what the operator does stands in the trail; where one of the two fails there is neither', async () => {
  const person = await h.signUp()
  const make = (action: 'admin.make', email: string) =>
    asOperator(h.deps, async (inside) => {
      const { id } = await makeAdmin(inside, email)
      return { action, subject: { kind: 'person', id } }
    })
  await expect(make('x'.repeat(61) as 'admin.make', person.user.email)).rejects.toThrow('audit_entries')
  await expect(make('admin.make', 'nobody@home.test')).rejects.toThrow('No account')
  const left = async () =>
    (
      await sql`select (select count(*)::integer from admin_profiles) as admins,
        (select count(*)::integer from audit_entries) as entries`.execute(h.db)
    ).rows
  expect(await left()).toEqual([{ admins: 0, entries: 0 }])
  await make('admin.make', person.user.email)
  expect(await left()).toEqual([{ admins: 1, entries: 1 }])
  const { rows } = await sql`select actor_kind, actor_id, action, subject_id from audit_entries`.execute(h.db)
  expect(rows).toEqual([{ actor_kind: 'operator', actor_id: null, action: 'admin.make', subject_id: person.user.id }])
})
