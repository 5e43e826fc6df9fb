import { expect, test } from './fixtures.ts'
import { mailTo } from './mail.ts'

test('what a visitor writes reaches the team by mail', async ({ page, world }, info) => {
  const subject = `From the ${info.project.name} ${Date.now()}`
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Name').fill('Luz Reyes')
  await form.getByLabel('Email').fill('luz@example.test')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill('Number 17 asks for a deposit.\nPlease look.')
  await form.getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Close: Message Sent' })).toBeVisible()
  const mail = await mailTo(world, 'hello@hanap.test')
  expect(mail.subject).toBe(`Contact: ${subject}`)
  expect(mail.text).toContain('Number 17 asks for a deposit.')
})
