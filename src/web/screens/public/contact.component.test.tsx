import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contact } from '#features/site/contact/contract.ts'
import { noAnswer } from '#web/testing/answers.ts'
import { inspect } from '#web/testing/look.ts'
import { reload, render } from '#web/testing/render.tsx'
import { server } from '#web/testing/server.ts'
import { aUser } from '#web/testing/values.ts'

const LABELS = ['Name', 'Email', 'Subject', 'Message'] as const
const form = page.getByRole('form', { name: 'Contact' })
const button = form.getByRole('button')
const field = (label: (typeof LABELS)[number]) => form.getByLabelText(label)

async function fill(subject: string) {
  await field('Name').fill('Luz Reyes')
  await field('Email').fill('luz@example.test')
  await field('Subject').fill(subject)
  await field('Message').fill('Number 17 asks for a deposit.\nPlease look.')
}

test('says what is missing and goes to the first wrong field', async () => {
  await render('/contact')
  await button.click()
  for (const sentence of [
    'Name is required',
    'Email address is required',
    'Subject is required',
    'Message is required',
  ])
    await expect.element(form.getByText(sentence)).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await inspect()
  await field('Email').fill('luz')
  await expect.element(form.getByText('Please enter a valid email address')).toBeVisible()
})

test('is locked while it sends, then empty, with the toast', async () => {
  server.on(contact.send, { message: 'Thank you.' })
  const letGo = server.hold(contact.send)
  await render('/contact')
  await fill('A deposit')
  await button.click()
  for (const label of LABELS) await expect.element(field(label)).toBeDisabled()
  await expect.element(button).toHaveTextContent('Sending…')
  await button.click({ force: true })
  letGo()
  await expect.element(page.getByRole('button', { name: 'Close: Message Sent' })).toBeVisible()
  await expect.element(page.getByText("Thank you for your message. We'll get back to you soon!")).toBeVisible()
  for (const label of LABELS) await expect.element(field(label)).toHaveValue('')
  await expect.element(field('Name')).toHaveFocus()
  await expect.poll(() => server.asked(contact.send)).toHaveLength(1)
  await reload()
  await expect.element(field('Subject')).toHaveValue('')
})

test('keeps what was typed when sending fails, also through a reload', async () => {
  server.on(contact.send, noAnswer())
  await render('/contact')
  await fill('Lost line')
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Close: Error' })).toBeVisible()
  await expect.element(page.getByText('Failed to send message. Please try again later.')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('Number 17 asks for a deposit.\nPlease look.')
  await expect.element(field('Message')).toBeEnabled()
  await reload()
  await expect.element(field('Subject')).toHaveValue('Lost line')
})

test('knows a signed-in person', async () => {
  await render('/contact', { signedIn: aUser({ email: 'luz@home.test' }) })
  await expect.element(field('Email')).toHaveValue('luz@home.test')
  await expect.element(field('Name')).toHaveValue('Luz Reyes')
})
