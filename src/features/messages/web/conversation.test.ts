import { expect, test } from 'vitest'
import type { Message } from '../contract.ts'
import { resultsOf } from '../rules.ts'
import { type Conversation, withMessage, withNewest, withOlder, withoutMessage, withSame } from './conversation.ts'
import { steadied } from './steady-order.ts'

const message = (id: number, some: Partial<Message> = {}): Message => ({
  id,
  body: `m${id}`,
  sender: 7,
  sender_name: 'Luz Reyes',
  sender_account_type: 'jobseeker',
  sent_at: '2026-11-23T02:00:00.000Z',
  edited_at: null,
  is_read: true,
  reply_to: null,
  ...some,
})
const known = (ids: number[], hasOlder = true): Conversation => ({
  messages: ids.map((id) => message(id)),
  hasOlder,
  revision: 0,
})
const idsOf = ({ messages }: Pick<Conversation, 'messages'>) => messages.map(({ id }) => id)

test('what is new joins what was read before, and what is gone from the newest part goes', () => {
  const joined = withNewest(known([1, 2, 3, 4, 5], false), known([3, 5, 6]))
  expect([idsOf(joined), joined.hasOlder]).toEqual([[1, 2, 3, 5, 6], false])
})

test('with a gap between them nothing is shown as if it followed', () => {
  const joined = withNewest(known([1, 2, 3], false), known([8, 9]))
  expect([idsOf(joined), joined.hasOlder]).toEqual([[8, 9], true])
})

test('an answer that comes late neither doubles a message nor changes the order', () => {
  expect(idsOf(withOlder(known([3, 4]), known([1, 2, 3], false)))).toEqual([1, 2, 3, 4])
  const twice = withMessage(withMessage(known([3, 7]), message(5)), message(5, { body: 'edited' }))
  expect(twice.messages.map(({ id, body }) => `${id} ${body}`)).toEqual(['3 m3', '5 edited', '7 m7'])
})

test('of an unsent message the quotes go too', () => {
  const answer = message(9, { reply_to: 3, quote: { sender_name: 'Luz Reyes', body: 'secret' } })
  const left = withoutMessage({ ...known([3, 4]), messages: [message(3), answer] }, 3)
  expect(left.messages).toEqual([{ ...answer, quote: null }])
})

test('a message that did not change stays the same object when older ones come above it', () => {
  const before = known([3, 4, 5])
  const after = withSame(before, {
    ...known([1, 2, 3, 4, 5]),
    messages: known([1, 2, 3, 4]).messages.concat(message(5, { body: 'edited' })),
  })
  expect(idsOf(after)).toEqual([1, 2, 3, 4, 5])
  expect([after.messages[2] === before.messages[0], after.messages[3] === before.messages[1]]).toEqual([true, true])
  expect(after.messages[4]?.body).toBe('edited')
  expect(withSame(before, known([3, 4, 5]))).toBe(before)
  expect(withSame(before, known([3, 4, 5], false))).toEqual(known([3, 4, 5], false))
  expect(idsOf(withSame(before, known([3, 5])))).toEqual([3, 5])
})

test('a list of conversations is a plain array or a page of results', () => {
  expect([resultsOf([1, 2]), resultsOf({ results: [1, 2] })]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('rows under somebody’s eyes keep their order, new ones come first', () => {
  const rows = [{ id: 3 }, { id: 9 }, { id: 1 }, { id: 2 }]
  expect(steadied([1, 2, 3], rows).map(({ id }) => id)).toEqual([9, 1, 2, 3])
})
