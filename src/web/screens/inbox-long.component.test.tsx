import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Message, messages, type Thread } from '#features/messages/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const MANY = 5000
const PAGE = 50
const PAGES_BACK = 6
const MINUTE_MS = 60_000
const last = Date.parse('2026-11-23T01:50:00.000Z')

/** A conversation of years: two sides, days between, one to four lines. */
const held: Message[] = Array.from({ length: MANY }, (_, at) => {
  const own = at % 3 === 0
  return {
    id: at + 1,
    body: `Message ${at + 1}.${'\nAnother line of it.'.repeat(at % 4)}`,
    sender: own ? 7 : 8,
    sender_name: own ? 'Luz Reyes' : 'Admin',
    sender_account_type: own ? 'jobseeker' : 'admin',
    sent_at: new Date(last - (MANY - at) * 97 * MINUTE_MS).toISOString(),
    edited_at: null,
    is_read: true,
    reply_to: null,
  }
})
const thread: Thread = {
  id: 5,
  jobseeker: 7,
  jobseeker_name: 'Luz Reyes',
  jobseeker_username: 'luz_reyes',
  admin: 8,
  admin_name: 'Admin',
  is_archived_by_jobseeker: false,
  is_archived_by_admin: false,
  last_message: held.at(-1) ?? null,
}

test('a conversation of 5,000 messages opens with its last page, and goes back page by page without a jump', async () => {
  server.on(messages.threads, { results: [thread], count: 1, next: null, previous: null, unread: 0 })
  server.on(messages.thread, thread)
  server.on(messages.list, ({ query }) => {
    const until = held.slice(0, (query.before ?? MANY + 1) - 1)
    return { results: until.slice(-PAGE), count: MANY, next: '/more', previous: null, revision: 0 }
  })
  await render('/inbox/thread/5', { signedIn: aUser() })
  const talk = page.getByRole('region', { name: 'Messages' })
  await expect.element(talk.getByText(`Message ${MANY}.`)).toBeVisible()
  const box = talk.element()
  await expect.poll(() => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)).toBe(0)
  // What is hidden within the messages does not make the page longer than the screen.
  expect(document.documentElement.scrollHeight - innerHeight).toBeLessThan(8)
  const rows = () => [...box.querySelectorAll('button[aria-label="Message options"]')]
  expect([rows().length, server.asked(messages.list).length]).toEqual([PAGE, 1])
  const jumps: number[] = []
  for (let pages = 1; pages <= PAGES_BACK; pages += 1) {
    // Rows ask for what is above them before the reader is there: a little way down is near enough.
    box.scrollTop = 300
    const anchor = rows().find((row) => row.getBoundingClientRect().top > box.getBoundingClientRect().top)
    const place = () => anchor?.getBoundingClientRect().top ?? NaN
    const stood = place()
    await expect.poll(() => rows().length).toBe((pages + 1) * PAGE)
    jumps.push(Math.abs(place() - stood))
    expect(anchor?.isConnected).toBe(true)
  }
  expect(Math.max(...jumps)).toBeLessThan(2)
  expect(server.asked(messages.list)).toHaveLength(PAGES_BACK + 1)
})

test('a notification does not lie over the box a message is written in', async () => {
  server.on(messages.threads, { results: [thread], count: 1, next: null, previous: null, unread: 0 })
  server.on(messages.thread, thread)
  server.on(messages.list, { results: held.slice(-2), count: 2, next: null, previous: null, revision: 0 })
  server.on(messages.send, noAnswer())
  await render('/inbox/thread/5', { signedIn: aUser() })
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('Are you there?')
  await userEvent.keyboard('{Enter}')
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect.element(told.getByText('Error: No answer from the server')).toBeVisible()
  expect(told.element().getBoundingClientRect().bottom).toBeLessThan(box.element().getBoundingClientRect().top)
})
