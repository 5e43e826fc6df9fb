import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open Hanap Assistant' })
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Hanap Assistant' })
const inputOf = (panel: Locator): Locator => panel.getByRole('textbox', { name: 'Your question' })
const messagesOf = (panel: Locator): Locator => panel.getByRole('log', { name: 'Messages' })

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
