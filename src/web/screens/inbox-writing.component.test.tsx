import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Message, messages, type Thread } from '#features/messages/contract.ts'
import { broken, noAnswer, refused } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { address, news, reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const said = (id: number, body: string, some: Partial<Message> = {}): Message => ({
  id,
  body,
  sender: 8,
  sender_name: 'Admin',
  sender_account_type: 'admin',
  sent_at: '2026-11-23T01:50:00.000Z',
  edited_at: null,
  is_read: true,
  reply_to: null,
  ...some,
})
const mine = (id: number, body: string, some: Partial<Message> = {}) =>
  said(id, body, { sender: 7, sender_name: 'Luz Reyes', sender_account_type: 'jobseeker', ...some })

let held: Message[]
let revision = 0
const thread = (): Thread => ({
  id: 5,
  jobseeker: 7,
  jobseeker_name: 'Luz Reyes',
  jobseeker_username: 'luz_reyes',
  admin: 8,
  admin_name: 'Admin',
  is_archived_by_jobseeker: false,
  is_archived_by_admin: false,
  last_message: held.at(-1) ?? null,
})

/** The server as it is with these messages: pages of ten, the newest first. */
function holds(...given: Message[]): void {
  held = given
  server.on(messages.threads, () => ({ results: [thread()], count: 1, next: null, previous: null, unread: 0 }))
  server.on(messages.thread, thread)
  server.on(messages.list, ({ query }) => {
    const until = query.before === undefined ? held : held.filter(({ id }) => id < (query.before ?? 0))
    const next = until.length > 10 ? '/more' : null
    return { results: until.slice(-10), count: held.length, next, previous: null, revision }
  })
}
/** The server takes what is sent. */
function takes(): void {
  server.on(messages.send, ({ body }) => {
    const known = held.find(({ client_id }) => client_id === body.client_id)
    if (known) return known
    const message = mine(100 + held.length, body.body, { client_id: body.client_id, reply_to: body.reply_to ?? null })
    held = [...held, message]
    return message
  })
}
beforeEach(() => {
  revision = 0
  holds(said(1, 'Kumusta, Luz?'), mine(2, 'Mabuti naman po.'))
})

const open = () => render('/inbox/thread/5', { signedIn: aUser() })
const talk = page.getByRole('region', { name: 'Messages' })
const box = page.getByRole('textbox', { name: 'Message' })
const last = () => talk.getByRole('listitem').last()
const options = (words: string) =>
  talk.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Message options' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toastSays = async (words: string) =>
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText(words)).toBeVisible()
const atEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = talk.element()
  return Math.round(scrollHeight - scrollTop - clientHeight)
}

test('Enter sends, with a key held it is a new line; the message says when it is on its way and when it is there', async () => {
  takes()
  await open()
  await box.fill('Two')
  await userEvent.keyboard('{Control>}{Enter}{/Control}lines{Shift>}{Enter}{/Shift}here')
  await expect.element(box).toHaveValue('Two\nlines\nhere')
  const release = server.hold(messages.send)
  await userEvent.keyboard('{Enter}')
  await expect.element(last().getByText('Sending…')).toBeVisible()
  await expect.element(box).toHaveValue('')
  await inspect()
  release()
  await expect.element(last()).toMatchTextContent('Sent')
  await expect.element(last()).toMatchTextContent('Two lines here')
  expect(server.asked(messages.send).map(({ body }) => body.body)).toEqual(['Two\nlines\nhere'])
})

test('nothing is sent twice and nothing is lost when the line breaks: it waits, survives a reload, and goes by itself', async () => {
  server.on(messages.send, noAnswer())
  await open()
  await box.fill('Are you there?')
  await userEvent.keyboard('{Enter}')
  await expect.element(last()).toMatchTextContent('Not sent')
  await toastSays('Error: No answer from the server')
  await expect.element(box).toHaveValue('Are you there?')
  await inspect()
  await reload()
  await expect.element(last()).toMatchTextContent('Are you there?')
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(box).toHaveValue('Are you there?')
  takes()
  news.send('message', 5)
  await expect.element(last()).toMatchTextContent('Sent')
  await expect.element(box).toHaveValue('')
  const names = server.asked(messages.send).map(({ body }) => body.client_id)
  expect([names.length > 1, new Set(names).size]).toEqual([true, 1])
})

test('what was put back into the box goes as the same message unless it is changed', async () => {
  server.once(messages.send, broken())
  takes()
  await open()
  await box.fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Hello')
  await button('Send').click()
  await expect.poll(() => held.length).toBe(3)
  await expect.element(box).toHaveValue('')
  server.once(messages.send, broken())
  await box.fill('Helo')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Helo')
  await box.fill('Hello again')
  await userEvent.keyboard('{Enter}')
  await expect.element(last()).toMatchTextContent('Hello again')
  await expect.element(talk.getByText('Helo', { exact: true })).not.toBeInTheDocument()
})

test('a refusal is said in the server’s words, and nothing is tried again unasked', async () => {
  server.on(messages.send, refused(403, 'not_wanted', 'This person only wants answers.'))
  await open()
  await box.fill('Hello')
  await userEvent.keyboard('{Enter}')
  await toastSays('Error: This person only wants answers.')
  await expect.element(box).toHaveValue('Hello')
  news.send('message', 5)
  await expect.poll(() => server.asked(messages.list).length).toBeGreaterThan(1)
  expect(server.asked(messages.send)).toHaveLength(1)
  await button('Discard').click()
  await expect.element(last()).toMatchTextContent('Mabuti naman po.')
})

test('a reply quotes what it answers; ten thousand characters fit, an emoji is one of them', async () => {
  takes()
  await open()
  await options('Kumusta, Luz?').click()
  await expect.element(button('Edit')).not.toBeInTheDocument()
  await inspect()
  await button('Reply').click()
  await expect.element(page.getByText('Replying to Admin')).toBeVisible()
  await expect.element(box).toHaveFocus()
  await box.fill('🙂'.repeat(10_001))
  await expect.element(page.getByText('Too long by 1 character.')).toBeVisible()
  await expect.element(button('Send')).toBeDisabled()
  await box.fill('🙂'.repeat(9999))
  await expect.element(page.getByText('1 character left')).toBeVisible()
  await box.fill('Fine')
  await button('Send').click()
  await expect.poll(() => server.asked(messages.send).map(({ body }) => body.reply_to)).toEqual([1])
  await expect.element(page.getByText('Replying to Admin')).not.toBeInTheDocument()
})

test('one’s own message is edited in the box; blank is no edit, a failure keeps the words', async () => {
  await open()
  await box.fill('half a thought')
  await options('Mabuti').click()
  await button('Edit').click()
  await expect.element(box).toHaveValue('Mabuti naman po.')
  await inspect()
  await box.fill('   ')
  await button('Save').click()
  expect(server.asked(messages.edit)).toEqual([])
  await expect.element(box).toHaveValue('half a thought')
  await button('Edit').click()
  server.once(messages.edit, refused(404, 'not_found', 'This message is not here any more.'))
  await box.fill('Mabuti po.')
  await userEvent.keyboard('{Enter}')
  await toastSays('Failed to edit message: This message is not here any more.')
  await expect.element(box).toHaveValue('Mabuti po.')
  server.on(messages.edit, () => {
    held = [said(1, 'Kumusta, Luz?'), mine(2, 'Mabuti po.', { edited_at: '2026-11-23T02:00:00.000Z' })]
    return mine(2, 'Mabuti po.', { edited_at: '2026-11-23T02:00:00.000Z' })
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(last()).toMatchTextContent('Mabuti po.edited')
  await expect.element(box).toHaveValue('half a thought')
})

test('unsending asks first and says that it is for good; a failure is said', async () => {
  await open()
  await options('Mabuti').click()
  await button('Unsend').click()
  const dialog = page.getByRole('alertdialog', { name: 'Unsend this message?' })
  await expect.element(dialog).toMatchTextContent('deleted for everyone, permanently')
  await inspect()
  server.once(messages.unsend, broken())
  await dialog.getByRole('button', { name: 'Unsend', exact: true }).click()
  await toastSays('Failed to unsend:')
  await expect.element(last()).toMatchTextContent('Mabuti')
  server.on(messages.unsend, () => {
    held = held.slice(0, 1)
    return undefined
  })
  await button('Unsend').click()
  await dialog.getByRole('button', { name: 'Unsend', exact: true }).click()
  await expect.element(last()).toMatchTextContent('Kumusta')
})

test('words that should make careful come with advice, and a link to another site asks before it is followed', async () => {
  const quote = 'A small training fee is needed'
  const notes = [{ kind: 'fee' as const, quote, title: 'Asks you to pay a fee', advice: 'A real employer pays you.' }]
  holds(said(1, `${quote}, see www.quick-hire.test/pay.`, { notes }))
  await open()
  await expect.element(talk.getByText('Please be careful with this message')).toBeVisible()
  await inspect()
  const link = talk.getByRole('link', { name: 'www.quick-hire.test/pay' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'This link leads out of Hanap' })
  await expect.element(dialog).toMatchTextContent('www.quick-hire.test')
  await expect
    .element(dialog.getByRole('link', { name: 'Open the link' }))
    .toHaveAttribute('href', 'https://www.quick-hire.test/pay')
  await inspect()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('older messages come above without a jump; who reads there is not pulled down by a new one', async () => {
  const long = Array.from({ length: 40 }, (_, at) => said(at + 1, `Message ${at + 1}\nsecond line\nthird line`))
  holds(...long)
  await open()
  await expect.element(talk.getByText('Message 40')).toBeVisible()
  await expect.poll(() => [atEnd(), news.listeners]).toEqual([0, 1])
  const element = talk.element()
  const anchor = talk.getByText('Message 31')
  element.scrollTop = 0
  const release = server.hold(messages.list)
  await expect.poll(() => server.asked(messages.list).length).toBeGreaterThan(1)
  const place = () => Math.round(anchor.element().getBoundingClientRect().top)
  const before = place()
  release()
  await expect.element(talk.getByText('Message 21')).toBeInTheDocument()
  expect(Math.abs(place() - before)).toBeLessThan(2)
  held = [...held, said(41, 'News')]
  news.send('message', 5)
  await expect.element(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(Math.abs(place() - before)).toBeLessThan(2)
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect.poll(atEnd).toBe(0)
  held = [...held, said(42, 'And more')]
  news.send('message', 5)
  await expect.element(talk.getByText('And more')).toBeVisible()
  await expect.poll(atEnd).toBe(0)
})

test('an edit far above is seen too, and what was unsent there is gone', async () => {
  holds(...Array.from({ length: 12 }, (_, at) => said(at + 1, `Message ${at + 1} of twelve`)))
  await open()
  await expect.element(talk.getByText('Message 12 of twelve')).toBeVisible()
  talk.element().scrollTop = 0
  await expect.element(talk.getByText('Message 2 of twelve')).toBeInTheDocument()
  held = held.slice(1).map((message) => (message.id === 2 ? { ...message, body: 'Changed' } : message))
  revision += 1
  news.send('message', 5)
  await expect.element(talk.getByText('Changed')).toBeInTheDocument()
  await expect.element(talk.getByText('Message 1 of twelve')).not.toBeInTheDocument()
})

test('archiving can be undone, and its failure is said', async () => {
  await open()
  server.once(messages.archive, refused(404, 'not_found', 'This conversation does not exist.'))
  await button('Archive').click()
  await toastSays('Error: This conversation does not exist.')
  server.on(messages.archive, ({ body }) => ({ ...thread(), is_archived_by_jobseeker: body.archived ?? false }))
  await button('Archive').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.asked(messages.archive).map(({ body }) => body.archived)).toEqual([true, true, false])
})

test('a job seeker nobody wrote to begins', async () => {
  server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 0 })
  await render('/inbox', { signedIn: aUser() })
  server.on(messages.begin, () => {
    holds()
    return thread()
  })
  await button('New message').click()
  await expect.poll(address).toBe('/inbox/thread/5')
  await expect.element(page.getByText('No messages yet')).toBeVisible()
  await inspect()
})
