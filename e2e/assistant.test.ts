import type { Locator, Page } from '@playwright/test'
import { expect, inspect, signIn, test } from './fixtures.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open Hanap Assistant' })
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Hanap Assistant' })
const inputOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'Your question' })
const messagesOf = (panel: Locator): Locator => panel.getByRole('log', { name: 'Messages' })
const LIMIT = "You've reached the question limit. The chat will reset automatically to start a new conversation."
const RESET = 'Chat has been reset. What else would you like to know about Hanap?'

/** A page without anything of its own to say, such as the invitation of /jobs to complete the profile. */
const QUIET = '/salaries'

async function openAssistant(page: Page, path = QUIET): Promise<Locator> {
  await page.goto(path)
  await opener(page).click()
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  return panel
}

async function askByHand(panel: Locator, question: string, answer: RegExp | string): Promise<void> {
  await expect(panel.getByText('Online', { exact: true })).toBeVisible()
  await inputOf(panel).fill(question)
  await inputOf(panel).press('Enter')
  await expect(messagesOf(panel)).toContainText(question)
  await expect(messagesOf(panel)).toContainText(answer)
}

test.describe('signed out', () => {
  test('the panel asks for a login, and its link leads back to where the person was', async ({ page }) => {
    const panel = await openAssistant(page, '/jobs?search=writer')
    await expect(panel.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await expect(panel.getByText('Please log in to access the Hanap assistant.')).toBeVisible()
    await inspect(page, 'assistant-signed-out')
    await panel.getByRole('link', { name: 'Log In Now' }).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/jobs?search=writer')}`)
    await expect(panel).toBeHidden()
  })

  test('who tries to send goes to the login with the redirect', async ({ page }) => {
    const panel = await openAssistant(page, '/jobs?search=writer')
    await inputOf(panel).fill('  ')
    await inputOf(panel).press('Enter')
    await expect(page).toHaveURL('/jobs?search=writer')
    await inputOf(panel).fill('What is ID proof?')
    await inputOf(panel).press('Enter')
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/jobs?search=writer')}`)
  })
})

test('three questions with their notices, then the limit is said and the chat is reset', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ connected: false, onboarded: false }))
  const panel = await openAssistant(page)
  await expect(panel.getByRole('status').filter({ hasText: 'Online' })).toBeVisible()
  const chips = panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await expect(chips).toHaveCount(12)
  await expect(panel.getByText(/questions? remaining|Last question/)).toBeHidden()
  await inspect(page, 'assistant-fresh')

  await chips.filter({ hasText: 'What resume formats are accepted?' }).click()
  await expect(panel.getByText('2 questions remaining before chat resets')).toBeVisible()
  await expect(panel.getByText('Typing…')).toBeVisible()
  await inputOf(panel).fill('libre ba?')
  await inputOf(panel).press('Enter')
  await expect(inputOf(panel), 'nothing is sent while the assistant is typing').toHaveValue('libre ba?')
  await expect(messagesOf(panel)).toContainText('PDF or DOCX, up to 5 MB')
  await expect(panel.getByText('Typing…')).toBeHidden()
  await inspect(page, 'assistant-answered')

  await askByHand(panel, 'libre ba?', '₱50 per month')
  await expect(panel.getByText('Last question available! Chat will reset after this.')).toBeVisible()
  await askByHand(panel, 'purple elephants', "I'm not sure I understand your question...")
  await expect(messagesOf(panel)).toContainText(LIMIT)
  await expect(panel.getByText(/questions? remaining|Last question/)).toBeHidden()
  await expect(messagesOf(panel)).toContainText(RESET)
  await expect(messagesOf(panel)).not.toContainText('elephants')
  await expect(chips).toHaveCount(12)
  await askByHand(panel, 'apply points', '1 to 60 points')
})

test('the conversation is there after a reload and on a second device, and the trash clears it on both', async ({
  page,
  context,
  browser,
  newSeeker,
  api,
}) => {
  const seeker = await newSeeker({ connected: false, onboarded: false })
  await signIn(context, seeker)
  const panel = await openAssistant(page)
  await askByHand(panel, 'paano mag apply', 'a connected board account')
  await panel.getByRole('button', { name: 'Close the assistant' }).click()
  await expect(panel).toBeHidden()
  const history = () => api('GET', '/api/chatbot/history/', { token: seeker.token })
  await expect.poll(async () => ((await history()).body.messages as object[]).length).toBe(3)

  await openAssistant(page)
  await expect(messagesOf(panel)).toContainText('paano mag apply')

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  await signIn(device, seeker)
  const other = await device.newPage()
  const there = await openAssistant(other)
  await expect(messagesOf(there)).toContainText('paano mag apply')
  await expect(there.getByText('2 questions remaining before chat resets')).toBeVisible()
  await there.getByRole('button', { name: 'Clear the chat history' }).click()
  await expect(messagesOf(there)).not.toContainText('paano mag apply')
  await expect.poll(async () => (await history()).body.conversation_id).toBeNull()
  await device.close()

  await openAssistant(page)
  await expect(messagesOf(panel)).toContainText('I answer questions about Hanap')
  await expect(messagesOf(panel)).not.toContainText('paano mag apply')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chatUserId'))).toBe(String(seeker.user.id))
})

test('a question asked just before the page is left is not lost: it is answered on return', async ({
  page,
  context,
  newSeeker,
}) => {
  await signIn(context, await newSeeker({ connected: false, onboarded: false }))
  const panel = await openAssistant(page)
  await expect(panel.getByText('Online', { exact: true })).toBeVisible()
  await inputOf(panel).fill('What is ID proof?')
  await inputOf(panel).press('Enter')
  await expect(messagesOf(panel)).toContainText('What is ID proof?')
  await page.reload()
  await opener(page).click()
  await expect(messagesOf(panel)).toContainText('What is ID proof?')
  await expect(messagesOf(panel)).toContainText('ID proof is the score')
})

test('signing out forgets the chat on the device', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false, onboarded: false }))
  const panel = await openAssistant(page)
  await askByHand(panel, 'scam', 'A real employer never asks you to pay')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chatConversationId'))).not.toBeNull()
  const other = await context.newPage()
  await other.goto(QUIET)
  await other.evaluate(() => localStorage.clear())
  await expect(panel.getByText('Authentication Required')).toBeVisible()
  await expect(panel.getByText('scam')).toBeHidden()
  const keys = () =>
    page.evaluate(() => ['chatSessionId', 'chatConversationId', 'chatUserId'].map((key) => localStorage.getItem(key)))
  await expect.poll(keys).toEqual([null, null, null])
})

test('a history that cannot be loaded or saved stops nobody from asking', async ({
  page,
  context,
  newSeeker,
  complaints,
}) => {
  await signIn(context, await newSeeker({ connected: false, onboarded: false }))
  await page.route('**/api/chatbot/history/**', (route) => route.abort())
  const panel = await openAssistant(page)
  await expect(messagesOf(panel)).toContainText('I answer questions about Hanap')
  await askByHand(panel, 'free trial', '14 days')
  await panel.getByRole('button', { name: 'Clear the chat history' }).click()
  await expect(messagesOf(panel)).not.toContainText('free trial')
  // Each failure is logged, and nothing else is.
  const logged = /^warning: The chat could not be (loaded|saved|cleared) NetworkError/
  await expect.poll(() => complaints.some((line) => line.includes('cleared'))).toBe(true)
  expect(complaints.filter((line) => !logged.test(line))).toEqual([])
  complaints.length = 0
  await page.unrouteAll()
})

test('by keyboard alone: open, ask, follow a place an answer names, close', async ({ page, context, newSeeker }) => {
  await signIn(context, await newSeeker({ connected: false, onboarded: false }))
  await page.goto(QUIET)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  for (let tabs = 0; tabs < 25; tabs++) {
    if (await inputOf(panel).evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(inputOf(panel)).toBeFocused()
  await expect(panel.getByText('Online', { exact: true })).toBeVisible()
  await page.keyboard.type('how do I find jobs')
  await page.keyboard.press('Enter')
  const link = messagesOf(panel).getByRole('link', { name: 'Jobs page' })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs')
})

test('the button never covers the bar under the thumb', async ({ page, postings, isMobile }) => {
  test.skip(!isMobile, 'Only phones have the bar.')
  const [job] = await postings('olj')
  await page.goto(`/jobs/${job?.id}`)
  const button = await opener(page).boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  expect(button && bar && button.y + button.height).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('an assistant that does not come is looked for in a fresh page once, then said; the next click tries anew', async ({
  page,
}) => {
  await page.goto(QUIET)
  await page.route('**/assets/assistant-*', (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await opener(page).click()
  await reloaded
  await opener(page).click()
  await expect(page.getByText('The assistant could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await opener(page).click()
  await expect(panelOf(page)).toBeVisible()
})
