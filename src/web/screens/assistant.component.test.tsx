import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chatbot } from '#features/chatbot/contract.ts'
import { google } from '#features/auth/google/contract.ts'
import { jobs } from '#features/jobs/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { takeComplaints } from '#web/testing/complaints.ts'
import { holdTimers, run } from '#web/testing/clock.ts'
import { inspect } from '#web/testing/look.ts'
import { address, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { connect } from '#web/testing/tabs.ts'
import { aUser, noJobs } from '#web/testing/values.ts'

const LIMIT = "You've reached the question limit. The chat will reset automatically to start a new conversation."
const RESET = 'Chat has been reset. What else would you like to know about Hanap?'
/** A page without anything of its own to say. */
const QUIET = '/salaries'

const opener = page.getByRole('button', { name: 'Open Hanap Assistant' })
const panel = page.getByRole('dialog', { name: 'Hanap Assistant' })
const input = panel.getByRole('textbox', { name: 'Your question' })
const log = panel.getByRole('log', { name: 'Messages' })
const chips = panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
const notice = panel.getByText(/questions? remaining|Last question/)

type Kept = { text: string; isUser: boolean; time: string }[]

/** The server keeps one conversation. */
let kept: Kept = []

beforeEach(() => {
  kept = []
  server.on(chatbot.history, () => ({
    messages: kept,
    conversation_id: kept.length === 0 ? null : 5,
    session_id: kept.length === 0 ? null : 'kept',
  }))
  server.on(chatbot.save, ({ body }) => {
    kept = body.messages
    return { session_id: body.session_id ?? 'kept', conversation_id: 5 }
  })
  server.on(chatbot.clear, () => void (kept = []))
  server.on(jobs.search, noJobs)
  server.on(google.options, { google: true })
})

async function open(path = QUIET, signedIn = true) {
  await render(path, signedIn ? { signedIn: aUser() } : {})
  await opener.click()
  await expect.element(panel).toBeVisible()
}

async function ask(question: string, answer: string) {
  await expect.element(panel.getByText('Online', { exact: true })).toBeVisible()
  await input.fill(question)
  await userEvent.keyboard('{Enter}')
  await expect.element(log).toMatchTextContent(question)
  await expect.element(log).toMatchTextContent(answer)
}

test('signed out it asks for a login, and its link leads back to where the person was', async () => {
  await open('/jobs?search=writer', false)
  await expect.element(panel.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect.element(panel.getByText('Please log in to access the Hanap assistant.')).toBeVisible()
  await inspect()
  await panel.getByRole('link', { name: 'Log In Now' }).click()
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/jobs?search=writer')}`)
  await expect.element(panel).not.toBeInTheDocument()
})

test('who tries to send signed out goes to the login with the redirect', async () => {
  await open('/jobs?search=writer', false)
  await input.fill('  ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => address()).toBe('/jobs?search=writer')
  await input.fill('What is ID proof?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/jobs?search=writer')}`)
})

test('without a connection it does not call itself online, and answers all the same', async () => {
  await open()
  await expect.element(panel.getByText('Online', { exact: true })).toBeVisible()
  connect(false)
  await expect.element(panel.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible()
  await expect.element(panel.getByText('Online', { exact: true })).not.toBeInTheDocument()
  await input.fill('What are the plans and prices?')
  await userEvent.keyboard('{Enter}')
  await expect.element(log).toMatchTextContent('₱100 per month')
  connect(true)
  await expect.element(panel.getByText('Online', { exact: true })).toBeVisible()
})

test('three questions with their notices, then the limit is said and the chat is reset', async () => {
  holdTimers()
  await open()
  await expect.element(panel.getByRole('status').filter({ hasText: 'Online' })).toBeVisible()
  await expect.poll(() => chips.elements().length).toBe(12)
  await expect.element(notice).not.toBeInTheDocument()
  await inspect()

  await chips.filter({ hasText: 'What resume formats are accepted?' }).click()
  await expect.element(panel.getByText('2 questions remaining before chat resets')).toBeVisible()
  await expect.element(panel.getByText('Typing…')).toBeVisible()
  await input.fill('libre ba?')
  await userEvent.keyboard('{Enter}')
  await expect.element(input, { message: 'nothing is sent while the assistant is typing' }).toHaveValue('libre ba?')
  await run(3000)
  await expect.element(log).toMatchTextContent('PDF or DOCX, up to 5 MB')
  await expect.element(panel.getByText('Typing…')).not.toBeInTheDocument()
  await inspect()

  await ask('libre ba?', '₱50 per month')
  await expect.element(panel.getByText('Last question available! Chat will reset after this.')).toBeVisible()
  await ask('purple elephants', "I'm not sure I understand your question...")
  await expect.element(log).toMatchTextContent(LIMIT)
  await expect.element(notice).not.toBeInTheDocument()
  await run(10_000)
  await expect.element(log).toMatchTextContent(RESET)
  await expect.element(log).not.toMatchTextContent('elephants')
  await expect.poll(() => chips.elements().length).toBe(12)
  await ask('apply points', '1 to 60 points')
})

test('signing out forgets the chat on the device', async () => {
  await open()
  await ask('scam', 'A real employer never asks you to pay')
  await expect.poll(() => localStorage.getItem('chatConversationId')).not.toBeNull()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(panel.getByText('Authentication Required')).toBeVisible()
  await expect.element(panel.getByText('scam')).not.toBeInTheDocument()
  const keys = () => ['chatSessionId', 'chatConversationId', 'chatUserId'].map((key) => localStorage.getItem(key))
  await expect.poll(keys).toEqual([null, null, null])
})

test('a history that cannot be loaded or saved stops nobody from asking', async () => {
  for (const endpoint of [chatbot.history, chatbot.save, chatbot.clear]) server.on(endpoint, noAnswer())
  await open()
  await expect.element(log).toMatchTextContent('I answer questions about Hanap')
  await ask('free trial', '14 days')
  await panel.getByRole('button', { name: 'Clear the chat history' }).click()
  await expect.element(log).not.toMatchTextContent('free trial')
  await expect.poll(() => server.asked(chatbot.clear).length).toBeGreaterThan(0)
  // Each failure is logged, and nothing else is.
  let logged = takeComplaints()
  await expect
    .poll(() => (logged = [...logged, ...takeComplaints()]).some((line) => line.includes('cleared')))
    .toBe(true)
  expect(logged.filter((line) => !/^console.warn: The chat could not be (loaded|saved|cleared)/.test(line))).toEqual([])
})

test('by keyboard alone: open, ask, follow a place an answer names, close', async () => {
  await render(QUIET, { signedIn: aUser() })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
  await expect.element(panel.getByText('Online', { exact: true })).toBeVisible()
  for (let tabs = 0; tabs < 25 && document.activeElement !== input.element(); tabs++) await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('how do I find jobs{Enter}')
  const link = log.getByRole('link', { name: 'Jobs page' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/jobs')
})
