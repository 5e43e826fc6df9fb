import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '#web/testing/render.tsx'
import type { Message } from '../contract.ts'
import { MessageList } from './message-list.tsx'

const said = (id: number): Message => ({
  id,
  body: `Message ${id} of the talk\nsecond line`,
  sender: 8,
  sender_name: 'Admin',
  sender_account_type: 'admin',
  sent_at: '2026-11-23T01:50:00.000Z',
  edited_at: null,
  is_read: true,
  reply_to: null,
})
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => said(first + at))

type Held = { messages: Message[]; hasOlder: boolean }
const nothing = () => undefined

/** A conversation on a phone; what it gives changes what is held. */
async function open(start: Held): Promise<(next: Held) => void> {
  const { promise, resolve } = Promise.withResolvers<(next: Held) => void>()
  const Talk = () => {
    const [held, hold] = useState(start)
    resolve(hold)
    return (
      <div className="flex h-96 flex-col">
        <h1>A talk</h1>
        <MessageList
          {...held}
          me={7}
          pending={[]}
          loadingOlder={false}
          onOlder={nothing}
          onRetry={nothing}
          onDiscard={nothing}
          onReply={nothing}
          onEdit={nothing}
          onUnsend={nothing}
        />
      </div>
    )
  }
  renderPart(<Talk />)
  const hold = await promise
  await expect.element(text(start.messages.at(-1)?.id ?? 0)).toBeVisible()
  return hold
}

const text = (id: number) => page.getByText(`Message ${id} of the talk`)
const box = () => page.getByRole('region', { name: 'Messages' }).element()
const placeOf = (id: number) => Math.round(text(id).element().getBoundingClientRect().top)

test.each([
  ['the row for earlier ones goes without a message', from(21, 50), { messages: from(21, 50), hasOlder: false }, 200],
  ['older and newer ones come at once', from(21, 50), { messages: from(1, 52), hasOlder: false }, 0],
  ['a message above is taken back', from(21, 50), { messages: [said(21), ...from(23, 51)], hasOlder: true }, 700],
  [
    'the uppermost in sight is taken back',
    from(21, 50),
    { messages: [said(21), ...from(23, 51)], hasOlder: true },
    230,
  ],
])('the reader keeps their place when %s', async (_, messages, next, top) => {
  const hold = await open({ messages, hasOlder: true })
  box().scrollTo(0, top)
  await expect.poll(() => box().scrollTop).toBe(top)
  const watched = messages.find(({ id }) => id > 23 && placeOf(id) > box().getBoundingClientRect().top)?.id ?? 0
  const before = placeOf(watched)
  flushSync(() => hold(next))
  expect(Math.abs(placeOf(watched) - before)).toBeLessThan(2)
})
