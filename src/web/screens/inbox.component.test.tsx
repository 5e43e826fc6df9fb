import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Message, messages, type Thread } from '#features/messages/contract.ts'
import { refused } from '#web/testing/answers.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, news, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin, aUser } from '#web/testing/values.ts'

const HELLO: Message = {
  id: 9,
  body: 'Kumusta, Luz? Your resume is in good shape.',
  sender: 8,
  sender_name: 'Admin',
  sender_account_type: 'admin',
  sent_at: '2026-11-23T01:50:00.000Z',
  edited_at: null,
  is_read: false,
  reply_to: null,
}
const thread = (last: Message): Thread => ({
  id: 5,
  jobseeker: 7,
  jobseeker_name: 'Luz Reyes',
  jobseeker_username: 'luz_reyes',
  admin: 8,
  admin_name: 'Admin',
  is_archived_by_jobseeker: false,
  is_archived_by_admin: false,
  last_message: last,
})
const list = <T,>(...results: T[]) => ({ results, count: results.length, next: null, previous: null })

/** The inbox holds this message, read or not. */
function holds(message: Message): void {
  server.on(messages.threads, { ...list(thread(message)), unread: message.is_read ? 0 : 1 })
  server.on(messages.thread, thread(message))
  server.on(messages.list, list(message))
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const row = page.getByRole('link', { name: /Kumusta, Luz/ })
/** In the header on a desk, among the tabs on a phone. */
const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inbox/ })
const badge = tab.getByText('1 unread')

test.each([
  ['phone', false],
  ['desk', true],
])(
  'a message shows at once as a badge and in the list, and is read when it is opened, on a %s',
  async (_on, isWide) => {
    if (isWide) await wide()
    server.on(messages.threads, { ...list<Thread>(), unread: 0 })
    await render('/inbox', { signedIn: aUser() })
    await expect.element(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()
    await inspect()
    await expect.poll(() => news.listeners).toBe(1)
    holds(HELLO)
    news.send('message', { thread: 5 })
    await expect.element(row).toMatchTextContent('Unread')
    await expect.element(badge).toBeVisible()
    await inspect()
    server.on(messages.markRead, () => {
      holds({ ...HELLO, is_read: true })
      return undefined
    })
    await row.click()
    await expect.element(heading('Admin')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Messages' }).getByText('in good shape.')).toBeVisible()
    await expect.element(badge).not.toBeInTheDocument()
    await expect.poll(() => server.asked(messages.markRead).map(({ params }) => params.id)).toEqual([5])
    await inspect()
    if (!isWide) await page.getByRole('link', { name: 'Back to Conversations' }).click()
    await expect.element(row).toBeVisible()
    await expect.element(row.getByText('Unread')).not.toBeInTheDocument()
  },
)

test('a conversation that is not there is said', async () => {
  const gone = refused(404, 'not_found', 'Not found.')
  server.on(messages.thread, gone)
  server.on(messages.list, gone)
  await render('/inbox/thread/99999999', { signedIn: aUser() })
  await expect.element(heading('This conversation does not exist.')).toBeVisible()
  await inspect()
})

test.each([
  ['/inbox?q=lola', false, 'No results found for lola'],
  ['/inbox?q=lola', true, 'No results found for lola'],
  ['/inbox?filter=unread', false, "You don't have any unread messages"],
  ['/inbox?filter=sent', false, "You haven't sent any messages yet"],
  ['/inbox?filter=archive', true, "You don't have any archived messages"],
])('%s for the team: %s says %s', async (path, team, words) => {
  server.on(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 0 })
  await render(path, { signedIn: team ? anAdmin() : aUser() })
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  const hint = page.getByText('Try searching by jobseeker username.')
  if (team && path.includes('q=')) await expect.element(hint).toBeVisible()
  else expect(hint.query()).toBeNull()
})

test('the parts and the search stand in the address, and the badge beside them', async () => {
  await wide()
  holds(HELLO)
  server.on(messages.markRead, undefined)
  server.on(messages.threads, { ...list(thread(HELLO)), unread: 3 })
  await render('/inbox', { signedIn: anAdmin() })
  await expect.element(page.getByText('Select a conversation')).toBeVisible()
  await expect.element(page.getByText('3 unread conversations')).toBeVisible()
  await expect.poll(() => document.title).toBe('(3) Inbox · Hanap')
  await inspect()
  await page.getByRole('searchbox', { name: 'Search by jobseeker username' }).fill('luz')
  await expect.poll(address).toBe('/inbox?q=luz')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.poll(address).toBe('/inbox?q=luz&filter=archive')
  await expect
    .poll(() => server.asked(messages.threads).at(-1)?.query)
    .toMatchObject({ search: 'luz', filter: 'archive' })
  await page.getByRole('link', { name: /Luz Reyes/ }).click()
  await expect.poll(address).toBe('/inbox/thread/5?q=luz&filter=archive')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Luz Reyes' })).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('luz')
})
