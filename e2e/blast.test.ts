import { expect, signIn, test } from './fixtures.ts'
import { signInAdmin } from './shell-steps.ts'

test('an admin writes to everybody a search finds, and a seeker reads it in the inbox at once', async ({
  page,
  context,
  browser,
  world,
  newSeeker,
}) => {
  const seeker = await newSeeker({ connected: false })
  await signIn(context, seeker)
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible()

  const office = await browser.newContext({ baseURL: world.url, viewport: { width: 1280, height: 800 } })
  await signInAdmin(office, world)
  const desk = await office.newPage()
  await desk.goto('/inbox')
  await desk.getByRole('button', { name: 'Message Blast' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Message Blast' })
  await dialog.getByRole('searchbox').fill(seeker.email)
  await dialog.getByRole('button', { name: 'Select all 1 found' }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The boards are closed on Sunday.')
  await dialog.getByRole('button', { name: 'Send Blast' }).click()
  await desk.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(dialog.getByText('Message blast sent successfully to 1 users!')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const row = page.getByRole('link', { name: /The boards are closed on Sunday/ })
  const read = page.waitForResponse((answer) => answer.url().endsWith('/mark_read/'))
  await row.click()
  await read
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('The boards are closed on Sunday.')).toBeVisible()
  await desk.goto('/admin/blasts')
  await expect(desk.getByText('Sent to 1 person')).toBeVisible()
  await expect(desk.getByText('Read by 1 (100%)')).toBeVisible()
  await office.close()
})
