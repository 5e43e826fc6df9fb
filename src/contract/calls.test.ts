import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { endpoint, type ResponseOf } from './endpoint.ts'

const response = z.object({ age: z.number() })
const contract = {
  read: endpoint({ method: 'GET', path: '/cats/{id}/', access: 'user', summary: 'One cat', response }),
  feed: endpoint({ method: 'POST', path: '/cats/', access: 'user', summary: 'Feeds all' }),
}

test('the browser holds method and path of each call, and its types', () => {
  const cats = calls<typeof contract>({ read: 'GET /cats/{id}/', feed: 'POST /cats/' })
  expect(cats).toEqual({ read: { method: 'GET', path: '/cats/{id}/' }, feed: { method: 'POST', path: '/cats/' } })
  const answer: ResponseOf<typeof cats.read> = { age: 3 }
  expect(answer.age).toBe(3)
})

test('another address than the contract has, one too few and one too many do not compile', () => {
  type Given = Parameters<typeof calls<typeof contract>>[0]
  expectTypeOf<{ read: 'GET /cats/{id}/'; feed: 'POST /cats/' }>().toExtend<Given>()
  expectTypeOf<{ read: 'PUT /cats/{id}/'; feed: 'POST /cats/' }>().not.toExtend<Given>()
  expectTypeOf<{ read: 'GET /cats/{id}/' }>().not.toExtend<Given>()
  expectTypeOf<keyof Given>().toEqualTypeOf<keyof typeof contract>()
})
