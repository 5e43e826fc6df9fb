import type { Page } from '@playwright/test'
import { expect, inspect, signIn, test } from './fixtures.ts'
import { mailTo } from './mail.ts'

test.describe('the contact form', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Contact' })
  const button = (page: Page) => form(page).getByRole('button')
  const fill = async (page: Page, subject: string) => {
    await form(page).getByLabel('Name').fill('Luz Reyes')
    await form(page).getByLabel('Email').fill('luz@example.test')
    await form(page).getByLabel('Subject').fill(subject)
    await form(page).getByLabel('Message').fill('Number 17 asks for a deposit.\nPlease look.')
  }

  test('says what is missing and goes to the first wrong field', async ({ page }) => {
    await page.goto('/contact')
    await button(page).click()
    for (const sentence of [
      'Name is required',
      'Email address is required',
      'Subject is required',
      'Message is required',
    ])
      await expect(form(page).getByText(sentence)).toBeVisible()
    await expect(form(page).getByLabel('Name')).toBeFocused()
    await inspect(page, 'contact-errors')
    await form(page).getByLabel('Email').fill('luz')
    await expect(form(page).getByText('Please enter a valid email address')).toBeVisible()
  })

  test('is locked while it sends, then empty, with the toast; the team has the mail', async ({ page, world }, info) => {
    const subject = `From the ${info.project.name} ${Date.now()}`
    await page.goto('/contact')
    await fill(page, subject)
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/contact/', async (route) => {
      await sent.promise
      await route.continue()
    })
    await button(page).click()
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      await expect(form(page).getByLabel(label)).toBeDisabled()
    await expect(button(page)).toHaveText('Sending…')
    await button(page).click({ force: true })
    sent.resolve()
    await expect(page.getByRole('button', { name: 'Close: Message Sent' })).toBeVisible()
    await expect(page.getByText("Thank you for your message. We'll get back to you soon!")).toBeVisible()
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      await expect(form(page).getByLabel(label)).toHaveValue('')
    await expect(form(page).getByLabel('Name')).toBeFocused()
    const mail = await mailTo(world, 'hello@hanap.test')
    expect(mail.subject).toBe(`Contact: ${subject}`)
    expect(mail.text).toContain('Number 17 asks for a deposit.')
    await page.reload()
    await expect(form(page).getByLabel('Subject')).toHaveValue('')
  })

  test('keeps what was typed when sending fails, also through a reload', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, 'Lost line')
    await page.route('**/api/contact/', (route) => route.abort())
    await button(page).click()
    await expect(page.getByRole('button', { name: 'Close: Error' })).toBeVisible()
    await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible()
    await expect(form(page).getByLabel('Message')).toHaveValue('Number 17 asks for a deposit.\nPlease look.')
    await expect(form(page).getByLabel('Message')).toBeEnabled()
    await page.reload()
    await expect(form(page).getByLabel('Subject')).toHaveValue('Lost line')
  })

  test('knows a signed-in person', async ({ page, context, newSeeker }) => {
    const seeker = await newSeeker()
    await signIn(context, seeker)
    await page.goto('/contact')
    await expect(form(page).getByLabel('Email')).toHaveValue(String(seeker.user['email']))
  })
})
