import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blasts, type BlastUser, type Jobseeker } from '#features/blasts/contract.ts'
import { messages, type Thread } from '#features/messages/contract.ts'
import { noAnswer, refused, tooMany, wrongFields } from '#web/testing/answers.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect, wide } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { anAdmin } from '#web/testing/values.ts'

const NAMES = ['Ana Cruz', 'Ben Dizon', 'Carla Espino']
const USERS: BlastUser[] = NAMES.map((name, at) => ({
  id: 11 + at,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@home.test`,
  account_type: at === 1 ? 'admin' : 'jobseeker',
}))
const SEEKERS: Jobseeker[] = USERS.map(({ id, name, email }, at) => ({
  id,
  name,
  email,
  onboarding_completed: at !== 1,
  date_joined: '2026-11-20T02:00:00.000Z',
}))
const having = (text = '') => USERS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))

const dialog = page.getByRole('dialog')
const open = async (button: 'New Conversation' | 'Message Blast') => {
  await render('/inbox', { signedIn: anAdmin() })
  const menu = page.getByRole('button', { name: 'Inbox menu' })
  if (innerWidth < 1025) await menu.click()
  await page.getByRole('button', { name: button }).click()
  await expect.element(dialog.getByRole('heading', { name: button })).toBeVisible()
}

beforeEach(() => {
  server.on(blasts.users, ({ query }) => having(query.search).filter((one) => having(query.within).includes(one)))
  server.on(blasts.audience, ({ query }) => ({ count: having(query.search).length }))
  server.on(blasts.jobseekersWithoutThread, SEEKERS)
})

const person = (name: string) => dialog.getByRole('checkbox', { name })
const sendButton = dialog.getByRole('button', { name: 'Send Blast' })
const text = dialog.getByRole('textbox', { name: 'Message' })
const confirm = page.getByRole('alertdialog')
const sent = () => server.asked(blasts.send).map(({ body }) => body)
const accepted = (total_users: number) => ({
  message: '',
  details: { blast_id: 4, total_users, skipped_users: 0 },
})
/** Two people and a message, up to the question. */
const write = async (message = 'Magandang araw') => {
  await person('Ana Cruz').click()
  await person('Carla Espino').click()
  await text.fill(message)
  await sendButton.click()
}

test('a blast says what it lacks, asks with the number of people, sends once, tells it and closes after two seconds', async () => {
  holdTimers()
  await open('Message Blast')
  await expect.element(sendButton).toBeDisabled()
  await expect.element(dialog.getByText('Please select at least one user.')).toBeVisible()
  await expect
    .element(dialog.getByRole('group', { name: 'Recipients' }).getByText('Admin', { exact: true }))
    .toBeVisible()
  await inspect()
  await person('Ana Cruz').click()
  await expect.element(dialog.getByText('1 selected')).toBeVisible()
  await expect.element(dialog.getByText('Please enter a message.')).toBeVisible()
  await text.fill('   ')
  await expect.element(sendButton).toBeDisabled()
  await text.fill('Magandang araw')
  await expect.element(dialog.getByText('14 / 10,000')).toBeVisible()
  await sendButton.click()
  await expect.element(confirm.getByText('Send this to 1 person?')).toBeVisible()
  await inspect()
  const answer = server.hold(blasts.send)
  server.on(blasts.send, accepted(1))
  await confirm.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect.element(dialog.getByRole('progressbar', { name: 'Sending to 1 person' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible()
  answer()
  await expect.element(dialog.getByText('Message blast sent successfully to 1 users!')).toBeVisible()
  await inspect()
  await run(1900)
  await expect.element(dialog).toBeVisible()
  await run(200)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent()).toMatchObject([{ user_ids: [11], all: false, message: 'Magandang araw', about_service: false }])
})

test('all that a search finds are chosen at once, some taken out again, and all of it let go', async () => {
  await wide()
  await open('Message Blast')
  await dialog.getByRole('searchbox', { name: 'Search users' }).fill('an')
  await expect.element(person('Carla Espino')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Select all 1 found' }).click()
  await expect.element(dialog.getByText('Everybody found by “an” is selected.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(dialog.getByText('Nobody selected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Select all 3' }).click()
  await dialog.getByRole('searchbox', { name: 'Search among them' }).fill('ben')
  await expect.element(person('Ana Cruz')).not.toBeInTheDocument()
  await expect.element(person('Ben Dizon')).toBeChecked()
  await person('Ben Dizon').click()
  await expect.element(dialog.getByText('2 selected')).toBeVisible()
  await inspect()
  await dialog.getByRole('radio', { name: 'About the service itself' }).click()
  await text.fill('We are down on Sunday.')
  await sendButton.click()
  await expect.element(confirm.getByText('also those who want no unasked messages', { exact: false })).toBeVisible()
  server.on(blasts.send, accepted(2))
  await confirm.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.element(dialog.getByText('Message blast sent successfully to 2 users!')).toBeVisible()
  expect(sent()).toMatchObject([{ all: true, search: '', except_ids: [12], about_service: true }])
})

test('a blast that fails says why and keeps everything; the same one again has the same name, another one its own', async () => {
  await open('Message Blast')
  await write()
  server.once(blasts.send, noAnswer())
  await confirm.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.element(dialog.getByText('Failed to send message blast.')).toBeVisible()
  await expect.element(dialog.getByText('2 selected')).toBeVisible()
  server.once(blasts.send, tooMany('One message blast a minute.', 30))
  await sendButton.click()
  await confirm.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.element(dialog.getByText('One message blast a minute.')).toBeVisible()
  server.once(blasts.send, wrongFields({ user_ids: ['None of these people wants it.'] }))
  await text.fill('Another')
  await sendButton.click()
  await confirm.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect.element(dialog.getByText('None of these people wants it.')).toBeVisible()
  const keys = sent().map(({ request_key }) => request_key)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('users that cannot be loaded are said, and nobody found is too', async () => {
  server.once(blasts.users, refused(403, 'forbidden', 'No.'))
  await open('Message Blast')
  await expect.element(dialog.getByText('Failed to load users.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(person('Ana Cruz')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search users' }).fill('zzz')
  await expect.element(dialog.getByText('No users found')).toBeVisible()
})

test('a blast is written without a mouse, and what was typed is not thrown away without a question', async () => {
  await open('Message Blast')
  await expect.element(person('Ana Cruz')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search users' }).click()
  await userEvent.keyboard('{Enter}{Tab}{Tab} {Tab}')
  await expect.element(dialog.getByText('1 selected')).toBeVisible()
  await text.fill('Half a thou')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Discard your changes?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(text).toHaveValue('Half a thou')
})

const create = dialog.getByRole('button', { name: 'Create' })

test('a new conversation begins with whom was chosen, and opens', async () => {
  await open('New Conversation')
  await expect.element(create).toBeDisabled()
  await expect.element(dialog.getByText('Please select a jobseeker.')).toBeVisible()
  await inspect()
  server.on(blasts.jobseekersWithoutThread, ({ query }) =>
    SEEKERS.filter(({ name }) => name.includes(query.search ?? '')),
  )
  await dialog.getByRole('searchbox', { name: 'Search jobseekers' }).fill('Ben')
  await expect.element(dialog.getByText('Ana Cruz')).not.toBeInTheDocument()
  await dialog.getByRole('radio', { name: 'Ben Dizon' }).click()
  await dialog.getByLabelText('First message').fill('Kumusta, Ben?')
  server.once(messages.begin, noAnswer())
  await create.click()
  await expect.element(dialog.getByText('Failed to create thread.')).toBeVisible()
  server.once(messages.begin, refused(403, 'not_wanted', 'This person only wants answers.'))
  await create.click()
  await expect.element(dialog.getByText('This person only wants answers.')).toBeVisible()
  await inspect()
  server.on(messages.begin, aThread)
  server.on(messages.thread, aThread)
  await create.click()
  await expect.poll(address).toBe('/inbox/thread/5')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.asked(messages.begin).at(-1)?.body).toMatchObject({ jobseeker: 12, first_message: 'Kumusta, Ben?' })
})

const aThread: Thread = {
  id: 5,
  jobseeker: 12,
  jobseeker_name: 'Ben Dizon',
  jobseeker_username: 'ben',
  admin: 8,
  admin_name: 'Tomas Villanueva',
  is_archived_by_jobseeker: false,
  is_archived_by_admin: false,
  last_message: null,
}

test.each([
  [
    'when there is nobody',
    () => server.on(blasts.jobseekersWithoutThread, []),
    'No jobseekers available for a new conversation.',
  ],
  [
    'when they cannot be read',
    () => server.on(blasts.jobseekersWithoutThread, refused(403, 'x', 'No.')),
    'Failed to load jobseeker list.',
  ],
])('a new conversation says so %s', async (_when, set, sentence) => {
  set()
  await open('New Conversation')
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(create).toBeDisabled()
})
